import type { JobNews, JobState } from '../../shared/jobs/news.ts';
import type { AuditLine, CallContext, Connections, Database, ProductConfig, Vault } from '../context.ts';
import type { Sheets } from '../sheets/contract.ts';

/** What calls do with jobs. */
export interface JobsOfCaller {
  send(
    job: string,
    payload: Record<string, unknown>,
    /** `id`: where what it is about has one already, and there is one job of it. */
    options?: { startAfter?: Date; singletonKey?: string; id?: string },
  ): Promise<string>;
  /** A job that the caller began and may wait for, by its document's `watch`. Null for any other. */
  look(jobId: string): Promise<WatchedJob | null>;
  /** The rest of it is not wanted. Null as above; false when it has ended already. */
  cancel(jobId: string): Promise<boolean | null>;
}

export interface WatchedJob {
  /** Id of its document. */
  job: string;
  state: JobState;
  news: JobNews;
  /** Path of the call that lists what came to nothing; null while that is nothing, or where no call does. */
  failuresUrl: string | null;
}

/** A job's work. Runs at least once; must be exactly-once in effect (use `once`). */
export interface JobContext {
  readonly jobId: string;
  readonly now: Date;
  readonly sheets: Sheets;
  readonly vault: Vault;
  readonly connections: Connections;
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
   * Work whose effect happens once for this job, whatever is repeated after a crash: the key and what is written
   * commit together. Undefined when it was done before. Without a company it runs over all of them.
   */
  once<T>(key: string, company: string | null, work: (db: Database) => Promise<T>): Promise<T | undefined>;
  /** A line about what the job did by itself, in the transaction of that; nobody stands in it as the one who did it. */
  audit(db: Database, company: string, line: AuditLine): Promise<void>;
  /**
   * Takes the lines of the audit log before an instant off its start, some at a time, and leaves a line that says how far.
   * None goes from a log that does not hold: `brokenAt` is the line that is not as it was sealed.
   */
  cutAudit(company: string, before: Date): Promise<{ lines: number; brokenAt?: number }>;
  /**
   * How far it is, and how many of those came to nothing. A job that has come further since the last time the process
   * ended is not given up for that. False: the person who began it does not want the rest, and it should end where it is.
   */
  progress(done: number, total: number, failed?: number): Promise<boolean>;
  readonly signal: AbortSignal;
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
