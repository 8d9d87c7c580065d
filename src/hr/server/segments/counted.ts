import type { Counted, CountedMonth } from '../../rules/engagement.ts';
import { emptyPrint, slots } from '../../rules/reporting-minimum.ts';
import { drivers, fraction, moods } from './answers.ts';
import { type BucketRow, place, width } from './bucket-rows.ts';

/** What was counted, put together from the buckets. */
export interface Whole {
  headcount: number;
  left: number;
  started: number;
  completed: number;
  all: Counted;
  months: CountedMonth[];
  /** Everyone whom the caller sees: the same, where nothing is filtered. */
  everyone: { all: Counted; months: CountedMonth[] };
}

interface Rows {
  chosen: readonly BucketRow[];
  everyone: readonly BucketRow[];
}

export function countedOf({ chosen, everyone }: Rows, months: readonly string[]): Whole {
  const own = partOf(chosen, months);
  const { all, months: byMonth } = everyone === chosen ? own : partOf(everyone, months);
  return { ...own, everyone: { all, months: byMonth } };
}

type Part = Omit<Whole, 'everyone'>;

/** As long as nothing has changed the rows are the same ones, of the same months. */
const known = new WeakMap<readonly BucketRow[], Part>();

function partOf(rows: readonly BucketRow[], months: readonly string[]): Part {
  const before = known.get(rows);
  if (before) return before;
  const total = (of: (row: BucketRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const groups = groupsOf(rows, 1 + months.length);
  const found = {
    headcount: total((row) => row.headcount),
    left: total((row) => row.gone),
    started: total((row) => row.started),
    completed: total((row) => row.completed),
    all: groups(0),
    months: months.map((month, at) => ({ month, group: groups(1 + at) })),
  };
  known.set(rows, found);
  return found;
}

/** People of one bucket share a slot of the fingerprint. All groups are summed in one pass: a row is read but once. */
function groupsOf(rows: readonly BucketRow[], many: number): (group: number) => Counted {
  const prints = Array.from({ length: many }, emptyPrint);
  const counts = new Float64Array(many * width);
  for (const row of rows) {
    const slot = row.bucket % slots;
    for (const [group, print] of prints.entries()) print[slot] = (print[slot] ?? 0) ^ (row.prints[group] ?? 0);
    const own = row.counts;
    for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + (own[at] ?? 0);
  }
  return (group) => groupOf(prints[group] ?? emptyPrint(), counts.subarray(group * width, (group + 1) * width));
}

function groupOf(print: Counted['print'], counts: Float64Array): Counted {
  const count = (at: number) => counts[at] ?? 0;
  const sum = (at: number) => count(at) / fraction;
  return {
    people: count(place.people),
    print,
    moods: moods.map((mood) => count(place.mood + mood)),
    highRisk: count(place.risk),
    score: { sum: sum(place.score), count: count(place.scored) },
    drivers: Object.fromEntries(
      drivers.map((driver, at) => [driver, { sum: sum(place.sums + at), count: count(place.rated + at) }]),
    ),
  };
}
