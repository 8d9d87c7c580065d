/**
 * Why a record cannot be read or written as asked. Said in the engine's words; the calls turn them into answers
 * in the words of the messages.
 */
export class Refusal extends Error {
  readonly why: RefusalReason;
  constructor(why: RefusalReason) {
    super(why.kind);
    this.why = why;
  }
}

export type RefusalReason =
  | { kind: 'missing' }
  /** It has changed meanwhile: the record as it is now. */
  | { kind: 'stale'; current: Record<string, unknown> }
  /** A gate says no; the field where it is about one. */
  | { kind: 'gate'; gate: string; reason: string; field?: string }
  | { kind: 'move'; field: string; to: unknown }
  | { kind: 'unknown-property'; property: string }
  | { kind: 'unusable-value'; property: string }
  | { kind: 'no-such-record'; property: string }
  | { kind: 'invalid'; errors: Record<string, string[]> };

export const missing = (): Refusal => new Refusal({ kind: 'missing' });
