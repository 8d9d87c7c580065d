import { useQuery } from '@tanstack/react-query';
import { fillValues } from '../../actions/fill.ts';
import { subjectOf } from '../../artifacts/artifact-store.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { inputOf } from '../../data/call-request.ts';
import { isObject } from '../../data/is-object.ts';
import { usePerformCall } from '../../data/use-call.ts';

type Values = Record<string, unknown>;

interface Asked {
  read: string | undefined;
  /** What the panels were opened with. */
  around: Values;
  /** What they may speak of besides. */
  known?: Values;
  /** What the call is sent of it, where that is not all that it takes. */
  send?: Values;
  /** Id of the record that they are about. */
  about?: unknown;
}

/** What panels show: what they were opened with, and on top of that what their call answers (its `data`, where that holds it). */
export function useShown({ read = '', around, known, send, about }: Asked) {
  const call = useDocument('calls', read);
  const perform = usePerformCall();
  const input = call && inputOf(call, send ? fillValues(send, { ...known, ...around }) : around);
  const subject = JSON.stringify([read, about, input?.params]);
  const {
    data: body,
    refetch,
    ...query
  } = useQuery({
    queryKey: [subjectOf(read), subject, input] as const,
    enabled: input !== undefined,
    retry: false,
    // The same thing, asked otherwise: what is shown stays until the answer is there.
    placeholderData: (before, earlier) => (earlier?.queryKey[1] === subject ? before : undefined),
    queryFn: async ({ signal }) => (await perform<Values>(read, { ...input, signal })).body,
  });
  const values: Values = { ...known, ...around, ...(isObject(body) && (isObject(body.data) ? body.data : body)) };
  return {
    ...query,
    call,
    values,
    waits: input !== undefined && body === undefined,
    /** Where nothing is asked there is nothing to ask again: what was opened with comes anew from outside. */
    refetch: async () => {
      if (input !== undefined) await refetch();
    },
  };
}
