import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { constants, optionValues } from '../../../generated/options.ts';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { slots } from '../../rules/reporting-minimum.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import type { Learner } from './learner.ts';
import { dayOf } from './limits.ts';
import { chatPeriod, peopleCondition } from './selected.ts';

/** One slot of one group: of everyone in scope or of those chosen, over all time or of one month. */
export interface SlotRow {
  headcount: number;
  /** Of those whom the filters select. */
  gone: number;
  started: number;
  completed: number;
  /** Null in the one row that there is when nobody has answered. */
  slot: number | null;
  chosen: boolean;
  month: string;
  print: number;
  people: number;
  moods: number[];
  risk: number;
  score: number;
  scored: number;
  sums: (number | null)[];
  rated: number[];
}

export const drivers: readonly string[] = optionValues['segments/engagement.drivers'];

/** The months shown, the present one last, as YYYY-MM. */
export function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: constants['segments/engagement.months'] }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  ).reverse();
}

/**
 * Counts in one statement what the filters select, and beside it everyone of whom the learner knows, since both may be
 * compared. A person counts once in each group, by the last chat in it that was completed with a mood.
 */
export async function countAnswers(
  context: CallContext,
  learner: Learner,
  filters: Filters,
): Promise<readonly Readonly<SlotRow>[]> {
  const today = dayOf(context);
  const zone = sql`${context.actor.timeZone}`;
  const people = and(learner.seen, peopleCondition(filters, today));
  const period = chatPeriodCondition(filters, today, zone);
  const [first = ''] = monthsUntil(today);
  const everyone = people || period ? [lastOf(sql`true`, false, first)] : [];
  const rows = await context.records.reckoned<SlotRow>(sql`
    with people as materialized (
      select ${userProfile.id} as id, ${people ?? sql`true`} as chosen from ${userProfile}
      where ${and(eq(userProfile.companyId, context.company), eq(userProfile.status, 'active'), learner.known)}
    ), chats as materialized (
      select ${chatSession.id} as id, people.id as person, people.chosen and ${period ?? sql`true`} as chosen,
        ${chatSession.status} = 'completed' as done, ${chatSession.completedAt} as ended, ${chatSession.overall_mood} as mood,
        ${chatSession.driverAverage} as score, ${chatSession.driver_rating} as rating,
        ${chatSession.action_status} = 'resolved' as resolved
      from ${chatSession} join people on people.id = ${chatSession.user}
      where ${chatSession.companyId} = ${context.company} and ${chatSession.startedAt} is not null
    ), answers as materialized (
      select *, to_char(ended at time zone ${zone}, 'YYYY-MM') as month from chats
      where done and mood is not null and ended is not null
    ), counted as (${sql.join([lastOf(sql`chosen`, true, first), ...everyone], sql` union all `)}),
    slots as (${slotsOf()})
    select (select count(*)::int from people where chosen) as headcount,
      (select count(*)::int from ${userProfile}
        where ${and(eq(userProfile.companyId, context.company), ne(userProfile.status, 'active'), learner.known, people)}) as gone,
      (select count(*)::int from chats where chosen) as started,
      (select count(*)::int from chats where chosen and done) as completed, slots.*
    from (values (1)) as one(row) left join slots on true`);
  return rows;
}

/** Of each person the last answer there is, and the last of each of the months shown. */
function lastOf(which: SQL, chosen: boolean, first: string): SQL {
  const columns = sql`person, id, mood, score, rating, resolved`;
  return sql`(select distinct on (person) ${chosen} as chosen, '' as month, ${columns} from answers where ${which}
      order by person, ended desc, id)
    union all (select distinct on (person, month) ${chosen}, month, ${columns} from answers
      where ${which} and month >= ${first} order by person, month, ended desc, id)`;
}

function slotsOf(): SQL {
  const moods = [1, 2, 3, 4, 5].map((mood) => sql`count(*) filter (where mood = ${sql.raw(String(mood))})`);
  const rating = (driver: string) => sql`(rating ->> ${driver})::float8`;
  return sql`
    select chosen, month, (uuid_hash_extended(person, 0) & ${sql.raw(String(slots - 1))})::int as slot,
      bit_xor((uuid_hash_extended(id, case when resolved then 1 else 0 end) & 2147483647)::int) as print,
      count(*)::int as people, to_jsonb(array[${sql.join(moods, sql`, `)}]) as moods,
      (count(*) filter (where mood <= ${sql.raw(String(constants['segments/engagement.disengagedUpTo']))} and not resolved))::int as risk,
      coalesce(sum(score), 0)::float8 as score, count(score)::int as scored,
      to_jsonb(array[${sql.join(
        drivers.map((driver) => sql`sum(${rating(driver)})`),
        sql`, `,
      )}]) as sums,
      to_jsonb(array[${sql.join(
        drivers.map((driver) => sql`count(${rating(driver)})`),
        sql`, `,
      )}]) as rated
    from counted group by 1, 2, 3`;
}

export function chatPeriodCondition(filters: Filters, today: string, zone: SQL): SQL | undefined {
  const { from, to } = chatPeriod(filters, today);
  return and(
    from ? sql`${chatSession.startedAt} >= (${from}::date)::timestamp at time zone ${zone}` : undefined,
    to ? sql`${chatSession.startedAt} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
  );
}
