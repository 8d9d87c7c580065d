import { type SQL, sql } from 'drizzle-orm';
import { constants, type OptionValues } from '../../../../generated/options.ts';
import type { Database } from '../../../../server/context.ts';
import { addDays } from '../../../rules/due.ts';
import { unitLengths } from '../../../rules/trigger-time.ts';

export interface Day {
  company: string;
  now: Date;
  /** The company's own day (YYYY-MM-DD). */
  today: string;
  /** Kinds of stages that are switched on for the company. */
  types: readonly StageType[];
}

type StageType = OptionValues['touchpoints/stage.types'];

const window = constants['touchpoints/run.window'];

/** What `triggerDate` says, for the database: it clamps the ends of months in the same way. */
const triggerInterval = sql`make_interval(months => s.trigger_time_duration * ${lengths('months')},
  days => s.trigger_time_duration * ${lengths('days')})`;

function lengths(part: 'months' | 'days'): SQL {
  const cases = Object.entries(unitLengths).map(([unit, length]) => `when '${unit}' then ${length[part]}`);
  return sql.raw(`case s.trigger_time_unit ${cases.join(' ')} end`);
}

interface Trigger {
  /** A touchpoint that is there already: who has got it is not asked again. */
  id?: string | undefined;
  duration: number;
  unit: OptionValues['touchpoints/stage.units'];
}

/** A touchpoint as it would be if it were activated with this trigger time, for `dueBetween`. */
export const asIfLive = (company: string, { id, duration, unit }: Trigger): SQL => sql`(
  select ${company}::uuid as company_id, ${id ?? null}::uuid as id, 'live' as status, 'lifecycle' as stage_type,
    ${duration}::int as trigger_time_duration, ${unit}::text as trigger_time_unit)`;

/** Runs (as `r`) of a touchpoint (as `s`) for a person. */
const ofPerson = sql`r.company_id = s.company_id and r.stage_id = s.id and r.user_id = user_profile.id`;

/** What became of them on the very day (of `d`), unless they had another one since. */
const isThatDay = sql`r.due_on = d.due_on and r.reason is distinct from 'moved'`;

/** Who was asked already, or is planned for the very day. */
const isPlanned = sql`exists (
  select from touchpoint_run r where ${ofPerson} and (r.state = 'started' or ${isThatDay}))`;

/** Of a plan that was made before, on which nobody was written to. */
const isAnew = sql`touchpoint_run.state <> 'started'
  and (touchpoint_run.due_on <> excluded.due_on or touchpoint_run.reason = 'moved')`;

/** A chat (as `c`) that nobody was told of: its mail was taken back, and it has not begun otherwise. */
const isTakenBack = sql`(c.status = 'initiated' and c.started_at is null and exists (
  select from touchpoint_run t where t.company_id = c.company_id and t.session_id = c.id and t.state <> 'started'))`;

/** Employees whose day for a touchpoint lies after the first and not after the last, and who may be written to. */
export const dueBetween = (company: string, after: string, until: string, today: string, stages = sql`stage`) => sql`
  from ${stages} s
  join user_profile on user_profile.company_id = s.company_id
    and user_profile.status = 'active' and user_profile.email <> '' and (user_profile.exit_date is null or user_profile.exit_date > ${today}::date)
    and user_profile.joining_date > (${after}::date - ${triggerInterval})::date - 4
    and user_profile.joining_date < (${until}::date - ${triggerInterval})::date + 4
  cross join lateral (select (user_profile.joining_date + ${triggerInterval})::date as due_on) d
  where s.company_id = ${company} and s.status = 'live' and s.stage_type = 'lifecycle' and d.due_on > ${after}::date and d.due_on <= ${until}::date
    and not exists (
      select from chat_session c where c.company_id = s.company_id and c.stage_id = s.id and c.user_id = user_profile.id
        and not ${isTakenBack})
    and not exists (
      select from touchpoint_run r where ${ofPerson} and r.state = 'dropped' and ${isThatDay})`;

/**
 * Writes down everyone whose day has come, in one statement however many they are. The unique key on touchpoint and
 * person is what makes it once, no matter who else plans at the same time.
 */
