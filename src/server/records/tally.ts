import { sql } from 'drizzle-orm';
import { readingAll } from '../db/covered.ts';
import { type Keyed, type Part, shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Tallied, Tally, Work } from './engine.ts';
import { forReading } from './for-counting.ts';
import { type Page, topicsOf } from './page.ts';
import { type Field, readsOf, ref } from './plan.ts';
import type { Row } from './shape.ts';
import { type Bind, run } from './statement.ts';
import { signature } from './totals.ts';

const mostFields = 5;
const mostCombinations = 10_000;

/** The total of a page by a tally of the list; undefined where it has to be counted by itself. */
export async function talliedTotal(engine: RecordEngine, work: Work, page: Page): Promise<number | undefined> {
  const { plan, parts, found } = page;
  const { versions } = work;
  const chosen = parts.flatMap((part) => part.chosen ?? []);
  const isOnce = new Set(chosen.map(({ field }) => field)).size === chosen.length;
  if (!versions || found !== undefined || plan.entity.storage.system) return undefined;
  if (!isOnce || chosen.length === 0 || chosen.length > mostFields) return undefined;

  const rest = parts.filter((part) => part.chosen === undefined);
  const key = `${shapeOf(rest)}|${JSON.stringify(valuesOf(rest))}`;
  const kept = engine.tallies.get(key, '');
  const known = kept?.state === signature(versions, kept?.topics ?? []) ? kept : undefined;
  const fields = joined(known && known.tally !== 'many' ? known.fields : [], chosen);
  if (known?.tally && fields.every((field) => known.fields.includes(field))) return sumOf(known, chosen);

  const names = fields.map(({ name }) => name);
  const topics = [...new Set([...topicsOf({ ...page, parts: rest }), ...readsOf(plan, names)])].sort();
  const now: Tallied = { fields, topics, state: signature(versions, topics) };
  if (known) {
    const count = () => tallyOf(engine, work, page, rest, fields);
    now.tally = await engine.tallying.shared(`${key}|${names.join()}`, count);
  }
  engine.tallies.keep(key, '', now);
  return sumOf(now, chosen);
}

/** Those of before too, as long as they are few. */
function joined(before: readonly Field[], chosen: readonly Keyed[]): Field[] {
  const own = chosen.map(({ field }) => field);
  const all = [...new Set([...before, ...own])];
  return all.length > mostFields ? own : all;
}

async function tallyOf(
  engine: RecordEngine,
  work: Work,
  { plan }: Page,
  rest: readonly Part[],
  fields: readonly Field[],
): Promise<Tally | 'many'> {
  const columns = sql.join(
    fields.map(({ column }) => ref(column)),
    sql`, `,
  );
  const lists = forReading(engine, plan, rest);
  // By itself: for a limit around it the database would read the rows in the order of some index, and sort them.
  const write = (bind: Bind) => {
    const each = lists.map(
      (list) =>
        sql`(with tallied as materialized (select ${columns}, count(*)::int as "~rows" from ${plan.table} where ${whereOf(list, bind)} group by ${columns}) select * from tallied limit ${sql.raw(String(mostCombinations + 1))})`,
    );
    return sql.join(each, sql` union all `);
  };
  const names = fields.map(({ name }) => name).join();
  const statement = engine.statements.get(`tally|${names}|${shapeOf(rest)}`, write);
  if (plan === engine.people) await work.db.execute(readingAll);
  const rows = await run(work.db, statement, lists.flatMap(valuesOf));
  return rows.length > mostCombinations ? 'many' : coded(rows, fields);
}

function coded(rows: readonly Row[], fields: readonly Field[]): Tally {
  const numbers = fields.map(() => new Map<unknown, number>());
  const codes = fields.map(() => new Uint16Array(rows.length));
  for (const [at, row] of rows.entries())
    for (const [place, { column }] of fields.entries()) {
      const known = numbers[place] as Map<unknown, number>;
      const value = row[column.name];
      const number = known.get(value) ?? known.size;
      known.set(value, number);
      (codes[place] as Uint16Array)[at] = number;
    }
  return { numbers, codes, rows: Uint32Array.from(rows, (row) => Number(row['~rows'])) };
}

function sumOf({ fields, tally }: Tallied, chosen: readonly Keyed[]): number | undefined {
  if (tally === undefined || tally === 'many') return undefined;
  const { numbers, codes, rows } = tally;
  const tests = chosen.map(({ field, values }) => {
    const place = fields.indexOf(field);
    const known = numbers[place] as ReadonlyMap<unknown, number>;
    const isChosen = new Uint8Array(known.size);
    for (const value of values) {
      const number = known.get(value);
      if (number !== undefined) isChosen[number] = 1;
    }
    return { of: codes[place] as Uint16Array, isChosen };
  });
  let sum = 0;
  for (let at = 0; at < rows.length; at += 1)
    if (tests.every(({ of, isChosen }) => isChosen[of[at] as number])) sum += rows[at] as number;
  return sum;
}
