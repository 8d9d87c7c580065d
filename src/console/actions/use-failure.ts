import { useCallback } from 'react';
import type { CallMessages } from '../../shared/documents/call.ts';
import { isAborted, NotConfirmedError, SignedOutError } from '../data/call-error.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNotice } from '../messages/use-notice.ts';
import { useOverlays } from './action-context.ts';

/**
 * Shows why something failed: a message with a title in a dialog (missing permissions), any other in a snackbar.
 * What the person has not confirmed is no failure, only said. An ended session is not told here: the console is already on its way to the sign-in page.
 */
export function useFailure(): (
  error: unknown,
  call?: CallMessages,
  action?: Record<string, string | undefined>,
) => Promise<void> {
  const { explain } = useMessages();
  const notice = useNotice();
  const { tell } = useOverlays();
  return useCallback(
    async (error, call, action) => {
      if (error instanceof SignedOutError || isAborted(error)) return;
      const sentence = explain(error, call, action);
      if (sentence.title) await tell(sentence);
      else notice(error instanceof NotConfirmedError ? sentence : { ...sentence, severity: 'error' });
    },
    [explain, notice, tell],
  );
}
