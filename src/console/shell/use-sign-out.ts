import { useContext } from 'react';
import { useOverlays } from '../actions/action-context.ts';
import { useFailure } from '../actions/use-failure.ts';
import { useEnvironment } from '../environment.ts';
import { isHalfDoneElsewhere } from '../session/half-done-elsewhere.ts';
import { LeaveGuardsContext } from './leave-guards.ts';

/**
 * Signs out, after asking about what is half done in this tab and in others. It is left, and its drafts are dropped, only
 * by signing out: who stays, or is not reached by the server, goes on with it.
 */
export function useSignOut(): (everywhere?: boolean) => Promise<void> {
  const { signing } = useEnvironment();
  const { page } = useContext(LeaveGuardsContext);
  const { confirm } = useOverlays();
  const failure = useFailure();
  return async (everywhere = false) => {
    if (!(await page.mayLeave(confirm))) return;
    if ((await isHalfDoneElsewhere(signing.channel)) && !(await confirm('shell/console.sign-out-unsaved-ask'))) return;
    if (everywhere && !(await confirm('shell/console.sign-out-everywhere-ask'))) return;
    await signing.signOut(everywhere).catch((error: unknown) => failure(error));
  };
}
