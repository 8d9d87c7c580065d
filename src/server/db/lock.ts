import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** One at a time holds a lock of this name, until the end of its transaction. */
export async function lock(db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Nothing is done while another has the lock of this name. A connection of its own holds it: no transaction stays open
 * for it, and it is free again when the process is gone.
 */
export async function whileFree(databaseUrl: string, name: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    application_name: 'rapport',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 2)) AS free', [name]);
    if (rows[0].free) await work();
  } finally {
    await client.end();
  }
}
