import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Overlays as Api, OverlaysContext } from '../actions/action-context.ts';
import type { Overlay } from './OverlayHost.tsx';

const OverlayHost = lazy(() => import('./OverlayHost.tsx'));

/** Keeps the open dialogs, the last one on top. Their code is loaded with the first. */
export function Overlays({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Overlay[]>([]);
  // Whoever waits for a dialog hears of it when all of them are taken away.
  const waiting = useRef(new Map<number, () => void>());
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const cancel of current.values()) cancel();
    };
  }, []);
  const api = useMemo<Api>(() => {
    let count = 0;
    const show = <T,>(make: (settle: (value: T) => void) => Omit<Overlay, 'key' | 'opener'>) =>
      new Promise<T>((resolve) => {
        count += 1;
        const key = count;
        const opener = document.activeElement;
        waiting.current.set(key, () => resolve(undefined as T));
        const settle = (value: T) => {
          waiting.current.delete(key);
          setOpen((list) => list.filter((overlay) => overlay.key !== key));
          resolve(value);
          // MUI gives the focus back only while its dialog fades; the control may have been drawn anew since.
          if (opener instanceof HTMLElement && opener.isConnected) requestAnimationFrame(() => opener.focus());
        };
        setOpen((list) => [...list, { ...make(settle), key } as Overlay]);
      });
    return {
      confirm: (message, params) => show<boolean>((settle) => ({ kind: 'confirm', message, params, settle })),
      open: (screen, params = {}, record) =>
        show<unknown>((close) => ({ kind: 'screen', screen, params, record, close })),
      tell: (sentence, lines) =>
        show<void>((close) => ({ kind: 'tell', sentence, lines, close: () => close(undefined) })),
    };
  }, []);
  return (
    <OverlaysContext value={api}>
      {children}
      {open.length > 0 && (
        <Suspense fallback={null}>
          <OverlayHost open={open} />
        </Suspense>
      )}
    </OverlaysContext>
  );
}
