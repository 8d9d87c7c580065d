import { type SQL, sql } from 'drizzle-orm';
import { selected } from './columns.ts';
import { shapeOf, valuesOf, whereOf } from './conditions.ts';
import type { RecordEngine, Work } from './engine.ts';
import { askedKey, type Order, orderBy, orderKey, type Page, topicsInOrder } from './page.ts';
import type { Place } from './places.ts';
import { must } from './plan.ts';
import { labelJoins, type Row } from './shape.ts';
import { type Bind, run } from './statement.ts';
import { totalColumn } from './stored-count.ts';
import { signature } from './totals.ts';

/** The value of a row by which it is sorted, beside what is asked of it. */
export const placed = (at: number) => sql.identifier(`~place${at}`);

/**
 * A page far from the start. Skipping reads the index alone, and whole rows are fetched for the page only; what lies before
 * a place that is still known from an earlier page is not even skipped.
 */
export async function deepPage(engine: RecordEngine, work: Work, page: Page, counting: boolean): Promise<Row[]> {
  const known = placesOf(work, page);
  const from = known && engine.places.before(known.key, known.state, page.offset);
  const key = `list|deep${from ? '|from' : ''}|${counting}|${shapeOf(page.parts)}|${orderKey(page.order)}|${page.shape.key}`;
  const statement = engine.statements.get(key, deepStatement(engine, page, from, counting));
  const skip = page.offset - (from?.offset ?? 0);
  const values = [
    ...(counting ? [work.company] : []),
    ...page.shape.values,
    ...valuesOf(page.parts),
    ...(from?.values ?? []),
    page.limit,
    skip,
    work.company,
  ];
  const rows = await run(work.db, statement, values);
  const [first] = rows;
  if (known && first) {
    const values = page.order.map((_, at) => first[`~place${at}`]);
    engine.places.keep(known.key, known.state, { offset: page.offset, values });
  }
  return rows;
}

/** Places are kept where the rows from one on are those that compare greater or equal: one direction, nothing empty. */
function placesOf(work: Work, page: Page): { key: string; state: string } | undefined {
  if (!work.versions || page.plan.entity.storage.system) return undefined;
  const [first] = page.order;
  const comparable = page.order.every(
    ({ name, descending }) => descending === first?.descending && page.plan.fields.get(name)?.column.notNull,
  );
  if (!comparable) return undefined;
  const state = signature(work.versions, topicsInOrder(page));
  return { key: `${askedKey(page)}|${orderKey(page.order)}`, state };
}

function deepStatement(
  engine: RecordEngine,
  { plan, parts, shape, order }: Page,
  from: Place | undefined,
  counting: boolean,
) {
  const id = must(plan.fields, 'id').column;
  const places = sql.join(
    order.map(({ column }, at) => sql`${column} as ${placed(at)}`),
    sql`, `,
  );
  const carried = sql.join(
    order.map((_, at) => sql`keys.${placed(at)}`),
    sql`, `,
  );
  return (bind: Bind): SQL => {
    const total = counting ? totalColumn(plan, bind) : sql``;
    const joins = labelJoins(engine, plan, shape, bind);
    const where = whereOf(parts, bind);
    const rest = from ? sql` and ${fromOn(plan, order, bind)}` : sql``;
    const keys = sql`select ${id} as key, ${places} from ${plan.table} where ${where}${rest} order by ${orderBy(order)} limit ${bind()} offset ${bind()}`;
    return sql`select ${total}${selected(shape.columns)}, ${carried} from (${keys}) as keys join ${plan.table} on ${plan.company} = ${bind()} and ${id} = keys.key${joins} order by ${orderBy(order)}`;
  };
}

/** The rows from a place on, the one there included; or those after it. One direction, nothing empty. */
const fromOn = (plan: Page['plan'], order: readonly Order[], bind: Bind): SQL =>
  compared(plan, order, bind, order[0]?.descending ? sql`<=` : sql`>=`);

export const beyond = (plan: Page['plan'], order: readonly Order[], bind: Bind): SQL =>
  compared(plan, order, bind, order[0]?.descending ? sql`<` : sql`>`);

function compared(plan: Page['plan'], order: readonly Order[], bind: Bind, how: SQL): SQL {
  const columns = sql.join(
    order.map(({ column }) => column),
    sql`, `,
  );
  const values = sql.join(
    order.map(({ name }) => sql`${bind()}::${sql.raw(must(plan.fields, name).column.getSQLType())}`),
    sql`, `,
  );
  return sql`(${columns}) ${how} (${values})`;
}
