import type { Store } from '../services.ts';
import { sqlState } from './store-error.ts';

/** The row of its type in the catalogue, the type (of the same name), or the table itself is there already. */
const madeMeanwhile: readonly unknown[] = ['23505', '42710', '42P07'];

/** `CREATE TABLE IF NOT EXISTS …`: of servers that start at once several may try to make it, and one does. */
export async function makeTable(store: Pick<Store, 'exec'>, statement: string): Promise<void> {
  try {
    await store.exec(statement);
  } catch (error) {
    if (!madeMeanwhile.includes(sqlState(error))) throw error;
  }
}
