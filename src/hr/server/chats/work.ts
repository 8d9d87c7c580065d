import type { CallContext } from '../../../server/context.ts';

/**
 * What chats are worked on with. Every call's context has it, and a job's by `asActor`. The transaction may be the
 * system's (the employee's own page is asked without a session), so every statement names the company itself.
 */
export type ChatWork = Pick<CallContext, 'db' | 'now' | 'newId' | 'mail' | 'audit' | 'config' | 'vault' | 'text'>;

/** One chat of a company. */
export interface ChatOf {
  company: string;
  /** Id of the session. */
  session: string;
}
