import { type SQL, sql } from 'drizzle-orm';
import { selected } from './columns.ts';
import { shapeOf, valuesOf, whereOf } from './conditions.ts';
import { beyond, placed } from './deep-page.ts';
import type { RecordEngine, Work } from './engine.ts';
import { keyedPage, keyedPageValues, keyedRows, keyedShape } from './keyed.ts';
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
  const isAfter = after !== undefined;
  const { shape, values, write } = keysOf(page, after?.values);
  const key = `list|cursor|${isAfter}|${shape}|${order}|${page.shape.key}`;
  const statement = engine.statements.get(key, (bind) => pageStatement(engine, page, write, bind));
  const found = await run(work.db, statement, [...page.shape.values, ...values, work.company]);
  const rows = found.slice(0, page.limit);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  const next = last ? { order, values: page.order.map((_, at) => String(last[`~place${at}`])) } : null;
  return { rows: rows.map(page.shape.answer), next };
}

/** Which rows they are, by their ids and what they are ordered by. */
function keysOf(page: Page, after: readonly string[] | undefined) {
  const keyed = keyedRows(page);
  if (keyed)
    return {
      shape: keyedShape(keyed),
      values: keyedPageValues(page, keyed, after ?? []),
      write: (bind: Bind) => keyedPage(page, keyed, after !== undefined, bind),
    };
  const { parts, limit, offset } = page;
  return {
    shape: shapeOf(parts),
    values: [...valuesOf(parts), ...(after ?? []), limit + 1, after ? 0 : offset],
    write: (bind: Bind) => plainKeys(page, after !== undefined, bind),
  };
}

function plainKeys({ plan, parts, order }: Page, isAfter: boolean, bind: Bind): SQL {
  const id = must(plan.fields, 'id').column;
  const places = order.map(({ column }, at) => sql`, ${column} as ${placed(at)}`);
  const where = whereOf(parts, bind);
  const rest = isAfter ? sql` and ${beyond(plan, order, bind)}` : sql``;
  return sql`select ${id} as key${sql.join(places)} from ${plan.table} where ${where}${rest} order by ${orderBy(order)} limit ${bind()} offset ${bind()}`;
}

function pageStatement(engine: RecordEngine, { plan, shape, order }: Page, keysOf: (bind: Bind) => SQL, bind: Bind) {
  const id = must(plan.fields, 'id').column;
  const carried = order.map((_, at) => sql`, keys.${placed(at)}::text as ${placed(at)}`);
  const joins = labelJoins(engine, plan, shape, bind);
  const keys = keysOf(bind);
  return sql`select ${selected(shape.columns)}${sql.join(carried)} from (${keys}) as keys join ${plan.table} on ${plan.company} = ${bind()} and ${id} = keys.key${joins} order by ${orderBy(order)}`;
}
