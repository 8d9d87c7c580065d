import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { random } from '../../support/random.ts';
import { validValue } from '../../support/values.ts';
import type { World } from './world.ts';

/** Marks what belongs to the other company: it must be read nowhere else. */
export const canary = 'GLOBEXCANARY';

/** Of the other company, by entity. */
export type Foreign = ReadonlyMap<string, readonly string[]>;

const columnOf = (name: string, schema: Schema): string =>
  schema['x-column'] ?? name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

/** Every table has rows of the other company, every text of theirs without a rule of its own is marked. */
export async function plant(on: World, perTable: number): Promise<Foreign> {
  const found = new Map<string, readonly string[]>();
  const entities = Object.values(on.app.artifacts.entities).filter(({ storage }) => !storage.system);
  for (const entity of entities) {
    await markTexts(on, entity.storage.table);
    found.set(entity.id, await idsOf(on, entity, perTable));
  }
  // Tables that lead to others come after those that they lead to, as long as anything new can be made.
  for (let waiting = entities.filter(({ id }) => found.get(id)?.length === 0), added = 1; added > 0; ) {
    added = 0;
    for (const entity of waiting) {
      if (!(await addRow(on, entity, found))) continue;
      found.set(entity.id, await idsOf(on, entity, perTable));
      added += 1;
    }
    waiting = waiting.filter(({ id }) => found.get(id)?.length === 0);
  }
  return found;
}

async function idsOf(on: World, { storage }: Entity, perTable: number): Promise<string[]> {
  const rows = await on.app.rows(
    `select id from ${storage.table} where company_id = $1 order by id limit ${perTable}`,
    [on.globex],
  );
  return rows.map(({ id }) => String(id));
}

async function addRow(on: World, entity: Entity, found: Foreign): Promise<boolean> {
  const values: Record<string, unknown> = { company_id: on.globex, id: crypto.randomUUID() };
  const stored = await columnsOf(on, entity.storage.table);
  for (const [name, schema] of Object.entries(entity.schema.properties)) {
    if (name === 'id' || !stored.has(columnOf(name, schema))) continue;
    const needed = entity.schema.required?.includes(name) && schema.default === undefined;
    const value = made(on, schema, found);
    if (value === undefined && needed) return false;
    if (value !== undefined && (needed || schema['x-relation'] || value === canary))
      values[columnOf(name, schema)] = value;
  }
  const names = Object.keys(values);
  const given = Object.values(values).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  );
  await on.app.rows(
    `insert into ${entity.storage.table} (${names.map((name) => `"${name}"`)}) values (${names.map((_, at) => `$${at + 1}`)})`,
    given,
  );
  return true;
}

async function columnsOf(on: World, table: string): Promise<ReadonlyMap<string, string>> {
  const rows = await on.app.rows(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [String(name), String(type)]));
}

/** Undefined: what it leads to is not there yet. */
function made(on: World, schema: Schema, found: Foreign): unknown {
  if (schema['x-relation']) return found.get(schema['x-relation'])?.[0];
  if (schema.format === 'uuid') return crypto.randomUUID();
  const options = schema['x-options'] && on.app.artifacts.options[schema['x-options']];
  if (options && 'values' in options) {
    const first = options.values[0]?.value;
    return [schema.type].flat().includes('array') ? [] : first;
  }
  const isText = [schema.type].flat().includes('string') && !schema.format && !schema.pattern && !schema.enum;
  if (isText) return (schema.maxLength ?? 100) >= canary.length ? canary : canary.slice(0, schema.maxLength);
  return validValue(schema, random(3));
}

async function markTexts(on: World, table: string): Promise<void> {
  for (const [name, type] of await columnsOf(on, table)) {
    if (!['text', 'jsonb'].includes(type)) continue;
    const marked =
      type === 'jsonb'
        ? `replace("${name}"::text, '"text": "', '"text": "${canary} ')::jsonb`
        : `'${canary} ' || coalesce("${name}", '')`;
    if (
      type === 'jsonb' ||
      /name|title|text|body|department|address|subject|description|summary|problem/.test(String(name))
    )
      await on.app.rows(`update ${table} set "${name}" = ${marked} where company_id = $1`, [on.globex]);
  }
}
