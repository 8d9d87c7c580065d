import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../db/open.ts';
import { StoreError } from '../db/store-error.ts';
import { queueSchema } from '../jobs/queue.ts';
import { runProgram } from './client-programs.ts';

const log = { info() {}, warn() {} };

/** Tables hang together across partitions, which cannot be dropped one by one: what is replaced goes as a whole. */
const emptied = `DROP SCHEMA IF EXISTS ${queueSchema} CASCADE;
DROP SCHEMA public CASCADE;
CREATE SCHEMA public AUTHORIZATION pg_database_owner;
GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

/** A database with tables is refused, or (with `replace`) emptied in the transaction that fills it again. */
export async function restorePostgres(databaseUrl: string, stage: string, replace: boolean): Promise<void> {
  const store = await openStore({ databaseUrl, log });
  const { rows } = await store
    .exec(`select 1 from pg_tables where schemaname = 'public' limit 1`)
    .finally(() => store.close());
  if (rows.length > 0 && !replace) {
    throw new StoreError(
      'The database of DATABASE_URL has tables; name an empty one, or add --replace to overwrite them.',
    );
  }
  const [before, script] = [join(stage, 'before.sql'), join(stage, 'database.sql')];
  writeFileSync(before, rows.length > 0 ? emptied : '');
  await runProgram('pg_restore', ['--no-owner', `--file=${script}`, join(stage, 'database.dump')]);
  await runProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', `--file=${before}`, `--file=${script}`],
    databaseUrl,
  );
}
