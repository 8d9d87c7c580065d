import { bucketColumn } from '../../src/server/db/buckets.ts';
import { coveredColumn } from '../../src/server/db/covered.ts';
import type { Guards } from '../../src/server/db/guards.ts';
import { packedColumn } from '../../src/server/db/packed.ts';
import { searchedColumn } from '../../src/server/db/search.ts';
import type { Changes } from './changes.ts';

interface GuardStatements {
  /** What stands in the way of the tables' own changes. */
  before: string[];
  after: string[];
  says: string[];
}

type ByTable = Readonly<Record<string, Guards>>;

/** Row security, grants and triggers that differ; what is as it was is not said again. */
export function guardStatements(from: ByTable, to: ByTable, changes: Changes): GuardStatements {
  const found: GuardStatements = { before: [], after: [], says: [] };
  for (const [table, guards] of Object.entries(to)) {
    const was = from[table] ?? {};
    const parts = Object.keys(obstacles) as (keyof typeof obstacles)[];
    const gone = parts.filter((part) => {
      const old = was[part];
      return old !== undefined && (old !== guards[part] || isRead(old, table, changes));
    });
    found.before.push(...gone.map((part) => obstacles[part](table, was[part] ?? '')));
    const names = Object.keys(guards) as (keyof Guards)[];
    const renewed = names.filter((name) => guards[name] !== was[name] || gone.some((part) => part === name));
    if (renewed.length > 0) found.after.push(`-- ${table}\n${renewed.map((name) => guards[name]).join('\n')}`);
    const said = new Set([...renewed, ...gone].map((name) => words[name]));
    if (said.size > 0) found.says.push(`renews ${[...said].join(', ')} of ${table}`);
  }
  const kept = functionsOf(to);
  const left = functionsOf(from).filter((name) => !kept.includes(name));
  found.after.push(...left.map((name) => `DROP FUNCTION IF EXISTS ${name}();`));
  return found;
}

/** Of triggers: one is called after its table, which may be gone, or be called otherwise. */
const functionsOf = (guards: ByTable): string[] =>
  Object.values(guards).flatMap(({ triggers = '' }) =>
    [...triggers.matchAll(/CREATE OR REPLACE FUNCTION ("[^"]+")/g)].map(([, name]) => String(name)),
  );

const words = {
  security: 'row security',
  grants: 'grants',
  triggers: 'triggers',
  search: 'search',
  packed: 'packed values',
  covered: 'covered values',
  room: 'room on pages',
};

/** What reads columns that are to be altered, and goes before; what is left of it comes back afterwards. */
const obstacles = {
  // Columns that others are made of; the indexes that name these go with them.
  search: (table: string) =>
    `DROP POLICY IF EXISTS search ON "${table}";
REVOKE SELECT ON "${table}" FROM rapport_search;
ALTER TABLE "${table}" DROP COLUMN IF EXISTS ${searchedColumn};`,
  packed: (table: string) =>
    `ALTER TABLE "${table}" DROP COLUMN IF EXISTS ${packedColumn}, DROP COLUMN IF EXISTS ${bucketColumn};`,
  covered: (table: string, was: string) =>
    [
      `ALTER TABLE "${table}" DROP COLUMN IF EXISTS ${coveredColumn};`,
      // They may be called after a former name of the table.
      ...[...was.matchAll(/CREATE INDEX IF NOT EXISTS ("[^"]+")/g)].map(([, name]) => `DROP INDEX IF EXISTS ${name};`),
    ].join('\n'),
};

function isRead(sql: string, table: string, { types, drops }: Changes): boolean {
  const altered = [...types.map(({ table, to }) => ({ table, column: to.name })), ...drops];
  return altered.some((one) => one.table === table && sql.includes(`"${one.column}"`));
}
