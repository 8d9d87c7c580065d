import {
  type Answers,
  cases,
  chatWidth,
  drivers,
  field,
  lastOfIdIn,
  moodIn,
  notGiven,
  state,
} from '../../segments/answers.ts';
import type { Span } from '../../segments/bucket-rows.ts';
import type { Buckets, ChatFound } from './first-chats.ts';
import { type Choice, keepChoice, newChoice, renewedChoice, tabs } from './kept-choices.ts';

/** Which chats are asked for, whoever has had them. */
export interface Wanted {
  /** When they began. */
  period?: Span | undefined;
  driver?: string | undefined;
  moods?: readonly number[] | undefined;
  cases?: readonly string[] | undefined;
  /** Of touchpoints with these titles, hashed, or of people who were `found`. */
  titles?: ReadonlySet<number> | undefined;
  /** Of touchpoints with these, whoever has had them. */
  ofStages?: ReadonlySet<number> | undefined;
  /** Chats that no title finds, by person and as `lastOfId` has them. */
  hidden?: ReadonlyMap<number, readonly number[]> | undefined;
  /** Of each who is active the last only: of these, or of all that the person has had. */
  last?: 'of-these' | 'of-all' | undefined;
}

export type Tab = 'high_risk_session' | 'closed_session' | 'total_session';

/** What is listed, and by what, before the lowest rating of the driver and the newest. */
export interface Listed {
  tab: Tab;
  by?: 'createdAt' | 'overall_mood' | 'driverAverage' | undefined;
  descending?: boolean | undefined;
  /** In no order that tells when one was, instead of the newest first. */
  mixed?: boolean | undefined;
  offset: number;
  limit: number;
}

export interface ChosenChats {
  /** By tab. */
  counts: Readonly<Record<Tab, number>>;
  /** Of the tab that is listed, in order. */
  page: readonly ChatFound[];
}

/**
 * The chats that are asked for, counted in all tabs, and a page of one tab. The same as the database finds, in the same
 * order: seconds stand for times, and the hash of a person for what has no other order. It is kept by its name for whoever
 * asks the same again.
 */
export async function chosenChats(
  buckets: Buckets,
  wanted: Wanted,
  listed: Listed | undefined,
  giveWay: () => Promise<void> | undefined,
  name: string,
): Promise<ChosenChats> {
  const to = listed && listed.offset + listed.limit;
  const search: Search = {
    test: testOf(wanted),
    hidden: wanted.hidden,
    last: wanted.last,
    mixed: listed?.mixed === true,
    shows: flags[listed?.tab ?? 'total_session'],
    key: listed && keyOf(listed),
  };
  const chooseAt = (choice: Choice, place: number) =>
    choose(search, choice, place, buckets.rows[place] as Row, buckets.held[place] as Answers);
  let choice = renewedChoice(name, buckets, to ?? 0, chooseAt);
  if (!choice) {
    choice = newChoice(buckets, to);
    for (const place of buckets.held.keys()) {
      chooseAt(choice, place);
      await giveWay();
    }
  }
  const page = listed && choice.first ? choice.first.between(listed.offset, to ?? 0) : [];
  keepChoice(name, choice, to ?? 0);
  return { counts: totalsOf(choice), page };
}

function totalsOf({ counts }: Choice): ChosenChats['counts'] {
  const sums = [0, 0, 0];
  for (let at = 0; at < counts.length; at += 1) sums[at % tabs] = (sums[at % tabs] ?? 0) + (counts[at] ?? 0);
  const [all = 0, risk = 0, resolved = 0] = sums;
  return { high_risk_session: risk, closed_session: resolved, total_session: all };
}

const flags: Readonly<Record<Tab, number>> = {
  high_risk_session: state.risk,
  closed_session: state.resolved,
  total_session: 0,
};

interface Search {
  test: Test;
  hidden: Wanted['hidden'];
  last: Wanted['last'];
  mixed: boolean;
  /** The flag of the tab that is listed, 0 where it shows all. */
  shows: number;
  key: Key | undefined;
}

type Row = Buckets['rows'][number];

function choose(search: Search, choice: Choice, place: number, row: Row, answers: Answers): void {
  const { test, last } = search;
  const { found } = row;
  const people = last ? row.active : row.people;
  const { titles } = test;
  let next = 0;
  const { chats, first, people: ids } = answers;
  let person = 0;
  for (let at = 0; at < people.length; at += 1) {
    const id = people[at] ?? 0;
    while ((ids[person] ?? Number.POSITIVE_INFINITY) < id) person += 1;
    if (ids[person] !== id) continue;
    if (titles) {
      while (found && (found[next] ?? Number.POSITIVE_INFINITY) < id) next += 1;
      test.titles = found?.[next] === id ? undefined : titles;
    }
    if (search.hidden) test.hidden = search.hidden.get(id);
    const begin = (first[person] ?? 0) * chatWidth;
    const end = (first[person + 1] ?? 0) * chatWidth;
    if (last) {
      const chat = lastOf(chats, begin, end, last === 'of-these' ? test : undefined);
      if (chat >= 0 && (last === 'of-these' || fits(test, chats, chat))) take(search, choice, place, chats, chat);
    } else
      for (let chat = begin; chat < end; chat += chatWidth)
        if (fits(test, chats, chat)) take(search, choice, place, chats, chat);
  }
  test.titles = titles;
}

