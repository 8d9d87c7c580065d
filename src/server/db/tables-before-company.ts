import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tables of what happens before it is known whose company it is about: they have none, and no row level security. */

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * What a browser was asked before it is known whose it is (a sign-in elsewhere, a passkey), until it answers. No company:
 * the row says nothing to anyone who reads it.
 */
export const handshake = pgTable(
  'handshake',
  {
    /** SHA-256 (hex) of what the browser sends back. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** SHA-256 (hex) of the browser's cookie: the answer has to come from where the question went. */
    browserHash: text('browser_hash').notNull(),
    /** What is to be remembered, sealed. */
    memo: text('memo').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('handshake_expires').on(t.expiresAt)],
);

/** Security counters that survive restarts; a key names a purpose and a hash, never a raw value. No company. */
export const counter = pgTable(
  'counter',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** End of the window; the next hit after it starts at one again. */
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('counter_expires').on(t.expiresAt)],
);
