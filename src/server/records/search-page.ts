import { type SQL, sql } from 'drizzle-orm';
import { matching } from '../db/search.ts';
import { selected } from './columns.ts';
import { shapeOf, valuesOf, whereOf } from './conditions.ts';
import { placed } from './deep-page.ts';
import type { Hits, RecordEngine, Work } from './engine.ts';
import { askedKey, orderBy, orderKey, type Page, topicsInOrder } from './page.ts';
import { must } from './plan.ts';
import { labelJoins, type Row } from './shape.ts';
import { type Bind, run } from './statement.ts';
import type { Found } from './stored-count.ts';
import { signature } from './totals.ts';

/** So many of them are remembered: anyone who searches looks at the first pages, and comes back to them. */
const first = 200;

/** What is searched is found once, by the index, and there both counted and sorted; then the page's rows are fetched. */
export async function searchPage(engine: RecordEngine, work: Work, page: Page, text: string): Promise<Found> {
  const { keys, total } = await hitsOf(engine, work, page, text);
  if (keys.length === 0) return { rows: [] };
  return { rows: await rowsOf(engine, work, page, keys), total };
}

async function hitsOf(engine: RecordEngine, work: Work, page: Page, text: string): Promise<Hits> {
  const { offset, limit, plan } = page;
  const end = offset + limit;
  if (!work.versions || plan.entity.storage.system || end > first) return search(engine, work, page, text);
  const key = `${askedKey(page)}|${orderKey(page.order)}`;
  const state = signature(work.versions, topicsInOrder(page));
  const hits = engine.hits.get(key, state) ?? (await search(engine, work, { ...page, offset: 0, limit: first }, text));
  engine.hits.keep(key, state, hits);
  return { keys: hits.keys.slice(offset, end), total: hits.total };
}

async function search(engine: RecordEngine, work: Work, page: Page, text: string): Promise<Hits> {
  const key = `find|${shapeOf(page.parts)}|${orderKey(page.order)}`;
  const statement = engine.statements.get(key, keysStatement(page));
  const values = [...valuesOf(page.parts), page.limit, page.offset];
  const found = await matching(work.db, text, (db) => run(db, statement, values));
  return { keys: found.map((row) => row.key), total: Number(found[0]?.total ?? 0) };
}

/**
 * Found first, by itself: were the page a part of it, the database would rather read everyone in the order of the list,
 * since ten are soon found there. Of a short text that many have, that is true; but then it has to count them.
 */
function keysStatement({ plan, parts, order }: Page) {
  const id = must(plan.fields, 'id').column;
  const places = order.map(({ column }, at) => sql`, ${column} as ${placed(at)}`);
  const sorted = orderBy(order, (entry) => sql`${placed(order.indexOf(entry))}`);
  return (bind: Bind): SQL => {
    const found = sql`select ${id} as key${sql.join(places)} from ${plan.table} where ${whereOf(parts, bind)}`;
    return sql`with found as materialized (${found}) select key, (select count(*) from found)::int as total from found order by ${sorted} limit ${bind()} offset ${bind()}`;
  };
}

function rowsOf(
  engine: RecordEngine,
  work: Work,
  { plan, shape, order }: Page,
  keys: readonly unknown[],
): Promise<Row[]> {
  const { column } = must(plan.fields, 'id');
  const statement = engine.statements.get(`rows|${plan.id}|${orderKey(order)}|${shape.key}`, (bind) => {
    const joins = labelJoins(engine, plan, shape, bind);
    const where = sql`${plan.company} = ${bind()} and ${column} = any(${bind()}::${sql.raw(column.getSQLType())}[])`;
    return sql`select ${selected(shape.columns)} from ${plan.table}${joins} where ${where} order by ${orderBy(order)}`;
  });
  return run(work.db, statement, [...shape.values, work.company, keys]);
}
