import { useEffect, useRef } from 'react';

/**
 * For what is saved by itself a moment after it was changed. Left within that moment it is saved at once; closing the
 * window asks besides, since nobody waits for the answer there.
 */
export function useLateSave(isLate: boolean, save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => latest.current(), []);
  useEffect(() => {
    if (!isLate) return;
    const ask = (event: BeforeUnloadEvent) => {
      latest.current();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLate]);
}
