import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Call } from '../shared/documents/call.ts';
import type { Actor } from '../shared/documents/gate.ts';
import type { Explained } from '../shared/gates/explain.ts';
import type { AuditLine, AuditWork } from './audit/contract.ts';
import type { Connecting, Connections, Connector } from './connections/contract.ts';
import type { Genai } from './genai/contract.ts';
import type { Identity } from './identity/proof.ts';
import type { JobsOfCaller } from './jobs/contract.ts';
import type { DueMail, Mails } from './mail/contract.ts';
import type { ProductConfig } from './product-config.ts';
import type { AnyOf, Condition, Held, Holding, Records } from './records/contract.ts';
import type { CaptchaChallenge, Vault } from './secrets.ts';
import type { Sessions } from './session/contract.ts';
import type { Sheets, SheetsOfCalls } from './sheets/contract.ts';
import type { Files, Pictures, UploadedFile } from './uploads.ts';

export type { AuditLine, AuditPlace } from './audit/contract.ts';
export * from './connections/contract.ts';
export { lock } from './db/lock.ts';
export { idHash, packedBucket, packedIds, packedRows, textHash, unpackedIds } from './db/packed.ts';
export * from './genai/contract.ts';
export type { Identity, IdentityBegun, IdentityProof } from './identity/proof.ts';
export type { WatchedJob } from './jobs/contract.ts';
export type { DueMail, MailContent, MailOptions } from './mail/contract.ts';
export type * from './records/contract.ts';
export { cleanRichText, readableText, visibleLength } from './records/rich-text.ts';
export type { CaptchaChallenge, Vault } from './secrets.ts';
export type { Sessions, SignIn } from './session/contract.ts';
export type * from './sheets/contract.ts';
export type { Files, Pictures, UploadedFile } from './uploads.ts';

/**
 * What product code (`hr/server`) is given. Documented like a library: shapes, units, errors.
 * A handler receives a validated input and answers what its call document declares; it never sees HTTP.
 */

/** A transaction. Signed in: inside the actor's company (row level security is on). Else: the system role. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Which rows of the person entity an actor may see. `null` is all, `[]` of `any` is none. */
export type RowFilter =
  | null
  | { property: string; in: readonly (string | number | boolean | null)[] }
  /** The property is a list (tags) and holds at least one of these. */
  | { property: string; holds: readonly string[] }
  | { all: readonly RowFilter[] }
  | { any: readonly RowFilter[] }
  | { not: RowFilter };

/** The actor as the server keeps it: what gates read, and what only the server reads. */
export interface ServerActor extends Actor {
  /** Row scope over the person entity. */
  scope: RowFilter;
  /** IANA zone for times shown to this person (mails, reports). */
  timeZone: string;
  displayName: string;
}

export interface Input<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
}

/** What there is outside of a transaction. */
export interface Outside {
  readonly vault: Vault;
  readonly connections: Connections;
  /** A short transaction in a company, with row level security of that company. */
  inCompany<T>(company: string, work: (db: Database) => Promise<T>): Promise<T>;
}

