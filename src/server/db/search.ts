import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { patternsOf, wordsApart } from '../../shared/paging/search.ts';
import type { Database } from '../context.ts';

/**
 * A text as it is searched: José as Jose, Müller as Muller. An index stands on what the first function answers, so it must
 * always answer the same; its dictionary changes with a new version of PostgreSQL at most. The second one becomes a part
 * of the statement around it, so that a text without such letters costs next to nothing; what
 * the first costs is said, or the database would rather read the whole index than the rows.
 */
export const searchFunctions = `CREATE OR REPLACE FUNCTION without_accents(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2 AS
  $$ SELECT public.unaccent('public.unaccent'::regdictionary, said) $$;
CREATE OR REPLACE FUNCTION plain_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN octet_length(said) = char_length(said) THEN said ELSE public.without_accents(said) END $$;`;

/** For statements that are written as text. */
export const plainText = (text: string): string => `plain_text(${text})`;

/** A text or a pattern, without the accents of its letters. */
export const plain = (text: SQL | SQLWrapper): SQL => sql`plain_text(${text})`;

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
  const settings = slots.map((slot, at) => sql`set_config(${slot}, plain_text(${patterns[at] ?? '%'}), true)`);
  // Not awaited: on PostgreSQL it leaves together with the work's first statement, and is done before it.
  const taken = db.execute(sql`select ${sql.join(settings, sql`, `)}, set_config('role', 'rapport_search', true)`);
  taken.catch(() => {});
  const [, answer] = await Promise.all([taken, work(db)]);
  // Not awaited either: whatever comes next is behind it, and is refused should it fail.
  db.execute(sql`select set_config('role', ${'rapport_app'}, true)`).catch(() => {});
  return answer;
}
