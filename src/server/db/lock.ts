import { sql } from 'drizzle-orm';
import type { Database } from '../context.ts';

/** One at a time holds a lock of this name, until the end of its transaction. */
export async function lock(db: Database, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
