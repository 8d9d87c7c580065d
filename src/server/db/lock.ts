import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One at a time holds a lock of this name, until the end of its transaction. */
export async function lock(db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
