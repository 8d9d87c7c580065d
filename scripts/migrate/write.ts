import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFiles } from '../../src/server/db/migrations.ts';
import { type Difference, difference } from './difference.ts';
import { type Entities, emptySnapshot, type Snapshot, snapshotOf } from './snapshot.ts';

export interface Written extends Difference {
  /** Absent when the documents and the last migration agree. */
  path?: string;
}

/** Writes the next numbered file and the snapshot behind it. Refuses what would fail on tables that have rows. */
export async function writeMigration(directory: string, name: string, entities: Entities): Promise<Written> {
  const place = join(directory, 'snapshot.json');
  const before = readSnapshot(place);
  const after = snapshotOf(entities);
  const found = await difference(before, after, entities);
  if (found.sql === '' || found.refusals.length > 0) return found;
  mkdirSync(directory, { recursive: true });
  const file = `${nextNumber(directory)}_${fileName(name)}.sql`;
  const path = join(directory, file);
  writeFileSync(path, `${header(file, found)}\n\n${found.sql}\n`);
  writeFileSync(place, `${JSON.stringify(after, null, 1)}\n`);
  return { ...found, path };
}

export function readSnapshot(path: string): Snapshot {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Snapshot) : emptySnapshot();
}

function nextNumber(directory: string): string {
  const last = existsSync(directory) ? migrationFiles(directory).at(-1) : undefined;
  return String(Number(last?.name.slice(0, 4) ?? 0) + 1).padStart(4, '0');
}

function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'change'
  );
}

function header(file: string, { says }: Difference): string {
  const lines = says.map((line) => (line.startsWith('DROPS') ? `-- !! ${line}` : `-- ${line}`));
  return [
    `-- ${file}`,
    ...lines,
    '-- Review before it is committed; once it has run somewhere it is not changed any more.',
  ].join('\n');
}
