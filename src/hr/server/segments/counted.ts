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

export function countedOf(rows: readonly BucketRow[], months: readonly string[]): Whole {
  const heads = [...new Map(rows.map((row) => [row.bucket, row])).values()];
  const groups = new Map<string, BucketRow[]>();
  for (const row of rows) {
    const key = `${row.part} ${row.month ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const made = (...parts: BucketRow['part'][]) => {
    const rowsOf = (month: number | '') => parts.flatMap((part) => groups.get(`${part} ${month}`) ?? []);
    return { all: groupOf(rowsOf('')), months: months.map((month, at) => ({ month, group: groupOf(rowsOf(at)) })) };
  };
  const own = made('chosen');
  const has = (part: BucketRow['part']) => rows.some((row) => row.part === part);
  const everyone = has('everyone') ? made('everyone') : has('others') ? made('chosen', 'others') : own;
  return {
    headcount: total(heads, (row) => row.headcount),
    left: total(heads, (row) => row.gone),
    started: total(heads, (row) => row.started),
    completed: total(heads, (row) => row.completed),
    ...own,
    everyone,
  };
}

const total = (rows: readonly BucketRow[], of: (row: BucketRow) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** People of one bucket share a slot of the fingerprint. */
function groupOf(rows: readonly BucketRow[]): Counted {
  const print = emptyPrint();
  for (const row of rows) print[row.bucket % slots] = (print[row.bucket % slots] ?? 0) ^ row.print;
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
