import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  type ExtraConfigColumn,
  foreignKey,
  getTableConfig,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
  primaryKey,
  type TableConfig,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Entity } from '../../shared/documents/entity.ts';
import { baseColumns, type ColumnPlan, columnPlans } from './columns.ts';
import { indexName, leads, relationIndexName, relationName } from './names.ts';
import { systemTables } from './system-tables.ts';

export type EntityTable = PgTableWithColumns<TableConfig> &
  Readonly<Record<'companyId' | 'id' | 'version' | 'createdAt' | 'updatedAt', PgColumn>>;

/** A column with the property that it keeps. */
interface EntityColumn extends ColumnPlan {
  column: PgColumn;
}

type Builder = PgColumnBuilderBase & { notNull(): Builder; default(value: unknown): Builder; defaultNow(): Builder };
type Make = (name: string, options?: object) => Builder;
const make = { text, date, timestamp, uuid, integer, bigint, doublePrecision, boolean, jsonb } as unknown as Record<
  string,
  Make
>;

const kept = new WeakMap<Entity, EntityTable>();

/** The table of an entity for queries. The same object each time, so that aliases and caches may hang on it. */
export function tableOf(entity: Entity): EntityTable {
  let table = kept.get(entity);
  if (!table) {
    table = entity.storage.system ? systemTable(entity) : build(entity, () => undefined);
    kept.set(entity, table);
  }
  return table;
}

/** Tables of a whole set with their foreign keys, as migrations are made from. Engine tables are left out. */
export function tablesOf(entities: Readonly<Record<string, Entity>>): Record<string, EntityTable> {
  const tables: Record<string, EntityTable> = {};
  const own = Object.values(entities).filter((entity) => !entity.storage.system);
  for (const entity of own) {
    tables[entity.id] = build(entity, (relation) => {
      if (entities[relation]?.storage.system) return undefined;
      const table = tables[relation];
      if (!table) throw new Error(`${entity.id} refers to the entity ${relation}, which does not exist`);
      return table;
    });
  }
  return tables;
}

const described = new WeakMap<Entity, Record<string, EntityColumn>>();

/** Property → column, for id, version, createdAt, updatedAt and everything stored; never company_id. */
export function columnsOf(entity: Entity): Readonly<Record<string, EntityColumn>> {
  let columns = described.get(entity);
  if (!columns) {
    const bySqlName = new Map(getTableConfig(tableOf(entity)).columns.map((column) => [column.name, column]));
    columns = {};
    for (const plan of [...baseColumns, ...columnPlans(entity)]) {
      const column = bySqlName.get(plan.name);
      if (column) columns[plan.property] = { ...plan, column };
      else if (!baseColumns.includes(plan))
        throw new Error(`${entity.id}: the table ${entity.storage.table} has no column ${plan.name}`);
    }
    described.set(entity, columns);
  }
  return columns;
}

/** What a violated constraint means, by its SQL name: for 23505 and 23503. */
export function constraintsOf(entity: Entity): Record<string, { kind: 'unique' | 'relation'; properties: string[] }> {
  const found: Record<string, { kind: 'unique' | 'relation'; properties: string[] }> = {};
  for (const unique of entity.storage.unique ?? [])
    found[indexName(entity, unique.name)] = { kind: 'unique', properties: unique.properties };
  for (const plan of columnPlans(entity)) {
    if (plan.relation) found[relationName(entity, plan)] = { kind: 'relation', properties: [plan.property] };
  }
  return found;
}

/** Order of a list that names none: the hand-made one, else the newest last. An index keeps it. */
export function defaultOrder(entity: Entity): string {
  return entity.storage.order ?? 'createdAt';
}

function systemTable(entity: Entity): EntityTable {
  const table = Object.values(systemTables).find(
    (candidate) => getTableConfig(candidate).name === entity.storage.table,
  );
  if (!table) throw new Error(`${entity.id}: the engine has no table ${entity.storage.table}`);
  return table as unknown as EntityTable;
}

function build(entity: Entity, target: (relation: string) => EntityTable | undefined): EntityTable {
  const plans = columnPlans(entity);
  const columns: Record<string, Builder> = { companyId: uuid('company_id').notNull() as unknown as Builder };
  for (const plan of [...baseColumns, ...plans]) columns[plan.property] = columnBuilder(plan);
  return pgTable(entity.storage.table, columns as never, (table) =>
    extras(entity, plans, table as unknown as Record<string, PgColumn>, target),
  ) as unknown as EntityTable;
}

