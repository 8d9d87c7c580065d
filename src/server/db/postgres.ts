import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from '../context.ts';
import type { Store } from '../services.ts';
import { inOnePiece } from './in-one-piece.ts';
import type { StoreLog } from './open.ts';
import { prepared } from './prepared.ts';
import { ensureRoles } from './roles.ts';
import { driverError, StoreError, sqlState } from './store-error.ts';
import { AbortedTransaction, type Role, scopeStatements, type Work, withRetry } from './transaction.ts';

const seconds = 1000;

/** PostgreSQL 15 or later. Calls and jobs have their own pools, so that a long job never takes a call's connection. */
export async function openPostgres(databaseUrl: string, log: StoreLog, poolSize = 10): Promise<Store> {
  const address = parse(databaseUrl);
  const owner = pool(address, log, { max: 4, statement_timeout: 600 * seconds, lock_timeout: 30 * seconds });
  try {
    await checkServer(owner);
    await ensureRoles((sql, values) => execOn(owner, sql, values));
  } catch (error) {
    await owner.end();
    throw error instanceof StoreError ? error : new StoreError(connectSentence(address, error), { cause: error });
  }
  const scoped = pool(address, log, {
    max: poolSize,
    statement_timeout: 5 * seconds,
    lock_timeout: 4 * seconds,
    // Without a transaction of its own a connection is the application in no company: it sees no row of any.
    options: [address.searchParams.get('options'), '-c role=rapport_app', quickly].filter(Boolean).join(' '),
  });
  const system = pool(address, log, { max: poolSize, statement_timeout: 300 * seconds, lock_timeout: 30 * seconds });
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

/** Asked as often as anybody likes, the database hears of it once a second. */
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

function begin(role: Role, company: string | null, readOnly = false): string {
  return `BEGIN${readOnly ? ' READ ONLY' : ''}; ${scopeStatements(role, company)}`;
}

const dialect = new PgDialect();
/** Each statement on whichever connection is free; a transaction would be torn over several. */
function plainOf(scoped: pg.Pool): Database {
  const session = new NodePgSession(prepared(scoped) as never, dialect, undefined, {});
  session.transaction = () => Promise.reject(new Error('store.plain has no transactions: use inCompany or inSystem'));
  return new NodePgDatabase(dialect, session as never, undefined) as unknown as Database;
}

const databases = new WeakMap<pg.PoolClient, Database>();

/** Drizzle's transaction object and not its database: its `transaction()` makes a savepoint, not a second BEGIN. */
function databaseOf(client: pg.PoolClient): Database {
  let db = databases.get(client);
  if (!db) {
    const session = new NodePgSession(prepared(client, () => inOnePiece(client)) as never, dialect, undefined, {});
    db = new NodePgTransaction(dialect, session as never, undefined) as unknown as Database;
    databases.set(client, db);
  }
  return db;
}

function transaction<T>(from: pg.Pool, start: string, work: Work<T>): Promise<T> {
  return withRetry(async () => {
    const client = await from.connect();
    let broken: unknown;
    try {
      const answer = await begun(client, start, work);
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw new AbortedTransaction();
      return answer;
    } catch (error) {
      if (!(error instanceof AbortedTransaction))
        await client.query('ROLLBACK').catch((lost: unknown) => {
          broken = lost;
        });
      throw error;
    } finally {
      client.release(broken !== undefined);
    }
  });
}

/** What has only been read is true whatever becomes of the transaction: nobody waits for its end but the connection. */
function reading<T>(from: pg.Pool, start: string, work: Work<T>): Promise<T> {
  return withRetry(async () => {
    const client = await from.connect();
    const end = (how: 'COMMIT' | 'ROLLBACK') =>
      client.query(how).then(
        () => client.release(),
        () => client.release(true),
      );
    try {
      const answer = await begun(client, start, work);
      void end('COMMIT');
      return answer;
    } catch (error) {
      await end('ROLLBACK');
      throw error;
    }
  });
}

function begun<T>(client: pg.PoolClient, start: string, work: Work<T>): Promise<T> {
  // Not awaited: the first statement of the work leaves in the same breath. Should it fail, the server
  // refuses everything behind it, because BEGIN has gone before.
  inOnePiece(client);
  const beginning = client.query(start);
  beginning.catch(() => {});
  return settle(beginning, work(databaseOf(client)));
}

/** The failure of the beginning explains the failure of the work. */
async function settle<T>(begun: Promise<unknown>, working: Promise<T>): Promise<T> {
  try {
    return await working;
  } finally {
    await begun;
  }
}

async function execOn(from: pg.Pool, sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
  const client = await from.connect();
  let broken = false;
  try {
    const result: unknown = values?.length ? await client.query(sql, values) : await client.query(sql);
    return { rows: ((Array.isArray(result) ? result.at(-1) : result) as pg.QueryResult).rows ?? [] };
  } catch (error) {
    // The text may have begun a transaction.
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
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