export interface CallContext<ErrorName extends string = string> {
  readonly call: Call;
  readonly actor: ServerActor;
  readonly company: string;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The call's one transaction: what is written here and the audit line commit together, or not at all. */
  readonly db: Database;
  readonly now: Date;
  newId(): string;
  /** Ends the call with one of its declared errors; `errors` marks fields (no sentence: the error's own), `extra` joins the body; with `keep` what was written (counts, audit lines) stays. */
  fail(
    error: ErrorName,
    more?: {
      params?: Record<string, string | number>;
      errors?: Record<string, string[]>;
      extra?: Record<string, unknown>;
      headers?: Record<string, string>;
      keep?: boolean;
    },
  ): never;
  /** 404 in the one shape: out of scope and missing look alike. */
  notFound(): never;
  /** The caller as of this moment of the transaction, where rights may have changed since the call began. */
  actorNow(): Promise<ServerActor | null>;
  /** Someone else of the company, with rights, flags and scope; null for who may not sign in. */
  actorOf(userId: string): Promise<ServerActor | null>;
  /** What a gate answers (to `as`, else to the actor) of a record, condition by condition; null for one that does not exist. */
  explain(gate: string, as?: ServerActor, record?: Readonly<Record<string, unknown>>): Explained | null;
  /** A sentence of the catalogue. */
  text(message: string, params?: Record<string, string | number>): string;
  /** WHERE condition that keeps the rows of this entity which the actor (or `as`) may see; put it into every query. */
  visible(entity: string, as?: ServerActor): SQL | undefined;
  /** The engine's own list, read, create, update: gates, scope, states, versions, audit applied; and counts it remembers. */
  readonly records: Records;
  /** Files of a multipart call, by the body's property (which holds the file's name); and texts marked `x-sheet`. */
  readonly uploads?: Readonly<Record<string, UploadedFile>>;
  /** Ends the call unless the person proved who they are within the last minutes. */
  stepUp(): void;
  /** Joins the transaction. Fields marked secret are dropped, `x-read`-gated ones kept apart. */
  audit(line: AuditLine): void;
  readonly mail: Mails;
  readonly jobs: JobsOfCaller;
  readonly files: Files;
  readonly pictures: Pictures;
  /** Asked between the steps of long work: now and then it lets others be answered first. */
  readonly giveWay: () => Promise<void> | undefined;
  /** Makes small workbooks, for someone who waits. A table that was sent is in `uploads`. */
  readonly sheets: SheetsOfCalls;
  readonly sessions: Sessions;
  readonly vault: Vault;
  /** A new API token: what its owner is shown once, what is kept of it, and how it begins. */
  newApiToken(): { token: string; hash: string; start: string };
  /** What came of the body property that the call names under `captcha`; and a new challenge for a browser. */
  readonly captcha: { kind: CaptchaChallenge['kind']; passed: boolean; challenge(): Promise<CaptchaChallenge> };
  /** Sign-in by providers of the configuration; what came of the step that the call names under `identity`. */
  readonly identity: Identity;
  /** The providers that may be connected to; what came of the step that the call names under `connection`. */
  readonly connections: Pick<Connections, 'configured'> & Connecting;
  /** Only where a service that completes texts is configured; it is asked by jobs. */
  readonly genai?: Pick<Genai, 'host' | 'model'>;
  /** Only where a gateway is configured. Sent once the transaction has committed. */
  readonly textMessages?: { send(to: string, text: string): void };
  readonly config: ProductConfig;
  /** Bypasses validation of the answer's status: 201, 202 … (200 without). */
  status(code: number): void;
  header(name: string, value: string): void;
  /**
   * For an answer that a job makes. Once the transaction has committed, `look` is asked in transactions of its own
   * (same person, same call) every half second until it gives something, at most 20 s long: that is answered, with the
   * status it set. When the time is over, what the handler gave is answered.
   */
  answerLater?(look: (context: CallContext<ErrorName>) => Promise<unknown>): void;
  /**
   * For what another system is asked, or what takes its time: `ask` runs after the transaction, and its answer is answered.
   * It may `fail`; `db` is over.
   */
  answerOutside?(ask: (outside: Outside) => Promise<unknown>): void;
}

export type Handler<C extends HandlerShape = HandlerShape> = (
  context: CallContext<C['errors']>,
  input: Input<C['params'], C['query'], C['body']>,
) => Promise<C['answer']>;

/** Member of the generated `Calls` interface. */
interface HandlerShape {
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
  errors: string;
}

