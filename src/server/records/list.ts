import { type SQL, sql } from 'drizzle-orm';
import { matching } from '../db/search.ts';
import { type FieldView, viewOf } from '../gates/fields.ts';
import { selected } from './columns.ts';
import { type Asked, conditions, shapeOf, unknownProperty, valuesOf, whereOf } from './conditions.ts';
import { deepPage } from './deep-page.ts';
import type { RecordEngine, Work } from './engine.ts';
import { forCounting } from './for-counting.ts';
import { countedRows, keyedCount, keyedCountValues, keyedShape } from './keyed.ts';
import { askedKey, type Order, orderBy, orderKey, type Page, scoped, topicsOf } from './page.ts';
import { type EntityPlan, must, ref } from './plan.ts';
import { searchPage } from './search-page.ts';
import { labelJoins, labelOrder, type Row, shapeFor } from './shape.ts';
import { type Bind, run } from './statement.ts';
import { type Found, isWhole, storedCount, totalColumn, withTotal } from './stored-count.ts';
import { talliedTotal } from './tally.ts';

export interface ListAsked extends Asked {
  /** 1-based. */
  page: number;
  limit: number;
  /** `-` before a property means descending. */
  sort?: readonly string[];
  returns?: readonly string[];
  /** Rows to skip, where pages are not what is asked by. */
  offset?: number;
  /** No more are counted. */
  mostCounted?: number;
}

interface Listed {
  rows: Row[];
  total: number;
}

/** From here on the rows are found in the index alone and fetched afterwards. */
const deep = 100;

/** One page of what this person may see, with the exact total. */
export async function listRecords(engine: RecordEngine, work: Work, entity: string, asked: ListAsked): Promise<Listed> {
  const page = pageOf(engine, work, engine.plan(entity), asked);
  const remembered = rememberedTotal(engine, work, page);
  if (remembered !== undefined && page.offset >= remembered) return { rows: [], total: remembered };
  const counting = remembered === undefined;
  const found = page.found
    ? await searchPage(engine, work, page, page.found)
    : await plainPage(engine, work, page, counting && isWhole(page));
  const total = remembered ?? found.total ?? endOf(found.rows.length, page) ?? (await sharedCount(engine, work, page));
  if (remembered === undefined) remember(engine, work, page, total);
  return { rows: found.rows.map(page.shape.answer), total };
}

/** How many there are of what is asked for, whatever the page. */
export async function countRecords(
  engine: RecordEngine,
  work: Work,
  entity: string,
  asked: ListAsked,
): Promise<number> {
  const page = pageOf(engine, work, engine.plan(entity), asked, { byIndex: asked.mostCounted === undefined });
  if (asked.mostCounted !== undefined) return countUpTo(engine, work, page, asked.mostCounted);
  const remembered = rememberedTotal(engine, work, page);
  if (remembered !== undefined) return remembered;
  const total = await sharedCount(engine, work, page);
  remember(engine, work, page, total);
  return total;
}

/** `byIndex`: what is searched for may be found by its own index, beside the conditions. */
export function pageOf(
  engine: RecordEngine,
  work: Work,
  plan: EntityPlan,
  asked: ListAsked,
  { byIndex = true } = {},
): Page {
  const view = viewOf(engine.gates, plan, work.actor);
  const order = orderOf(engine, plan, view, work, asked.sort);
  const isOwn = order.every(({ related }) => related === undefined);
  const isFound = byIndex && isOwn && asked.search && searchable(engine, work, plan, view);
  const found = isFound ? asked.search : undefined;
  return {
    plan,
    parts: conditions(engine, work, plan, view, found === undefined ? asked : { ...asked, search: undefined }),
    shape: shapeFor(engine, plan, view, work.actor, asked.returns),
    order,
    limit: asked.limit,
    offset: asked.offset ?? (asked.page - 1) * asked.limit,
    found,
  };
}

/** A page that is not full is the last one: nothing has to be counted. */
function endOf(rows: number, { offset, limit }: Page): number | undefined {
  return rows < limit && (rows > 0 || offset === 0) ? offset + rows : undefined;
}

function orderOf(
  engine: RecordEngine,
  plan: EntityPlan,
  view: FieldView,
  work: Work,
  sort?: readonly string[],
): Order[] {
  const asked = sort?.length ? sort : [plan.order];
  const order = asked.map((entry): Order => {
    const descending = entry.startsWith('-');
    const name = descending ? entry.slice(1) : entry;
    const label = plan.labels.get(name);
    if (label) return { name, descending, ...labelOrder(engine, plan, view, work, label) };
    if (!plan.fields.has(name) || !view.readable(name)) throw unknownProperty(name);
    const { column } = must(plan.fields, name);
    return { name, column: ref(column), descending, ...(!column.notNull && { optional: true }) };
  });
  if (order.some((entry) => entry.name === 'id')) return order;
  // Ties end in the id, in the same direction: the index is read in one go, either way.
  return [
    ...order,
    { name: 'id', column: ref(must(plan.fields, 'id').column), descending: order[0]?.descending ?? false },
  ];
}

