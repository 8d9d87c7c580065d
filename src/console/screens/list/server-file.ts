import type { Call } from '../../../shared/documents/call.ts';
import type { CallInput } from '../../data/call-request.ts';
import { lateFile, type MakeCall } from '../../data/late-file.ts';
import { listInput } from '../../data/list-call.ts';

interface Told {
  report_url?: string | null;
  download?: string;
}

interface Ways {
  make: MakeCall;
  /** Said when the file is not there at once. */
  waiting(): void;
}

/** Has a file made of what a list finds, and waits for it. Null: it was called off, or has failed. */
export async function serverFile(call: Call, filter: Record<string, unknown>, ways: Ways): Promise<string | null> {
  const { params, query, body } = listInput(call, { page: 1, perPage: 1, filter });
  const taken = (values: Record<string, unknown> = {}, known: object = {}) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name in known));
  const asked: CallInput = {
    params,
    query: { ...taken(query, call.query?.properties), ...chosen(call) },
    ...(body && { body: taken(body as Record<string, unknown>, call.body?.properties) }),
  };
  const first = (await ways.make<Told>(call.id, asked)).body;
  if (first.report_url) return first.report_url;
  ways.waiting();
  return lateFile(ways.make, call.exports?.state ?? '', first.download);
}

const chosen = ({ chosenBy }: Call) => (chosenBy ? { [chosenBy.parameter]: chosenBy.value } : {});
