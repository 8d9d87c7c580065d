const last = new Map<string, Promise<unknown>>();

/**
 * Work under one name, one after another, in the order in which it was asked for. Writers of one record, and those who ask
 * for what one person may still be told, wait here and not in the database: there each would hold a connection, and a
 * lock goes to the one that comes first when it falls free.
 */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name);
  const mine = before ? before.then(work, work) : work();
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}
