import { constants, optionValues } from '../../../generated/options.ts';
import type { PackedChatSession } from '../../../generated/tables.ts';
import type { Bucketed } from '../../../server/context.ts';

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

/** From an instant to before another, in milliseconds; open where there is none. */
export interface Span {
  from?: number;
  to?: number;
}

interface Wanted {
  /** When the months begin, and when the last of them is over: in milliseconds. */
  months: readonly number[];
  /** When the chats that count began. */
  period?: Span | undefined;
}

export const drivers: readonly string[] = optionValues['segments/engagement.drivers'];
const disengagedUpTo = constants['segments/engagement.disengagedUpTo'];
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
const nothing = Array.from({ length: width }, () => 0);

/** What the rows are counted by, so that none is kept over a change of it: raise `form` with what `bucketRow` makes. */
export const countedBy = { form: 1, drivers, disengagedUpTo };

/** In whole millionths: added up in any order, they make the same figure, and round to the same. */
export const fraction = 1_000_000;
const inFractions = (value: number): number => Math.round(value * fraction);

/**
 * A person counts once in each group, by the last chat in it that was completed with a mood. The chats of a person stand
 * one after the other.
 */
export function bucketRow(
  heads: Pick<BucketRow, 'bucket' | 'headcount' | 'gone'>,
  chats: readonly PackedChatSession[],
  { months, period: { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = {} }: Wanted,
): BucketRow {
  const asked = { started: 0, completed: 0 };
  const prints = Array.from(months, () => 0);
  const counts = Array.from({ length: width * prints.length }, () => 0);
  const last = Array.from(months, (): PackedChatSession | undefined => undefined);
  // All time, and from the last month back: where the last of all is in one of them, it is read once for both.
  const turns = [0, ...Array.from(months.keys()).slice(1).reverse()];
  let person: number | undefined;
  const countPerson = () => {
    let counted: PackedChatSession | undefined;
    let one: readonly number[] = [];
    let print = 0;
    for (const at of turns) {
      const chat = last[at];
      if (!chat) continue;
      if (chat !== counted) {
        counted = chat;
        one = countsOf(chat);
        print = printOf(chat);
      }
      prints[at] = (prints[at] ?? 0) ^ print;
      const from = at * width;
      for (let which = 0; which < width; which += 1)
        counts[from + which] = (counts[from + which] ?? 0) + (one[which] ?? 0);
      last[at] = undefined;
    }
  };
  const keepLast = (at: number, chat: PackedChatSession, ended: number) => {
    if (isLater(chat, ended, last[at])) last[at] = chat;
  };
  for (const chat of chats) {
    const { user, startedAt: began } = chat;
    if (user !== person) countPerson();
    person = user;
    if (began === null || began < from || began >= to) continue;
    asked.started += 1;
    if (chat.status !== 'completed') continue;
    asked.completed += 1;
    const ended = chat.completedAt;
    if (ended === null || chat.overall_mood === null) continue;
    keepLast(0, chat, ended);
    const month = monthOf(ended, months);
    if (month >= 0) keepLast(1 + month, chat, ended);
  }
  countPerson();
  return { ...heads, ...asked, prints, counts };
}

/** Which of the months, -1 for none. */
function monthOf(at: number, months: readonly number[]): number {
  for (let month = months.length - 2; month >= 0; month -= 1)
    if (at >= (months[month] ?? 0)) return at < (months[month + 1] ?? 0) ? month : -1;
  return -1;
}

/** Those of one moment in an order that is always the same. */
function isLater(chat: PackedChatSession, ended: number, other: PackedChatSession | undefined): boolean {
  if (!other) return true;
  const before = other.completedAt ?? 0;
  return ended > before || (ended === before && chat.id < other.id);
}

/** Of one chat what `place` says. */
function countsOf(chat: PackedChatSession): readonly number[] {
  const { overall_mood: mood, driverAverage: score, driver_rating: ratingOf } = chat;
  const counts = nothing.slice();
  counts[place.people] = 1;
  if (mood !== null) counts[place.mood + mood] = 1;
  if (mood !== null && mood <= disengagedUpTo && !isResolved(chat)) counts[place.risk] = 1;
  if (score !== null) {
    counts[place.score] = inFractions(score);
    counts[place.scored] = 1;
  }
  for (let at = 0; at < drivers.length; at += 1) {
    const rating = ratingOf(drivers[at] ?? '');
    if (rating === null) continue;
    counts[place.sums + at] = inFractions(rating);
    counts[place.rated + at] = 1;
  }
  return counts;
}

const isResolved = (chat: PackedChatSession): boolean => chat.action_status === 'resolved';

/** Of the 53 bits of its hash 31: the first where it is resolved, else the last. */
const printOf = (chat: PackedChatSession): number =>
  isResolved(chat) ? Math.floor(chat.id / 2 ** 22) : chat.id % 2 ** 31;
