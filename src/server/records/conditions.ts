import { type SQL, sql } from 'drizzle-orm';
import { likePattern, patternsOf } from '../../shared/paging/search.ts';
import { linesRead } from '../audit/lines-read.ts';
import type { AnyOf, Condition, ListFilter, RowFilter } from '../context.ts';
import { plain, searchedPattern } from '../db/search.ts';
import type { FieldView } from '../gates/fields.ts';
import { disjoint, scopeCondition, scopeProperties, scopeShape, scopeValues, seenBy } from '../gates/scope.ts';
import { dayEdge, onDay } from './days.ts';
import type { RecordEngine, Work } from './engine.ts';
import { type EntityPlan, type Field, must, readsOf, ref } from './plan.ts';
import { Refusal } from './refusals.ts';
import type { Bind } from './statement.ts';
import { filterValue, isDay, itemKind, listed, NotAValue, toColumn } from './values.ts';

/** A property that is not there, or that this person may not know of. */
export const unknownProperty = (property: string): Refusal => new Refusal({ kind: 'unknown-property', property });

/** Part of a WHERE: its shape, the values it binds, and how it is written for a new shape. */
export interface Part {
  shape: string;
  values: readonly unknown[];
  write(bind: Bind): SQL | undefined;
  /** Topics whose versions stay as long as it leaves the same rows; the whole table where nothing is said. */
  reads?: readonly string[];
  /** Leaves every row of the company. */
  whole?: true;
  /** Leaves few rows, found by an index that also sorts them: only the page's own are worth fetching. */
  narrow?: true;
  /** The same in parts of which each row meets one at most: for counting, where every part has an index of its own. */
  apart?: readonly Part[];
  /** The same as lists of values, of which a row has one in one of these properties. */
  keyed?: readonly Keyed[];
  /** The same lists, where there are so many values that they are only counted by. */
  countedBy?: readonly Keyed[];
  /** The same as values, of which a row has one. */
  chosen?: Keyed;
}

export interface Keyed {
  field: Field;
  values: readonly unknown[];
}

export interface Asked {
  where?: Record<string, unknown>;
  filters?: readonly ListFilter[];
  search?: string;
  anyOf?: AnyOf;
  /** What else holds of them: the product's own condition. */
  holds?: Condition;
  /** Records in the state that means gone. */
  withDeleted?: boolean;
  /** One's own record is among them: for one record by its id, and where someone is chosen. */
  opens?: boolean;
  /** The row scope does not count. */
  everyone?: boolean;
}

/** Everything that decides whether a row is among those asked for: company, scope, state, filters, search. */
export function conditions(engine: RecordEngine, work: Work, plan: EntityPlan, view: FieldView, asked: Asked): Part[] {
  const parts: Part[] = [companyPart(plan, work), scopePart(engine, plan, work, asked)];
  if (plan.topic === 'audit_line') parts.push(...linesRead(engine, plan, work.actor));
  const { states } = plan.entity;
  if (states?.deleted !== undefined && !asked.withDeleted) {
    const column = ref(must(plan.fields, states.field).column);
    // A constant, so that the planner can use it.
    parts.push({
      shape: 'there',
      values: [],
      reads: readsOf(plan, [states.field]),
      write: () => sql`${column} <> ${sql.raw(quoted(states.deleted as string))}`,
    });
  }
  for (const [name, value] of Object.entries(asked.where ?? {})) parts.push(fixedPart(plan, name, value));
  for (const filter of asked.filters ?? []) parts.push(filterPart(engine, plan, view, filter, work.actor?.timeZone));
  if (asked.search) parts.push(searchPart(plan, view, asked.search));
  if (asked.anyOf) parts.push(anyOfPart(plan, view, asked.anyOf));
  if (asked.holds) {
    const { shape, values, write, among: lists } = asked.holds;
    const countedBy = lists && keyedLists(plan, view, lists);
    parts.push({ shape: `holds:${shape}`, values: [...values], write, ...(countedBy && { countedBy }) });
  }
  return parts;
}

export const shapeOf = (parts: readonly Part[]): string => parts.map((part) => part.shape).join(';');
export const valuesOf = (parts: readonly Part[]): unknown[] => parts.flatMap((part) => part.values);

export function whereOf(parts: readonly Part[], bind: Bind): SQL {
  const written = parts.flatMap((part) => part.write(bind) ?? []);
  return sql.join(written, sql` and `);
}

