import type { Counted, CountedMonth } from '../../rules/engagement.ts';
import { emptyPrint, slots } from '../../rules/reporting-minimum.ts';
import { type BucketRow, drivers, fraction } from './overview.query.ts';

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
  const heads = [...new Map(rows.map((row) => [row.bucket, row])).values()];
  const found = {
    headcount: total(heads, (row) => row.headcount),
    left: total(heads, (row) => row.gone),
    started: total(heads, (row) => row.started),
    completed: total(heads, (row) => row.completed),
    ...grouped(rows, months),
  };
  known.set(rows, found);
  return found;
}

function grouped(rows: readonly BucketRow[], months: readonly string[]): Whole['everyone'] {
  const answered = new Map<number | null, BucketRow[]>();
  for (const row of rows) {
    if (row.print === null) continue;
    const group = answered.get(row.month);
    group ? group.push(row) : answered.set(row.month, [row]);
  }
  const group = (at: number | null) => groupOf(answered.get(at) ?? []);
  return { all: group(null), months: months.map((month, at) => ({ month, group: group(at) })) };
}

const total = (rows: readonly BucketRow[], of: (row: BucketRow) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** People of one bucket share a slot of the fingerprint. */
function groupOf(rows: readonly BucketRow[]): Counted {
  const print = emptyPrint();
  for (const row of rows) print[row.bucket % slots] = (print[row.bucket % slots] ?? 0) ^ (row.print ?? 0);
  const sum = (of: (row: BucketRow) => number) => total(rows, of);
  return {
    people: sum((row) => row.people),
    print,
    moods: [0, 1, 2, 3, 4].map((at) => sum((row) => row.moods[at] ?? 0)),
    highRisk: sum((row) => row.risk),
    score: { sum: sum((row) => row.score) / fraction, count: sum((row) => row.scored) },
    drivers: Object.fromEntries(
      drivers.map((driver, at) => [
        driver,
        { sum: sum((row) => row.sums[at] ?? 0) / fraction, count: sum((row) => row.rated[at] ?? 0) },
      ]),
    ),
  };
}
