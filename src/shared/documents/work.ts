import type { ObjectSchema } from './schema.ts';

export interface Job {
  id: string;
  title: string;
  payload: ObjectSchema;
  /** Cron line, in the company zone's default; absent for jobs that are only sent. */
  schedule?: string;
  retry: { limit: number; delaySeconds: number; backoff?: true };
  /** Longest run, after which it counts as failed. */
  expireSeconds: number;
  /**
   * The person who began it may wait for it, see how far it is and cancel it, while the gate lets them. `type` is what the
   * messages call it; `failures` the call that lists what came to nothing, whose path takes the job as `{id}`.
   */
  watch?: { type: string; gate: string; failures?: string };
  /** One at a time for the same key. */
  singleton?: true;
  /** Done by the engine, without code. */
  does?: 'send-mail' | 'read-bounces' | 'expire-files' | 'forget-sessions' | 'seal-audit' | 'export-list';
}

export interface Mail {
  id: string;
  title: string;
  subject: string;
  /** Paragraphs; `{{path}}` is a placeholder, escaped when put in. */
  body: string[];
  /** `without`: said in its place where the value of its link is null. */
  button?: { label: string; link: string; without?: string };
  /** Several things to do: for each of the records given as `of`, a sentence and a link, with its own values too. */
  list?: { of: string; text: string; label: string; link: string };
  /** Why they get it, and the words of the link by which they get it no more. */
  unsubscribe?: { text: string; label: string };
  /** Meant for this address alone: not sent again to one that takes its place. */
  addressBound?: true;
  placeholders: Record<string, string>;
}
