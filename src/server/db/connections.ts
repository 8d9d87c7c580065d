import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../context.ts';
import { corkWrites } from './cork-writes.ts';
import { endBehind, endOf, notEnding, refuseAfterEnd } from './last-statement.ts';
import { prepared } from './prepared.ts';
import { beginning, takeBack } from './rollback.ts';
import { AbortedTransaction, type Role, scopeStatements, type Work, withRetry } from './transaction.ts';
import { noneUnawaited, unawaitedFailure } from './unawaited.ts';

/** What is done over connections of `pg`, whether a server of its own is at their other end or the embedded database. */

export function begin(role: Role, company: string | null, readOnly = false): string {
  return `BEGIN${readOnly ? ' READ ONLY' : ''}; ${scopeStatements(role, company)}`;
}

const dialect = new PgDialect();
/** Each statement on whichever connection is free; a transaction would be torn over several. */
export function plainOf(scoped: pg.Pool, before?: () => void): Database {
  const session = new NodePgSession(prepared(scoped, before) as never, dialect, undefined, {});
  session.transaction = () => Promise.reject(new Error('store.plain has no transactions: use inCompany or inSystem'));
  return new NodePgDatabase(dialect, session as never, undefined) as unknown as Database;
}

const databases = new WeakMap<pg.PoolClient, Database>();

/** Drizzle's transaction object and not its database: its `transaction()` makes a savepoint, not a second BEGIN. */
function databaseOf(client: pg.PoolClient): Database {
  let db = databases.get(client);
  if (!db) {
    const before = () => {
      refuseAfterEnd(made);
      corkWrites(client);
    };
    const after = () => endBehind(made, () => client.query('COMMIT'));
    const session = new NodePgSession(prepared(client, before, after) as never, dialect, undefined, {});
    const made = new NodePgTransaction(dialect, session as never, undefined) as unknown as Database;
    databases.set(client, made);
    db = made;
  }
  return db;
}

export function transaction<T>(from: pg.Pool, start: string, work: Work<T>): Promise<T> {
  return withRetry(async () => {
    const client = await from.connect();
    const db = databaseOf(client);
    beginning(db);
    noneUnawaited(db);
    let broken: unknown;
    const lost = (error: unknown) => {
      broken = error;
    };
    let state: 'working' | 'committing' | 'committed' = 'working';
    try {
      const answer = await begun(client, start, work);
      state = 'committing';
      const { command } = await (endOf(db) ?? client.query('COMMIT'));
      if (command !== 'COMMIT') throw new AbortedTransaction();
      state = 'committed';
      // None, unless it failed on this side and the database never heard of it.
      const failure = await unawaitedFailure(db);
      if (failure !== undefined) throw failure;
      return answer;
    } catch (thrown) {
      if (state === 'committed') throw thrown;
      const sent = endOf(db);
      const isOver = thrown instanceof AbortedTransaction;
      const error = (await unawaitedFailure(db)) ?? thrown;
      const end = isOver ? undefined : await (sent ?? client.query('ROLLBACK')).catch(lost);
      const isUnknown = (state === 'committing' || sent !== undefined) && !isOver && end === undefined;
      if (end?.command !== 'COMMIT') await takeBack(db, error, isUnknown);
      throw error;
    } finally {
      client.release(broken !== undefined);
    }
  });
}

/** What has only been read is true whatever becomes of the transaction: nobody waits for its end but the connection. */
export function reading<T>(from: pg.Pool, start: string, work: Work<T>): Promise<T> {
  return withRetry(async () => {
    const client = await from.connect();
    const end = (how: 'COMMIT' | 'ROLLBACK') =>
      (endOf(databaseOf(client)) ?? client.query(how)).then(
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
  corkWrites(client);
  const opened = client.query(start);
  opened.catch(() => {});
  const db = databaseOf(client);
  notEnding(db);
  return settle(opened, work(db));
}

/** The failure of the beginning explains the failure of the work. */
async function settle<T>(begun: Promise<unknown>, working: Promise<T>): Promise<T> {
  try {
    return await working;
  } finally {
    await begun;
  }
}

interface AsRole {
  before: string;
  after: string;
}

/** A text that may hold several statements, and transactions of its own; the role of a shared connection is changed for it. */
export async function execOn(
  from: pg.Pool,
  sql: string,
  values?: unknown[],
  role?: AsRole,
): Promise<{ rows: Record<string, unknown>[] }> {
  const client = await from.connect();
  let broken = false;
  const lost = () => {
    broken = true;
  };
  try {
    if (role) await client.query(role.before);
    const result: unknown = values?.length ? await client.query(sql, values) : await client.query(sql);
    return { rows: ((Array.isArray(result) ? result.at(-1) : result) as pg.QueryResult).rows ?? [] };
  } catch (error) {
    // The text may have begun a transaction.
    await client.query('ROLLBACK').catch(lost);
    throw error;
  } finally {
    if (role) await client.query(role.after).catch(lost);
    client.release(broken);
  }
}
