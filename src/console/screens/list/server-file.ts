import type { Call } from '../../../shared/documents/call.ts';
import type { CallInput } from '../../data/call-request.ts';
import { listInput } from '../../data/list-call.ts';
import type { CallAnswer } from '../../data/transport.ts';

interface Told {
  report_url?: string | null;
  download?: string;
  status?: number | string;
}

interface Ways {
  make<Body>(call: string, input?: CallInput): Promise<CallAnswer<Body>>;
  /** Said when the file is not there at once. */
  waiting(): void;
}

const pause = 1000;

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
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { status, report_url } = (
      await ways.make<Told>(call.exports?.state ?? '', { params: { id: first.download } })
    ).body;
    if (status === 'ready') return report_url ?? null;
    if (status !== 'queued' && status !== 'running') return null;
  }
}

const chosen = ({ chosenBy }: Call) => (chosenBy ? { [chosenBy.parameter]: chosenBy.value } : {});
