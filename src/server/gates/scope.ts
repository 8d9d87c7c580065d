import { type SQL, sql } from 'drizzle-orm';
import type { RowFilter, ServerActor } from '../context.ts';
import { type EntityPlan, must, ref } from '../records/plan.ts';

/** A value on its way into a statement: bound at each run, or given at once. */
type Give = (value: unknown) => SQL | { getSQL(): SQL };

/**
 * The rows of an entity that a row scope leaves: the one place where a scope becomes SQL. The scope speaks about
 * people; a record about a person is seen by everyone who sees the person. Undefined: all of them.
 */
export function scopeCondition(
  plan: EntityPlan,
  people: EntityPlan | undefined,
  scope: RowFilter,
  give: Give,
  alias?: string,
): SQL | undefined {
  const about = plan.entity.person;
  if (about === undefined || scope === null) return undefined;
  if (!people) throw new Error(`${plan.id} is about people, but the product names no entity of people`);
  if (plan === people) return filterCondition(plan, scope, give, alias);
  const subject = ref(must(plan.fields, about).column, alias);
  const company = ref(plan.company, alias);
  const seen = sql`exists (select 1 from ${people.table} where ${people.company} = ${company} and ${must(people.fields, 'id').column} = ${subject} and ${filterCondition(people, scope, give)})`;
  return plan.entity.withoutPerson === 'seen' ? sql`(${subject} is null or ${seen})` : seen;
}

function filterCondition(plan: EntityPlan, filter: RowFilter, give: Give, alias?: string): SQL {
  if (filter === null) return sql`true`;
  if ('all' in filter) return joined(plan, filter.all, give, 'and', alias);
  if ('any' in filter) return joined(plan, filter.any, give, 'or', alias);
  if ('not' in filter) return sql`(${filterCondition(plan, filter.not, give, alias)}) is not true`;
  const field = must(plan.fields, filter.property);
  const column = ref(field.column, alias);
  if ('holds' in filter) return sql`${column} ?| ${give([...filter.holds])}::text[]`;
  const values = filter.in.filter((value) => value !== null);
  const held = sql`${column} = any(${give(values)}::${sql.raw(field.column.getSQLType())}[])`;
  return filter.in.includes(null) ? sql`(${held} or ${column} is null)` : held;
}

function joined(
  plan: EntityPlan,
  filters: readonly RowFilter[],
  give: Give,
  word: 'and' | 'or',
  alias: string | undefined,
): SQL {
  if (filters.length === 0) return sql.raw(String(word === 'and'));
  return sql`(${sql.join(
    filters.map((filter) => filterCondition(plan, filter, give, alias)),
    sql.raw(` ${word} `),
  )})`;
}

/**
 * The same rows as scopes that share none. An OR keeps PostgreSQL from finding rows by one index and makes it read all
 * of a company; each alternative by itself is found by its own.
 */
export function disjoint(filter: RowFilter): RowFilter[] {
  if (filter === null || !('any' in filter)) return [filter];
  return filter.any.map((one, at) => {
    const before = filter.any.slice(0, at).map((other): RowFilter => ({ not: other }));
    return before.length > 0 ? { all: [one, ...before] } : one;
  });
}

/** One's own record is opened and named like any other, also where the scope lists it nowhere. */
export function withOneself(actor: ServerActor | null): RowFilter {
  const scope = actor?.scope ?? null;
  return scope === null || !actor ? null : { any: [{ property: 'id', in: [actor.id] }, scope] };
}

/**
 * Whom this person sees among those whom records are about; also themselves where a record is opened, and what was done to
 * themselves they read wherever it is told.
 */
export const seenBy = (plan: EntityPlan, actor: ServerActor, opens = false): RowFilter =>
  opens || plan.entity.withoutPerson === 'seen' ? withOneself(actor) : actor.scope;

/** Equal for scopes that make the same statement. */
export function scopeShape(filter: RowFilter): string {
  if (filter === null) return '*';
  if ('all' in filter) return `all(${filter.all.map(scopeShape).join()})`;
  if ('any' in filter) return `any(${filter.any.map(scopeShape).join()})`;
  if ('not' in filter) return `not(${scopeShape(filter.not)})`;
  if ('holds' in filter) return `${filter.property}?`;
  return `${filter.property}=${filter.in.includes(null) ? '0' : ''}`;
}

/** The properties that decide whom a scope leaves. */
export function scopeProperties(filter: RowFilter): string[] {
  if (filter === null) return [];
  if ('all' in filter) return filter.all.flatMap(scopeProperties);
  if ('any' in filter) return filter.any.flatMap(scopeProperties);
  return 'not' in filter ? scopeProperties(filter.not) : [filter.property];
}

/** What `give` was handed, in its order. */
export function scopeValues(filter: RowFilter, into: unknown[] = []): unknown[] {
  if (filter === null) return into;
  if ('all' in filter) for (const inner of filter.all) scopeValues(inner, into);
  else if ('any' in filter) for (const inner of filter.any) scopeValues(inner, into);
  else if ('not' in filter) scopeValues(filter.not, into);
  else if ('holds' in filter) into.push([...filter.holds]);
  else into.push(filter.in.filter((value) => value !== null));
  return into;
}
