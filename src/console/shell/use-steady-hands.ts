import { useEffect } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** Loaded when the first page stands, or with the first key or press before. */
export function useSteadyHands(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    const left = new AbortController();
    const { signal } = left;
    let focused: EventTarget | null = document.activeElement;
    document.addEventListener('focusin', ({ target }) => (focused = target), { signal });
    const pressed = new Promise<unknown>((resolve) => {
      for (const name of ['keydown', 'pointerdown'])
        document.addEventListener(name, resolve, { capture: true, once: true, signal });
    });
    void Promise.race([whenQuiet(signal), pressed])
      .then(() => (signal.aborted ? null : import('./steady-hands.ts')))
      .then((loaded) => {
        if (loaded && !signal.aborted) end = loaded.steadyHands(focused);
      })
      // Where it does not arrive, presses count where they fall.
      .catch(() => undefined);
    return () => {
      left.abort();
      end?.();
    };
  }, []);
}
