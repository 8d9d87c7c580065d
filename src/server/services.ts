import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Job } from '../shared/documents/work.ts';
import type { JobState } from '../shared/jobs/news.ts';
import type { Connecting, ConnectionService } from './connections/contract.ts';
import type {
  CallContext,
  CaptchaChallenge,
  Database,
  Files,
  Genai,
  IdentityBegun,
  IdentityProof,
  JobHandler,
  Pictures,
  ServerActor,
  Sessions,
  Vault,
} from './context.ts';

/** The engine's parts, each behind one interface; `app.ts` puts them together. */
export interface Services {
  store: Store;
  sessions: SessionService;
  mail: MailService;
  jobs: JobService;
  files: FileService;
  pictures: PictureService;
  vault: Vault;
  captcha: CaptchaService;
  identity: IdentityService;
  connections: ConnectionService;
  /** Absent: no service that completes texts is configured. */
  genai?: Genai;
  /** Absent: no gateway is configured. */
  textMessages?: TextMessageService;
  /** Secrets of calls that other systems sign, by the name that the call says. */
  signing: Readonly<Record<'bounces', string | undefined>>;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
}

export type Clock = () => Date;
/** Makes a UUID; tests make them predictable. */
export type Ids = () => string;

/** The database, PGlite or PostgreSQL. The only way to a transaction. */
export interface Store {
  readonly dialect: 'pglite' | 'postgres';
  /** A transaction as role `rapport_app`: row level security keeps it inside the company. */
  inCompany<T>(company: string, work: (db: Database) => Promise<T>, options?: { readOnly?: boolean }): Promise<T>;
  /** A transaction as role `rapport_system`, over all companies. */
  inSystem<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** No transaction: single statements on the few tables that know no company yet (session, counter). */
  readonly plain: Database;
  /** pg-boss and the migrations need statements without parameters too. */
  exec(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Quick and cached for a second: may requests be served? */
  ready(): Promise<boolean>;
  /** Of the embedded database: its files, as they are at one moment, into a new directory. */
  copyFiles?(directory: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Per company and table a number that every writing transaction raises (statement triggers do it).
 * Equal numbers mean nothing changed: totals and actors are remembered under them.
 */
export type TableVersions = Readonly<Record<string, number>>;

export interface SignedIn {
  sessionId: string;
  company: string;
  userId: string;
  level: 'half' | 'full';
  /** When a password or second factor was last given. */
  authenticatedAt: Date;
  versions: TableVersions;
  /** Of the bucket that the person's own row is in; null where the table of people has no buckets. */
  ownVersion: number | null;
  /** Set while `userId` sees the console as someone else. */
  viewing: { userId: string; until: Date } | null;
}

/** What one call (or job) runs in; the services make their part of the context from it. */
export interface Frame {
  db: Database;
  company: string | null;
  actor: ServerActor | null;
  session: SignedIn | null;
  requestId: string;
  ip: string;
  userAgent: string;
  now: Date;
  newId: Ids;
  /** Sets (or, with null, clears) the session cookie once the transaction has committed. */
  setSessionCookie(token: string | null): void;
  /** Value of the device cookie that came with the request (`SessionService.deviceCookieName`). */
  deviceToken?: string;
  /** Sets the device cookie (400 days, same attributes as the session's) once the transaction has committed. */
  setDeviceCookie?(token: string): void;
  /** Value of the cookie that says which browser asks, while it is not known whose it is. */
  browserToken?: string;
  /** Sets that cookie (until the browser is closed) once the transaction has committed. */
  setBrowserCookie?(token: string): void;
  /** What came of the call's step at an identity provider. */
  identity?: { begun?: IdentityBegun; proof?: IdentityProof };
  /** What came of the call's step of connecting to a provider. */
  connecting?: Connecting;
  /** What `SessionService.check` found for the call's `credentials`. */
  checked?: CheckedPassword;
  /** Whether the answer to the call's `captcha` was right. */
  captcha?: boolean;
  afterCommit(work: () => void): void;
}

export interface SessionService {
  /** Reads the session of a cookie together with the table versions, in one statement. Null: none, ended, idle too long. */
  /** Counts as a sign of life, unless `quiet`. */
  lookup(token: string | undefined, quiet?: boolean): Promise<SignedIn | null>;
  /**
   * Checks and counts a password outside of any transaction; for calls with `credentials`, before theirs opens.
   * Throws 503 when too many are being checked.
   */
  check(given: GivenPassword): Promise<CheckedPassword>;
  of(frame: Frame): Sessions;
  readonly cookieName: string;
  readonly deviceCookieName: string;
  readonly browserCookieName: string;
  /** Id of the device whose cookie this is; null unless someone has signed in on it. */
  deviceOf(token: string | undefined): string | null;
}

export interface GivenPassword {
  /** A login, or the signed-in person's session. */
  who: { login: string } | SignedIn;
  password: string;
  ip: string;
  deviceToken?: string;
}

export interface CheckedPassword {
  login: string;
  outcome: { company: string; userId: string } | 'wrong' | 'locked';
  /** The one that a right password has matched. */
  hash?: string;
  /** Seconds until a locked login may be tried again. */
  retryAfter?: number;
}

export interface CaptchaService {
  readonly kind: CaptchaChallenge['kind'];
  challenge(): Promise<CaptchaChallenge>;
  /** Each answer counts once. Outside of any transaction. */
  check(answer: string, ip: string): Promise<boolean>;
}

/** Both steps talk to the provider: outside of any transaction. */
export interface IdentityService {
  readonly providers: readonly { name: string; label: string }[];
  begin(provider: string, asked: { browser: string; back?: string }): Promise<IdentityBegun>;
  finish(provider: string, returned: IdentityReturn, browser: string | undefined): Promise<IdentityProof>;
}

/** What the provider has put into the address of the return. */
export interface IdentityReturn {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

export interface TextMessageService {
  /** Soon, and without a word about how it went: anyone who waits for it asks again. */
  send(to: string, text: string): void;
}

export interface MailService {
  of(frame: Frame): CallContext['mail'];
}

export interface JobService {
  of(frame: Frame): CallContext['jobs'];
  start(handlers: Record<string, JobHandler>): Promise<void>;
  /** Soon, and once for many that ask: the job whose document `does` this. Outside of any transaction. */
  kick(does: NonNullable<Job['does']>): void;
  /** What still runs has been put back some time before so many milliseconds are over. */
  stop(within?: number): Promise<void>;
  /** Progress of a job someone waits for. */
  state(jobId: string): Promise<{ state: JobState; done: number; total: number } | null>;
}

export interface FileService {
  of(frame: Frame): Files;
  /** Serves /files/{id}: signature, expiry, session, company and gate are checked again. */
  routes(app: FastifyInstance): void;
}

export interface PictureService {
  of(frame: Frame): Pictures;
  /** Serves /pictures/{id} to people of the company. */
  routes(app: FastifyInstance): void;
}
