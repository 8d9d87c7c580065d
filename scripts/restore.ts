/** npm run restore -- <file> [--replace]: puts a backup into the database of DATABASE_URL, or into DATA_DIR. */
import { StoreError } from '../src/server/db/store-error.ts';
import { restorePglite } from './backup/pglite-copy.ts';
import { restorePostgres } from './backup/postgres-copy.ts';

const args = process.argv.slice(2);
const replace = args.includes('--replace');
const file = args.find((arg) => !arg.startsWith('--'));
const { DATABASE_URL, DATA_DIR = '.data' } = process.env;

try {
  if (!file) throw new StoreError('Say which: npm run restore -- backups/today.backup');
  const former = DATABASE_URL
    ? await restorePostgres(DATABASE_URL, file, replace)
    : await restorePglite(DATA_DIR, file, replace);
  console.log(`Restored ${file}.${former ? ` What was there before lies in ${former}.` : ''}`);
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  console.error(error.sentence);
  process.exitCode = 1;
}
