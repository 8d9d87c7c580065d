import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Entity } from '../../shared/documents/entity.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import { unpacking } from '../db/packed.ts';
import { searchedText } from '../db/search.ts';
import { columnsOf as columnsOfTable, constraintsOf, defaultOrder, type EntityTable, tableOf } from '../db/tables.ts';
import type { Column } from './columns.ts';
import { overlongCut } from './overlong.ts';

/** An entity as the engine works with it: worked out once, at the start. */
export interface EntityPlan {
  id: string;
  entity: Entity;
  table: EntityTable;
  /** SQL name of the table: the topic under which its changes are counted. */
  topic: string;
  /** SQL names of the columns whose changes are counted apart. */
  tracked: ReadonlySet<string>;
  company: PgColumn;
  fields: ReadonlyMap<string, Field>;
  /** All fields as they are stored. */
  columns: readonly Column[];
  /** Names of related records, by the property they are served under (`keeper__name`). */
  labels: ReadonlyMap<string, Label>;
  search: { fields: readonly Field[]; text: SQL } | undefined;
  /** Property that orders a list for which nothing else is asked. */
  order: string;
  /** Properties that an answer carries and a request may send back; the server knows them better. */
  served: ReadonlySet<string>;
  constraints: ReturnType<typeof constraintsOf>;
  /** Cuts lists of a record that are too long before they are checked. */
  cut: ReturnType<typeof overlongCut>;
  /** Reads what is packed of records. */
  unpacked: ReturnType<typeof unpacking>;
}

type FieldKind = 'text' | 'uuid' | 'integer' | 'number' | 'boolean' | 'date' | 'time' | 'json';

export interface Field {
  name: string;
  column: PgColumn;
  kind: FieldKind;
  schema: Schema;
  /** A list of plain values, in a jsonb column. */
  list: boolean;
  read?: string;
  write?: string;
  mask?: Schema['x-mask'];
  secret: boolean;
}

export interface Label {
  name: string;
  field: Field;
  entity: string;
  property: string;
  /** Told also of records that are out of the reader's scope. */
  public: boolean;
}

/** Written by the engine alone. */
export const ownProperties: readonly string[] = ['id', 'version', 'createdAt', 'updatedAt'];

export function planOf(entity: Entity): EntityPlan {
  const table = tableOf(entity);
  const fields = new Map<string, Field>();
  for (const { property, column, schema } of Object.values(columnsOfTable(entity))) {
    fields.set(property, fieldOf(property, { ...schema, ...entity.schema.properties[property] }, column));
  }
  const company = (table as unknown as Record<string, PgColumn>).companyId;
  if (!company) throw new Error(`entity ${entity.id}: the table ${entity.storage.table} has no company`);
  const labels = labelsOf(fields);
  const order = defaultOrder(entity);
  return {
    id: entity.id,
    entity,
    table,
    topic: entity.storage.table,
    tracked: new Set((entity.storage.tracked ?? []).map((name) => must(fields, name).column.name)),
    company,
    fields,
    columns: columnsOf([...fields.values()]),
    labels,
    search: entity.storage.search?.length
      ? { fields: entity.storage.search.map((name) => must(fields, name)), text: searchedText(table) }
      : undefined,
    order: fields.has(order) ? order : 'id',
    served: servedBy(entity, labels),
    constraints: constraintsOf(entity),
    cut: overlongCut(entity.schema),
    unpacked: unpacking(entity),
  };
}

export const columnsOf = (fields: readonly Field[]): Column[] =>
  fields.map(({ name, column }) => ({ name, value: sql`${column}` }));

export function must(fields: ReadonlyMap<string, Field>, name: string): Field {
  const field = fields.get(name);
  if (!field) throw new Error(`there is no stored property ${name}`);
  return field;
}

function fieldOf(name: string, schema: Schema, column: PgColumn): Field {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return {
    name,
    column,
    kind: kindOf(column),
    schema,
    list: types.includes('array'),
    read: schema['x-read'],
    write: schema['x-write'],
    mask: schema['x-mask'],
    secret: schema['x-sensitive'] === 'secret',
  };
}

function kindOf(column: PgColumn): FieldKind {
  const type = column.getSQLType();
  if (type === 'uuid' || type === 'date' || type === 'boolean') return type;
  if (type.startsWith('timestamp')) return 'time';
  if (type.startsWith('json')) return 'json';
  if (type === 'integer' || type === 'bigint') return 'integer';
  return type.startsWith('double') ? 'number' : 'text';
}

function labelsOf(fields: ReadonlyMap<string, Field>): Map<string, Label> {
  const labels = new Map<string, Label>();
  for (const field of fields.values()) {
    const entity = field.schema['x-relation'];
    const property = field.schema['x-label'];
    if (!entity || !property) continue;
    const name = `${field.name}__name`;
    labels.set(name, { name, field, entity, property, public: field.schema['x-public-label'] === true });
  }
  return labels;
}

/** A field of the record that a reference names: `createdBy.email`. */
export function relatedField(plan: EntityPlan, name: string): Label | undefined {
  const [own = '', property = '', ...more] = name.split('.');
  const field = plan.fields.get(own);
  const entity = field?.schema['x-relation'];
  if (!field || !entity || property === '' || more.length > 0) return undefined;
  return { name, field, entity, property, public: field.schema['x-public-label'] === true };
}

function servedBy(entity: Entity, labels: ReadonlyMap<string, Label>): Set<string> {
  const properties = Object.entries(entity.schema.properties);
  const fixed = properties.filter(([, schema]) => schema.readOnly || schema['x-virtual']).map(([name]) => name);
  return new Set([...ownProperties, ...labels.keys(), ...fixed]);
}

/** `"stage"."title"`, or under an alias `"r1"."title"`. */
export function ref(column: PgColumn, alias?: string): SQL {
  return alias ? sql`${sql.identifier(alias)}.${sql.identifier(column.name)}` : sql`${column}`;
}

/** What is looked at where rows are found or sorted by some properties: versions of columns, or of the whole table. */
export function readsOf({ topic, tracked, fields }: EntityPlan, properties: readonly string[]): string[] {
  if (tracked.size === 0) return [topic];
  const names = properties.filter((name) => name !== 'id').map((name) => must(fields, name).column.name);
  return [`${topic}.*`, ...new Set(names.map((name) => (tracked.has(name) ? `${topic}.${name}` : topic)))];
}