function companyPart(plan: EntityPlan, work: Work): Part {
  return {
    shape: plan.id,
    values: [work.company],
    reads: [],
    whole: true,
    write: (bind) => sql`${plan.company} = ${bind()}`,
  };
}

function scopePart(engine: RecordEngine, plan: EntityPlan, work: Work, { opens, everyone }: Asked): Part {
  const { actor } = work;
  const about = actor && !everyone && plan.entity.person !== undefined;
  const scope = !about ? null : seenBy(plan, actor, opens && plan === engine.people);
  if (scope === null) return { shape: '*', values: [], reads: [], whole: true, write: () => undefined };
  const reads = scopeReads(engine, plan, scope);
  const part = (filter: RowFilter): Part => ({
    shape: scopeShape(filter),
    values: scopeValues(filter),
    reads,
    write: (bind) => scopeCondition(plan, engine.people, filter, () => bind()),
  });
  // What is about nobody would be counted with each of them.
  if (plan.entity.withoutPerson === 'seen') return part(scope);
  return { ...part(scope), apart: disjoint(scope).map(part) };
}

function scopeReads({ people }: RecordEngine, plan: EntityPlan, scope: RowFilter): string[] {
  if (!people || plan === people) return readsOf(plan, scopeProperties(scope));
  return [...readsOf(plan, [plan.entity.person ?? 'id']), ...readsOf(people, scopeProperties(scope))];
}

function fixedPart(plan: EntityPlan, name: string, value: unknown): Part {
  const field = plan.fields.get(name);
  if (!field) throw unknownProperty(name);
  const part = Array.isArray(value) ? among(field, value) : equals(field, value === undefined ? null : value);
  return { ...part, reads: readsOf(plan, [name]) };
}

function equals(field: Field, value: unknown): Part {
  const column = ref(field.column);
  if (value === null) return { shape: `${field.name}0`, values: [], write: () => sql`${column} is null` };
  if (field.list) return holdsAny(field, [value]);
  return { shape: `${field.name}=`, values: [toColumn(field, value)], write: (bind) => sql`${column} = ${bind()}` };
}

/** Days are those of the clocks by which this person reads the list. */
function filterPart(
  engine: RecordEngine,
  plan: EntityPlan,
  view: FieldView,
  filter: ListFilter,
  zone: string | undefined,
): Part {
  const field = plan.fields.get(filter.property);
  if (!field || !view.readable(field.name)) throw unknownProperty(filter.property);
  try {
    const part = { ...written(engine, field, filter, zone), reads: readsOf(plan, [field.name]) };
    return filter.fixed ? fixed(part) : { ...part, ...chosenIn(field, filter) };
  } catch (error) {
    if (error instanceof NotAValue) throw new Refusal({ kind: 'unusable-value', property: filter.property });
    throw error;
  }
}

/** Of other kinds the database may hold for equal what is written differently. */
function chosenIn(field: Field, filter: ListFilter): Pick<Part, 'chosen'> {
  if (field.list || field.kind !== 'text') return {};
  if (filter.is === 'equal') return { chosen: { field, values: [filterValue(field, filter.value)] } };
  return filter.is === 'in'
    ? { chosen: { field, values: listed(filter.values).map((value) => filterValue(field, value)) } }
    : {};
}

/** The part with its values written out. */
function fixed({ shape, values, reads, write }: Part): Part {
  const literals = values.map(literal);
  return {
    shape: `${shape}${literals.join()}`,
    values: [],
    reads,
    narrow: true,
    write() {
      const rest = literals.map((text) => sql.raw(text));
      return write((() => rest.shift()) as unknown as Bind);
    },
  };
}

/** Written into the statement itself. */
export function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return quoted(String(value));
  return `array[${value.map(literal).join()}]`;
}

function written(engine: RecordEngine, field: Field, filter: ListFilter, zone: string | undefined): Part {
  const column = ref(field.column);
  if (filter.is === 'in')
    return among(
      field,
      listed(filter.values).map((value) => filterValue(field, value)),
    );
  if (filter.is === 'search') {
    const values = [likePattern(String(filter.value))];
    return { shape: `${field.name}~`, values, write: (bind) => sql`${plain(asText(field))} ilike ${plain(bind())}` };
  }
  const value = filterValue(field, filter.value);
  if (filter.is === 'equal')
    return field.kind === 'time' && isDay(value) ? onDay(engine, field, value, zone) : equals(field, value);
  if (field.list || value === null) throw new NotAValue();
  const start = field.kind === 'time' && isDay(value) ? dayEdge(engine, value, zone, filter.is === 'to') : value;
  if (filter.is === 'from')
    return { shape: `${field.name}>`, values: [start], write: (bind) => sql`${column} >= ${bind()}` };
  // The last day counts whole: everything before the next one begins.
  if (start !== value)
    return { shape: `${field.name}<<`, values: [start], write: (bind) => sql`${column} < ${bind()}` };
  return { shape: `${field.name}<`, values: [start], write: (bind) => sql`${column} <= ${bind()}` };
}

