import { sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { addDays } from '../../rules/due.ts';
import { isPaused } from '../../rules/pause.ts';
import { readSettings } from '../company/settings.ts';
import { todayOf } from '../company/zone.ts';
import { asIfLive, dueBetween } from './run/plan.ts';

type Due = Calls['touchpoints/stage.due'];

const ahead = constants['touchpoints/run.ahead'];
const late = constants['touchpoints/run.window'];

/** Among the employees whom one sees, as the job would find them if the touchpoint were activated now. */
export const handler: Handler<Due> = async (context, { query }) => {
  const { company, db } = context;
  const { id, triggerTimeDuration: duration, triggerTimeUnit: unit } = query;
  const today = await todayOf(context);
  const visible = context.visible('people/user');
  const rows = (await db.execute(sql`
    select d.due_on::text as day, count(*)::int as people
    ${dueBetween(company, addDays(today, -late), addDays(today, ahead), today, asIfLive(company, { id, duration, unit }))}
      ${visible ? sql`and ${visible}` : sql``}
    group by d.due_on order by d.due_on`)) as unknown as { rows: { day: string; people: number }[] };
  const days = rows.rows.filter(({ day }) => day > today);
  const { pause } = await readSettings(db, company);
  const paused = isPaused(pause, context.now);
  const partial = context.actor.scope !== null;
  return { status: 200, today, partial, paused, now: sum(rows.rows) - sum(days), ahead: sum(days), days };
};

const sum = (rows: readonly { people: number }[]): number => rows.reduce((total, { people }) => total + people, 0);
