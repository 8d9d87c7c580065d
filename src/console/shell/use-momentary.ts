import { useEffect } from 'react';
import { momentary } from './leave-guards.ts';
import { useClosedByLeaving } from './use-closed-by-leaving.ts';

/** A menu or a picker: it goes with the page, and when its person is asked whether to leave it. */
export function useMomentary(close: () => void): void {
  useClosedByLeaving(close);
  useEffect(() => {
    momentary.add(close);
    return () => void momentary.delete(close);
  }, [close]);
}
