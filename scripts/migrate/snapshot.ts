import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { entityGuards, type Guards, preamble, searchGuards, systemGuards } from '../../src/server/db/guards.ts';
import { systemTables } from '../../src/server/db/system-tables.ts';
import { tablesOf } from '../../src/server/db/tables.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';

export type Entities = Readonly<Record<string, Entity>>;

/** The parts of drizzle-kit's snapshot that are read here. */
export interface Tables {
  id: string;
  tables: Record<string, Table>;
}

export interface Column {
  name: string;
  type: string;
  notNull: boolean;
  primaryKey: boolean;
  default?: unknown;
}

export interface Table {
  name: string;
  columns: Record<string, Column>;
  indexes: Record<
    string,
    { columns: { expression: string; isExpression: boolean }[]; isUnique: boolean; where?: string }
  >;
  foreignKeys: Record<string, { tableTo: string; columnsFrom: string[]; columnsTo: string[] }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
  checkConstraints: Record<string, unknown>;
}

/** What the database looks like after the last migration. */
export interface Snapshot {
  preamble: string;
  /** Table → its row security, grants and triggers. */
  guards: Record<string, Guards>;
  tables: Tables;
}

const origin = '00000000-0000-0000-0000-000000000000';

export function snapshotOf(entities: Entities): Snapshot {
  return { preamble, guards: guardsOf(entities), tables: drawn({ ...systemTables, ...tablesOf(entities) }) };
}

export function emptySnapshot(): Snapshot {
  return { preamble: '', guards: {}, tables: drawn({}) };
}

function drawn(tables: Record<string, unknown>): Tables {
  // Without what a file would not keep: members that are undefined. A random id would make every run look like a change.
  const plain = JSON.parse(JSON.stringify(generateDrizzleJson(tables, origin))) as Tables;
  return { ...plain, id: origin };
}

export async function statementsBetween(before: Tables, after: Tables): Promise<string[]> {
  type Drawn = ReturnType<typeof generateDrizzleJson>;
  return generateMigration(before as unknown as Drawn, after as unknown as Drawn);
}

function guardsOf(entities: Entities): Record<string, Guards> {
  const guards: Record<string, Guards> = {};
  for (const table of Object.values(systemTables)) {
    const { name } = getTableConfig(table);
    guards[name] = systemGuards(name);
  }
  for (const entity of Object.values(entities)) {
    const { table, system } = entity.storage;
    guards[table] = system ? { ...guards[table], ...searchGuards(entity) } : entityGuards(entity);
  }
  return guards;
}

/** Every table another. */
export function mapped(tables: Tables, make: (table: Table, key: string) => Table): Tables {
  const entries = Object.entries(tables.tables).map(([key, table]) => [key, make(table, key)] as const);
  return { ...tables, tables: Object.fromEntries(entries) };
}
