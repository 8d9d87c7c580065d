import { useEffect } from 'react';
import { useOverlays } from '../actions/action-context.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.ts';
import type { Offered } from './DraftNotice.tsx';
import { useStoredDraft } from './use-stored-draft.ts';

interface Unfinished {
  /** For `<DraftOffer>`: what was left here before. */
  left: Offered;
  /** It was saved: nothing is kept, and leaving asks nothing. */
  done(): void;
  /** It goes on later: leaving asks nothing, and what is kept stays. */
  later(): void;
}

/**
 * For dialogs that draw their own inputs: leaving asks while `value` is changed, and a reload or crash loses nothing.
 * `place` says what is worked on, `resume` puts a value back that was left before.
 */
export function useUnfinished<T>(place: string, value: T, isChanged: boolean, resume: (value: T) => void): Unfinished {
  const { offer, take, discard, keep, drop } = useStoredDraft<T>(place);
  const { confirm } = useOverlays();
  const release = useLeaveGuard(isChanged, { left: drop });
  const text = JSON.stringify(value);
  useEffect(() => keep(isChanged ? (JSON.parse(text) as T) : null), [keep, isChanged, text]);
  return {
    left: {
      offer,
      discard,
      resume: async () => {
        if (isChanged && !(await confirm('shell/console.draft-ask'))) return;
        const half = take();
        if (half !== null) resume(half);
      },
    },
    done: () => {
      release();
      drop();
    },
    later: release,
  };
}
