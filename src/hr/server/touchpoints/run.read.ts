import { and, count, eq, max, ne, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { chatSession, touchpointRun } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';

type Read = Calls['touchpoints/run.read'];
type Reasons = Read['answer']['held'];

/** Counted over the employees whom one sees. Nobody is named: who got what is for those who may read about chats. */
export const handler: Handler<Read> = async (context, { params }) => {
  const stage = await context.records.read('touchpoints/stage', params.id);
  if (stage?.stageType !== 'lifecycle') return context.notFound();
  const { begun, ...of } = await chats(context, params.id);
  const rows = await unsent(context, params.id);
  const takenBack = rows.reduce((total, row) => total + row.begun, 0);
  const reasons = (state: 'held' | 'dropped'): Reasons =>
    rows.flatMap((row) => (row.state === state && row.reason ? [{ reason: row.reason, chats: row.chats }] : []));
  return {
    status: 200,
    partial: context.actor.scope !== null,
    ...of,
    sent: Math.max(0, begun - takenBack),
    held: reasons('held'),
    dropped: reasons('dropped'),
  };
};

async function chats(context: CallContext, stage: string) {
  const [row] = await context.db
    .select({
      begun: count(),
      answered: sql<number>`count(*) filter (where ${chatSession.status} = 'completed')`.mapWith(Number),
      last: max(chatSession.createdAt),
    })
    .from(chatSession)
    .where(and(eq(chatSession.stage, stage), context.visible('people/session')));
  const last = row?.last ? wireTime(context.config.wireZone)(row.last) : null;
  return { begun: row?.begun ?? 0, answered: row?.answered ?? 0, last_sent: last };
}

/** Some had begun already, and were taken back. */
function unsent(context: CallContext, stage: string) {
  return context.db
    .select({
      state: touchpointRun.state,
      reason: touchpointRun.reason,
      chats: count(),
      begun: count(touchpointRun.session),
    })
    .from(touchpointRun)
    .where(and(eq(touchpointRun.stage, stage), ne(touchpointRun.state, 'started'), context.visible('touchpoints/run')))
    .groupBy(touchpointRun.state, touchpointRun.reason);
}
