import { assertIsolation } from '../../src/server/db/isolation.ts';
import { dropName, dropsIn } from '../../src/server/db/losses.ts';
import { applyMigrations, pendingMigrations } from '../../src/server/db/migrations.ts';
import { backupBefore, isThere, withStore } from './here.ts';

type Print = (line: string) => void;

/** Applies what is missing. Before anything is dropped that the command line names, the whole database is copied. */
export async function applyHere(directory: string, drop: readonly string[], print: Print): Promise<void> {
  const dropping = await firstDropping(directory, drop);
  if (dropping) print(`Wrote ${await backupBefore(dropping)}, the whole database as it was.`);
  const applied = await withStore(async (store) => {
    const names = await applyMigrations(store, directory, { drop });
    await assertIsolation(store);
    return names;
  });
  print(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.');
}

async function firstDropping(directory: string, drop: readonly string[]): Promise<string | undefined> {
  if (drop.length === 0 || !isThere()) return undefined;
  const pending = await withStore((store) => pendingMigrations(store, directory));
  return pending.find(({ sql }) => dropsIn(sql).some((one) => drop.includes(dropName(one))))?.name;
}
