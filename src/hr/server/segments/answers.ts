import { constants, optionValues } from '../../../generated/options.ts';
import type { PackedChatSession } from '../../../generated/tables.ts';
import type { Held, Holding } from '../../../server/context.ts';

export const drivers: readonly string[] = optionValues['segments/engagement.drivers'];
const disengagedUpTo = constants['segments/engagement.disengagedUpTo'];

/** In whole millionths: added up in any order, they make the same figure, and round to the same. */
export const fraction = 1_000_000;
/** Stands for a score or a rating that was not given. */
export const notGiven = -1;

/**
 * Chats that were begun, column by column, so that figures of any people are made of those of everyone in no time. Those of
 * one person stand together, in the order in which they ended, those that do not count first.
 */
export interface Answers extends Held {
  /** Hashed ids, ascending. */
  people: Float64Array;
  /** By person, and one more: where their chats begin. */
  first: Uint32Array;
  /** When they began and ended: in milliseconds. */
  began: Float64Array;
  ended: Float64Array;
  /** What `state` says. */
  states: Uint8Array;
  /** Of 31 bits, for the fingerprint of a group. */
  prints: Int32Array;
  /** In millionths. */
  scores: Int32Array;
  /** In millionths, of one driver after the other. */
  ratings: Int32Array;
}

/** Above these bits stands the mood. */
export const state = { completed: 1, counts: 2, risk: 4, resolved: 8, mood: 4 };

export const answers: Holding<Answers> = { entity: 'people/session', form: answersOf };

export function answersOf(chats: readonly PackedChatSession[]): Answers {
  const byPerson = new Map<number, Chat[]>();
  let many = 0;
  for (const chat of chats) {
    const began = chat.startedAt;
    if (began === null) continue;
    const person = chat.user;
    const read = { id: chat.id, began, ended: chat.completedAt ?? 0, known: stateOf(chat), chat };
    const own = byPerson.get(person);
    if (own) own.push(read);
    else byPerson.set(person, [read]);
    many += 1;
  }
  const people = Float64Array.from([...byPerson.keys()]).sort();
  const made = arraysFor(people, many);
  let at = 0;
  for (const [place, person] of people.entries()) {
    for (const { id, began, ended, known, chat } of (byPerson.get(person) ?? []).sort(byEnd)) {
      made.began[at] = began;
      made.ended[at] = ended;
      made.states[at] = known;
      made.prints[at] = printOf(id, known);
      made.scores[at] = inFractions(chat.driverAverage);
      const ratingOf = chat.driver_rating;
      for (let driver = 0; driver < drivers.length; driver += 1)
        made.ratings[at * drivers.length + driver] = inFractions(ratingOf(drivers[driver] ?? ''));
      at += 1;
    }
    made.first[place + 1] = at;
  }
  return made;
}

/** All in one piece of memory: many small ones would take half as much again. */
function arraysFor(ids: Float64Array, many: number): Answers {
  const people = ids.length;
  const size = 8 * (people + 2 * many) + 4 * (people + 1 + 2 * many + many * drivers.length) + many;
  const all = new ArrayBuffer(size);
  let taken = 0;
  const next = (bytes: number) => {
    taken += bytes;
    return taken - bytes;
  };
  const made = {
    people: new Float64Array(all, next(8 * people), people),
    began: new Float64Array(all, next(8 * many), many),
    ended: new Float64Array(all, next(8 * many), many),
    first: new Uint32Array(all, next(4 * (people + 1)), people + 1),
    prints: new Int32Array(all, next(4 * many), many),
    scores: new Int32Array(all, next(4 * many), many),
    ratings: new Int32Array(all, next(4 * many * drivers.length), many * drivers.length),
    states: new Uint8Array(all, next(many), many),
    bytes: size + frame,
  };
  made.people.set(ids);
  return made;
}

/** What the arrays take besides their elements. */
const frame = 1000;

interface Chat {
  id: number;
  began: number;
  ended: number;
  known: number;
  chat: PackedChatSession;
}

/** Those of one moment in an order that is always the same. */
const byEnd = (one: Chat, other: Chat): number =>
  (one.known & state.counts) - (other.known & state.counts) || one.ended - other.ended || other.id - one.id;

/** Of the 53 bits of its hash 31: the first where it is resolved, else the last. */
const printOf = (id: number, known: number): number =>
  (known & state.resolved) > 0 ? Math.floor(id / 2 ** 22) : id % 2 ** 31;

const inFractions = (value: number | null): number => (value === null ? notGiven : Math.round(value * fraction));

/** Only a chat that was completed with a mood counts among what people have answered. */
function stateOf({ status, completedAt, overall_mood: mood, action_status }: PackedChatSession): number {
  if (status !== 'completed') return 0;
  if (completedAt === null || mood === null) return state.completed;
  const isResolved = action_status === 'resolved';
  return (
    state.completed |
    state.counts |
    (mood <= disengagedUpTo && !isResolved ? state.risk : 0) |
    (isResolved ? state.resolved : 0) |
    (mood << state.mood)
  );
}
