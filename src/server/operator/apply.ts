import { type BackupSource, makeBackup } from '../backup/make-backup.ts';
import { assertIsolation } from '../db/isolation.ts';
import { dropName, dropsIn } from '../db/losses.ts';
import { applyMigrations, pendingMigrations } from '../db/migrations.ts';
import type { Store } from '../services.ts';
import type { Tell } from './orders.ts';

interface Applying extends BackupSource {
  store: Store;
  /** Of the migrations. */
  directory: string;
  /** What may be dropped although rows are lost by it. */
  drop: readonly string[];
}

/** Applies what is missing, and answers the names. Before anything goes that `drop` names, the whole database is copied. */
export async function applyWaiting(applying: Applying, tell: Tell): Promise<string[]> {
  const { store, directory, drop } = applying;
  const pending = drop.length > 0 ? await pendingMigrations(store, directory) : [];
  const dropping = pending.find(({ sql }) => dropsIn(sql).some((one) => drop.includes(dropName(one))));
  if (dropping) tell(`Wrote ${await copyBefore(dropping.name, applying)}, the whole database as it was.`);
  const names = await applyMigrations(store, directory, { drop });
  await assertIsolation(store);
  return names;
}

export const appliedWords = (names: readonly string[]): string =>
  names.length > 0 ? `Applied ${names.join(', ')}.` : 'Nothing to apply.';

async function copyBefore(migration: string, source: BackupSource): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = `${source.dataDir}/backups/before-${migration.replace(/\.sql$/, '')}-${time}.backup`;
  await makeBackup(source, path);
  return path;
}