function take(search: Search, choice: Choice, place: number, chats: Int32Array, chat: number): void {
  const known = chats[chat + field.state] ?? 0;
  const { counts, first } = choice;
  const at = tabs * place;
  counts[at] = (counts[at] ?? 0) + 1;
  if ((known & state.risk) > 0) counts[at + 1] = (counts[at + 1] ?? 0) + 1;
  if ((known & state.resolved) > 0) counts[at + 2] = (counts[at + 2] ?? 0) + 1;
  const { shows, key, test } = search;
  if (!first || (shows !== 0 && (known & shows) === 0)) return;
  // The highest comes first.
  const newest = search.mixed ? -1 - lastOfIdIn(chats, chat) : (chats[chat + field.began] ?? 0);
  first.add(
    place,
    chat,
    key ? key(chats, chat) : 0,
    test.rating > 0 ? (chats[chat + test.rating] ?? 0) : 0,
    newest >>> 0,
  );
}

/** What is asked of each chat. */
interface Test {
  /** In seconds. */
  from: number;
  to: number;
  /** Where the rating that it has to have stands, 0 for none. */
  rating: number;
  /** A bit for each. */
  moods: number;
  cases: number;
  /** Undefined while the chats of someone who was found are looked at. */
  titles: ReadonlySet<number> | undefined;
  ofStages: ReadonlySet<number> | undefined;
  /** Those of the person that no title finds. */
  hidden: readonly number[] | undefined;
}

function testOf({ period = {}, driver, moods, cases: asked, titles, ofStages }: Wanted): Test {
  const { from, to } = period;
  const place = driver === undefined ? 0 : drivers.indexOf(driver);
  if (place < 0) throw new Error(`there is no driver ${driver}`);
  return {
    // Only what was begun has a period; what was sent alone stands at 0.
    from: from === undefined && to === undefined ? 0 : Math.max(1, (from ?? 0) / 1000),
    to: (to ?? Number.POSITIVE_INFINITY) / 1000,
    rating: driver === undefined ? 0 : field.ratings + place,
    moods: moods ? bitsOf(moods) : -1,
    cases: asked ? bitsOf(asked.map((one) => cases.indexOf(one))) : -1,
    titles,
    ofStages,
    hidden: undefined,
  };
}

const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, one) => bits | (1 << one), 0);

function fits(test: Test, chats: Int32Array, chat: number): boolean {
  const began = (chats[chat + field.began] ?? 0) >>> 0;
  if (began < test.from || began >= test.to) return false;
  if (test.rating > 0 && (chats[chat + test.rating] ?? notGiven) === notGiven) return false;
  if (test.ofStages && !isTitled(test.ofStages, test.hidden, chats, chat)) return false;
  if (test.titles && !isTitled(test.titles, test.hidden, chats, chat)) return false;
  const known = chats[chat + field.state] ?? 0;
  return ((test.moods >>> moodIn(known)) & (test.cases >>> (known >>> state.case)) & 1) > 0;
}

const isTitled = (titles: ReadonlySet<number>, hidden: Test['hidden'], chats: Int32Array, chat: number): boolean =>
  titles.has(chats[chat + field.title] ?? 0) && !hidden?.includes(lastOfIdIn(chats, chat));

/** See `lastFirst`, which is the same in the database. Where someone has had none: -1. */
function lastOf(chats: Int32Array, begin: number, end: number, test: Test | undefined): number {
  let last = -1;
  for (let chat = begin; chat < end; chat += chatWidth)
    if ((!test || fits(test, chats, chat)) && (last < 0 || isLater(chats, chat, last))) last = chat;
  return last;
}

/** Of two that are alike the second one: they stand in the order in which they ended or were sent. */
export function isLater(chats: Int32Array, chat: number, last: number): boolean {
  const hasMood = moodIn(chats[chat + field.state] ?? 0) > 0;
  if (hasMood !== moodIn(chats[last + field.state] ?? 0) > 0) return hasMood;
  const began = (chats[chat + field.began] ?? 0) >>> 0;
  const before = (chats[last + field.began] ?? 0) >>> 0;
  if (began === 0 && before > 0) return false;
  // Of those that were sent alone `ended` says when.
  return (began > 0 && before === 0) || endOf(chats, chat) >= endOf(chats, last);
}

const endOf = (chats: Int32Array, chat: number): number => (chats[chat + field.ended] ?? 0) >>> 0;

type Key = (chats: Int32Array, chat: number) => number;

/** What has no value stands last, either way. */
function keyOf({ by, descending }: Listed): Key | undefined {
  const sign = descending ? -1 : 1;
  const given = (value: number, none: number) => (value === none ? Number.POSITIVE_INFINITY : sign * value);
  const keys: Record<NonNullable<Listed['by']>, Key> = {
    createdAt: (chats, chat) => given((chats[chat + field.began] ?? 0) >>> 0, 0),
    overall_mood: (chats, chat) => given(moodIn(chats[chat + field.state] ?? 0), 0),
    driverAverage: (chats, chat) => given(chats[chat + field.score] ?? notGiven, notGiven),
  };
  return by && keys[by];
}
