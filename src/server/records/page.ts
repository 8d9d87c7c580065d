import { type SQL, sql } from 'drizzle-orm';
import { type Part, shapeOf, valuesOf } from './conditions.ts';
import type { Work } from './engine.ts';
import { type EntityPlan, readsOf } from './plan.ts';
import type { Shape } from './shape.ts';

/** One page of a list, as it is asked for. */
export interface Page {
  plan: EntityPlan;
  parts: Part[];
  shape: Shape;
  order: Order[];
  limit: number;
  offset: number;
  /** Text that the database searches by its index, beside the conditions. */
  found: string | undefined;
}

export interface Order {
  name: string;
  column: SQL;
  descending: boolean;
  /** Some rows have no value: they stand last, either way. */
  optional?: boolean;
  /** Set where the value stands in another table: what decides which of its rows are seen. */
  related?: string;
}

export const orderKey = (order: readonly Order[]) =>
  order.map(({ name, descending, related = '' }) => (descending ? '-' : '') + name + related).join();

export function orderBy(order: readonly Order[], column: (entry: Order) => SQL = (entry) => entry.column): SQL {
  return sql.join(
    order.map((entry) => {
      if (!entry.descending) return column(entry);
      return entry.optional ? sql`${column(entry)} desc nulls last` : sql`${column(entry)} desc`;
    }),
    sql`, `,
  );
}

/** What is asked for, whichever page of it: the same for all who may see the same. */
export const askedKey = (page: Page): string =>
  `${shapeOf(page.parts)}|${JSON.stringify([valuesOf(page.parts), page.found])}`;

export const scoped = (work: Work, plan: EntityPlan): boolean =>
  plan.entity.person !== undefined && work.actor !== null && work.actor.scope !== null;

/** What may change how many there are: that rows come or go, and the columns that decide which of them are found. */
export function topicsOf({ plan, parts, found }: Page): string[] {
  const searched = found === undefined ? [] : (plan.search?.fields ?? []).map(({ name }) => name);
  return [...new Set([...readsOf(plan, searched), ...parts.flatMap((part) => part.reads ?? [plan.topic])])].sort();
}

/** What may also change where each of them stands. */
export const topicsInOrder = (page: Page): string[] => {
  const sorted = page.order.filter(({ related }) => related === undefined).map(({ name }) => name);
  return [...new Set([...topicsOf(page), ...readsOf(page.plan, sorted)])].sort();
};
