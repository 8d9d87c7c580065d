import { constants } from '../../../generated/options.ts';
import type { Bucketed } from '../../../server/context.ts';
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
  /** Hashed ids of the people; without them all whose answers these are. */
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

/** A person counts once in each group, by the last chat in it that was completed with a mood. */
export function bucketRow(
  { bucket, headcount, gone }: Pick<BucketRow, 'bucket' | 'headcount' | 'gone'>,
  answers: Answers,
  { months, period = {}, people }: Wanted,
): BucketRow {
  const sums: Sums = {
    answers,
    begins: months,
    // Below stand those that were sent alone.
    from: Math.max(1, inSeconds(period.from ?? 1)),
    to: inSeconds(period.to ?? Number.POSITIVE_INFINITY),
    started: 0,
    completed: 0,
    prints: new Array<number>(months.length).fill(0),
    counts: new Float64Array(width * months.length),
  };
  if (people)
    // Numbers that a function is given, or an iterator gives, would be an object each.
    for (let at = 0; at < people.length; at += 1) {
      const person = placeOf(people, at, answers.people);
      if (person >= 0) countPerson(sums, person);
    }
  else for (let person = 0; person < answers.people.length; person += 1) countPerson(sums, person);
  const { started, completed, prints, counts } = sums;
  // Named one by one: with a spread each would take ten times the memory.
  return { bucket, headcount, gone, started, completed, prints, counts };
}

const inSeconds = (at: number): number => at / 1000;

/** Where one of the wanted stands among ascending ones, -1 for nowhere. */
function placeOf(wanted: Float64Array, at: number, ids: Float64Array): number {
  const id = wanted[at] ?? 0;
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ids[middle] ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return from < ids.length && ids[from] === id ? from : -1;
}

/** What is counted, from where and into where. Times are in seconds. */
interface Sums {
  answers: Answers;
  begins: readonly number[];
  from: number;
  to: number;
  started: number;
  completed: number;
  prints: number[];
  counts: Float64Array;
}

function countPerson(sums: Sums, person: number): void {
  const { answers, begins, from, to } = sums;
  const { chats, first } = answers;
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
