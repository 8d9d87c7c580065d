import { constants, optionValues } from '../../../generated/options.ts';
import type { Bucketed } from '../../../server/context.ts';
import { type Answers, chatWidth, drivers, field, notGiven, state } from './answers.ts';

/** Of one bucket of people those who answered: over all time, and in each of the months shown. */
export interface BucketRow extends Bucketed {
  headcount: number;
  gone: number;
  started: number;
  completed: number;
  /** By group, all time first. */
  prints: number[];
  /** Of one group after the other what `place` says. */
  counts: number[];
}

/** From an instant to before another, in milliseconds, of whole seconds; open where there is none. */
export interface Span {
  from?: number;
  to?: number;
}

interface Wanted {
  /** When the months begin, and when the last of them is over: in milliseconds, of whole seconds. */
  months: readonly number[];
  /** When the chats that count began. */
  period?: Span | undefined;
  /** Hashed ids of the people; without them all whose answers these are. */
  people?: Iterable<number> | undefined;
}

/** From 1 up. */
export const moods: readonly number[] = optionValues['people/user/moods'];

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
/** Copied, it is made in a tenth of the time. */
const nothing = Array.from({ length: width * (1 + constants['segments/engagement.months']) }, () => 0);

/**
 * What the rows are counted by, so that none is kept over a change of it: raise `form` with what `bucketRow` makes, or who
 * is asked for.
 */
export const countedBy = { form: 1, drivers, disengagedUpTo: constants['segments/engagement.disengagedUpTo'] };

/** A person counts once in each group, by the last chat in it that was completed with a mood. */
export function bucketRow(
  heads: Pick<BucketRow, 'bucket' | 'headcount' | 'gone'>,
  answers: Answers,
  { months, period, people }: Wanted,
): BucketRow {
  const { first, chats } = answers;
  const begins = months.map(inSeconds);
  const [from, to] = [
    inSeconds(period?.from ?? Number.NEGATIVE_INFINITY),
    inSeconds(period?.to ?? Number.POSITIVE_INFINITY),
  ];
  const prints = Array.from(months, () => 0);
  const counts = nothing.slice(0, width * prints.length);
  let started = 0;
  let completed = 0;
  const count = (group: number, chat: number) => {
    prints[group] = (prints[group] ?? 0) ^ (chats[chat + field.print] ?? 0);
    add(counts, group * width, chats, chat);
  };
  const countPerson = (person: number) => {
    const end = (first[person + 1] ?? 0) * chatWidth;
    let last = -1;
    let month = -1;
    for (let chat = (first[person] ?? 0) * chatWidth; chat < end; chat += chatWidth) {
      const start = (chats[chat + field.began] ?? 0) >>> 0;
      if (start < from || start >= to) continue;
      const known = chats[chat + field.state] ?? 0;
      started += 1;
      if ((known & state.completed) > 0) completed += 1;
      if ((known & state.counts) === 0) continue;
      const own = monthOf((chats[chat + field.ended] ?? 0) >>> 0, begins);
      if (own !== month && month >= 0) count(1 + month, last);
      last = chat;
      month = own;
    }
    if (month >= 0) count(1 + month, last);
    if (last >= 0) count(0, last);
  };
  if (people) for (const id of people) countPerson(placeOf(id, answers.people));
  else for (const person of answers.people.keys()) countPerson(person);
  return { ...heads, started, completed, prints, counts };
}

const inSeconds = (at: number): number => at / 1000;

/** Where it stands among ascending ones; after all of them where it does not. */
function placeOf(id: number, ids: Float64Array): number {
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ids[middle] ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return ids[from] === id ? from : ids.length;
}

/** Which of the months, -1 for none. */
function monthOf(at: number, months: readonly number[]): number {
  for (let month = months.length - 2; month >= 0; month -= 1)
    if (at >= (months[month] ?? 0)) return at < (months[month + 1] ?? 0) ? month : -1;
  return -1;
}

/** One of the chats in a group: this is what takes the time of all. */
function add(counts: number[], begin: number, chats: Int32Array, chat: number): void {
  const known = chats[chat + field.state] ?? 0;
  const people = begin + place.people;
  counts[people] = (counts[people] ?? 0) + 1;
  const mood = begin + place.mood + (known >>> state.mood);
  counts[mood] = (counts[mood] ?? 0) + 1;
  const risk = begin + place.risk;
  if ((known & state.risk) > 0) counts[risk] = (counts[risk] ?? 0) + 1;
  const score = chats[chat + field.score] ?? notGiven;
  if (score !== notGiven) {
    const [sum, scored] = [begin + place.score, begin + place.scored];
    counts[sum] = (counts[sum] ?? 0) + score;
    counts[scored] = (counts[scored] ?? 0) + 1;
  }
  const many = drivers.length;
  for (let driver = 0; driver < many; driver += 1) {
    const rating = chats[chat + field.ratings + driver] ?? notGiven;
    if (rating === notGiven) continue;
    const sum = begin + place.sums + driver;
    const rated = begin + place.rated + driver;
    counts[sum] = (counts[sum] ?? 0) + rating;
    counts[rated] = (counts[rated] ?? 0) + 1;
  }
}
