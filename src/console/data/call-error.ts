import type { ErrorBody } from '../../shared/errors/body.ts';

/** A call that was answered with 400 or more. `body` is in the one shape of errors. */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 412: someone saved in between. `current` is the record as it stands now, as far as this person may read it. */
export class StaleError extends CallError {
  override readonly name = 'StaleError';

  get current(): Record<string, unknown> | undefined {
    return this.body.current as Record<string, unknown> | undefined;
  }
}

/** 401: the session is over, and the person has not signed in again when they were asked to. Nothing was done. */
export class SignedOutError extends CallError {
  override readonly name = 'SignedOutError';
}

/** 401: the person was asked to prove again who they are, and did not. Nothing was done. */
export class NotConfirmedError extends CallError {
  override readonly name = 'NotConfirmedError';
}

/** A call that was not made, for a reason that a message says. */
export class SaidError extends Error {
  override readonly name = 'SaidError';
  readonly status = 0;

  /** Id of the message. */
  readonly said: string;

  constructor(said: string) {
    super(said);
    this.said = said;
  }
}

/** No answer at all: the network, or the server, is away. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  readonly status = 0;
}

export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
