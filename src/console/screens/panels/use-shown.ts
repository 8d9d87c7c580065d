import { useQuery } from '@tanstack/react-query';
import { subjectOf } from '../../artifacts/artifact-store.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { inputOf } from '../../data/call-request.ts';
import { isObject } from '../../data/is-object.ts';
import { usePerformCall } from '../../data/use-call.ts';

type Values = Record<string, unknown>;

/** What panels show: what they were opened with, and on top of that what their call answers (its `data`, where that holds it). */
export function useShown(read: string | undefined, around: Values) {
  const call = useDocument('calls', read ?? '');
  const perform = usePerformCall();
  const input = call && inputOf(call, around);
  const query = useQuery({
    queryKey: [subjectOf(read ?? ''), read, input],
    enabled: input !== undefined,
    retry: false,
    queryFn: async ({ signal }) => (await perform<Values>(read ?? '', { ...input, signal })).body,
  });
  const { data: body } = query;
  const values: Values = { ...around, ...(isObject(body) && (isObject(body.data) ? body.data : body)) };
  return { ...query, call, values, waits: input !== undefined && body === undefined };
}
