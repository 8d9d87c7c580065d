import { type Buckets, FirstChats, few } from './first-chats.ts';

/** As many as there are tabs. */
export const tabs = 3;

/** What was chosen of the buckets. */
export interface Choice {
  /** By place: the bucket, and marks of what its chats were chosen of. */
  buckets: Uint16Array;
  marks: Float64Array;
  /** By place, how many of its chats each tab shows. */
  counts: Uint32Array;
  /** Where chats are listed. */
  first: FirstChats | undefined;
}

/** `to` is how many of the first are asked for, where chats are listed. */
export function newChoice(buckets: Buckets, to: number | undefined): Choice {
  return { ...emptyFor(buckets), first: to === undefined ? undefined : new FirstChats(buckets, to) };
}

function emptyFor({ rows, held }: Buckets): Omit<Choice, 'first'> {
  const marks = new Float64Array(2 * rows.length);
  for (const [place, row] of rows.entries()) {
    marks[2 * place] = markOf(row);
    marks[2 * place + 1] = markOf(held[place] as object);
  }
  const counts = new Uint32Array(tabs * rows.length);
  return { buckets: Uint16Array.from(rows, ({ bucket }) => bucket), marks, counts };
}

/** The same for the same object. So what was chosen does not keep in memory what it was chosen of. */
function markOf(object: object): number {
  const known = marked.get(object);
  if (known !== undefined) return known;
  lastMark += 1;
  marked.set(object, lastMark);
  return lastMark;
}

const marked = new WeakMap<object, number>();
let lastMark = 0;

/** By what was asked for, the last one behind. Each takes some 120 KB. */
const kept = new Map<string, Choice>();
const mostKept = 20;
/** Of so many buckets chats are chosen at once, while others wait. */
const mostChanged = 50;

export function keepChoice(name: string, choice: Choice, to: number): void {
  kept.delete(name);
  if (to > few) return;
  choice.first?.release();
  kept.set(name, choice);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
}

/**
 * What was chosen when the same was asked for before, with what has changed since: of these buckets alone `choose` is
 * asked for the chats. Undefined where all are to be chosen anew.
 */
export function renewedChoice(
  name: string,
  buckets: Buckets,
  to: number,
  choose: (choice: Choice, place: number) => void,
): Choice | undefined {
  const before = kept.get(name);
  if (!before) return undefined;
  const now: Choice = { ...emptyFor(buckets), first: before.first };
  const { places, changed } = compared(before, now);
  if (changed.length > mostChanged) return undefined;
  // From here on what was kept is not whole until all is chosen.
  kept.delete(name);
  if (before.first && !before.first.move(buckets, places)) return undefined;
  for (const [old, place] of places.entries())
    if (place >= 0) now.counts.set(before.counts.subarray(tabs * old, tabs * (old + 1)), tabs * place);
  for (const place of changed) choose(now, place);
  return now.first && !now.first.knows(to) ? undefined : now;
}

/** By the place before the one of now, -1 where it has changed; and the places of now that have changed. */
function compared(before: Choice, now: Choice): { places: Int32Array; changed: number[] } {
  const placeBefore = new Map(Array.from(before.buckets, (bucket, place) => [bucket, place]));
  const places = new Int32Array(before.buckets.length).fill(-1);
  const changed: number[] = [];
  for (const [place, bucket] of now.buckets.entries()) {
    const old = placeBefore.get(bucket);
    const isSame =
      old !== undefined && [0, 1].every((which) => before.marks[2 * old + which] === now.marks[2 * place + which]);
    if (isSame) places[old] = place;
    else changed.push(place);
  }
  return { places, changed };
}
