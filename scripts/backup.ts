/** npm run backup -- <file> [--with-key]: a whole copy of the database of DATABASE_URL, or of DATA_DIR, and of its files. */
import { join, resolve } from 'node:path';
import { readPlace } from '../src/server/config.ts';
import { StoreError } from '../src/server/db/store-error.ts';
import { backUp } from './backup/back-up.ts';
import { command } from './operator/terminal.ts';

await command(async () => {
  const args = process.argv.slice(2);
  const withKey = args.includes('--with-key');
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file) throw new StoreError('Say where to: npm run backup -- backups/today.backup');
  await backUp(readPlace(process.env, join(import.meta.dirname, '..')), resolve(file), withKey);
  console.log(`Wrote ${file}.`);
  const key = process.env.SECRET_KEY ? 'SECRET_KEY' : 'secret.key in DATA_DIR';
  if (!withKey) console.log(`The key is not in it: keep ${key} apart from it.`);
});
