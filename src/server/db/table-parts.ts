import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns that the engine's own tables have alike. Times have milliseconds, as JavaScript's dates do. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const created = () => time('created_at').notNull().defaultNow();
export const updated = () => time('updated_at').notNull().defaultNow();
export const version = () => integer('version').notNull().default(1);
