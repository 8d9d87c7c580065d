import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../environment.ts';
import { useNotice } from '../messages/use-notice.ts';

/**
 * Someone else has signed in where one person was at work (in another window, or in the dialog that asks the first one
 * to sign in again): they begin at the start page, and a word says why. Answers a key under which nothing drawn for the
 * first person stays.
 */
export function useFreshStart(): number {
  const { session } = useEnvironment();
  const turns = useSyncExternalStore(session.subscribe, session.getTurns, session.getTurns);
  const notice = useNotice();
  const navigate = useNavigate();
  const seen = useRef(turns);
  useEffect(() => {
    if (seen.current === turns) return;
    seen.current = turns;
    void navigate('/', { replace: true });
    notice('shell/console.other-person');
  }, [turns, navigate, notice]);
  return turns;
}
