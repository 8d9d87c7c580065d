/** The database cannot be used; `sentence` says why to a person, without a stack or an SQL state. */
export class StoreError extends Error {
  readonly sentence: string;

  constructor(sentence: string, options?: { cause?: unknown }) {
    super(sentence, options);
    this.name = 'StoreError';
    this.sentence = sentence;
  }
}

/** What is worked with beside the database does not answer: 503, worth trying again. */
export class Unavailable extends Error {}

/** What the drivers tell about a failed statement; Drizzle wraps it into causes. */
interface DriverError extends Error {
  code: string;
  constraint?: string;
  table?: string;
  column?: string;
}

export function driverError(error: unknown): DriverError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (typeof (at as DriverError).code === 'string') return at as DriverError;
  }
  return undefined;
}

/** The five characters of SQLSTATE, or undefined when the failure is not the database's. */
export function sqlState(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  // EPIPE has five such characters too.
  return code && /^(?!E[A-Z]{4})[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

const connectionLost =
  /terminated unexpectedly|not queryable|timeout exceeded|connection timeout|Connection terminated|was closed|is closed|calling end/i;

/** The database is away or overloaded: 503, worth trying again. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Unavailable) return true;
  const state = sqlState(error);
  if (state)
    return (
      state.startsWith('08') ||
      state.startsWith('57') ||
      state.startsWith('53') ||
      state === '55P03' ||
      state === '25P03'
    );
  if (/^E(CONN|PIPE|HOST|TIMEDOUT|NET)/.test(driverError(error)?.code ?? '')) return true;
  for (let at = error; at instanceof Error; at = at.cause) if (connectionLost.test(at.message)) return true;
  return false;
}

/** Serialization failures and deadlocks: the same work again will pass. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}
