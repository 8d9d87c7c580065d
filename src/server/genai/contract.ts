/** A service outside that completes texts (the interface that OpenAI has made common), if the operator has named one. */
export interface Genai {
  /** For people to read: where what is sent goes. */
  readonly host: string;
  readonly model: string;
  /** One question: never inside of a transaction. Throws GenaiFault. */
  ask(asked: GenaiAsked, signal?: AbortSignal): Promise<GenaiAnswer>;
}

export interface GenaiAsked {
  /** What it is to do; the same for everyone. */
  instructions: string;
  /** What it is to do it with: to be taken for data, though nobody can make it. */
  text: string;
  /** JSON Schema that the answer is told to have, and held to: of an answer, nothing counts that it does not name. */
  schema: Readonly<Record<string, unknown>>;
}

export interface GenaiAnswer {
  /** Fits the schema; its values are as untrusted as ever. */
  value: unknown;
  usage: GenaiUsage;
}

/** Zero where the service does not say it. */
export interface GenaiUsage {
  sent: number;
  answered: number;
  /** In dollars, by the operator's prices; null without them. */
  cost: number | null;
}

/**
 * How asking failed. `denied`: it does not take our key; `refused`: it does not take the question; `limited`: too often, see
 * `retryAfter`; `down`, `timeout`; `elsewhere`: not where we may ask; `malformed`: an answer that is not what was asked for.
 */
export type GenaiFaultKind = 'denied' | 'refused' | 'limited' | 'down' | 'timeout' | 'elsewhere' | 'malformed';

/** Holds nothing of what was sent or answered. */
export class GenaiFault extends Error {
  readonly kind: GenaiFaultKind;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Of an answer that is good for nothing: it was paid for as well. */
  readonly usage: GenaiUsage | undefined;

  constructor(kind: GenaiFaultKind, more: { retryAfter?: number; usage?: GenaiUsage } = {}) {
    super(kind);
    this.name = 'GenaiFault';
    this.kind = kind;
    this.retryAfter = more.retryAfter;
    this.usage = more.usage;
  }
}
