/** npm run restore -- <file> [--replace]: puts a backup into the database of DATABASE_URL, or into DATA_DIR. */
import { join } from 'node:path';
import { restore } from '../src/server/backup/restore.ts';
import { readPlace } from '../src/server/config.ts';
import { StoreError } from '../src/server/db/store-error.ts';
import { command } from './operator/terminal.ts';

await command(async () => {
  const args = process.argv.slice(2);
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file) throw new StoreError('Say which: npm run restore -- backups/today.backup');
  const place = readPlace(process.env, join(import.meta.dirname, '..'));
  const { former, label, withKey } = await restore(place, file, args.includes('--replace'));
  console.log(`Restored ${file}, made ${label.at}.`);
  if (former.length > 0) console.log(`What was there before lies in ${former.join(', ')}.`);
  if (!withKey && label.keys.length > 0)
    console.log(
      `It needs the key ${label.keys.join(' or ')}: SECRET_KEY, or secret.key, of the server it was made on.`,
    );
});
