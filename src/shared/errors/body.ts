/** The one shape of every refused or failed answer; the same sentence stands in the three text keys. */
export interface ErrorBody {
  /** The sentence, where a call's callers look for it there; usually the HTTP status. */
  status: number | string;
  /** Name of the error: declared by the call, or one of the engine's (Invalid, NotFound, Refused, Stale …). */
  code: string;
  error: string;
  message: string;
  detail: string;
  /** Property (dotted path for nested ones) → sentences. */
  errors?: Record<string, string[]>;
  /** Set on 5xx, whose own text never leaves the server. */
  requestId?: string;
  [extra: string]: unknown;
}

export function errorBody(status: number, code: string, text: string, extra: Record<string, unknown> = {}): ErrorBody {
  return { status, ...extra, code, error: text, message: text, detail: text };
}
