import type { Call } from '../../../shared/documents/call.ts';
import { usualStatus } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';

/** `does: sign-out`: sessions of the person who asks end, and `ended` says how many where the answer has it. */
export function serveSignOut(_engine: CallEngine, call: Call): Serve {
  const status = usualStatus(call);
  const { sessions } = call;
  if (!sessions) throw new Error('it does not say which "sessions" end');
  const tells = call.answers?.[status]?.properties?.ended !== undefined;
  return async (run, { body }) => {
    const ended = await endSessions(run, body.everywhere === true ? 'all' : sessions);
    return { status, body: { status, ...(tells && { ended }) } };
  };
}

async function endSessions({ sessions, actor }: Run, which: NonNullable<Call['sessions']>): Promise<number> {
  if (which === 'all' || which === 'others') return sessions.endAll(actor.id, { keep: which === 'others' });
  if (which === 'viewing') await sessions.stopViewing();
  else await sessions.end();
  return 1;
}
