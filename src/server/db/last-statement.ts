import type { Database } from '../context.ts';

interface Ending {
  isLast: boolean;
  end?: Promise<{ command: string }>;
}

/** By the database of the transaction that runs on it now. */
const endings = new WeakMap<Database, Ending>();

/**
 * The next statement is the last of the transaction: what ends it leaves in the same breath, which saves waiting for one
 * answer more. Nothing may fail after it any more, and a statement that follows is refused.
 */
export function lastStatement(db: Database): void {
  const ending = endings.get(db);
  if (ending) ending.isLast = true;
}

export const notEnding = (db: Database): void => void endings.set(db, { isLast: false });

/** The end of the transaction, where it was sent. */
export const endOf = (db: Database): Ending['end'] => endings.get(db)?.end;

export function refuseAfterEnd(db: Database): void {
  if (endOf(db)) throw new Error('nothing may follow the last statement of a transaction');
}

/** The server answers in order: where the statement fails, the end is none but a ROLLBACK. */
export function endBehind(db: Database, end: () => Promise<{ command: string }>): void {
  const ending = endings.get(db);
  if (!ending?.isLast) return;
  ending.end = end();
  ending.end.catch(() => {});
}
