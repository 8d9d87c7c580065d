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
  type RowsOfHeld,
  unpackedIds,
} from '../../../server/context.ts';
import { startOfDay } from '../../../shared/time/wire.ts';
import type { Filters } from '../../rules/saved-filters.ts';
import { heldPeople, type People } from '../people/session/held-people.ts';
import { type Answers, answers, answersOf } from './answers.ts';
import { type BucketRow, bucketRow, type Chosen, countedBy, type Span, slotRows } from './bucket-rows.ts';
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
export async function countAnswers(context: CallContext, learner: Learner, filters: Filters): Promise<Counts> {
  const held = await countHeld(context, learner, filters);
  if (held) return held;
  const [everyone = [], chosen = everyone] = await context.records.reckoned<BucketRow>(
    reckoningsOf(context, learner, filters),
  );
  return { everyone, chosen };
}

interface Counts {
  chosen: readonly Readonly<BucketRow>[];
  everyone: readonly Readonly<BucketRow>[];
}

/** Of a selection, where all answers are held: its people are remembered, so that another period asks the database for nothing. */
async function countHeld(context: CallContext, learner: Learner, filters: Filters): Promise<Counts | undefined> {
  const selected = selectedBy(context, learner, filters);
  if (!selected) return undefined;
  const { people, period } = selected;
  const found = await context.records.bothHeld(
    reckoningOf(context, learner, {}),
    heldPeople(context, people, learner.known),
  );
  if (!found) return undefined;
  const [everyone, chosen] = found;
  return { everyone: everyone.rows, chosen: await chosenRows(chosen, { months: monthsOf(context), period }, context) };
}

type Selection = RowsOfHeld<People, Answers>;

/** By people and what is held of them, the figures of the periods that were asked for last: each takes some 100 kB. */
const known = new WeakMap<Selection, Map<string, Promise<readonly BucketRow[]>>>();
const mostKnown = 5;

function chosenRows(
  chosen: Selection,
  wanted: { months: readonly number[]; period: Span },
  { giveWay }: Pick<CallContext, 'giveWay'>,
): Promise<readonly BucketRow[]> {
  const byPeriod = known.get(chosen) ?? new Map<string, Promise<readonly BucketRow[]>>();
  known.set(chosen, byPeriod);
  const key = JSON.stringify(wanted);
  const rows = byPeriod.get(key) ?? slotRows(eachOf(chosen), wanted, giveWay);
  // Put last: the first is the one that was asked for longest ago.
  byPeriod.delete(key);
  byPeriod.set(key, rows);
  rows.catch(() => byPeriod.delete(key));
  for (const oldest of byPeriod.keys()) if (byPeriod.size > mostKnown) byPeriod.delete(oldest);
  return rows;
}

function* eachOf({ rows, held }: Selection): Generator<readonly [Chosen, Answers]> {
  for (const [at, { bucket, people, active }] of rows.entries()) {
    const heads = { bucket, headcount: active.length, gone: people.length - active.length };
    yield [{ ...heads, people: active }, held[at] as Answers];
  }
}

/** Keeps the figures of everyone whom the caller sees, and of a selection, so that the overview need not wait for them. */
export async function keepFigures(context: CallContext, filters: Filters): Promise<void> {
  const learner = await learnerOf(context);
  const selected = selectedBy(context, learner, filters);
  const people = selected ? [heldPeople(context, selected.people, learner.known)] : [];
  await context.records.keepReckoned(reckoningsOf(context, learner, filters), people);
}

/** Of everyone first, and of those who are selected where not all are. */
function reckoningsOf(context: CallContext, learner: Learner, filters: Filters): Reckoning<BucketRow>[] {
  const selected = selectedBy(context, learner, filters);
  return [{}, ...(selected ? [selected] : [])].map((one) => reckoningOf(context, learner, one));
}

/** Undefined where all are. */
function selectedBy(
  context: CallContext,
  learner: Learner,
  filters: Filters,
): { people: SQL | undefined; period: Span } | undefined {
  const today = dayOf(context);
  const people = and(learner.seen, peopleCondition(filters, today));
  const period = chatSpan(filters, today, context.actor.timeZone);
  return people === undefined && Object.keys(period).length === 0 ? undefined : { people, period };
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
  { people, period }: Selected,
): Reckoning<BucketRow, Answers> {
  const months = monthsOf(context);
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
        ? bucketRow(found, held, { months, period, people: unpackedIds(found.people ?? null).sort() })
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

const monthsOf = (context: CallContext): number[] => startsOf(monthsUntil(dayOf(context)), context.actor.timeZone);

/** When the months begin, and when the last of them is over: in seconds since 1970. */
function startsOf(months: readonly string[], zone: string): number[] {
  const [year = 0, month = 1] = (months.at(-1) ?? '').split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
  return [...months, next].map((one) => startOfDay(zone)(`${one}-01`).getTime() / 1000);
}
