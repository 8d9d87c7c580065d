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

export interface MessageToTake {
  /** Place in the transcript, from 1. Absent: after the last. */
  position?: number;
  /** Names the message at the other side. Without it the position tells whether it is there already. */
  externalId?: string;
  /** Id of the question that is asked or answered. */
  question?: string;
  msg: { text: string; value?: string | number | null }[];
  /** Said by the assistant, and not by the employee. */
  bot_response: boolean;
  /** Id of the admin who wrote it, and not the assistant. */
  author?: string;
  responseRequired?: boolean;
  /** Part of every chat (greeting, Let's Begin, Done): not shown in transcripts. */
  defaultInteraction?: boolean;
}
