import type { Database } from '../context.ts';

/** By the database of the transaction that runs on it now. */
const statements = new WeakMap<Database, Promise<void>[]>();

export const noneUnawaited = (db: Database): void => void statements.set(db, []);

/**
 * The work goes on before this statement is answered, so that what follows leaves in the same breath. The database answers
 * in order: where the statement fails all that follows fails too, and the transaction ends with the failure of this one.
 */
export function goOn(db: Database, statement: Promise<unknown>): void {
  // Started now, and once: what Drizzle hands out runs each time that it is asked for its answer.
  const answered = statement.then(() => {});
  answered.catch(() => {});
  statements.get(db)?.push(answered);
}

/** Why the first of them failed; asked once the transaction has ended or is lost. */
export async function unawaitedFailure(db: Database): Promise<unknown> {
  for (const answer of await Promise.allSettled(statements.get(db) ?? []))
    if (answer.status === 'rejected') return answer.reason;
  return undefined;
}
