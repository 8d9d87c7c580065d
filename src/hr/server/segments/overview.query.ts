import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { constants, optionValues } from '../../../generated/options.ts';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import type { Bucketed, CallContext, Reckoning } from '../../../server/context.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { type Learner, learnerOf } from './learner.ts';
import { dayOf } from './limits.ts';
import { chatPeriod, peopleCondition } from './selected.ts';

/** Of one bucket of people those who answered, over all time or of one month. */
export interface BucketRow extends Bucketed {
  headcount: number;
  gone: number;
  started: number;
  completed: number;
  /** Of the months shown, counted from 0; null over all time. */
  month: number | null;
  /** The rest is null where nobody of the bucket has answered. */
  print: number | null;
  people: number;
  moods: number[];
  risk: number;
  /** Sums in millionths. */
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
 * Counts those whom the filters select, and everyone of whom the learner knows, since both may be compared. A person
 * counts once in each group, by the last chat in it that was completed with a mood.
 */
export async function countAnswers(
  context: CallContext,
  learner: Learner,
  filters: Filters,
): Promise<{ chosen: readonly Readonly<BucketRow>[]; everyone: readonly Readonly<BucketRow>[] }> {
  const [everyone = [], chosen = everyone] = await context.records.reckoned<BucketRow>(
    reckoningsOf(context, learner, filters),
  );
  return { everyone, chosen };
}

/** Keeps the figures of everyone whom the caller sees, so that the overview need not wait for them. */
export const keepEveryone = async (context: CallContext): Promise<void> =>
  context.records.keepReckoned(reckoningsOf(context, await learnerOf(context), {}));

/** Of everyone first, and of those who are selected where not all are. */
function reckoningsOf(context: CallContext, learner: Learner, filters: Filters): Reckoning[] {
  const today = dayOf(context);
  const zone = sql`${context.actor.timeZone}`;
  const people = and(learner.seen, peopleCondition(filters, today));
  const period = chatPeriodCondition(filters, today, zone);
  return [{}, ...(people || period ? [{ people, period }] : [])].map((selected) =>
    reckoningOf(context, learner, today, selected),
  );
}

interface Selected {
  people?: SQL | undefined;
  /** Of the chats that count. */
  period?: SQL | undefined;
}

function reckoningOf(context: CallContext, learner: Learner, today: string, { people, period }: Selected): Reckoning {
  const months = startsOf(monthsUntil(today), sql`${context.actor.timeZone}`);
  return ({ bucket, within }) => sql`
    with people as materialized (
      select ${userProfile.id} as id, ${bucket} as bucket, ${userProfile.status} = 'active' as active
      from ${userProfile}
      where ${and(eq(userProfile.companyId, context.company), learner.known, people, within)}
    ), chats as materialized (
      select ${chatSession.id} as id, people.id as person, people.bucket, ${chatSession.status} = 'completed' as done,
        ${chatSession.completedAt} as ended, ${chatSession.overall_mood} as mood, ${chatSession.driverAverage} as score,
        ${ratings}, ${chatSession.action_status} = 'resolved' as resolved
      from ${chatSession} join people on people.id = ${chatSession.user}
      where ${and(eq(chatSession.companyId, context.company), isNotNull(chatSession.startedAt), period)} and people.active
    ), answers as (
      select *, width_bucket(ended, ${months}) - 1 as month from chats
      where done and mood is not null and ended is not null
    ), counted as (${lastAnswers}), grouped as (${grouped}),
    heads as (
      select bucket, (count(*) filter (where active))::int as headcount, (count(*) filter (where not active))::int as gone
      from people group by bucket
    ), begun as (
      select bucket, count(*)::int as started, (count(*) filter (where done))::int as completed from chats group by bucket
    )
    select heads.*, coalesce(started, 0) as started, coalesce(completed, 0) as completed, month, print,
      people, moods, risk, score, scored, sums, rated
    from heads left join begun using (bucket) left join grouped using (bucket)`;
}

/** When the months begin, and when the last of them is over. */
function startsOf(months: readonly string[], zone: SQL): SQL {
  const start = (month: SQL) => sql`(${month})::timestamp at time zone ${zone}`;
  const starts = months.map((month) => start(sql`${`${month}-01`}::date`));
  const end = start(sql`${`${months.at(-1)}-01`}::date + interval '1 month'`);
  return sql`array[${sql.join([...starts, end], sql`, `)}]`;
}

/** In whole millionths: added up in any order, they make the same figure, and round to the same. */
export const fraction = 1_000_000;
const inFractions = (value: SQL): SQL => sql`round((${value}) * ${sql.raw(String(fraction))})::float8`;

/** What drivers were rated, each a column: read once, and narrower to sort than the JSON that it stands in. */
const rated = drivers.map((_, at) => sql.raw(`rated_${at}`));
const ratings = sql.join(
  drivers.map((driver, at) => {
    const rating = sql`(${chatSession.driver_rating} ->> ${sql.raw(`'${driver}'`)})::float8`;
    return sql`${inFractions(rating)} as ${rated[at]}`;
  }),
  sql`, `,
);

/** Of each person the last answer of each month, and of all. One sort serves both: the first of a person is the last. */
const lastAnswers = sql`
  select unnest(case when newest then array[null, month] else array[month] end) as month,
    bucket, id, mood, score, ${sql.join(rated, sql`, `)}, resolved
  from (select *, lag(person) over ordered is distinct from person as newest,
      lag(month) over ordered is distinct from month as is_other
    from answers window ordered as (order by person, month desc, ended desc, id)) as ranked
  where newest or is_other`;

const moods = [1, 2, 3, 4, 5].map((mood) => sql`count(*) filter (where mood = ${sql.raw(String(mood))})`);

const grouped = sql`
  select bucket, month, count(*)::int as people,
    bit_xor((uuid_hash_extended(id, case when resolved then 1 else 0 end) & 2147483647)::int) as print,
    to_jsonb(array[${sql.join(moods, sql`, `)}]) as moods,
    (count(*) filter (where mood <= ${sql.raw(String(constants['segments/engagement.disengagedUpTo']))} and not resolved))::int as risk,
    coalesce(sum(${inFractions(sql`score`)}), 0) as score, count(score)::int as scored,
    to_jsonb(array[${sql.join(
      rated.map((one) => sql`sum(${one})`),
      sql`, `,
    )}]) as sums,
    to_jsonb(array[${sql.join(
      rated.map((one) => sql`count(${one})`),
      sql`, `,
    )}]) as rated
  from counted
  where month is null or month between 0 and ${sql.raw(String(constants['segments/engagement.months'] - 1))} group by 1, 2`;

export function chatPeriodCondition(filters: Filters, today: string, zone: SQL): SQL | undefined {
  const { from, to } = chatPeriod(filters, today);
  return and(
    from ? sql`${chatSession.startedAt} >= (${from}::date)::timestamp at time zone ${zone}` : undefined,
    to ? sql`${chatSession.startedAt} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
  );
}
