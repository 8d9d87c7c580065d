import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useOverlays } from '../actions/action-context.ts';
import { useEnvironment } from '../environment.ts';
import { type Guard, LeaveGuards, LeaveGuardsContext } from './leave-guards.ts';

/**
 * Asks before anything half done is left behind: by another path, another tab, Back, and by closing the window. Nobody
 * is asked when the session has ended.
 */
export function PageGuard({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new LeaveGuards());
  const { session } = useEnvironment();
  const { confirm } = useOverlays();
  const asking = useRef<Guard[]>([]);
  const blocker = useBlocker((leaving) => {
    const found = session.getUser() ? guards.asking(leaving) : [];
    if (found.length > 0) asking.current = found;
    return found.length > 0;
  });

  // The blocker is another object at every drawing; one blocked navigation is one question.
  const latest = useRef(blocker);
  latest.current = blocker;
  const { state } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    const messages = asking.current.map((guard) => guard.asks() ?? 'shell/leave');
    void confirm(messages.at(-1) ?? 'shell/leave').then((leave) => {
      if (!leave) return latest.current.reset?.();
      for (const guard of asking.current) guard.left?.();
      latest.current.proceed?.();
    });
  }, [state, confirm]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (guards.asking().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [guards]);

  return <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>;
}
