import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, time, updated, version } from './table-parts.ts';

export interface Attachment {
  /** File name that the reader sees. */
  name: string;
  /** Media type, with its parameters: `text/calendar; method=REQUEST`. */
  type: string;
  content: string;
}

/** Every mail passes through here, in the transaction that caused it. */
export const outbox = pgTable(
  'outbox',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    version: version(),
    createdAt: created(),
    updatedAt: updated(),
    /** Id of the mail document. */
    mail: text('mail').notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name'),
    /** In whose name it is sent, and where answers go; null: the system's own. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    /** Id of a record: by it the mail is withdrawn while it waits. */
    about: uuid('about'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    /** Of one that was sent and may come back: what it said, sealed, for the address that takes the place of the wrong one. */
    kept: text('kept'),
    /** What the reader may unsubscribe with; null for a mail that they have to get. Random, and known to nobody else. */
    unsubscribe: uuid('unsubscribe'),
    state: text('state', {
      enum: ['queued', 'sending', 'sent', 'failed', 'bounced', 'suppressed', 'cancelled', 'withdrawn', 'redirected'],
    })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    notBefore: time('not_before').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: time('sent_at'),
  },
  (t) => [
    primaryKey({ name: 'outbox_key', columns: [t.companyId, t.id] }),
    index('outbox_list').on(t.companyId, t.createdAt, t.id),
    index('outbox_about').on(t.companyId, t.about).where(sql`${t.about} is not null`),
    index('outbox_due').on(t.notBefore).where(sql`${t.state} in ('queued', 'sending')`),
    index('outbox_address').on(t.companyId, sql`lower(${t.toAddress})`),
    index('outbox_kept').on(t.sentAt).where(sql`${t.kept} is not null`),
    // A report knows the mail, and not whose it is.
    index('outbox_id').on(t.id),
    // Begins with what is asked for: who unsubscribes names no company.
    uniqueIndex('outbox_unsubscribe').on(t.unsubscribe, t.companyId),
  ],
);

/** One line for each time that a mail was handed to the mail server, or came back from where it went, with the words of that. */
export const mailAttempt = pgTable(
  'mail_attempt',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    version: version(),
    createdAt: created(),
    updatedAt: updated(),
    mail: uuid('mail_id').notNull(),
    /** `bounced`: nobody reads there; `returned`: it came back, and another may arrive. */
    outcome: text('outcome', { enum: ['sent', 'deferred', 'bounced', 'returned', 'failed'] }).notNull(),
    answer: text('answer'),
    /** By which report it is known; null for what our own mail server said. */
    report: text('report'),
  },
  (t) => [
    primaryKey({ name: 'mail_attempt_key', columns: [t.companyId, t.id] }),
    index('mail_attempt_mail').on(t.companyId, t.mail, t.createdAt),
    index('mail_attempt_back').on(t.companyId, t.createdAt).where(sql`${t.outcome} in ('bounced', 'returned')`),
    uniqueIndex('mail_attempt_report').on(t.companyId, t.mail, t.report),
  ],
);

/** Addresses that are not written to: nobody reads there, or who does has unsubscribed. */
export const mailSuppression = pgTable(
  'mail_suppression',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    version: version(),
    createdAt: created(),
    updatedAt: updated(),
    /** Lower case. */
    address: text('address').notNull(),
    /** Id of the mail document that is not wanted; empty for all of them. */
    mail: text('mail').notNull().default(''),
    reason: text('reason', { enum: ['bounced', 'unsubscribed'] }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'mail_suppression_key', columns: [t.companyId, t.id] }),
    uniqueIndex('mail_suppression_address').on(t.companyId, t.address, t.mail),
  ],
);
