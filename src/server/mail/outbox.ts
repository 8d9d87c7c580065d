import type { Mail } from '../../shared/documents/work.ts';
import type { JobHandler, ProductConfig } from '../context.ts';
import type { Clock, JobService, MailService, Store } from '../services.ts';

export interface OutboxDeps {
  store: Store;
  clock: Clock;
  /** `artifacts.mails`, read at each mail, so that a changed document counts at once. */
  mails(): Readonly<Record<string, Mail>>;
  /** Kicks the job that `does` 'send-mail'; asked late, because jobs are made after the outbox. */
  jobs(): JobService;
  config: ProductConfig & { smtpUrl?: string; from: string };
}

/** The job handler that drains the outbox goes to `createJobs` as `own['send-mail']`. */
export function createOutbox(deps: OutboxDeps): MailService & { drain: JobHandler } {
  throw new Error(`outbox of ${deps.config.from} is being built`);
}
