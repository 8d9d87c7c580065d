import { sql } from 'drizzle-orm';
import { shapeOf, valuesOf, whereOf } from './conditions.ts';
import { beyond, placed } from './deep-page.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type ListAsked, pageOf } from './list.ts';
import { orderBy, orderKey, type Page } from './page.ts';
import { must } from './plan.ts';
import { labelJoins, type Row } from './shape.ts';
import { type Bind, run } from './statement.ts';

/** Where a page ended: its order, and the last row by the values that it is ordered by, as the database writes them. */
export interface Cursor {
  order: string;
  values: readonly string[];
}

interface CursorPage {
  rows: Row[];
  /** Null: nothing follows. */
  next: Cursor | null;
}

/**
 * The rows after a cursor: found by their values in the index, as fast in the middle of a long list as at its start, and
 * none of them twice or left out while others come and go. Null where the cursor is none of this order.
 */
export async function listAfter(
  engine: RecordEngine,
  work: Work,
  entity: string,
  asked: ListAsked,
  after: Cursor | undefined,
): Promise<CursorPage | null> {
  const page = pageOf(engine, work, engine.plan(entity), asked, { byIndex: false });
  const order = orderKey(page.order);
  if (after && (after.order !== order || after.values.length !== page.order.length)) return null;
  const key = `list|cursor|${after !== undefined}|${shapeOf(page.parts)}|${order}|${page.shape.key}`;
  const statement = engine.statements.get(key, (bind) => pageStatement(engine, page, after !== undefined, bind));
  const found = await run(work.db, statement, [
    ...page.shape.values,
    ...valuesOf(page.parts),
    ...(after?.values ?? []),
    page.limit + 1,
    after ? 0 : page.offset,
    work.company,
  ]);
  const rows = found.slice(0, page.limit);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  const next = last ? { order, values: page.order.map((_, at) => String(last[`~place${at}`])) } : null;
  return { rows: rows.map(page.shape.answer), next };
}

function pageStatement(engine: RecordEngine, { plan, parts, shape, order }: Page, isAfter: boolean, bind: Bind) {
  const id = must(plan.fields, 'id').column;
  const places = order.map(({ column }, at) => sql`, ${column} as ${placed(at)}`);
  const carried = order.map((_, at) => sql`, keys.${placed(at)}::text as ${placed(at)}`);
  const joins = labelJoins(engine, plan, shape, bind);
  const where = whereOf(parts, bind);
  const rest = isAfter ? sql` and ${beyond(plan, order, bind)}` : sql``;
  const keys = sql`select ${id} as key${sql.join(places)} from ${plan.table} where ${where}${rest} order by ${orderBy(order)} limit ${bind()} offset ${bind()}`;
  return sql`select ${sql.join(shape.columns, sql`, `)}${sql.join(carried)} from (${keys}) as keys join ${plan.table} on ${plan.company} = ${bind()} and ${id} = keys.key${joins} order by ${orderBy(order)}`;
}
