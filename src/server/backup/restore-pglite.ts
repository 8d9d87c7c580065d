import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { asideOf, type DataDirectory, makeAside } from '../db/data-directory.ts';
import { lockDirectory } from '../db/directory-lock.ts';
import { DatabaseThread } from '../db/embedded/embedded-database.ts';
import { StoreError } from '../db/store-error.ts';

/** A database that is there is refused, or (with `replace`) moved aside; answers where to. */
export async function restorePglite(directory: DataDirectory, stage: string, replace: boolean): Promise<string[]> {
  const lock = lockDirectory(directory.lock, directory.root);
  try {
    const isThere = existsSync(directory.database);
    if (isThere && !replace) {
      throw new StoreError(
        `There is a database in ${directory.root}; choose another DATA_DIR, or add --replace to move it aside.`,
      );
    }
    const former = isThere ? [asideOf(directory.database)] : [];
    await makeAside(directory, async (aside) => {
      renameSync(join(stage, 'database'), aside);
      await tryOut(aside);
      for (const path of former) renameSync(directory.database, path);
    });
    return former;
  } finally {
    lock.release();
  }
}

/** What cannot be opened is never put in place. */
async function tryOut(directory: string): Promise<void> {
  const thread = new DatabaseThread();
  try {
    await (await thread.open(directory)).close();
  } finally {
    await thread.end();
  }
}
