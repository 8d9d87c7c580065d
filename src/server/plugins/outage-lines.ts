import { isUnavailable } from '../db/store-error.ts';

const quietMilliseconds = 1000;

/** Details of a line of the log, as far as they tell of an outage. */
interface Told {
  err?: unknown;
  /** Something else than the database does not answer. */
  outage?: true;
}

/**
 * While the database is away every request and every job fails for the same reason: a thousand lines a second would
 * fill the disk and bury what led to it. One a second is written; the next says how many were left out.
 */
export class OutageLines {
  private readonly now: () => number;
  private last = Number.NEGATIVE_INFINITY;
  private left = 0;

  constructor(now = () => Date.now()) {
    this.now = now;
  }

  /** The details to be written; null: nothing. */
  pass<T>(details: T): T | null {
    if (!isOutage(details)) return details;
    if (this.now() - this.last < quietMilliseconds) {
      this.left += 1;
      return null;
    }
    this.last = this.now();
    const leftOut = this.left;
    this.left = 0;
    return leftOut > 0 ? { ...details, leftOut } : details;
  }
}

function isOutage(details: unknown): boolean {
  if (typeof details !== 'object' || details === null) return false;
  const { err, outage } = details as Told;
  return outage === true || (err !== undefined && isUnavailable(err));
}

/** Of the process: all its apps and its database have one log. */
export const outageLines = new OutageLines();
