import type { Store } from '../services.ts';
import { sqlState } from './store-error.ts';

const madeMeanwhile: readonly unknown[] = ['23505', '42P07'];

/** `CREATE TABLE IF NOT EXISTS …`: of servers that start at once several may try to make it, and one does. */
export async function makeTable(store: Pick<Store, 'exec'>, statement: string): Promise<void> {
  try {
    await store.exec(statement);
  } catch (error) {
    if (!madeMeanwhile.includes(sqlState(error))) throw error;
  }
}
