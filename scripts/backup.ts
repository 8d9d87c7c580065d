/** npm run backup -- <file>: a whole copy of the database of DATABASE_URL, or of the one in DATA_DIR. */
import { StoreError } from '../src/server/db/store-error.ts';
import { backupPglite } from './backup/pglite-copy.ts';
import { backupPostgres } from './backup/postgres-copy.ts';

const [file] = process.argv.slice(2);
const { DATABASE_URL, DATA_DIR = '.data' } = process.env;

try {
  if (!file) throw new StoreError('Say where to: npm run backup -- backups/today.backup');
  if (DATABASE_URL) await backupPostgres(DATABASE_URL, file);
  else await backupPglite(DATA_DIR, file);
  console.log(`Wrote ${file}.`);
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  console.error(error.sentence);
  process.exitCode = 1;
}