export async function planDue(db: Database, day: Day): Promise<void> {
  await forgetMoved(db, day);
  if (day.types.includes('lifecycle')) await planJoiners(db, day);
  if (day.types.includes('postExit')) await planLeavers(db, day);
}

/** Whether someone who has left has an address of their own that takes mails: the one at work is closed. */
export const isReachable = sql`(coalesce(user_profile.alternate_email, '') <> ''
  and lower(user_profile.alternate_email) <> lower(user_profile.email)
  and not exists (
    select from mail_suppression m
    where m.company_id = user_profile.company_id and lower(m.address) = lower(user_profile.alternate_email)
      and m.reason = 'bounced'))`;

/** The post-exit survey that was live before has asked them, after the same exit. */
const isAskedByOther = sql`exists (
  select from touchpoint_run o where o.company_id = s.company_id and o.user_id = user_profile.id and o.stage_id <> s.id
    and o.stage_type = 'postExit' and o.state = 'started' and o.due_on >= user_profile.exit_date)`;

/** Whose exit date was moved before they were written to is planned anew. */
async function planLeavers(db: Database, { company, now, today }: Day): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    insert into touchpoint_run
      (company_id, id, stage_id, user_id, stage_type, due_on, state, reason, start_after, created_at, updated_at)
    select s.company_id, gen_random_uuid(), s.id, user_profile.id, s.stage_type, d.due_on,
      case when ${isReachable} then 'planned' else 'held' end, case when ${isReachable} then null else 'unreachable' end,
      ${at}, ${at}, ${at}
    from stage s
    join user_profile on user_profile.company_id = s.company_id and user_profile.exit_date <= ${today}::date
    cross join lateral (select (user_profile.exit_date + ${triggerInterval})::date as due_on) d
    where s.company_id = ${company} and s.status = 'live' and s.stage_type = 'postExit'
      and d.due_on > ${addDays(today, -window)}::date and d.due_on <= ${today}::date
      and not ${isPlanned} and not ${isAskedByOther}
    on conflict (company_id, stage_id, user_id) do update
      set due_on = excluded.due_on, state = excluded.state, reason = excluded.reason,
        start_after = excluded.start_after, updated_at = excluded.updated_at
      where ${isAnew}`);
}

/** Whose day was moved before they were written to is planned anew, also where they were passed over on the old one. */
async function planJoiners(db: Database, day: Day): Promise<void> {
  const { company, now, today } = day;
  const at = now.toISOString();
  await db.execute(sql`
    insert into touchpoint_run (company_id, id, stage_id, user_id, due_on, state, start_after, created_at, updated_at)
    select s.company_id, gen_random_uuid(), s.id, user_profile.id, d.due_on, 'planned', ${at}, ${at}, ${at}
    ${dueBetween(company, addDays(today, -window), today, today)}
      and not ${isPlanned}
    on conflict (company_id, stage_id, user_id) do update
      set due_on = excluded.due_on, state = excluded.state, reason = null,
        start_after = excluded.start_after, updated_at = excluded.updated_at
      where ${isAnew}`);
}

/**
 * The joining or exit date, or the trigger time, is another now: nobody is written to on the day that they had before. A
 * chat that was taken back stays with its row, and for the credit that it took begins on the new day.
 */
async function forgetMoved(db: Database, { company, now }: Day): Promise<void> {
  const moved = sql`r.company_id = ${company} and r.state in ('planned', 'held')
    and s.company_id = r.company_id and s.id = r.stage_id
    and user_profile.company_id = r.company_id and user_profile.id = r.user_id
    and r.due_on is distinct from (case r.stage_type when 'postExit' then user_profile.exit_date
      else user_profile.joining_date end + ${triggerInterval})::date`;
  await db.execute(
    sql`delete from touchpoint_run r using stage s, user_profile where ${moved} and r.session_id is null`,
  );
  await db.execute(sql`
    update touchpoint_run r set state = 'dropped', reason = 'moved', updated_at = ${now.toISOString()}
    from stage s, user_profile where ${moved}`);
}
