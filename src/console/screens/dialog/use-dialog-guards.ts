import { useCallback, useContext, useEffect, useState } from 'react';
import { useOverlays } from '../../actions/action-context.ts';
import { LeaveGuards, LeaveGuardsContext } from '../../shell/leave-guards.ts';

/** What is half done within a dialog: for its content by context, and asked about before the dialog is closed. */
export function useDialogGuards(close: () => void): { guards: LeaveGuards; leave(): void } {
  const page = useContext(LeaveGuardsContext);
  const [guards] = useState(() => new LeaveGuards(page.page));
  const { confirm } = useOverlays();
  useEffect(
    () =>
      page.add({
        asks: (leaving) => guards.asking(leaving).at(-1)?.asks(leaving) ?? null,
        left: () => {
          for (const guard of guards.asking()) guard.left?.();
        },
      }),
    [page, guards],
  );
  const leave = useCallback(async () => {
    const asking = guards.asking();
    const message = asking.at(-1)?.asks();
    if (message && !(await confirm(message))) return;
    for (const guard of asking) guard.left?.();
    close();
  }, [guards, confirm, close]);
  return { guards, leave: () => void leave() };
}
