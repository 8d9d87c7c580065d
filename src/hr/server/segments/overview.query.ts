import { and, eq, type SQL, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import {
  type Bucketed,
  type CallContext,
  packedBucket,
  packedIds,
  packedRows,
  type Reckoning,
  unpackedIds,
} from '../../../server/context.ts';
import { startOfDay } from '../../../shared/time/wire.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { type Answers, answers, answersOf } from './answers.ts';
import { type BucketRow, bucketRow, countedBy, type Span } from './bucket-rows.ts';
import { type Learner, learnerOf } from './learner.ts';
import { dayOf } from './limits.ts';
import { chatSpan, peopleCondition } from './selected.ts';

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

/** Keeps the figures of everyone whom the caller sees, and of a selection, so that the overview need not wait for them. */
export const keepFigures = async (context: CallContext, filters: Filters): Promise<void> =>
  context.records.keepReckoned(reckoningsOf(context, await learnerOf(context), filters));

/** Of everyone first, and of those who are selected where not all are. */
function reckoningsOf(context: CallContext, learner: Learner, filters: Filters): Reckoning<BucketRow>[] {
  const today = dayOf(context);
  const people = and(learner.seen, peopleCondition(filters, today));
  const period = chatSpan(filters, today, context.actor.timeZone);
  const areAll = people === undefined && Object.keys(period).length === 0;
  return [{}, ...(areAll ? [] : [{ people, period }])].map((selected) =>
    reckoningOf(context, learner, today, selected),
  );
}

interface Selected {
  people?: SQL | undefined;
  /** When the chats that count began. */
  period?: Span | undefined;
}

/** Of one bucket, and of those who are active. */
interface Found extends Bucketed {
  headcount: number;
  gone: number;
  /** Their hashed ids, where everyone's answers are held. */
  people?: string | null;
  /** Else what they have answered. */
  chats?: string | null;
}

function reckoningOf(
  context: CallContext,
  learner: Learner,
  today: string,
  { people, period }: Selected,
): Reckoning<BucketRow, Answers> {
  const months = startsOf(monthsUntil(today), context.actor.timeZone);
  const chatsOf = ({ chats }: Found) => answersOf(context.records.unpacked('people/session', chats ?? null));
  return {
    ask: ({ bucket, within, apart, isHeld }) => {
      const chosen = apart.map(
        (part) => sql`from ${userProfile}
        where ${and(eq(userProfile.companyId, context.company), part, learner.known, people, within)}`,
      );
      return isHeld ? headsOf(bucket, chosen) : answeredBy(context.company, bucket, chosen);
    },
    by: { months, period, countedBy },
    holds: answers,
    row: (found: Found, held) =>
      held
        ? bucketRow(found, held, { months, period, people: unpackedIds(found.people ?? null) })
        : bucketRow(found, chatsOf(found), { months, period }),
  };
}

const isActive = sql`${userProfile.status} = 'active'`;

/** Each part is counted by itself: its index has it in the order of the buckets. */
function headsOf(bucket: SQL, chosen: readonly SQL[]): SQL {
  const heads = chosen.map(
    (part) => sql`
      select ${bucket} as bucket, (count(*) filter (where ${isActive}))::int as headcount,
        (count(*) filter (where not ${isActive}))::int as gone,
        ${packedIds(sql`${userProfile.id}`)} filter (where ${isActive}) as people
      ${part} group by 1`,
  );
  return sql`
      select bucket, sum(headcount)::int as headcount, sum(gone)::int as gone, string_agg(people, ''::bytea) as people
      from (${unionOf(heads)}) as heads group by bucket`;
}

const unionOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

function answeredBy(company: string, bucket: SQL, chosen: readonly SQL[]): SQL {
  const people = chosen.map(
    (part) => sql`select ${userProfile.id} as id, ${bucket} as bucket, ${isActive} as active ${part}`,
  );
  return sql`
      with people as materialized (${unionOf(people)}),
      heads as (
        select bucket, (count(*) filter (where active))::int as headcount, (count(*) filter (where not active))::int as gone
        from people group by bucket
      ), each_asked as (
        select people.bucket, ${packedRows(chatSession)} as chats
        from people join ${chatSession} on ${chatSession.user} = people.id and ${packedBucket(chatSession)} = people.bucket
        where ${eq(chatSession.companyId, company)} and active group by people.id, people.bucket
      ), asked as (
        select bucket, string_agg(chats, ''::bytea) as chats from each_asked group by bucket
      )
      select bucket, headcount, gone, chats from heads left join asked using (bucket)`;
}

/** When the months begin, and when the last of them is over: in seconds since 1970. */
function startsOf(months: readonly string[], zone: string): number[] {
  const [year = 0, month = 1] = (months.at(-1) ?? '').split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
  return [...months, next].map((one) => startOfDay(zone)(`${one}-01`).getTime() / 1000);
}
