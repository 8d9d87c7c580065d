import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Database } from '../context.ts';
import type { Store } from '../services.ts';
import { checkDatabase, type DataDirectory, makeAside, prepareDirectory } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import type { StoreLog } from './open.ts';
import { ensureRoles } from './roles.ts';
import { StoreError } from './store-error.ts';
import { AbortedTransaction, scopeStatements, type Work, withRetry } from './transaction.ts';
import { tendTables } from './upkeep.ts';

const tendMilliseconds = 5 * 60_000;

export type Embedded = Pick<PGliteOptions, 'fs'>;

/** PostgreSQL inside the process: one connection, everything one after another, this process alone. */
export async function openPglite(dataDir: string | 'memory', log: StoreLog, embedded?: Embedded): Promise<Store> {
  if (dataDir === 'memory') return serve(await start(undefined, embedded));
  const directory = prepareDirectory(dataDir);
  const lock = lockDirectory(directory.lock, directory.root);
  try {
    return await openDirectory(directory, log, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openDirectory(directory: DataDirectory, log: StoreLog, release: () => void): Promise<Store> {
  if (checkDatabase(directory) === 'absent') {
    await makeAside(directory, async (aside) => {
      const fresh = await start(aside);
      await fresh.exec('CHECKPOINT');
      await fresh.close();
    });
  }
  const pglite = await start(directory.database).catch((error: unknown) => {
    throw new StoreError(
      `The database in ${directory.database} cannot be opened and was left as it is: ${String(error)}.`,
      { cause: error },
    );
  });
  const tending = tend((sql) => asOwner(pglite, sql), log);
  return serve(pglite, () => {
    clearInterval(tending);
    release();
  });
}

/** PGlite has neither a checkpointer nor an autovacuum. */
function tend(exec: Store['exec'], log: StoreLog): NodeJS.Timeout {
  const interval = setInterval(() => {
    tendTables(exec)
      .then(() => exec('CHECKPOINT'))
      .catch((error: unknown) => log.warn({ err: error }, 'the database could not be tended'));
  }, tendMilliseconds);
  return interval.unref();
}

/** Every write is on the operating system's side before it is acknowledged: it survives a kill of the process. */
async function start(dataDir?: string, embedded?: Embedded): Promise<PGlite> {
  const pglite = await PGlite.create({
    dataDir,
    relaxedDurability: false,
    extensions: { pg_trgm },
    ...embedded,
  });
  forgetRowTypes(pglite);
  return pglite;
}

/** From this object id on PostgreSQL numbers what is not a type of its own, but a row of a table. */
const firstRowType = 10_000;

/**
 * PGlite can read arrays of rows of each table, and copies all these ways of reading for every statement: a third of
 * the time of a small one. Nobody asks for such arrays.
 */
function forgetRowTypes({ parsers, serializers }: PGlite): void {
  for (const ways of [parsers, serializers])
    for (const type of Object.keys(ways)) if (Number(type) >= firstRowType) delete ways[type];
}

async function serve(pglite: PGlite, closed = () => {}): Promise<Store> {
  const exec: Store['exec'] = (sql, values) => asOwner(pglite, sql, values);
  await ensureRoles(exec);
  // Without a transaction of its own a statement is the application's in no company: it sees no row of any.
  await pglite.exec('SET ROLE rapport_app');
  const store: Store & { pglite: PGlite } = {
    pglite,
    dialect: 'pglite',
    inCompany: (company, work, options) =>
      transaction(pglite, scopeStatements('rapport_app', company), work, options?.readOnly),
    inSystem: (work) => transaction(pglite, scopeStatements('rapport_system', null), work),
    plain: plainOf(pglite),
    exec,
    ready: async () => pglite.ready && !pglite.closed,
    async close() {
      if (pglite.closed) return;
      // Waits for what runs.
      await exec('CHECKPOINT');
      await pglite.close();
      closed();
    },
  };
  return store;
}

const dialect = new PgDialect();

function plainOf(pglite: PGlite): Database {
  const query: PGlite['query'] = (text, values, options) => {
    refuseNested();
    return pglite.query(text, values, options);
  };
  const session = new PgliteSession({ query } as never, dialect, undefined, {});
  session.transaction = () => Promise.reject(new Error('store.plain has no transactions: use inCompany or inSystem'));
  return new PgliteDatabase(dialect, session as never, undefined) as unknown as Database;
}

const running = new AsyncLocalStorage<{ ended: boolean }>();

/** There is one connection: what asks for it inside of a transaction would wait for that transaction's end for ever. */
function refuseNested(): void {
  if (running.getStore()?.ended === false) throw new Error('inside a transaction only its own `db` may be asked');
}

async function transaction<T>(pglite: PGlite, scope: string, work: Work<T>, readOnly = false): Promise<T> {
  refuseNested();
  const mark = { ended: false };
  const within = (tx: Transaction) => running.run(mark, () => scoped(tx, scope, work, readOnly));
  try {
    return await withRetry(() => pglite.transaction(within));
  } finally {
    mark.ended = true;
  }
}

async function scoped<T>(tx: Transaction, scope: string, work: Work<T>, readOnly: boolean): Promise<T> {
  await tx.exec(readOnly ? `SET TRANSACTION READ ONLY; ${scope}` : scope);
  const watched = watch(tx);
  const session = new PgliteSession(watched.tx as never, dialect, undefined, {});
  const answer = await work(new PgliteTransaction(dialect, session as never, undefined) as unknown as Database);
  if (watched.failed()) await refuseAborted(tx);
  return answer;
}

/** PGlite answers a COMMIT of a failed transaction as if it had been one; so failures are remembered. */
function watch(tx: Transaction): { tx: Pick<Transaction, 'query' | 'exec'>; failed(): boolean } {
  let failed = false;
  const note = (error: unknown): never => {
    failed = true;
    throw error;
  };
  return {
    tx: {
      query: (text, values, options) => tx.query(text, values, options).catch(note) as never,
      exec: (text, options) => tx.exec(text, options).catch(note),
    },
    failed: () => failed,
  };
}

/** After a savepoint was rolled back the transaction may be whole again. */
async function refuseAborted(tx: Transaction): Promise<void> {
  await tx.query('SELECT 1').catch((error: unknown) => {
    throw new AbortedTransaction(error);
  });
}

/**
 * Statements of the owner, outside of a transaction because the text may bring its own (pg-boss does). PGlite's
 * transaction is only used to keep everybody else away meanwhile.
 */
async function asOwner(pglite: PGlite, sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
  refuseNested();
  return pglite.transaction(async (tx) => {
    await tx.exec('COMMIT; SET ROLE NONE');
    try {
      if (values?.length) return { rows: (await tx.query<Record<string, unknown>>(sql, values)).rows };
      return { rows: ((await tx.exec(sql)).at(-1)?.rows ?? []) as Record<string, unknown>[] };
    } catch (error) {
      await tx.exec('ROLLBACK');
      throw error;
    } finally {
      await tx.exec('SET ROLE rapport_app').catch(() => {});
      await tx.exec('BEGIN');
    }
  });
}
