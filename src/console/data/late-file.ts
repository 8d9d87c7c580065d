import type { CallInput } from './call-request.ts';
import type { CallAnswer } from './transport.ts';

export type MakeCall = <Body>(call: string, input?: CallInput) => Promise<CallAnswer<Body>>;

interface Told {
  report_url?: string | null;
  status?: string;
}

const pause = 1000;

/** Waits for a file that a job makes, and asks how far it is by the call `state`. Null: it was called off, or has failed. */
export async function lateFile(make: MakeCall, state: string, download: string | undefined): Promise<string | null> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { status, report_url } = (await make<Told>(state, { params: { id: download } })).body;
    if (status === 'ready') return report_url ?? null;
    if (status !== 'queued' && status !== 'running') return null;
  }
}
