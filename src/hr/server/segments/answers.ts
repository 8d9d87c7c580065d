import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { constants, optionValues } from '../../../generated/options.ts';
import type { PackedChatSession } from '../../../generated/tables.ts';
import { type Held, type Holding, idHash } from '../../../server/context.ts';

export const drivers: readonly string[] = optionValues['segments/engagement.drivers'];
const disengagedUpTo = constants['segments/engagement.disengagedUpTo'];

/** In whole millionths: added up in any order, they make the same figure, and round to the same. */
export const fraction = 1_000_000;
/** Stands for a score or a rating that was not given. */
export const notGiven = -1;

/** From 1 up. */
export const moods: readonly number[] = optionValues['people/user/moods'];
/** Where cases stand, as `state` numbers them. */
export const cases: readonly string[] = optionValues['people/user/actionStatuses'];

/**
 * Chats, so that figures and lists of any people are made of those of everyone in no time. Those of one person stand
 * together, in the order in which they ended, those that do not count first; and all that is said of one chat stands
 * together as well: where memory is read here and there, that takes most of the time.
 */
export interface Answers extends Held {
  /** Hashed ids, ascending. */
  people: Float64Array;
  /** By person, and one more: where their chats begin. */
  first: Uint32Array;
  /** One chat after the other, each as many numbers as `chatWidth`. */
  chats: Int32Array;
}

/** Where in a chat what stands. */
export const field = {
  /** When it began: in seconds since 1970, read without a sign. 0 where it was sent alone. */
  began: 0,
  /** When it ended, in the same way; of one that was sent alone when that was. */
  ended: 1,
  /** What `state` says. */
  state: 2,
  /** Of 31 bits, for the fingerprint of a group. */
  print: 3,
  /** The hash of the touchpoint's title. */
  title: 4,
  /** In millionths. */
  score: 5,
  /** In millionths, of one driver after the other. */
  ratings: 6,
};
export const chatWidth = field.ratings + drivers.length;

/** Flags, and where the mood begins (4 bits, 0 for none) and the number of the case. */
export const state = { completed: 1, counts: 2, risk: 4, resolved: 8, mood: 4, case: 8 };

/** From 1 up, 0 where none was given. */
export const moodIn = (known: number): number => (known >>> state.mood) & 15;

export const answers: Holding<Answers> = { entity: 'people/session', form: answersOf };

export function answersOf(chats: readonly PackedChatSession[]): Answers {
  const byPerson = new Map<number, Chat[]>();
  let many = 0;
  for (const chat of chats) {
    const began = chat.startedAt;
    const person = chat.user;
    const ended = began === null ? chat.createdAt : chat.completedAt;
    const read = { id: chat.id, began, ended: ended ?? 0, known: stateOf(chat), chat };
    const own = byPerson.get(person);
    if (own) own.push(read);
    else byPerson.set(person, [read]);
    many += 1;
  }
  const people = Float64Array.from([...byPerson.keys()]).sort();
  const made = arraysFor(people, many);
  let at = 0;
  for (const [place, person] of people.entries()) {
    for (const one of (byPerson.get(person) ?? []).sort(byEnd)) {
      write(made.chats, at * chatWidth, one);
      at += 1;
    }
    made.first[place + 1] = at;
  }
  return made;
}

function write(chats: Int32Array, from: number, { id, began, ended, known, chat: read }: Chat): void {
  chats[from + field.began] = began === null ? 0 : Math.max(1, secondsOf(began));
  chats[from + field.ended] = secondsOf(ended);
  chats[from + field.state] = known;
  chats[from + field.print] = id % ids;
  chats[from + field.title] = read.stage_title;
  chats[from + field.score] = inFractions(read.driverAverage);
  const ratingOf = read.driver_rating;
  for (const [at, driver] of drivers.entries()) chats[from + field.ratings + at] = inFractions(ratingOf(driver));
}

/** Whole ones, rounded down: before or after a day's begin, which is a whole second, it stays. */
const secondsOf = (at: number): number => Math.min(Math.max(0, Math.floor(at / 1000)), 2 ** 32 - 1);

/** All in one piece of memory: many small ones would take half as much again. */
function arraysFor(ids: Float64Array, many: number): Answers {
  const people = ids.length;
  const size = 8 * people + 4 * (people + 1 + many * chatWidth);
  const all = new ArrayBuffer(size);
  const made = {
    people: new Float64Array(all, 0, people),
    first: new Uint32Array(all, 8 * people, people + 1),
    chats: new Int32Array(all, 8 * people + 4 * (people + 1)),
    bytes: size + frame,
  };
  made.people.set(ids);
  return made;
}

/** What the arrays take besides their elements. */
const frame = 1000;

interface Chat {
  id: number;
  began: number | null;
  ended: number;
  known: number;
  chat: PackedChatSession;
}

/** Those of one moment in an order that is always the same. */
const byEnd = (one: Chat, other: Chat): number =>
  (one.known & state.counts) - (other.known & state.counts) ||
  one.ended - other.ended ||
  (one.began ?? 0) - (other.began ?? 0) ||
  other.id - one.id;

/** The last 31 bits of a chat's hashed id, as `lastOfId` has them in the database. */
export const lastOfIdIn = (chats: Int32Array, chat: number): number => chats[chat + field.print] ?? 0;

/** They are of few chats; whoever asks has to tell these apart. */
export const lastOfId = (id: SQLWrapper): SQL<number> =>
  sql`(${idHash(id)} & ${sql.raw(String(last))})`.mapWith(Number);

const ids = 2 ** 31;
const last = ids - 1;
const inFractions = (value: number | null): number => (value === null ? notGiven : Math.round(value * fraction));

/** Only a chat that was completed with a mood counts among what people have answered. */
function stateOf({ status, startedAt, completedAt, overall_mood: mood, action_status }: PackedChatSession): number {
  const isCompleted = status === 'completed';
  const counts = isCompleted && startedAt !== null && completedAt !== null && mood !== null;
  const isResolved = action_status === 'resolved';
  return (
    (isCompleted ? state.completed : 0) |
    (counts ? state.counts : 0) |
    (mood !== null && mood <= disengagedUpTo && !isResolved ? state.risk : 0) |
    (isResolved ? state.resolved : 0) |
    ((mood ?? 0) << state.mood) |
    (cases.indexOf(action_status ?? '') << state.case)
  );
}