function columnBuilder(plan: ColumnPlan): Builder {
  let builder = (make[plan.type.make] as Make)(plan.name, plan.type.options as object);
  if (plan.notNull) builder = builder.notNull();
  if (plan.default !== undefined) builder = builder.default(defaultOf(plan.default));
  return plan.property === 'createdAt' || plan.property === 'updatedAt' ? builder.defaultNow() : builder;
}

/** Of lists and objects as SQL: Drizzle doubles no quotes in them. */
const defaultOf = (value: NonNullable<ColumnPlan['default']>): unknown =>
  typeof value === 'object' ? sql.raw(`${literal(JSON.stringify(value))}::jsonb`) : value;

type Columns = Record<string, PgColumn>;
type Extra = PgTableExtraConfigValue;

function extras(
  entity: Entity,
  plans: ColumnPlan[],
  t: Columns,
  target: (relation: string) => EntityTable | undefined,
): Extra[] {
  const { table } = entity.storage;
  return [
    primaryKey({ name: `${table}_key`, columns: [column(t, 'companyId'), column(t, 'id')] }),
    ...relations(entity, plans, t, target),
    ...uniques(entity, t),
    ...indexes(entity, t),
  ];
}

function relations(
  entity: Entity,
  plans: ColumnPlan[],
  t: Columns,
  target: (relation: string) => EntityTable | undefined,
): Extra[] {
  return plans.flatMap((plan) => {
    if (!plan.relation) return [];
    const columns: [PgColumn, PgColumn] = [column(t, 'companyId'), column(t, plan.property)];
    const found: Extra[] = leads(entity, plan.property) ? [] : [index(relationIndexName(entity, plan)).on(...columns)];
    const related = target(plan.relation) as unknown as Columns | undefined;
    if (!related) return found;
    const foreignColumns: [PgColumn, PgColumn] = [column(related, 'companyId'), column(related, 'id')];
    return [...found, foreignKey({ name: relationName(entity, plan), columns, foreignColumns })];
  });
}

function uniques(entity: Entity, t: Columns): Extra[] {
  return (entity.storage.unique ?? []).map((unique) => {
    const keys = unique.properties.map((property) => {
      const found = column(t, property);
      return unique.ignoreCase && found.columnType === 'PgText' ? sql`lower(${found})` : found;
    });
    const company = unique.everywhere ? [] : [column(t, 'companyId')];
    const built = uniqueIndex(indexName(entity, unique.name)).on(...([...company, ...keys] as [PgColumn]));
    if (!unique.where) return built;
    const held = Object.entries(unique.where).map(
      ([property, value]) => sql`${column(t, property)} = ${sql.raw(literal(value))}`,
    );
    return built.where(sql.join(held, sql` and `));
  });
}

/**
 * The list order ends in the id (ties) and in what every list asks (not deleted), so that a deep page
 * skips its rows in the index alone.
 */
function indexes(entity: Entity, t: Columns): Extra[] {
  const { table } = entity.storage;
  const order = defaultOrder(entity);
  const gone = entity.states?.deleted === undefined ? [] : [column(t, entity.states.field)];
  const built: Extra[] = [
    index(`${table}_list`).on(column(t, 'companyId'), column(t, order), column(t, 'id'), ...gone),
  ];
  for (const wanted of entity.storage.indexes ?? []) {
    const keys = wanted.properties.map((property) => ordered(t, property));
    const named = index(indexName(entity, wanted.name));
    built.push(
      wanted.kind === 'gin'
        ? named.using('gin', ...(keys as [PgColumn]))
        : named.on(column(t, 'companyId'), ...keys, column(t, 'id'), ...gone),
    );
  }
  return built;
}

/** `-` before a property: descending, and empty values at the end all the same. */
function ordered(t: Columns, property: string): PgColumn {
  if (!property.startsWith('-')) return column(t, property);
  // What Drizzle hands to a table's extras can be turned around, though a column's type does not say so.
  const turned = column(t, property.slice(1)) as unknown as ExtraConfigColumn;
  return turned.desc().nullsLast() as unknown as PgColumn;
}

function column(t: Columns, property: string): PgColumn {
  const found = t[property];
  if (!found) throw new Error(`there is no stored property ${property}`);
  return found;
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