/** Of a list. Only texts are found by `?|`, which has an index; a number never is one. */
function holdsAny(field: Field, values: readonly unknown[]): Part {
  const column = ref(field.column);
  const shape = `${field.name}?`;
  if (itemKind(field) === 'text')
    return { shape, values: [values], write: (bind) => sql`${column} ?| ${bind()}::text[]` };
  const items = values.map((value) => JSON.stringify(value));
  return { shape, values: [items], write: (bind) => sql`${column} @> any(${bind()}::jsonb[])` };
}

function among(field: Field, items: unknown[]): Part {
  const column = ref(field.column);
  const values = items.filter((item) => item !== null);
  // Said as it is: of a list that happens to be empty the database would not know that nothing is to be read.
  if (items.length === 0) return { shape: `${field.name}@none`, values: [], write: () => sql`false` };
  if (field.list) return holdsAny(field, values);
  const type = sql.raw(field.column.getSQLType());
  // Of a list the database does not know that it is read in the order of the index.
  if (items.length === 1 && values.length === 1)
    return { shape: `${field.name}@1`, values, write: (bind) => sql`${column} = ${bind()}::${type}` };
  if (values.length === items.length) {
    return { shape: `${field.name}@`, values: [values], write: (bind) => sql`${column} = any(${bind()}::${type}[])` };
  }
  const write = (bind: Bind) => sql`(${column} = any(${bind()}::${type}[]) or ${column} is null)`;
  return { shape: `${field.name}@0`, values: [values], write };
}

const keyedLists = (plan: EntityPlan, view: FieldView, anyOf: AnyOf): Keyed[] =>
  Object.entries(anyOf).flatMap(([name, values]): Keyed[] =>
    values.length > 0 && view.readable(name) ? [{ field: must(plan.fields, name), values }] : [],
  );

function anyOfPart(plan: EntityPlan, view: FieldView, anyOf: AnyOf): Part {
  const keyed = keyedLists(plan, view, anyOf);
  if (keyed.length === 0) return { shape: 'any-of-none', values: [], write: () => sql`false` };
  const lists = keyed.map(({ field, values }) => among(field, [...values]));
  return {
    shape: `any-of:${shapeOf(lists)}`,
    values: valuesOf(lists),
    reads: readsOf(
      plan,
      keyed.map(({ field }) => field.name),
    ),
    keyed,
    write: (bind) =>
      sql`(${sql.join(
        lists.map((one) => one.write(bind)),
        sql` or `,
      )})`,
  };
}

function searchPart(plan: EntityPlan, view: FieldView, text: string): Part {
  const { search } = plan;
  if (!search) throw unknownProperty('search');
  const fields = search.fields.filter((field) => view.readable(field.name));
  if (fields.length === 0) return { shape: 'search0', values: [], write: () => sql`false` };
  const patterns = patternsOf(text);
  const all = (one: () => SQL) => sql.join(patterns.map(one), sql` and `);
  const reads = readsOf(
    plan,
    fields.map(({ name }) => name),
  );
  // All of them readable: the text that the trigram index is on.
  if (fields.length === search.fields.length) {
    const write = (bind: Bind) => all(() => sql`${search.text} like ${searchedPattern(bind())}`);
    return { shape: `search${patterns.length}`, values: patterns, reads, write };
  }
  const each = (bind: Bind) =>
    sql.join(
      fields.map((field) => sql`${plain(asText(field))} ilike ${plain(bind())}`),
      sql` or `,
    );
  return {
    shape: `search${patterns.length}:${fields.map((field) => field.name).join()}`,
    values: patterns.flatMap((pattern) => fields.map(() => pattern)),
    reads,
    write: (bind) => all(() => sql`(${each(bind)})`),
  };
}

/** Numbers are found as they are written. */
const asText = ({ kind, column }: Field): SQL => (kind === 'text' ? sql`${ref(column)}` : sql`${ref(column)}::text`);

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
