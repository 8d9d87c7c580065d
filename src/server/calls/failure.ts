import type { EngineError } from '../../shared/errors/engine.ts';
import { engineErrors } from '../../shared/errors/engine.ts';
import type { Texts } from './texts.ts';

/** Ends a call with an answer that is no success; the transaction rolls back, unless what it wrote is to stay. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]> | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly keep: boolean;

  constructor(status: number, code: string, text: string, more: FailureDetails = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.extra = more.extra;
    this.headers = more.headers;
    this.keep = more.keep ?? false;
  }
}

interface FailureDetails {
  errors?: Record<string, string[]>;
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** What was written stays: the count of wrong codes, the line of the audit. */
  keep?: boolean;
}

interface EngineFailureDetails extends FailureDetails {
  params?: Record<string, string | number>;
  /** Said instead of the engine's own sentence. */
  text?: string;
}

export function engineFailure(texts: Texts, code: EngineError, more: EngineFailureDetails = {}): Failure {
  const { status, message } = engineErrors[code];
  return new Failure(status, code, more.text ?? texts(message, more.params), more);
}
