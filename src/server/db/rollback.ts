import type { Database } from '../context.ts';
import { isUnavailable } from './store-error.ts';

type TakeBack = () => Promise<void>;

/** By the database of the transaction that runs on it now. */
const pending = new WeakMap<Database, TakeBack[]>();

/** What a transaction makes outside of the database is taken back when the transaction is rolled back. */
export function onRollback(db: Database, work: TakeBack): void {
  pending.get(db)?.push(work);
}

export const beginning = (db: Database): void => void pending.set(db, []);

/**
 * Only what is certain counts: a connection that was lost while the transaction was being committed says nothing of
 * whether it was (`isUnknown`). What is left behind then is swept up later.
 */
export async function takeBack(db: Database, error: unknown, isUnknown: boolean): Promise<void> {
  const work = pending.get(db) ?? [];
  pending.delete(db);
  if (isUnknown && isUnavailable(error)) return;
  await Promise.allSettled(work.map((one) => one()));
}
