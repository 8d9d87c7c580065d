import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a pattern is found in a text, whatever the case and the accents, as lists are searched. */
export const alike = (text: SQLWrapper, pattern: string): SQL => sql`plain_text(${text}) ilike plain_text(${pattern})`;
