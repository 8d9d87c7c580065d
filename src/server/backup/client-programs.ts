import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../db/store-error.ts';

/** Runs one of PostgreSQL's client programs to its end; what it cannot do is a sentence. */
export function runProgram(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  databaseUrl?: string,
): Promise<void> {
  const child = spawn(find(program), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(databaseUrl && addressOf(databaseUrl)) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new StoreError(`${program} is not there; install PostgreSQL's client programs.`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StoreError(`${program} failed: ${said.trim().split('\n')[0]}`));
    });
  });
}

/** The password goes by the environment: arguments can be seen by every user of the machine. */
function addressOf(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl);
  const sslmode = url.searchParams.get('sslmode');
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

/** Debian keeps the programs of each version apart; a newer one reads older servers too. */
function find(program: string): string {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...folders, ...versions.map((version) => join(debian, version, 'bin'))];
  return places.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? program;
}
