import pg from 'pg';
import type { Store } from '../services.ts';
import { begin, execOn, plainOf, reading, transaction } from './connections.ts';
import { assertOwnConnection } from './pooler.ts';
import { ensureRoles } from './roles.ts';
import { driverError, StoreError, sqlState, Unavailable } from './store-error.ts';
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
  const [callsAddress, jobsAddress] = [parse(calls), parse(jobs)];
  const owner = pool(address, log, 4, limits(600, 30));
  try {
    // Before a connection is set up, which might be anyone's.
    for (const href of new Set([address, callsAddress, jobsAddress].map(({ href }) => href)))
      await assertOwnConnection(new URL(href));
    await checkServer(owner);
    await ensureRoles((sql, values) => execOn(owner, sql, values));
  } catch (error) {
    await owner.end();
    throw error instanceof StoreError ? error : new StoreError(connectSentence(address, error), { cause: error });
  }
  const scoped = pool(callsAddress, log, poolSize, [...limits(5, 4), ...quickly, ...restrained]);
  const system = pool(jobsAddress, log, poolSize, limits(300, 30));
  return store({ owner, scoped, system });
}

interface Pools {
  owner: pg.Pool;
  scoped: pg.Pool;
  system: pg.Pool;
}

const limits = (statementSeconds: number, lockSeconds: number): string[] => [
  `SET statement_timeout = ${statementSeconds * seconds}`,
  `SET lock_timeout = ${lockSeconds * seconds}`,
  `SET idle_in_transaction_session_timeout = ${60 * seconds}`,
];
/** Compiling a plan, or starting processes that share it, takes longer than any statement of a call should. */
const quickly = ['SET jit = off', 'SET max_parallel_workers_per_gather = 0'];
/** Without a transaction of its own a connection is the application in no company: it sees no row of any. */
const restrained = ['SET ROLE rapport_app'];

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

/** A connection is set up by statements: a pooler in between refuses what it does not know when one begins. */
function pool(address: URL, log: StoreLog, max: number, settings: readonly string[]): pg.Pool {
  const made = new pg.Pool({
    connectionString: address.href,
    connectionTimeoutMillis: 2 * seconds,
    keepAlive: true,
    application_name: 'rapport',
    pipeline: true,
    max,
    onConnect: (client: pg.ClientBase) => setUp(client, settings.join('; ')),
  } as pg.PoolConfig);
  // A connection may be lost while idle or while in use; without a listener either would end the process.
  made.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  made.on('connect', (client) => client.on('error', () => {}));
  return made;
}

/** Whom a pooler has taken without a connection to the database would wait for minutes. */
async function setUp(client: pg.ClientBase, text: string): Promise<void> {
  const asked: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: 2 * seconds };
  try {
    await client.query(asked);
  } catch (error) {
    if (!/read timeout/.test((error as Error).message)) throw error;
    throw new Unavailable('The database has no connection left.', { cause: error });
  }
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