async function plainPage(engine: RecordEngine, work: Work, page: Page, counting: boolean): Promise<Found> {
  if (page.offset >= deep || page.parts.some((part) => part.narrow))
    return withTotal(await deepPage(engine, work, page, counting));
  const key = `list|${counting}|${shapeOf(page.parts)}|${orderKey(page.order)}|${page.shape.key}`;
  const statement = engine.statements.get(key, pageStatement(engine, page, counting));
  const values = [...page.shape.values, ...valuesOf(page.parts), page.limit, page.offset];
  return withTotal(await run(work.db, statement, counting ? [work.company, ...values] : values));
}

function pageStatement(engine: RecordEngine, { plan, parts, shape, order }: Page, counting: boolean) {
  return (bind: Bind): SQL => {
    return sql`select ${counting ? totalColumn(plan, bind) : sql``}${selected(shape.columns)} from ${plan.table}${labelJoins(engine, plan, shape, bind)} where ${whereOf(parts, bind)} order by ${orderBy(order)} limit ${bind()} offset ${bind()}`;
  };
}

/** Where the transaction may have written, its count is its own. */
async function sharedCount(engine: RecordEngine, work: Work, page: Page): Promise<number> {
  const own = () => count(engine, work, page);
  if (!work.versions) return own();
  return (await talliedTotal(engine, work, page)) ?? engine.totals.shared(askedKey(page), own);
}

/** Ends where enough are found: a list that grows for ever is not read through to say how long it is. */
async function countUpTo(engine: RecordEngine, work: Work, page: Page, most: number): Promise<number> {
  const { plan, parts } = page;
  const keyed = countedRows(page);
  if (keyed) {
    const counting = engine.statements.get(`count-to|${keyedShape(keyed)}`, (bind) => keyedCount(page, keyed, bind));
    const [row] = await run(work.db, counting, keyedCountValues(keyed, most));
    return Number(row?.total);
  }
  const statement = engine.statements.get(
    `count-to|${shapeOf(parts)}`,
    (bind) =>
      sql`select count(*)::int as total from (select 1 from ${plan.table} where ${whereOf(parts, bind)} limit ${bind()}) as counted`,
  );
  const [row] = await run(work.db, statement, [...valuesOf(parts), most]);
  return Number(row?.total);
}

async function count(engine: RecordEngine, work: Work, page: Page): Promise<number> {
  const { plan, parts, found } = page;
  if (isWhole(page)) {
    const kept = engine.statements.get(`kept|${plan.id}`, (bind) => sql`select (${storedCount(plan, bind)}) as total`);
    return Number((await run(work.db, kept, [work.company]))[0]?.total);
  }
  const lists = found === undefined ? forCounting(plan, parts) : [parts];
  const write = (bind: Bind) => {
    const counts = lists.map((list) => sql`(select count(*) from ${plan.table} where ${whereOf(list, bind)})`);
    return sql`select (${sql.join(counts, sql` + `)})::int as total`;
  };
  const statement = engine.statements.get(`count|${found !== undefined}|${shapeOf(parts)}`, write);
  const ask = (db: Work['db']) => run(db, statement, lists.flatMap(valuesOf));
  const [row] = found === undefined ? await ask(work.db) : await matching(work.db, found, ask);
  return Number(row?.total);
}

/**
 * May the search go by the index? Its role sees the matching rows of searchable tables and nothing else, so a
 * condition or an order that looks at another table cannot be asked there; nor can a search that leaves out a hidden property.
 */
function searchable(engine: RecordEngine, work: Work, plan: EntityPlan, view: FieldView): boolean {
  if (!plan.search?.fields.every((field) => view.readable(field.name))) return false;
  return !scoped(work, plan) || plan === engine.people;
}

function rememberedTotal(engine: RecordEngine, work: Work, page: Page): number | undefined {
  if (!work.versions || page.plan.entity.storage.system) return undefined;
  return engine.totals.get(askedKey(page), work.versions, topicsOf(page));
}

function remember(engine: RecordEngine, work: Work, page: Page, total: number): void {
  // The engine's own tables raise no version.
  if (!work.versions || page.plan.entity.storage.system) return;
  engine.totals.set(askedKey(page), work.versions, topicsOf(page), total);
}
