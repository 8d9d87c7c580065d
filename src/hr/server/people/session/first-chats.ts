import quickselect from 'quickselect';
import { type Answers, chatWidth, lastOfIdIn } from '../../segments/answers.ts';

/** By bucket, the people who are asked for, and at the same place the chats of all of it. */
export interface Buckets {
  rows: readonly People[];
  held: readonly Answers[];
}

/** Hashed ids, ascending: all, and the active ones. Of those `found` all chats are asked for, whatever touchpoint they are of. */
interface People {
  bucket: number;
  people: Float64Array;
  active: Float64Array;
  found?: Float64Array | undefined;
}

/** A chat as it is known in memory: the database finds it by these. */
export interface ChatFound {
  bucket: number;
  /** Hashed. */
  person: number;
  /** The last of its hashed id. */
  chat: number;
}

/** Below it is not worth while to leave any out. */
export const few = 2000;

/**
 * The first of many chats: by a key and a rating, ascending, then the newest, as the caller says it. Where twice as many are known as are wanted,
 * the last of them are left out. In arrays of numbers: hundreds of thousands of objects take ten times as long.
 */
export class FirstChats {
  private buckets: Buckets;
  private readonly most: number;
  private many = 0;
  /** Where the last one stands that can be wanted, as soon as there are as many; nothing behind it can. */
  private last = -1;
  /** In which of the buckets, and where among its chats. */
  private readonly bucket: Uint16Array;
  private readonly chat: Uint32Array;
  private readonly key: Float64Array;
  private readonly rating: Int32Array;
  private readonly newest: Uint32Array;

  constructor(buckets: Buckets, wanted: number) {
    this.buckets = buckets;
    const all = buckets.held.reduce((sum, { chats }) => sum + chats.length / chatWidth, 0);
    this.most = Math.max(few, Math.min(wanted, all));
    // It does not fill where all have room. Of what is kept there may be more chats by the next time.
    const size = Math.min(2 * this.most, Math.max(2 * few, all + 1));
    this.bucket = new Uint16Array(size);
    this.chat = new Uint32Array(size);
    this.key = new Float64Array(size);
    this.rating = new Int32Array(size);
    this.newest = new Uint32Array(size);
  }

  /** `bucket` is the place of one among the buckets. */
  add(bucket: number, chat: number, key: number, rating: number, newest: number): void {
    const at = this.many;
    this.bucket[at] = bucket;
    this.chat[at] = chat;
    this.key[at] = key;
    this.rating[at] = rating;
    this.newest[at] = newest;
    // The next one is written over it.
    if (this.last >= 0 && this.compare(at, this.last) > 0) return;
    this.many = at + 1;
    if (this.many === this.chat.length) this.leaveOut();
  }

  /** Whether so many of the first are known, or all there are. */
  knows(wanted: number): boolean {
    return this.last < 0 || wanted <= this.many;
  }

  /** From one of them to another, counted from 0, in order. */
  between(offset: number, to: number): ChatFound[] {
    const { many } = this;
    if (offset >= many) return [];
    const order = numbersTo(many);
    const end = Math.min(to, many);
    const compare = (one: number, other: number) => this.compare(one, other);
    if (offset > 0) quickselect(items(order), offset, 0, many - 1, compare);
    if (end < many) quickselect(items(order), end - 1, offset, many - 1, compare);
    return Array.from(order.subarray(offset, end).sort(compare), (at) => this.found(at));
  }

  /**
   * The same chats, where other buckets have taken the place of these: by their old place the new one, and -1 for those
   * whose chats go, since they are added anew. False where it is not known any more which ones are first.
   */
  move(buckets: Buckets, places: Int32Array): boolean {
    this.buckets = buckets;
    let many = 0;
    let last = -1;
    for (let at = 0; at < this.many; at += 1) {
      const place = places[this.bucket[at] ?? 0] ?? -1;
      if (place < 0) continue;
      for (const values of this.columns()) values[many] = values[at] ?? 0;
      this.bucket[many] = place;
      if (at === this.last) last = many;
      many += 1;
    }
    const isKnown = this.last < 0 || last >= 0;
    this.many = many;
    this.last = last;
    return isKnown;
  }

  /** What they were found in is not kept in memory by them: `move` says it anew. */
  release(): void {
    this.buckets = nowhere;
  }

  private columns() {
    return [this.bucket, this.chat, this.key, this.rating, this.newest];
  }

  private found(at: number): ChatFound {
    const { rows, held } = this.buckets;
    const place = this.bucket[at] ?? 0;
    const { chats } = held[place] as Answers;
    return { bucket: rows[place]?.bucket ?? 0, person: this.personOf(at), chat: lastOfIdIn(chats, this.chat[at] ?? 0) };
  }

  private compare(one: number, other: number): number {
    const { key, rating, newest, chat } = this;
    const first = key[one] ?? 0;
    const second = key[other] ?? 0;
    if (first !== second) return first < second ? -1 : 1;
    const by = (rating[one] ?? 0) - (rating[other] ?? 0) || (newest[other] ?? 0) - (newest[one] ?? 0);
    return by || this.personOf(one) - this.personOf(other) || (chat[other] ?? 0) - (chat[one] ?? 0);
  }

  private personOf(at: number): number {
    const { people, first } = this.buckets.held[this.bucket[at] ?? 0] as Answers;
    const chat = (this.chat[at] ?? 0) / chatWidth;
    let from = 0;
    let to = people.length;
    while (to - from > 1) {
      const middle = (from + to) >>> 1;
      if ((first[middle] ?? 0) <= chat) from = middle;
      else to = middle;
    }
    return people[from] ?? 0;
  }

  private leaveOut(): void {
    const { most, many } = this;
    const order = numbersTo(many);
    quickselect(items(order), most - 1, 0, many - 1, (one, other) => this.compare(one, other));
    const last = order[most - 1] ?? 0;
    // Ascending, so that none is written over before it is read.
    for (const [to, from] of order.subarray(0, most).sort().entries()) {
      for (const values of this.columns()) values[to] = values[from] ?? 0;
      if (from === last) this.last = to;
    }
    this.many = most;
  }
}

const nowhere: Buckets = { rows: [], held: [] };

function numbersTo(many: number): Uint32Array {
  const numbers = new Uint32Array(many);
  for (let at = 0; at < many; at += 1) numbers[at] = at;
  return numbers;
}

/** What selects is declared for lists alone. */
const items = (numbers: Uint32Array): number[] => numbers as unknown as number[];
