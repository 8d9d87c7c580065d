import { useCallback } from 'react';
import type { Call } from '../../shared/documents/call.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { useEnvironment } from '../environment.ts';
import { useComplaints } from '../messages/complaint.ts';
import type { CallInput } from './call-request.ts';
import { makeCall } from './make-call.ts';
import type { CallAnswer } from './transport.ts';

type PerformCall = <Body = unknown>(input?: CallInput) => Promise<CallAnswer<Body>>;

/**
 * A function that makes the named call, with a captcha where the call wants one; a call that wants the person to prove
 * again who they are waits for that.  It rejects with CallError (StaleError, SignedOutError) or OfflineError;
 * what a person then reads is found by `useMessages().explain`.
 */
export function useCall(callId: string): PerformCall {
  const perform = usePerformCall();
  return useCallback((input) => perform(callId, input), [perform, callId]);
}

/** As useCall, for a call whose id is known only when it is made. What the last try was refused for is then over. */
export function usePerformCall(): <Body = unknown>(callId: string, input?: CallInput) => Promise<CallAnswer<Body>> {
  const { store, transport } = useEnvironment();
  const { clear } = useComplaints();
  return useCallback(
    async <Body>(callId: string, input?: CallInput) => {
      if (!store.get().calls[callId]) await store.load(subjectOf(callId));
      const call = store.get().calls[callId];
      if (!call) throw new Error(`No call "${callId}".`);
      // A query has a signal, by which it ends with its page: what it asks is no try either, be it a POST.
      if (!isQuestion(call) && !input?.signal) clear();
      return (await makeCall(transport, call, input)) as CallAnswer<Body>;
    },
    [store, transport, clear],
  );
}

/** The page asks, not the person. */
const isQuestion = ({ method, does, background }: Call): boolean =>
  background === true || method === 'GET' || ['list', 'read', 'filters'].includes(does ?? '');
