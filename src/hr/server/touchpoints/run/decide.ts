import { and, eq, type SQL, sql } from 'drizzle-orm';
import { constants, type OptionValues } from '../../../../generated/options.ts';
import { company as companies } from '../../../../generated/tables.ts';
import type { Database } from '../../../../server/context.ts';
import { addDays } from '../../../rules/due.ts';
import { isPaused, pauseState, releasedSince } from '../../../rules/pause.ts';
import { creditsTaken } from '../../chats/credits.ts';
import { readSettings } from '../../company/settings.ts';
import { worksAsAdmin } from '../../people/active-admin.ts';
import { type Day, isReachable } from './plan.ts';

const window = constants['touchpoints/run.window'];

/** A touchpoint whose chats are held from now on, because its sender has left. */
export interface Orphan {
  id: string;
  title: string;
  type: OptionValues['touchpoints/stage.types'];
  held: number;
}

interface Decided {
  paused: boolean;
  orphans: Orphan[];
}

/** Before anything is started: what is held and what goes on, each in one statement however many they are. */
export async function decide(db: Database, day: Day): Promise<Decided> {
  await keepBegun(db, day);
  const { pause } = await readSettings(db, day.company);
  if (isPaused(pause, day.now)) {
    await holdPlanned(db, day, 'paused');
    return { paused: true, orphans: [] };
  }
  await dropLate(db, day);
  // One that was moved to later days holds nothing until then.
  const isOver = pauseState(pause, day.now) === 'over';
  await release(db, day, (isOver ? pause?.endsAt : releasedSince(pause, day.now)) ?? day.now);
  await goOn(db, day, 'sender-left', senderStays(day));
  await goOn(
    db,
    day,
    'unreachable',
    sql`exists (
    select from user_profile where user_profile.company_id = r.company_id and user_profile.id = r.user_id and ${isReachable})`,
  );
  await goOn(db, day, 'no-credit', await withinCredits(db, day));
  return { paused: false, orphans: await holdOrphans(db, day) };
}

/** A chat that was taken back may begin without its mail: in another system, or by the link in an admin's reply. */
async function keepBegun(db: Database, { company, now }: Day): Promise<void> {
  await db.execute(sql`
    update touchpoint_run r set state = 'started', reason = null, updated_at = ${now.toISOString()}
    where r.company_id = ${company} and r.state in ('held', 'planned') and exists (
      select from chat_session c where c.company_id = r.company_id and c.id = r.session_id and c.status <> 'initiated')`);
}

/** A chat that was taken back has its credit already. In a pause those are held too that have begun without a mail. */
export async function holdPlanned(db: Database, { company, now }: Day, reason: 'paused' | 'no-credit'): Promise<void> {
  await db.execute(sql`
    update touchpoint_run r set state = 'held', reason = ${reason}, updated_at = ${now.toISOString()}
    where r.company_id = ${company} and case when ${reason === 'paused'} then r.state = 'planned' or ${isUntold}
      else r.state = 'planned' and r.session_id is null end`);
}

const isUntold = sql`(r.state = 'started' and r.reason = 'together' and exists (
  select from chat_session c where c.company_id = r.company_id and c.id = r.session_id and c.status = 'initiated'))`;

/** What was held for too long is not sent any more; what is about to go out over a day has that day on top. */
async function dropLate(db: Database, { company, now, today }: Day): Promise<void> {
  await db.execute(sql`
    update touchpoint_run r set state = 'dropped', updated_at = ${now.toISOString()}, reason = case
      when r.reason = 'unreachable' then 'unreachable'
      when r.stage_type = 'lifecycle' and (select u.status from user_profile u where u.company_id = r.company_id and u.id = r.user_id) <> 'active' then 'person-left'
      when (select s.status from stage s where s.company_id = r.company_id and s.id = r.stage_id) <> 'live' then 'stopped'
      else 'too-late' end
    where r.company_id = ${company} and r.due_on <= case r.state
      when 'held' then ${addDays(today, -window)}::date
      when 'planned' then ${addDays(today, -window - 1)}::date end`);
}

/** Of the time over which a pause releases what it held, so that not everyone is written to at once; each person's own. */
export const shareOf = (user: SQL): SQL => sql`(('x' || substr(md5(${user}::text), 1, 7))::bit(28)::int / 268435456.0)`;

/** Over the day after the pause. */
async function release(db: Database, { company, now }: Day, from: Date): Promise<void> {
  await db.execute(sql`
    update touchpoint_run set state = 'planned', reason = null, updated_at = ${now.toISOString()},
      start_after = ${from.toISOString()}::timestamptz
        + ${shareOf(sql`user_id`)} * interval '1 day'
    where company_id = ${company} and state = 'held' and reason = 'paused'`);
}

async function goOn(db: Database, { company, now }: Day, reason: string, which: SQL): Promise<void> {
  await db.execute(sql`
    update touchpoint_run r set state = 'planned', reason = null, updated_at = ${now.toISOString()}
    where r.company_id = ${company} and r.state = 'held' and r.reason = ${reason} and ${which}`);
}

/** The sender of a touchpoint (as `s`) works here, as an admin. */
export const isActiveAdmin = (today: string): SQL => worksAsAdmin(sql`s.company_id`, sql`s.chat_from_user_id`, today);

const senderStays = ({ today }: Day): SQL => sql`exists (
  select from stage s where s.company_id = r.company_id and s.id = r.stage_id and ${isActiveAdmin(today)})`;

async function withinCredits(db: Database, { company }: Day): Promise<SQL> {
  const [plan] = await db
    .select({ limit: companies.milestone_limit, left: companies.milestone_limit_remaining })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  if (!plan || plan.limit === null) return sql`true`;
  const left = (plan.left ?? plan.limit) - (await creditsTaken(db, company));
  return sql`r.id in (
    select o.id from touchpoint_run o where o.company_id = ${company} and o.state = 'held' and o.reason = 'no-credit'
    order by o.due_on, o.id limit ${Math.max(0, left)})`;
}

/** Answers the touchpoints that had nothing held for this reason before. */
async function holdOrphans(db: Database, { company, now, today }: Day): Promise<Orphan[]> {
  const { rows } = (await db.execute(sql`
    with held as (
      update touchpoint_run r set state = 'held', reason = 'sender-left', updated_at = ${now.toISOString()}
      from stage s
      where r.company_id = ${company} and r.state = 'planned' and s.company_id = r.company_id and s.id = r.stage_id
        and s.status = 'live' and not ${isActiveAdmin(today)}
      returning s.id, s.title, s.stage_type)
    select held.id, held.title, held.stage_type as type, count(*)::int as held from held
    where not exists (
      select from touchpoint_run o
      where o.company_id = ${company} and o.stage_id = held.id and o.state = 'held' and o.reason = 'sender-left')
    group by held.id, held.title, held.stage_type`)) as unknown as { rows: Orphan[] };
  return rows;
}
