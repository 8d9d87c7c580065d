import { baseColumns, type ColumnPlan, columnPlans } from '../../../src/server/db/columns.ts';
import { packedKind, packedSchema } from '../../../src/server/db/packed.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { banner, comment, quoted, union } from './banner.ts';

/**
 * Drizzle tables for typed queries in handlers: the columns of the store, with what their values are. Keys, indexes and
 * foreign keys are the migrations' business; tables of the engine itself are not here.
 */
export function tablesFile(artifacts: Artifacts): string {
  const stored = Object.values(artifacts.entities).filter((entity) => !entity.storage.system);
  const tables = stored.map(tableOf);
  const plans = [...baseColumns, ...stored.flatMap(columnPlans)];
  const makers = [...new Set(['pgTable', ...plans.map((plan) => plan.type.make)])].sort();
  return `${banner}import { ${makers.join(', ')} } from 'drizzle-orm/pg-core';\n\n${tables.join('\n')}`;
}

function tableOf(entity: Entity): string {
  const columns = [
    "companyId: uuid('company_id').notNull()",
    ...[...baseColumns, ...columnPlans(entity)].map(columnOf),
  ];
  const lines = columns.map((column) => `  ${column},`);
  const { table } = entity.storage;
  const made = `${comment(entity.title)}export const ${camelCase(table)} = pgTable(${quoted(table)}, {\n${lines.join('\n')}\n});\n`;
  return made + packedOf(entity);
}

/** What is read of a record that is packed. */
function packedOf(entity: Entity): string {
  const { table, packed } = entity.storage;
  if (!packed) return '';
  const members = packed.map(
    (property) => `  readonly ${keyOf(property)}: ${packedType(property, packedSchema(entity, property))};`,
  );
  const name = camelCase(`packed_${table}`).replace(/^p/, 'P');
  return `\n/** One of those of which \`Records.unpacked\` tells; times in milliseconds, ids and texts hashed. */\nexport interface ${name} {\n${members.join('\n')}\n}\n`;
}

function packedType(property: string, schema: Schema): string {
  const kind = packedKind(property, schema);
  if (kind === 'numbers') return '(key: string) => number | null';
  if (kind === 'listed') return `${union(schema.enum ?? [])} | null`;
  return kind === 'id' || kind === 'hashed' ? 'number' : 'number | null';
}

function columnOf(plan: ColumnPlan): string {
  const { make, options } = plan.type;
  const made = `${make}(${quoted(plan.name)}${options ? `, ${JSON.stringify(options)}` : ''})`;
  return `${keyOf(plan.property)}: ${made}${valueType(plan)}${plan.notNull ? '.notNull()' : ''}${byDefault(plan)}`;
}

const keyOf = (property: string): string => (/^[A-Za-z_]\w*$/.test(property) ? property : quoted(property));

/** What an insertion may leave out. */
function byDefault(plan: ColumnPlan): string {
  if (plan.property === 'createdAt' || plan.property === 'updatedAt') return '.defaultNow()';
  return plan.default === undefined ? '' : `.default(${JSON.stringify(plan.default)})`;
}

/** What the type of the column does not say: the values of a list, the inside of a document. */
function valueType({ type, schema }: ColumnPlan): string {
  if (type.make === 'jsonb') return `.$type<${jsonType(schema)}>()`;
  const values = schema.enum?.filter((value) => typeof value === 'string');
  return type.make === 'text' && values?.length ? `.$type<${union(values)}>()` : '';
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

export const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
