import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall, useDocument, useGate } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const callId = 'people/session/transcript';
type Answer = Calls[typeof callId]['answer'];

/**
 * What was said in a chat, for those who may read it. It is read from the server once, since each reading is kept in
 * the audit; `entries`: with another number of them, after a reply, it is another one.
 */
export function useTranscript(id: string, entries?: unknown) {
  const { allowed, reason } = useGate(callId);
  const read = useCall(callId);
  const call = useDocument('calls', callId);
  const chat = useQuery({
    queryKey: ['transcript', id, entries],
    placeholderData: keepPreviousData,
    enabled: allowed && id !== '',
    staleTime: 'static',
    retry: false,
    queryFn: async ({ signal }) => (await read<Answer>({ params: { id }, signal })).body.data,
  });
  return { allowed, reason, call, chat };
}
