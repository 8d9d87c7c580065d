import { sql } from 'drizzle-orm';
import { patternsOf, wordsApart } from '../../shared/paging/search.ts';
import type { Database } from '../context.ts';

/** The transaction's settings that hold the patterns, one for each word. */
const slots = Array.from({ length: wordsApart }, (_, at) => `app.search_${at + 1}`);

/** Condition of the policy, on the text of a row. */
export const searchCondition = (text: string): string =>
  slots.map((slot) => `(${text}) ILIKE current_setting('${slot}')`).join(' AND ');

/**
 * Work that sees, of searchable tables, only the rows of the transaction's company that hold all words of `text`
 * (whatever the case) in their search properties; of other tables nothing. Ask for ids and counts inside, for records outside.
 * The transaction must be one of a company; afterwards it is the application's again.
 */
export async function matching<T>(db: Database, text: string, work: (db: Database) => Promise<T>): Promise<T> {
  const patterns = patternsOf(text);
  // A place without a word holds for every row.
  const settings = slots.map((slot, at) => sql`set_config(${slot}, ${patterns[at] ?? '%'}, true)`);
  // Not awaited: on PostgreSQL it leaves together with the work's first statement, and is done before it.
  const taken = db.execute(sql`select ${sql.join(settings, sql`, `)}, set_config('role', 'rapport_search', true)`);
  taken.catch(() => {});
  const [, answer] = await Promise.all([taken, work(db)]);
  // Not awaited either: whatever comes next is behind it, and is refused should it fail.
  db.execute(sql`select set_config('role', ${'rapport_app'}, true)`).catch(() => {});
  return answer;
}
