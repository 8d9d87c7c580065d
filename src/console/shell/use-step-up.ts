import { useEffect } from 'react';
import { useOverlays } from '../actions/action-context.ts';
import { useEnvironment } from '../environment.ts';

/** Opens the routes' dialog whenever a call wants the person to prove again who they are. */
export function useStepUp(dialog: string | undefined): void {
  const { stepUp } = useEnvironment();
  const { open } = useOverlays();
  useEffect(() => {
    if (!dialog) return;
    return stepUp.attend(async () => (await open(dialog)) !== undefined);
  }, [dialog, stepUp, open]);
}
