import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Overlays as Api, OverlaysContext } from '../actions/action-context.ts';
import { useEnvironment } from '../environment.ts';
import { Arriving } from './Arriving.tsx';
import { finderOf } from './find-again.ts';
import { late } from './late.ts';
import type { Overlay } from './OverlayHost.tsx';
import { PageGuard } from './PageGuard.tsx';
import { useClosedByLeaving } from './use-closed-by-leaving.ts';

const [OverlayHost] = late(() => import('./OverlayHost.tsx'));

/** Keeps the open dialogs, the last one on top. Their code is loaded with the first. */
export function Overlays({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Overlay[]>([]);
  /** Of each that is open: what it shows, and how to close it without an answer. */
  const opened = useRef(new Map<number, { what: string; isScreen: boolean; cancel(): void }>());
  const cancelAll = useCallback(() => {
    for (const { cancel } of opened.current.values()) cancel();
  }, []);
  const cancelQuestions = useCallback(() => {
    for (const { isScreen, cancel } of opened.current.values()) if (!isScreen) cancel();
  }, []);
  useClosedByLeaving(cancelAll);
  useEffect(() => cancelAll, [cancelAll]);
  const api = useMemo<Api>(() => {
    let count = 0;
    const show = <T,>(what: unknown, make: (settle: (value: T) => void) => Omit<Overlay, 'key' | 'opener'>) =>
      new Promise<T>((resolve) => {
        const name = JSON.stringify(what);
        // The second click of a double click: the first one has it, and this one comes to nothing.
        if ([...opened.current.values()].some((one) => one.what === name)) return resolve(undefined as T);
        count += 1;
        const key = count;
        const opener = document.activeElement;
        const find = opener && opener !== document.body ? finderOf(opener) : undefined;
        const settle = (value: T) => {
          // An answer that comes after it was closed closes nothing, and moves no focus.
          if (!opened.current.delete(key)) return;
          setOpen((list) => list.filter((overlay) => overlay.key !== key));
          resolve(value);
          // MUI gives the focus back only while its dialog fades; the control may have been drawn anew since.
          const before = document.activeElement;
          requestAnimationFrame(() => !isElsewhere(before) && find?.()?.focus());
        };
        const made = { ...make(settle), key } as Overlay;
        opened.current.set(key, { what: name, isScreen: made.kind === 'screen', cancel: () => settle(undefined as T) });
        setOpen((list) => [...list, made]);
      });
    return {
      confirm: (message, params, lines) =>
        show<boolean>([message, params, lines], (settle) => ({ kind: 'confirm', message, params, lines, settle })),
      open: (screen, params = {}, record) =>
        show<unknown>([screen, params, record?.id], (close) => ({ kind: 'screen', screen, params, record, close })),
      tell: (sentence, lines) =>
        show<void>([sentence.text, lines], (close) => ({
          kind: 'tell',
          sentence,
          lines,
          close: () => close(undefined),
        })),
    };
  }, []);
  const { confirming } = useEnvironment();
  useEffect(() => confirming.attend(api.confirm), [confirming, api]);
  return (
    <OverlaysContext value={api}>
      <PageGuard cancelQuestions={cancelQuestions}>
        {children}
        {open.length > 0 && (
          <Arriving lost={cancelAll}>
            <OverlayHost open={open} />
          </Arriving>
        )}
      </PageGuard>
    </OverlaysContext>
  );
}

/** Someone has gone on to another control of the page since: taking the focus from there would lose what is typed. */
function isElsewhere(before: Element | null): boolean {
  const now = document.activeElement;
  return now !== null && now !== document.body && now !== before && !now.closest('[role="dialog"]');
}
