import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import type { Store } from '../services.ts';
import { begin, execOn, plainOf, reading, transaction } from './connections.ts';
import { checkDatabase, type DataDirectory, makeAside, prepareDirectory } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { DatabaseThread, databaseHere, type EmbeddedDatabase } from './embedded/embedded-database.ts';
import { ensureRoles } from './roles.ts';
import { StoreError } from './store-error.ts';
import type { StoreLog } from './store-log.ts';
import { tendTables } from './upkeep.ts';

const tendMilliseconds = 5 * 60_000;
/** Without a transaction of its own a statement is the application's in no company: it sees no row of any. */
const restrained = 'SET ROLE rapport_app';

export type Embedded = Pick<PGliteOptions, 'fs'>;

/** PostgreSQL inside the process: one connection, everything one after another, this process alone. */
export async function openPglite(dataDir: string | 'memory', log: StoreLog, embedded?: Embedded): Promise<Store> {
  if (dataDir === 'memory') return serve(await databaseHere({ ...embedded }), log);
  const directory = prepareDirectory(dataDir);
  const lock = lockDirectory(directory.lock, directory.root);
  const thread = new DatabaseThread();
  try {
    return await openDirectory(directory, thread, log, () => lock.release());
  } catch (error) {
    await thread.end();
    lock.release();
    throw error;
  }
}

async function openDirectory(
  directory: DataDirectory,
  thread: DatabaseThread,
  log: StoreLog,
  release: () => void,
): Promise<Store> {
  if (checkDatabase(directory) === 'absent') {
    await makeAside(directory, async (aside) => {
      const fresh = await serve(await thread.open(aside), log);
      await fresh.close();
    });
  }
  const database = await thread.open(directory.database).catch((error: unknown) => {
    throw new StoreError(
      `The database in ${directory.database} cannot be opened and was left as it is: ${(error as Error).message}.`,
      { cause: error },
    );
  });
  const store = await serve(database, log);
  const tending = tend(store.exec, log);
  return {
    ...store,
    async close() {
      clearInterval(tending);
      await store.close();
      await thread.end();
      release();
    },
  };
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

/** The one connection. Anyone who finds it taken waits, however long: nothing but its own work keeps it. */
function connection(database: EmbeddedDatabase, log: StoreLog): pg.Pool {
  const pool = new pg.Pool({
    stream: () => database.connect(),
    user: 'postgres',
    database: 'postgres',
    pipeline: true,
    max: 1,
    idleTimeoutMillis: 0,
  } as pg.PoolConfig);
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database was lost'));
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // In a new database the role is made first.
    client.query(restrained).catch(() => {});
  });
  return pool;
}

async function serve(database: EmbeddedDatabase, log: StoreLog): Promise<Store> {
  const pool = connection(database, log);
  const exec: Store['exec'] = async (sql, values) => {
    refuseNested();
    // Outside of a transaction, because the text may bring its own (pg-boss does).
    return execOn(pool, sql, values, { before: 'SET ROLE NONE', after: restrained });
  };
  await ensureRoles(exec);
  let closing: Promise<void> | undefined;
  const close = async () => {
    // Waits for what runs.
    await exec('CHECKPOINT');
    await pool.end();
    await database.close();
  };
  return {
    dialect: 'pglite',
    inCompany: (company, work, options) =>
      marked((within) =>
        options?.readOnly
          ? reading(pool, begin('rapport_app', company, true), (db) => within(() => work(db)))
          : transaction(pool, begin('rapport_app', company), (db) => within(() => work(db))),
      ),
    inSystem: (work) =>
      marked((within) => transaction(pool, begin('rapport_system', null), (db) => within(() => work(db)))),
    plain: plainOf(pool, refuseNested),
    exec,
    ready: async () => !closing && database.isAlive(),
    ...(database.copy && { copyFiles: async (to) => exec('CHECKPOINT').then(() => database.copy?.(to)) }),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

const running = new AsyncLocalStorage<{ ended: boolean }>();

/** There is one connection: what asks for it inside of a transaction would wait for that transaction's end for ever. */
function refuseNested(): void {
  if (running.getStore()?.ended === false) throw new Error('inside a transaction only its own `db` may be asked');
}

async function marked<T>(run: (within: <U>(work: () => U) => U) => Promise<T>): Promise<T> {
  refuseNested();
  const mark = { ended: false };
  try {
    return await run((work) => running.run(mark, work));
  } finally {
    mark.ended = true;
  }
}
