import type { Entity } from '../../shared/documents/entity.ts';
import type { Schema } from '../../shared/documents/schema.ts';

/**
 * How a property is stored. `make` is the name of Drizzle's column function and `options` its second argument,
 * so that the engine (which calls it) and the codegen (which writes it) cannot differ.
 */
interface ColumnType {
  make: 'text' | 'date' | 'timestamp' | 'uuid' | 'integer' | 'bigint' | 'doublePrecision' | 'boolean' | 'jsonb';
  options?: Readonly<Record<string, string | number | boolean>>;
}

export interface ColumnPlan {
  property: string;
  /** SQL name. */
  name: string;
  type: ColumnType;
  notNull: boolean;
  /** Of the database; a column with one can join a table that has rows. */
  default?: string | number | boolean | object;
  /** Entity that the value is an id of. */
  relation?: string;
  schema: Schema;
}

/** Milliseconds, as JavaScript's dates have: a value read and sent back compares equal. */
const time: ColumnType = { make: 'timestamp', options: { withTimezone: true, precision: 3, mode: 'date' } };

export function columnType(given: Schema): ColumnType {
  const schema = flat(given);
  if (isType(schema, 'array') || isType(schema, 'object')) return { make: 'jsonb' };
  if (schema['x-relation'] || schema.format === 'uuid') return { make: 'uuid' };
  if (schema.format === 'date') return { make: 'date', options: { mode: 'string' } };
  if (schema.format === 'date-time') return time;
  if (isType(schema, 'integer'))
    return isLarge(schema) ? { make: 'bigint', options: { mode: 'number' } } : { make: 'integer' };
  if (isType(schema, 'number')) return { make: 'doublePrecision' };
  if (isType(schema, 'boolean')) return { make: 'boolean' };
  return { make: 'text' };
}

/** Whether it may be a number that takes more than 4 bytes. */
const isLarge = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, enum: values = [] }: Schema): boolean =>
  [minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...values].some(
    (end) => typeof end === 'number' && (end < -2_147_483_648 || end > 2_147_483_647),
  );

/** Columns that every entity table has after company_id; a document may describe them, it cannot change them. */
export const baseColumns: readonly ColumnPlan[] = [
  { property: 'id', name: 'id', type: { make: 'uuid' }, notNull: true, schema: { type: 'string', format: 'uuid' } },
  {
    property: 'version',
    name: 'version',
    type: { make: 'integer' },
    notNull: true,
    default: 1,
    schema: { type: 'integer' },
  },
  {
    property: 'createdAt',
    name: 'created_at',
    type: time,
    notNull: true,
    schema: { type: 'string', format: 'date-time' },
  },
  {
    property: 'updatedAt',
    name: 'updated_at',
    type: time,
    notNull: true,
    schema: { type: 'string', format: 'date-time' },
  },
];
const base = new Set(baseColumns.map((column) => column.property));

/** The entity's own columns, in the document's order. */
export function columnPlans(entity: Entity): ColumnPlan[] {
  return Object.entries(entity.schema.properties)
    .map(([property, schema]) => [property, flat(schema)] as const)
    .filter(([property, schema]) => !base.has(property) && !schema['x-virtual'])
    .map(([property, schema]) => ({
      property,
      name: columnName(property, schema),
      type: columnType(schema),
      notNull: isNotNull(entity, property, schema),
      ...(schema.default !== undefined && schema.default !== null && { default: schema.default as string }),
      ...(schema['x-relation'] && !isType(schema, 'array') && { relation: schema['x-relation'] }),
      schema,
    }));
}

export function columnName(property: string, schema?: Schema): string {
  return schema?.['x-column'] ?? snakeCase(property);
}

export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
}

/** A reference that is tightened stands in `allOf`; the storage sees one schema. */
export function flat(schema: Schema): Schema {
  return schema.allOf ? Object.assign({}, ...schema.allOf.map(flat), schema) : schema;
}

function isNotNull(entity: Entity, property: string, schema: Schema): boolean {
  if (isType(schema, 'null') || schema.enum?.includes(null)) return false;
  const required = entity.schema.required?.includes(property) ?? false;
  return required || (schema.default !== undefined && schema.default !== null);
}

/** An `enum` without `type` (it came from `x-options`) has the type of its values. */
function isType(schema: Schema, type: string): boolean {
  if (schema.type !== undefined) return [schema.type].flat().includes(type as never);
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const given = values.filter((value) => value !== null);
  if (given.length === 0) return false;
  if (type === 'integer') return given.every(Number.isInteger);
  return given.every((value) => typeof value === type);
}
