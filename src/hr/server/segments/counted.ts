import type { Counted, CountedMonth } from '../../rules/engagement.ts';
import { emptyPrint } from '../../rules/reporting-minimum.ts';
import { drivers, type SlotRow } from './overview.query.ts';

/** What was counted, put together from the slots. */
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

export function countedOf(rows: readonly SlotRow[], months: readonly string[]): Whole {
  const [{ headcount, gone: left, started, completed } = { headcount: 0, gone: 0, started: 0, completed: 0 }] = rows;
  const groups = new Map<string, SlotRow[]>();
  for (const row of rows) {
    if (row.slot === null) continue;
    const key = `${row.chosen} ${row.month}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const part = (chosen: boolean) => ({
    all: groupOf(groups.get(`${chosen} `)),
    months: months.map((month) => ({ month, group: groupOf(groups.get(`${chosen} ${month}`)) })),
  });
  const own = part(true);
  const isFiltered = [...groups.keys()].some((key) => key.startsWith('false'));
  return { headcount, left, started, completed, ...own, everyone: isFiltered ? part(false) : own };
}

function groupOf(rows: readonly SlotRow[] = []): Counted {
  const print = emptyPrint();
  for (const row of rows) if (row.slot !== null) print[row.slot] = row.print;
  const sum = (of: (row: SlotRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    people: sum((row) => row.people),
    print,
    moods: [0, 1, 2, 3, 4].map((at) => sum((row) => row.moods[at] ?? 0)),
    highRisk: sum((row) => row.risk),
    score: { sum: sum((row) => row.score), count: sum((row) => row.scored) },
    drivers: Object.fromEntries(
      drivers.map((driver, at) => [
        driver,
        { sum: sum((row) => row.sums[at] ?? 0), count: sum((row) => row.rated[at] ?? 0) },
      ]),
    ),
  };
}
