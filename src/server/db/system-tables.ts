import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  getTableConfig,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mailAttempt, mailSuppression, outbox } from './mail-tables.ts';
import { session } from './session-table.ts';
import { created, time, updated, version } from './table-parts.ts';
import { counter, handshake } from './tables-before-company.ts';

export { mailAttempt, mailSuppression, outbox } from './mail-tables.ts';
export { session } from './session-table.ts';

/**
 * The engine's own tables. Times have milliseconds, as JavaScript's dates do, so that a value read
 * and sent back compares equal. Those that people see through /api carry version and updated_at like entities.
 */
/** Read by its login before the company is known: no row level security. */
export const credential = pgTable(
  'credential',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    version: version(),
    /** Lower case; one over all companies. */
    login: text('login').notNull(),
    /** Argon2id; absent until an invitation is taken. */
    passwordHash: text('password_hash'),
    /** Former hashes, newest first, at most three. */
    history: jsonb('history').$type<string[]>().notNull().default([]),
    status: text('status', { enum: ['invited', 'active', 'locked', 'disabled'] })
      .notNull()
      .default('active'),
    /** Wrong passwords since the last right one. */
    failures: integer('failures').notNull().default(0),
    passwordChangedAt: time('password_changed_at'),
    /** Last sign-in with everything that is asked for. */
    signedInAt: time('signed_in_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    primaryKey({ name: 'credential_key', columns: [t.companyId, t.userId] }),
    uniqueIndex('credential_login').on(t.login),
    check('credential_login_lower', sql`${t.login} = lower(${t.login})`),
  ],
);

/** One-use tokens (reset, invite). Redeemed as the system role, since the link's company is not the caller's. */
export const oneUseToken = pgTable(
  'one_use_token',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** SHA-256 (hex). */
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id').notNull(),
    /** Who asked for it, where that is someone else whose rights count once it is used. */
    askedBy: uuid('asked_by'),
    createdAt: created(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [uniqueIndex('one_use_token_hash').on(t.tokenHash), index('one_use_token_user').on(t.companyId, t.userId)],
);

/** Append-only: the application may insert and read, a trigger refuses the rest but the sealing. */
export const auditLine = pgTable(
  'audit_line',
  {
    companyId: uuid('company_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    type: text('type').notNull(),
    activity: text('activity').notNull(),
    call: text('call'),
    entity: text('entity'),
    recordId: text('record_id'),
    old: jsonb('old').$type<Record<string, unknown>>(),
    new: jsonb('new').$type<Record<string, unknown>>(),
    /** Who did it; absent when a job of the product did. */
    actor: uuid('actor'),
    onBehalf: uuid('on_behalf'),
    /** Whom what was done is about: only who may see them sees the line. */
    subject: uuid('subject'),
    ip: text('ip'),
    requestId: text('request_id'),
    /** Its place in the chain of the company, from 1 on in the order of sealing; a job puts it in, with the seal. */
    place: bigint('place', { mode: 'number' }),
    /** Hash over this line and the seal of the place before it. */
    seal: text('seal'),
  },
  (t) => [
    primaryKey({ name: 'audit_line_key', columns: [t.companyId, t.id] }),
    // Each ends in the order in which lines are listed: whatever they are narrowed by, a page is read off an index.
    index('audit_line_at').on(t.companyId, t.at, t.id),
    index('audit_line_type').on(t.companyId, t.type, t.at, t.id),
    index('audit_line_actor').on(t.companyId, t.actor, t.at, t.id),
    index('audit_line_subject').on(t.companyId, t.subject, t.at, t.id).where(sql`${t.subject} is not null`),
    index('audit_line_activity').on(t.companyId, t.activity, t.at, t.id),
    index('audit_line_record').on(t.companyId, t.entity, t.recordId, t.at, t.id),
    // Whom the lines of a record are about, however many there are.
    index('audit_line_about').on(t.companyId, t.entity, t.recordId, t.subject),
    index('audit_line_entity').on(t.companyId, t.entity, t.at, t.id),
    uniqueIndex('audit_line_place').on(t.companyId, t.place).where(sql`${t.place} is not null`),
    index('audit_line_unsealed').on(t.companyId, t.id).where(sql`${t.seal} is null`),
  ],
);

/** One row a kept Idempotency-Key, written in the transaction of its call. */
export const idempotency = pgTable(
  'idempotency',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call runs. */
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_key', columns: [t.companyId, t.userId, t.key] }),
    index('idempotency_created').on(t.createdAt),
  ],
);

/** Published files; the bytes lie in the file store under `storageKey`. */
export const file = pgTable(
  'file',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    version: version(),
    createdAt: created(),
    updatedAt: updated(),
    owner: uuid('owner').notNull(),
    /** Asked again at each download. */
    gate: text('gate').notNull(),
    /** What its owner could see when it was made, as a digest; another one now, and it is not served. Absent: is not asked. */
    sight: text('sight'),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
    expiresAt: time('expires_at'),
  },
  (t) => [
    primaryKey({ name: 'file_key', columns: [t.companyId, t.id] }),
    index('file_list').on(t.companyId, t.owner, t.createdAt),
    index('file_expires').on(t.expiresAt),
  ],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Small pictures, written anew by the engine: `/pictures/{id}` opens one to anyone who is signed in to the company. */
export const picture = pgTable(
  'picture',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    createdAt: created(),
    type: text('type').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ name: 'picture_key', columns: [t.companyId, t.id] })],
);

