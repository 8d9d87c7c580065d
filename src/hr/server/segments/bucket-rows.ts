import { constants } from '../../../generated/options.ts';
import type { Bucketed } from '../../../server/context.ts';
import { slots } from '../../rules/reporting-minimum.ts';
import { type Answers, chatWidth, drivers, field, moodIn, moods, notGiven, state } from './answers.ts';

/** Of one bucket of people those who answered: over all time, and in each of the months shown. */
export interface BucketRow extends Bucketed {
  headcount: number;
  gone: number;
  started: number;
  completed: number;
  /** By group, all time first. */
  prints: number[];
  /** Of one group after the other what `place` says. */
  counts: ArrayLike<number>;
}

/** From an instant to before another, in milliseconds, of whole seconds; open where there is none. */
export interface Span {
  from?: number;
  to?: number;
}

interface Wanted {
  /** When the months begin, and when the last of them is over: in whole seconds since 1970. */
  months: readonly number[];
  /** When the chats that count began. */
  period?: Span | undefined;
  /** Hashed ids of the people, ascending; without them all whose answers these are. */
  people?: Float64Array | undefined;
}

/** Where in the counts of a group what stands: moods from 1 up; sums, in millionths, and how many rated, by driver. */
export const place = {
  people: 0,
  risk: 1,
  score: 2,
  scored: 3,
  mood: 3,
  sums: 4 + moods.length,
  rated: 4 + moods.length + drivers.length,
};
/** How many they are. */
export const width = place.rated + drivers.length;
/**
 * What the rows are counted by, so that none is kept over a change of it: raise `form` with what `bucketRow` makes, or who
 * is asked for.
 */
export const countedBy = { form: 3, drivers, disengagedUpTo: constants['segments/engagement.disengagedUpTo'] };

type Heads = Pick<BucketRow, 'bucket' | 'headcount' | 'gone'>;

/** A person counts once in each group, by the last chat in it that was completed with a mood. */
export function bucketRow(heads: Heads, answers: Answers, wanted: Wanted): BucketRow {
  const sums = newSums(wanted);
  add(sums, answers, wanted.people);
  return rowOf(heads, sums);
}

/** Active people of one bucket, as `bucketRow` wants them, and how many they and the others are. */
export interface Chosen extends Heads {
  people: Float64Array;
}

/**
 * The same of people of all buckets, where their rows need not be told apart: those whose buckets share a slot of the
 * fingerprint are counted in one row, so that they are few.
 */
export async function slotRows(
  chosen: Iterable<readonly [Chosen, Answers]>,
  wanted: Omit<Wanted, 'people'>,
  giveWay: () => Promise<void> | undefined,
): Promise<BucketRow[]> {
  const rows = Array.from({ length: slots }, (_, bucket) => ({ bucket, headcount: 0, gone: 0, sums: newSums(wanted) }));
  for (const [{ bucket, headcount, gone, people }, answers] of chosen) {
    const row = rows[bucket % slots];
    if (!row) continue;
    row.headcount += headcount;
    row.gone += gone;
    add(row.sums, answers, people);
    const others = giveWay();
    if (others) await others;
  }
  return rows.map(({ sums, ...heads }) => rowOf(heads, sums));
}

function newSums({ months, period = {} }: Wanted): Sums {
  return {
    begins: months,
    // Below stand those that were sent alone.
    from: Math.max(1, inSeconds(period.from ?? 1)),
    to: inSeconds(period.to ?? Number.POSITIVE_INFINITY),
    started: 0,
    completed: 0,
    prints: new Array<number>(months.length).fill(0),
    counts: new Float64Array(width * months.length),
  };
}

// Named one by one: with a spread each would take ten times the memory.
const rowOf = ({ bucket, headcount, gone }: Heads, { started, completed, prints, counts }: Sums): BucketRow => ({
  bucket,
  headcount,
  gone,
  started,
  completed,
  prints,
  counts,
});

function add(sums: Sums, answers: Answers, people: Float64Array | undefined): void {
  if (people) addWanted(sums, answers, people);
  else for (let person = 0; person < answers.people.length; person += 1) addPerson(sums, answers, person);
}

const inSeconds = (at: number): number => at / 1000;

/** Both are ascending: what is counted is read from first to last, which memory does much faster than here and there. */
function addWanted(sums: Sums, answers: Answers, wanted: Float64Array): void {
  const { people } = answers;
  let person = 0;
  // Numbers that a function is given, or an iterator gives, would be an object each.
  for (let at = 0; at < wanted.length; at += 1) {
    const id = wanted[at] ?? 0;
    while (person < people.length && (people[person] ?? 0) < id) person += 1;
    if (people[person] === id) addPerson(sums, answers, person);
  }
}

/** What is counted, and into where. Times are in seconds. */
interface Sums {
  begins: readonly number[];
  from: number;
  to: number;
  started: number;
  completed: number;
  prints: number[];
  counts: Float64Array;
}

function addPerson(sums: Sums, { chats, first }: Answers, person: number): void {
  const { begins, from, to } = sums;
  const end = (first[person + 1] ?? 0) * chatWidth;
  let last = -1;
  // So many months have begun when the last chat ended. That is the number of its group, unless all are over.
  let begun = 0;
  let next = begins[0] ?? Number.POSITIVE_INFINITY;
  for (let chat = (first[person] ?? 0) * chatWidth; chat < end; chat += chatWidth) {
    const start = (chats[chat + field.began] ?? 0) >>> 0;
    if (start < from || start >= to) continue;
    const known = chats[chat + field.state] ?? 0;
    sums.started += 1;
    if ((known & state.completed) > 0) sums.completed += 1;
    if ((known & state.counts) === 0) continue;
    const ended = (chats[chat + field.ended] ?? 0) >>> 0;
    if (ended >= next) {
      if (last >= 0 && begun > 0) count(sums, begun, chats, last);
      do {
        begun += 1;
        next = begins[begun] ?? Number.POSITIVE_INFINITY;
      } while (ended >= next);
    }
    last = chat;
  }
  if (last < 0) return;
  count(sums, 0, chats, last);
  if (begun > 0 && begun < begins.length) count(sums, begun, chats, last);
}

/** One of the chats in a group: this is what takes the time of all. */
function count({ prints, counts }: Sums, group: number, chats: Int32Array, chat: number): void {
  prints[group] = (prints[group] ?? 0) ^ (chats[chat + field.print] ?? 0);
  const begin = group * width;
  const known = chats[chat + field.state] ?? 0;
  raise(counts, begin + place.people, 1);
  raise(counts, begin + place.mood + moodIn(known), 1);
  if ((known & state.risk) > 0) raise(counts, begin + place.risk, 1);
  const score = chats[chat + field.score] ?? notGiven;
  if (score !== notGiven) {
    raise(counts, begin + place.score, score);
    raise(counts, begin + place.scored, 1);
  }
  const many = drivers.length;
  for (let driver = 0; driver < many; driver += 1) {
    const rating = chats[chat + field.ratings + driver] ?? notGiven;
    if (rating === notGiven) continue;
    raise(counts, begin + place.sums + driver, rating);
    raise(counts, begin + place.rated + driver, 1);
  }
}

function raise(counts: Float64Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}
