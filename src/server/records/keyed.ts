import { type SQL, sql } from 'drizzle-orm';
import { type Keyed, type Part, shapeOf, valuesOf, whereOf } from './conditions.ts';
import { beyond, placed } from './deep-page.ts';
import { orderBy, type Page } from './page.ts';
import { must, ref } from './plan.ts';
import type { Bind } from './statement.ts';

/**
 * Rows that have any of some values in one of some properties. An OR over indexes is read whole before the first row of it
 * is known; value by value, each index ends where the page does.
 */
interface KeyedRows {
  lists: readonly Keyed[];
  others: readonly Part[];
}

/** With more values than these, the rows that have one lie so close that the order of the list finds them. */
const mostValues = 1000;

export function keyedRows({ parts }: Page): KeyedRows | undefined {
  const part = parts.find((one) => one.keyed);
  const lists = part?.keyed ?? [];
  const many = lists.reduce((sum, { values }) => sum + values.length, 0);
  if (!part || lists.length === 0 || many > mostValues) return undefined;
  return { lists, others: parts.filter((one) => one !== part) };
}

/** The same for counting up to a number: there every value is looked up until that many are found, however many values. */
export function countedRows(page: Page): KeyedRows | undefined {
  const part = page.parts.find(({ countedBy }) => countedBy && countedBy.length > 0);
  if (!part?.countedBy) return keyedRows(page);
  return { lists: part.countedBy, others: page.parts.filter((one) => one !== part) };
}

export const keyedShape = ({ lists, others }: KeyedRows): string =>
  `${lists.map(({ field }) => field.name).join()}|${shapeOf(others)}`;

/** Of each value no more than the page may need; a row that has two of them is there once. */
export function keyedPage(page: Page, { lists, others }: KeyedRows, isAfter: boolean, bind: Bind): SQL {
  const { plan, order } = page;
  const places = order.map((_, at) => sql`, ${placed(at)}`);
  const columns = order.map(({ column }, at) => sql`, ${column} as ${placed(at)}`);
  const each = lists.map(({ field }) => {
    const { column } = field;
    const asked = sql`unnest(${bind()}::${sql.raw(column.getSQLType())}[]) as asked(value)`;
    const where = sql`${whereOf(others, bind)} and ${ref(column)} = asked.value`;
    const rest = isAfter ? sql` and ${beyond(plan, order, bind)}` : sql``;
    const rows = sql`select ${must(plan.fields, 'id').column} as key${sql.join(columns)} from ${plan.table} where ${where}${rest} order by ${orderBy(order)} limit ${bind()}`;
    return sql`(select key${sql.join(places)} from ${asked} cross join lateral (${rows}) as hit)`;
  });
  const sorted = orderBy(order, (entry) => sql`${placed(order.indexOf(entry))}`);
  return sql`select key${sql.join(places)} from (${sql.join(each, sql` union `)}) as hits order by ${sorted} limit ${bind()} offset ${bind()}`;
}

export function keyedPageValues(page: Page, { lists, others }: KeyedRows, after: readonly unknown[]): unknown[] {
  const offset = after.length > 0 ? 0 : page.offset;
  const most = page.limit + 1;
  const each = lists.flatMap(({ values }) => [values, ...valuesOf(others), ...after, most + offset]);
  return [...each, most, offset];
}

/**
 * As many as there are, none twice, up to a number. Each value is read in the order of the list, as for a page: its index
 * has that order, and without it the database takes what is usual for what is asked, and may read everything.
 */
export function keyedCount({ plan, order }: Page, { lists, others }: KeyedRows, bind: Bind): SQL {
  const each = lists.map(({ field }, at) => {
    const asked = sql`unnest(${bind()}::${sql.raw(field.column.getSQLType())}[]) as asked(value)`;
    const where = sql`${whereOf(others, bind)} and ${ref(field.column)} = asked.value`;
    const before = lists.slice(0, at).map(({ field: other }) => {
      const type = sql.raw(other.column.getSQLType());
      // As a table of its own, looked into for each row.
      return sql` and (${ref(other.column)} in (select unnest(${bind()}::${type}[]))) is not true`;
    });
    return sql`select 1 from ${asked} cross join lateral (select 1 from ${plan.table} where ${where}${sql.join(before)} order by ${orderBy(order)} limit ${bind()}) as hit`;
  });
  return sql`select count(*)::int as total from (select 1 from (${sql.join(each, sql` union all `)}) as hits limit ${bind()}) as counted`;
}

export const keyedCountValues = ({ lists, others }: KeyedRows, most: number): unknown[] => [
  ...lists.flatMap(({ values }, at) => [
    values,
    ...valuesOf(others),
    ...lists.slice(0, at).map((one) => one.values),
    most,
  ]),
  most,
];