/** What a waiting person sees of a job. The company is absent for jobs over all companies. */
export const jobProgress = pgTable(
  'job_progress',
  {
    companyId: uuid('company_id'),
    jobId: uuid('job_id').primaryKey(),
    job: text('job').notNull(),
    owner: uuid('owner'),
    state: text('state', { enum: ['queued', 'running', 'done', 'cancelled', 'failed'] })
      .notNull()
      .default('queued'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** How many of those that are done came to nothing. */
    failed: integer('failed').notNull().default(0),
    /** The person who began it does not want the rest of it. */
    cancelAsked: boolean('cancel_asked').notNull().default(false),
    /** What was done when the process last ended in the middle of it. */
    doneAtCrash: integer('done_at_crash').notNull().default(0),
    /** How often it has ended there. */
    crashes: integer('crashes').notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [index('job_progress_updated').on(t.updatedAt)],
);

/** An effect that must happen once: the one that inserts its key does it, in the same transaction. */
export const effect = pgTable(
  'effect',
  {
    companyId: uuid('company_id'),
    key: text('key').primaryKey(),
    createdAt: created(),
  },
  (t) => [index('effect_created').on(t.createdAt)],
);

/**
 * Raised by statement triggers; says nothing but that something changed, so it needs no row level security.
 * The version of a topic is the sum over its shards, and so is the number of rows that its table has in the company;
 * a shard is never removed.
 */
export const tableVersion = pgTable(
  'table_version',
  {
    companyId: uuid('company_id').notNull(),
    topic: text('topic').notNull(),
    shard: integer('shard').notNull(),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ name: 'table_version_key', columns: [t.companyId, t.topic, t.shard] })],
);

/**
 * Figures that took long to reckon, so that they are there after a restart and for other servers: `content` is packed, and
 * says itself of which versions it is. Forgotten with each migration, and a week after it was made.
 */
export const reckoning = pgTable(
  'reckoning',
  {
    companyId: uuid('company_id').notNull(),
    key: text('key').notNull(),
    madeAt: time('made_at').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ name: 'reckoning_key', columns: [t.companyId, t.key] }), index('reckoning_made').on(t.madeAt)],
);

export const systemTables = {
  session,
  credential,
  oneUseToken,
  counter,
  handshake,
  auditLine,
  outbox,
  mailAttempt,
  mailSuppression,
  idempotency,
  file,
  picture,
  jobProgress,
  effect,
  tableVersion,
  reckoning,
};

/** Their SQL names: no entity may have one of these. */
export const tableNames: readonly string[] = Object.values(systemTables).map(getTableName);

/** SQL names of their indexes. */
export const indexNames: readonly string[] = Object.values(systemTables).flatMap((table) =>
  getTableConfig(table).indexes.flatMap(({ config }) => config.name ?? []),
);

/** SQL names of the columns of one of them. */
export function columnsOfTable(name: string): string[] | undefined {
  const table = Object.values(systemTables).find((one) => getTableName(one) === name);
  return table && Object.values(getTableColumns(table)).map((column) => column.name);
}
