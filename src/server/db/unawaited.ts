import type { Database } from '../context.ts';

/** By the database of the transaction that runs on it now. */
const statements = new WeakMap<Database, Promise<void>[]>();

export const noneUnawaited = (db: Database): void => void statements.set(db, []);

/**
 * The work goes on before this statement is answered, so that what follows leaves in the same breath. The database answers
 * in order: where the statement fails all that follows fails too, and the transaction ends with the failure of this one.
 * Of a transaction that writes.
 */
export function goOn(db: Database, statement: Promise<unknown>): void {
  const others = statements.get(db);
  if (!others) throw new Error('only a transaction that writes hears of what nobody waits for');
  // Started now, and once: what Drizzle hands out runs each time that it is asked for its answer.
  const answered = statement.then(() => {});
  answered.catch(() => {});
  others.push(answered);
}

/** Why the first of them failed; asked once the transaction has ended or is lost, and by then there are no more. */
export async function unawaitedFailure(db: Database): Promise<unknown> {
  const asked = statements.get(db) ?? [];
  statements.delete(db);
  for (const answer of await Promise.allSettled(asked)) if (answer.status === 'rejected') return answer.reason;
  return undefined;
}
