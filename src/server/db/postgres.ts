import pg from 'pg';
import type { Store } from '../services.ts';
import { begin, execOn, plainOf, reading, transaction } from './connections.ts';
import { ensureRoles } from './roles.ts';
import { driverError, StoreError, sqlState } from './store-error.ts';
import type { StoreLog } from './store-log.ts';

const seconds = 1000;

/** As whom calls and jobs sign in, where that is not the owner of the tables. */
export interface Logins {
  calls?: string;
  system?: string;
}

/** PostgreSQL 15 or later. Calls and jobs have their own pools, so that a long job never takes a call's connection. */
export async function openPostgres(
  databaseUrl: string,
  log: StoreLog,
  poolSize = 10,
  { calls = databaseUrl, system: jobs = databaseUrl }: Logins = {},
): Promise<Store> {
  const address = parse(databaseUrl);
  const callsAddress = parse(calls);
  const owner = pool(address, log, { max: 4, statement_timeout: 600 * seconds, lock_timeout: 30 * seconds });
  try {
    await checkServer(owner);
    await ensureRoles((sql, values) => execOn(owner, sql, values));
  } catch (error) {
    await owner.end();
    throw error instanceof StoreError ? error : new StoreError(connectSentence(address, error), { cause: error });
  }
  const scoped = pool(callsAddress, log, {
    max: poolSize,
    statement_timeout: 5 * seconds,
    lock_timeout: 4 * seconds,
    // Without a transaction of its own a connection is the application in no company: it sees no row of any.
    options: [callsAddress.searchParams.get('options'), '-c role=rapport_app', quickly].filter(Boolean).join(' '),
  });
  const system = pool(parse(jobs), log, {
    max: poolSize,
    statement_timeout: 300 * seconds,
    lock_timeout: 30 * seconds,
  });
  return store({ owner, scoped, system });
}

interface Pools {
  owner: pg.Pool;
  scoped: pg.Pool;
  system: pg.Pool;
}

/** Compiling a plan, or starting processes that share it, takes longer than any statement of a call should. */
const quickly = '-c jit=off -c max_parallel_workers_per_gather=0';

function store({ owner, scoped, system }: Pools): Store {
  return {
    dialect: 'postgres',
    inCompany: (company, work, options) =>
      options?.readOnly
        ? reading(scoped, begin('rapport_app', company, true), work)
        : transaction(scoped, begin('rapport_app', company), work),
    inSystem: (work) => transaction(system, begin('rapport_system', null), work),
    plain: plainOf(scoped),
    exec: (sql, values) => execOn(owner, sql, values),
    ready: readiness(scoped),
    async close() {
      await Promise.all([owner.end(), scoped.end(), system.end()]);
    },
  };
}

/** Asked as often as anyone likes, the database hears of it once a second. */
function readiness(from: pg.Pool): () => Promise<boolean> {
  let asked = 0;
  let answer = Promise.resolve(false);
  const ask = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, 1.5 * seconds, false);
    });
    const found = from.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([found, late]).finally(() => clearTimeout(timer));
  };
  return () => {
    if (Date.now() - asked >= seconds) {
      asked = Date.now();
      answer = ask();
    }
    return answer;
  };
}

function pool(address: URL, log: StoreLog, options: pg.PoolConfig): pg.Pool {
  const url = new URL(address);
  url.searchParams.delete('options');
  const made = new pg.Pool({
    connectionString: url.href,
    connectionTimeoutMillis: 2 * seconds,
    idle_in_transaction_session_timeout: 60 * seconds,
    keepAlive: true,
    application_name: 'rapport',
    pipeline: true,
    ...(address.searchParams.get('options') && { options: address.searchParams.get('options') as string }),
    ...options,
  } as pg.PoolConfig);
  // A connection may be lost while idle or while in use; without a listener either would end the process.
  made.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  made.on('connect', (client) => client.on('error', () => {}));
  return made;
}

async function checkServer(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query('SHOW server_version_num');
  const version = Number(rows[0].server_version_num);
  if (version < 150000)
    throw new StoreError(`PostgreSQL 15 or later is needed; the server has ${Math.floor(version / 10000)}.`);
}

function parse(databaseUrl: string): URL {
  let url: URL | undefined;
  try {
    url = new URL(databaseUrl);
  } catch {}
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new StoreError('DATABASE_URL is not an address like postgres://user:password@host:5432/database.');
  }
  return url;
}

function connectSentence(address: URL, error: unknown): string {
  const server = `${address.hostname || 'localhost'}:${address.port || 5432}`;
  const database = decodeURIComponent(address.pathname.slice(1)) || address.username;
  switch (sqlState(error)) {
    case '28P01':
    case '28000':
      return `The database server at ${server} refuses the user "${address.username}": the password in DATABASE_URL is wrong, or the user may not sign in.`;
    case '3D000':
      return `The database "${database}" of DATABASE_URL does not exist on ${server}.`;
    case '53300':
      return `The database server at ${server} has no connection left.`;
    case '57P03':
      return `The database server at ${server} is starting up or shutting down; try again in a moment.`;
  }
  const code = driverError(error)?.code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host ${address.hostname} of DATABASE_URL is not known.`;
  if (sqlState(error) === undefined) return `The database server at ${server} cannot be reached.`;
  return `The database at ${server} cannot be used: ${(error as Error).message}.`;
}
