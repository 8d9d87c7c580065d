import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { systemProperties } from '../shapes/record-shapes.ts';
import { banner, comment, quoted, union } from './banner.ts';

/**
 * Drizzle tables for typed queries in handlers. Keys, indexes and foreign keys are the migrations' business;
 * tables of the engine itself are not here.
 */
export function tablesFile(artifacts: Artifacts): string {
  const stored = Object.values(artifacts.entities).filter((entity) => !entity.storage.system);
  const tables = stored.map(tableOf);
  const used = columnTypes.filter((name) => tables.some((table) => table.includes(`: ${name}(`)));
  const names = [...used, 'pgTable'].sort().join(', ');
  return `${banner}import { ${names} } from 'drizzle-orm/pg-core';\n\n${tables.join('\n')}`;
}

const columnTypes = ['boolean', 'date', 'doublePrecision', 'integer', 'jsonb', 'text', 'timestamp', 'uuid'];

function tableOf(entity: Entity): string {
  const { properties, required = [] } = entity.schema;
  const columns = Object.entries(properties)
    .filter(([name, schema]) => !(name in systemProperties) && !schema['x-virtual'])
    .map(([name, schema]) => columnOf(name, schema, required.includes(name)));
  const lines = [...engineColumns, ...columns].map((column) => `  ${column},`);
  const table = entity.storage.table;
  return `${comment(entity.title)}export const ${camelCase(table)} = pgTable(${quoted(table)}, {\n${lines.join('\n')}\n});\n`;
}

const engineColumns = [
  "companyId: uuid('company_id').notNull()",
  "id: uuid('id').notNull()",
  "version: integer('version').notNull().default(1)",
  "createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow()",
  "updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()",
];

function columnOf(name: string, schema: Schema, required: boolean): string {
  const column = quoted(columnName(name, schema));
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : quoted(name);
  return `${key}: ${columnType(column, schema)}${required && !isNullable(schema) ? '.notNull()' : ''}`;
}

function columnType(column: string, schema: Schema): string {
  const type = [schema.type ?? []].flat().find((one) => one !== 'null');
  if (type === 'string') return stringColumn(column, schema);
  if (type === 'integer') return `integer(${column})`;
  if (type === 'number') return `doublePrecision(${column})`;
  if (type === 'boolean') return `boolean(${column})`;
  return `jsonb(${column}).$type<${jsonType(schema)}>()`;
}

function stringColumn(column: string, schema: Schema): string {
  if (schema.format === 'date') return `date(${column}, { mode: 'string' })`;
  if (schema.format === 'date-time') return `timestamp(${column}, { withTimezone: true })`;
  if (schema.format === 'uuid' || schema['x-relation']) return `uuid(${column})`;
  const values = schema.enum?.filter((value) => typeof value === 'string');
  return values?.length ? `text(${column}).$type<${union(values)}>()` : `text(${column})`;
}

/** What a jsonb column holds, as far as a query needs to know. */
function jsonType(schema: Schema): string {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (types.includes('array')) return `${parenthesised(schema.items ? jsonType(schema.items) : 'unknown')}[]`;
  if (schema.enum) return union(schema.enum.filter((value) => value !== null));
  if (schema.properties && Object.keys(schema.properties).length > 0) return objectType(schema);
  if (types.includes('object')) {
    const { additionalProperties: more } = schema;
    return `Record<string, ${typeof more === 'object' ? jsonType(more) : 'unknown'}>`;
  }
  const plain = types.map((type) => (type === 'integer' ? 'number' : type));
  return plain.length > 0 ? [...new Set(plain)].join(' | ') : 'unknown';
}

function objectType(schema: Schema): string {
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${quoted(name)}${optional}: ${jsonType(property)}${isNullable(property) ? ' | null' : ''}`;
  });
  return `{ ${members.join('; ')} }`;
}

const parenthesised = (type: string): string => (type.includes('|') ? `(${type})` : type);
const isNullable = (schema: Schema): boolean => Array.isArray(schema.type) && schema.type.includes('null');

export function columnName(name: string, schema: Schema): string {
  return schema['x-column'] ?? name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
