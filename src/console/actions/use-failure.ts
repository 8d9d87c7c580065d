import { useCallback } from 'react';
import type { CallMessages } from '../../shared/documents/call.ts';
import { CallError, isAborted, NotConfirmedError, SignedOutError } from '../data/call-error.ts';
import { useEnvironment } from '../environment.ts';
import { useComplaints } from '../messages/complaint.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNotice } from '../messages/use-notice.ts';
import { useOverlays } from './action-context.ts';

/**
 * Shows why something failed: a message with a title in a dialog (missing permissions), any other in the
 * dialog it was done in, or in a snackbar.
 * What the person has not confirmed, or was signed out for, is no failure, only said; and not even that on the way to
 * the sign-in page.
 */
export function useFailure(): (
  error: unknown,
  call?: CallMessages,
  action?: Record<string, string | undefined>,
) => Promise<void> {
  const { explain } = useMessages();
  const notice = useNotice();
  const { session } = useEnvironment();
  const complaints = useComplaints();
  const { tell } = useOverlays();
  return useCallback(
    async (error, call, action) => {
      const isSignedOut = error instanceof SignedOutError;
      if ((isSignedOut && !session.getUser()) || isAborted(error)) return;
      const sentence = explain(error, call, action);
      const isOwnChoice = isSignedOut || error instanceof NotConfirmedError;
      if (sentence.title) await tell(sentence);
      else if (isOwnChoice) notice(sentence);
      else complaints.say(sentence, detailsOf(error, sentence.text));
    },
    [explain, notice, complaints, tell, session],
  );
}

/** What is wrong with single fields, unless that is what is said anyway. */
const detailsOf = (error: unknown, said: string): string[] =>
  error instanceof CallError
    ? [...new Set(Object.values(error.body.errors ?? {}).flat())].filter((detail) => detail !== said)
    : [];
