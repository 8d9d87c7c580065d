import { type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';
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

/**
 * Of records that can be searched: their texts one below the other, in small letters without accents, in a column that the
 * database keeps. Worked out for each row of a search, a letter would take a million people eight seconds; its SQL name.
 */
export const searchedColumn = 'searched_text';

/** The text of a row that is searched. */
export const searchedText = (table: Table): SQL => sql`${table}.${sql.identifier(searchedColumn)}`;

/** What makes the column and its index, of SQL expressions. A line break keeps a search from matching across two of them. */
export const searchStatements = (table: string, texts: readonly string[]): string => {
  const all = texts.map((text) => `coalesce(${text}, '')`).join(' || chr(10) || ');
  return `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS ${searchedColumn} text GENERATED ALWAYS AS (lower(plain_text(${all}))) STORED;
CREATE INDEX IF NOT EXISTS "${table}_search" ON "${table}" USING gin (${searchedColumn} gin_trgm_ops);`;
};

/** A text or a pattern, without the accents of its letters. */
export const plain = (text: SQL | SQLWrapper): SQL => sql`plain_text(${text})`;

/** The transaction's settings that hold the patterns, one for each word. */
const slots = Array.from({ length: wordsApart }, (_, at) => `app.search_${at + 1}`);

/** A pattern as `searchedText` is compared with it, by LIKE. */
export const searchedPattern = (pattern: SQLWrapper | string): SQL => sql`lower(plain_text(${pattern}))`;

/** Condition of the policy. */
export const searchCondition: string = slots
  .map((slot) => `${searchedColumn} LIKE current_setting('${slot}')`)
  .join(' AND ');

/**
 * Work that sees, of searchable tables, only the rows of the transaction's company that hold all words of `text`
 * (whatever the case) in their search properties; of other tables nothing. Ask for ids and counts inside, for records outside.
 * The transaction must be one of a company; afterwards it is the application's again.
 */
export async function matching<T>(db: Database, text: string, work: (db: Database) => Promise<T>): Promise<T> {
  const patterns = patternsOf(text);
  // A place without a word holds for every row.
  const settings = slots.map((slot, at) => sql`set_config(${slot}, ${searchedPattern(patterns[at] ?? '%')}, true)`);
  // Not awaited: on PostgreSQL it leaves together with the work's first statement, and is done before it.
  const taken = db.execute(sql`select ${sql.join(settings, sql`, `)}, set_config('role', 'rapport_search', true)`);
  taken.catch(() => {});
  const [, answer] = await Promise.all([taken, work(db)]);
  // Not awaited either: whatever comes next is behind it, and is refused should it fail.
  db.execute(sql`select set_config('role', ${'rapport_app'}, true)`).catch(() => {});
  return answer;
}
