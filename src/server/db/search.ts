import { sql } from 'drizzle-orm';
import type { Database } from '../context.ts';

/**
 * Work that sees, of searchable tables, only the rows of the transaction's company that hold `text` (whatever the
 * case) in their search properties; of other tables nothing. Ask for ids and counts inside, for records outside.
 * The transaction must be one of a company; afterwards it is the application's again.
 */
export async function matching<T>(db: Database, text: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // Not awaited: on PostgreSQL it leaves together with the work's first statement, and is done before it.
  const taken = db.execute(
    sql`select set_config('app.search', ${pattern}, true), set_config('role', 'rapport_search', true)`,
  );
  taken.catch(() => {});
  const [, answer] = await Promise.all([taken, work(db)]);
  // Not awaited either: whatever comes next is behind it, and is refused should it fail.
  db.execute(sql`select set_config('role', ${'rapport_app'}, true)`).catch(() => {});
  return answer;
}
