import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { openStore } from '../../src/server/db/open.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { wholeFile } from './whole-file.ts';

const log = { info() {}, warn() {} };

export async function backupPostgres(databaseUrl: string, file: string): Promise<void> {
  await (await openStore({ databaseUrl, log })).close();
  // The user may read all rows as a member of rapport_system, but is not above row level security.
  const options = ['--format=custom', '--no-owner', '--enable-row-security'];
  await wholeFile(file, async (aside) => run('pg_dump', databaseUrl, [...options, `--file=${aside}`]));
}

/** A database with tables is refused, or (with `replace`) emptied first. */
export async function restorePostgres(databaseUrl: string, file: string, replace: boolean): Promise<void> {
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
  const store = await openStore({ databaseUrl, log });
  const { rows } = await store
    .exec(`select 1 from pg_tables where schemaname = 'public' limit 1`)
    .finally(() => store.close());
  if (rows.length > 0 && !replace) {
    throw new StoreError(
      'The database of DATABASE_URL has tables; name an empty one, or add --replace to overwrite them.',
    );
  }
  const clean = rows.length > 0 ? ['--clean', '--if-exists'] : [];
  run('pg_restore', databaseUrl, [
    '--no-owner',
    '--single-transaction',
    '--exit-on-error',
    ...clean,
    `--dbname=${nameOf(databaseUrl)}`,
    file,
  ]);
}

/** The password goes by the environment: arguments can be seen by every user of the machine. */
function run(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): void {
  const url = new URL(databaseUrl);
  const ended = spawnSync(find(tool), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PGHOST: url.searchParams.get('host') ?? url.hostname,
      PGPORT: url.port || '5432',
      PGUSER: decodeURIComponent(url.username),
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: nameOf(databaseUrl),
      ...(url.searchParams.get('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode') as string }),
    },
  });
  if (ended.error) throw new StoreError(`${tool} is not there; install PostgreSQL's client programs.`);
  if (ended.status !== 0) throw new StoreError(`${tool} failed: ${ended.stderr.trim().split('\n')[0]}`);
}

function nameOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username);
}

/** Debian keeps the programs of each version apart; a newer one reads older servers too. */
function find(tool: string): string {
  if (spawnSync(tool, ['--version']).status === 0) return tool;
  const place = '/usr/lib/postgresql';
  const versions = existsSync(place) ? readdirSync(place).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${place}/${version}/bin/${tool}`).find((path) => existsSync(path)) ?? tool;
}