/** Runs in the writing transaction of an entity; may change `values` or fail with one of the call's errors. */
export interface Hooks {
  beforeWrite?(context: CallContext, change: Change): Promise<void>;
  afterWrite?(context: CallContext, change: Change): Promise<void>;
  /**
   * What a call that reads one record answers in place of what is stored, and beside it. `asked`: the properties that
   * the caller names; computed ones are answered only then.
   */
  derive?(
    context: CallContext,
    record: Readonly<Record<string, unknown>>,
    asked: readonly string[],
  ): Promise<Record<string, unknown>>;
  /** For each row of a page the values of these computed properties; a row holds what they are computed from. */
  compute?(
    context: CallContext,
    rows: readonly Readonly<Record<string, unknown>>[],
    names: readonly string[],
    /** What the call was given. */
    input: Readonly<Record<string, unknown>>,
  ): Promise<readonly Record<string, unknown>[]> | readonly Record<string, unknown>[];
  /** Values that records have which the caller may know of, beside gates and scope; a list: any of them. */
  rows?(
    context: CallContext,
    /** What the call was given. */
    input: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown>> | Record<string, unknown>;
  /**
   * Where a text is found: property → values, any of which a record has in one of the properties; or, where those would be
   * too many, what holds of the records.
   */
  search?(context: CallContext, text: string): Promise<AnyOf | Condition>;
}

export interface Change {
  verb: 'create' | 'update' | 'remove';
  old: Record<string, unknown> | null;
  values: Record<string, unknown>;
  id: string;
  /** What the call was given, fields of the record and other things; where a handler writes, what it gives. */
  input: Readonly<Record<string, unknown>>;
}

/** A job's work. Runs at least once; must be exactly-once in effect (use `once`). */
export interface JobContext extends AuditWork {
  readonly jobId: string;
  readonly now: Date;
  readonly sheets: Sheets;
  readonly vault: Vault;
  readonly connections: Connections;
  /** Only where a service that completes texts is configured. */
  readonly genai?: Genai;
  newId(): string;
  /** A transaction in a company, as the system role with row level security of that company. */
  inCompany<T>(company: string, work: (db: Database) => Promise<T>): Promise<T>;
  /** A transaction over all companies. */
  inSystem<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** As a person: rights, scope, audit and files as if they had called. Null when they may no longer sign in. */
  asActor<T>(company: string, userId: string, work: (context: CallContext) => Promise<T>): Promise<T | null>;
  /**
   * As `asActor`, in the place of a call of theirs: what they are refused in it (a rule, a right, an error of the call) is
   * answered as its sentence, and nothing is written.
   */
  inCall<T>(
    call: string,
    who: { company: string; user: string },
    work: (context: CallContext) => Promise<T>,
  ): Promise<{ value: T } | { refused: string } | null>;
  /**
   * For what happens once for this job, whatever is repeated after a crash: the key commits with what is written in this
   * transaction. False when it was done before.
   */
  once(db: Database, company: string | null, key: string): Promise<boolean>;
  /** A line about what the job did by itself, in the transaction of that; nobody stands in it as the one who did it. */
  audit(db: Database, company: string, line: AuditLine): Promise<void>;
  /**
   * How far it is, and how many of those came to nothing. A job that has come further since the last time the process
   * ended is not given up for that. False: the person who began it does not want the rest, and it should end where it is.
   */
  progress(done: number, total: number, failed?: number): Promise<boolean>;
  readonly signal: AbortSignal;
  /** As that of a call. */
  readonly giveWay: () => Promise<void> | undefined;
  readonly config: ProductConfig;
  /** A sentence of the catalogue. */
  text(message: string, params?: Record<string, string | number>): string;
  log(message: string, details?: Record<string, unknown>): void;
}

export interface JobHandler<Payload = Record<string, unknown>> {
  (context: JobContext, payload: Payload): Promise<void>;
  /** Tells those who wait for the job that its last try has failed, or that the process ends in the middle of it. */
  gaveUp?(context: JobContext, payload: Payload, why: 'failed' | 'crashed'): Promise<void>;
}

/** What the product tells the engine about people. */
export interface Access {
  /** Entity of the people, to which row scopes apply. */
  people: string;
  /** By one statement. Null when the person may not sign in (suspended, exited, deleted). */
  loadActor(db: Database, company: string, userId: string, now: Date): Promise<ServerActor | null>;
  /**
   * Whose API token this is (its SHA-256 in hex), as an actor with `scopes`; null unless it is in force. `held`: it does
   * nothing until someone confirms it.
   */
  loadToken?(db: Database, hash: string, now: Date): Promise<ServerActor | 'held' | null>;
  /** May this person see the console as that one? Asked at every request. Absent: nobody may. */
  mayViewAs?(own: ServerActor, other: ServerActor): boolean;
  /**
   * Tables whose change may change what someone may do: actors are loaded anew after it. In that of people it is their
   * own row alone that counts.
   */
  tables: readonly string[];
}

/** Everything the product registers with the engine. */
export interface Product {
  handlers: Record<string, Handler<never> | Handler>;
  hooks: Record<string, Hooks>;
  jobs: Record<string, JobHandler<never> | JobHandler>;
  access: Access;
  /** Records that lists and figures are made of, which a server holds from its start on where a company has many. */
  holds?: readonly Holding<Held>[];
  /** Providers that may be connected to, by the name that stands in paths. */
  connectors?: Readonly<Record<string, Connector>>;
  /**
   * Asked before mails go, in a transaction over all companies: ids of those that must not go now, each with when to ask
   * again, or with null where it is withdrawn: nobody can send it again.
   */
  stopMails?(db: Database, mails: readonly DueMail[], now: Date): Promise<ReadonlyMap<string, Date | null>>;
}
