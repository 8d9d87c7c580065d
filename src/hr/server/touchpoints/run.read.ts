import { and, count, eq, max, ne, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { chatSession, touchpointRun } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { addDays } from '../../rules/due.ts';
import { todayOf } from '../company/zone.ts';
import { dueBetween } from './run/plan.ts';

type Read = Calls['touchpoints/run.read'];
type Reasons = Read['answer']['held'];

const ahead = constants['touchpoints/run.ahead'];

/** Counted over the employees whom one sees. Nobody is named: who got what is for those who may read about chats. */
export const handler: Handler<Read> = async (context, { params }) => {
  const stage = await context.records.read('touchpoints/stage', params.id);
  if (stage?.stageType !== 'lifecycle') return context.notFound();
  const sent = await chats(context, params.id);
  const runs = await waiting(context, params.id);
  return {
    status: 200,
    ...sent,
    held: runs('held'),
    dropped: runs('dropped'),
    ahead: await soon(context, params.id),
  };
};

async function chats(context: CallContext, stage: string) {
  const [row] = await context.db
    .select({
      sent: count(),
      answered: sql<number>`count(*) filter (where ${chatSession.status} = 'completed')`.mapWith(Number),
      last: max(chatSession.createdAt),
    })
    .from(chatSession)
    .where(and(eq(chatSession.stage, stage), context.visible('people/session')));
  const last = row?.last ? wireTime(context.config.wireZone)(row.last) : null;
  return { sent: row?.sent ?? 0, answered: row?.answered ?? 0, last_sent: last };
}

async function waiting(context: CallContext, stage: string): Promise<(state: 'held' | 'dropped') => Reasons> {
  const rows = await context.db
    .select({ state: touchpointRun.state, reason: touchpointRun.reason, chats: count() })
    .from(touchpointRun)
    .where(and(eq(touchpointRun.stage, stage), ne(touchpointRun.state, 'started'), context.visible('touchpoints/run')))
    .groupBy(touchpointRun.state, touchpointRun.reason);
  return (state) =>
    rows.flatMap((row) => (row.state === state && row.reason ? [{ reason: row.reason, chats: row.chats }] : []));
}

/** As the job will find them, if nothing changes. */
async function soon(context: CallContext, stage: string): Promise<number> {
  const { company, db } = context;
  const today = await todayOf(context);
  const visible = context.visible('people/user');
  const { rows } = (await db.execute(sql`
    select count(*)::int as people ${dueBetween(company, today, addDays(today, ahead), today)}
      and s.id = ${stage} ${visible ? sql`and ${visible}` : sql``}`)) as unknown as { rows: { people: number }[] };
  return rows[0]?.people ?? 0;
}
