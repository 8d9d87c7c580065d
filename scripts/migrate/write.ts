import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drop, dropName } from '../../src/server/db/losses.ts';
import { filesIn } from '../../src/server/db/migrations.ts';
import { type Difference, difference } from './difference.ts';
import { readSnapshot, writePart } from './history.ts';
import { type Entities, snapshotOf } from './snapshot.ts';

export interface Allowed {
  /** What the documents let be dropped. */
  removable?: ReadonlySet<string>;
  /** What was said to be dropped a second time, on the command line. */
  drop?: readonly string[];
}

export interface Written extends Difference {
  /** Absent when nothing was written. */
  path?: string;
  /** What no document says may go. */
  unsaid: Drop[];
  /** What has to be said on the command line too. */
  asked: Drop[];
}

/** Writes the next numbered file and its part of the snapshot. Refuses what loses data unsaid, or would fail on rows. */
export async function writeMigration(
  directory: string,
  name: string,
  entities: Entities,
  { removable = new Set(), drop = [] }: Allowed = {},
): Promise<Written> {
  const after = snapshotOf(entities);
  const found = await difference(readSnapshot(directory), after, entities);
  const unsaid = found.drops.filter((one) => !removable.has(dropName(one)));
  const asked = found.drops.filter((one) => !drop.includes(dropName(one)));
  const written = { ...found, unsaid, asked };
  if (found.sql === '' || [...found.refusals, ...unsaid, ...asked].length > 0) return written;
  mkdirSync(directory, { recursive: true });
  const file = `${nextNumber(directory)}_${fileName(name)}.sql`;
  const path = join(directory, file);
  writeFileSync(path, `${header(file, found)}\n\n${found.sql}\n`);
  writePart(directory, file, after);
  return { ...written, path };
}

export function nextNumber(directory: string): string {
  const last = existsSync(directory) ? filesIn(directory).at(-1) : undefined;
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
