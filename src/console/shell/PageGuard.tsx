import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useOverlays } from '../actions/action-context.ts';
import { useEnvironment } from '../environment.ts';
import { LeaveGuards, LeaveGuardsContext, type Leaving, momentary } from './leave-guards.ts';

interface Props {
  /** Answers every open question with no: one question at a time. */
  cancelQuestions(): void;
  children: ReactNode;
}

/**
 * Asks before anything half done is left behind: by another path, another tab, Back, and by closing the window. Nobody
 * is asked when the session has ended.
 */
export function PageGuard({ cancelQuestions, children }: Props) {
  const [guards] = useState(() => new LeaveGuards());
  const { session, signing } = useEnvironment();
  const { confirm } = useOverlays();
  const way = useRef<Leaving>(undefined);
  const blocker = useBlocker((leaving) => {
    const found = session.getUser() ? guards.asking(leaving) : [];
    if (found.length > 0) way.current = leaving;
    return found.length > 0;
  });

  // The blocker is another object at every drawing; one blocked navigation is one question.
  const latest = useRef(blocker);
  latest.current = blocker;
  const { state } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    const ask = async () => {
      cancelQuestions();
      for (const close of momentary) close();
      await drawn();
      if (await guards.leave(confirm, way.current)) latest.current.proceed?.();
      else latest.current.reset?.();
    };
    void ask();
  }, [state, confirm, cancelQuestions, guards]);

  useEffect(() => signing.attend(() => guards.asking().length > 0), [signing, guards]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (guards.asking().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [guards]);

  return <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>;
}

/** What a question's answer took back is drawn, and nothing is asked about it any more. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));
