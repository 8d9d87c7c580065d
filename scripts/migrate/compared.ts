import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreError } from '../../src/server/db/store-error.ts';
import type { Entities } from './snapshot.ts';

const root = join(import.meta.dirname, '../..');

/** What was found last, while nothing has changed since: comparing takes longer than all other checks together. */
const comparedFile = '.build/compared.json';

interface Compared {
  key: string;
  says: string[];
}

/** How documents and migrations differ, one line each; none when they agree. */
export async function compared(entities: Entities, directory = 'schemas/migrations'): Promise<string[]> {
  const key = keyOf(entities, directory);
  const before = existsSync(comparedFile) ? (JSON.parse(readFileSync(comparedFile, 'utf8')) as Compared) : undefined;
  if (before?.key === key) return before.says;
  const says = await differences(entities, directory);
  mkdirSync(dirname(comparedFile), { recursive: true });
  writeFileSync(comparedFile, JSON.stringify({ key, says } satisfies Compared));
  return says;
}

/** Imported late: what makes SQL is slow to load. */
export async function differences(entities: Entities, directory: string): Promise<string[]> {
  const [{ difference }, { readSnapshot }, { snapshotOf }] = await Promise.all([
    import('./difference.ts'),
    import('./history.ts'),
    import('./snapshot.ts'),
  ]);
  try {
    const { sql, says, refusals } = await difference(readSnapshot(directory), snapshotOf(entities), entities);
    if (sql === '' && refusals.length === 0) return [];
    return [
      'The documents say something else than the migrations:',
      ...[...says, ...refusals].map((line) => `  ${line}`),
      'Write what is missing, read it, apply it: npm run migrate -- new <name>, then npm run migrate',
    ];
  } catch (error) {
    if (error instanceof StoreError) return [error.sentence];
    throw error;
  }
}

function keyOf(entities: Entities, directory: string): string {
  const hash = createHash('sha256').update(JSON.stringify(entities));
  for (const folder of [join(root, 'src/server/db'), join(root, 'scripts/migrate'), directory]) {
    if (!existsSync(folder)) continue;
    for (const { name } of readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .sort(byName)) {
      hash.update(name).update(name.endsWith('.sql') ? '' : readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
