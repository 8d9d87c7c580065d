import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, time, updated, version } from './table-parts.ts';

/** Read by its token before the company is known: no row level security. */
export const session = pgTable(
  'session',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').primaryKey(),
    version: version(),
    /** SHA-256 (hex) of the cookie's token; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id').notNull(),
    level: text('level', { enum: ['half', 'full'] }).notNull(),
    createdAt: created(),
    updatedAt: updated(),
    /** When a password or second factor was last given. */
    authenticatedAt: time('authenticated_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    /** Absolute limit. */
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** IANA zone that the browser gave at sign-in. */
    timeZone: text('time_zone'),
    /** As whom its person sees the console, without changing anything; absent: as themselves. */
    viewing: uuid('viewing'),
    viewingUntil: time('viewing_until'),
  },
  (t) => [
    uniqueIndex('session_token_hash').on(t.tokenHash),
    index('session_user').on(t.companyId, t.userId),
    index('session_expires').on(t.expiresAt),
  ],
);
