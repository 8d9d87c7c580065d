import type { Wanted } from './schema.ts';

/**
 * Who may. Exactly one member is set.
 * `own`, `other` and `is` look at the record; asked without a record (a button above a list) they count as allowed,
 * and the server asks again with the record.
 */
export type Condition =
  | { public: true }
  | { signedIn: true }
  /** One permission code, or any of several. */
  | { permission: string | string[] }
  /** A boolean of the actor's flags. */
  | { flag: string }
  /** The API token that it is asked with has this scope. */
  | { token: string }
  /** The actor's type is one of these. */
  | { type: string | string[] }
  /** This field of the record holds the actor's id. */
  | { own: string }
  /** This field of the record holds someone else's id. */
  | { other: string }
  /** Each named field of the record has this value, or one of these. */
  | { is: Record<string, Wanted> }
  /** Another gate allows. */
  | { gate: string }
  | { all: Condition[] }
  | { any: Condition[] };

export interface Gate {
  id: string;
  title: string;
  needs: Condition;
  /** What a control does when refused: vanish, stand there disabled, or give way to the reason as text. */
  refused: 'hide' | 'disable' | 'text';
  /** Sentence a refused person reads: a message id. */
  reason: string;
  /** Why nothing asks it yet. */
  reserved?: string;
}

/** The person (or token, or job) on whose behalf something is asked. Built by the product, read by the gates. */
export interface Actor {
  id: string;
  company: string;
  type: string;
  permissions: readonly string[];
  flags: Readonly<Record<string, boolean>>;
  /** What an API token is for; people have none. */
  scopes?: readonly string[];
}
