import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { JobHandler } from '../context.ts';
import { file } from '../db/system-tables.ts';
import type { Clock, Store } from '../services.ts';
import type { Shelf } from './disk.ts';

const batch = 200;
/** Longer than any transaction: what lies there without a row has lost it, or never had one. */
const orphanMilliseconds = 86_400_000;

/** What is too old, and what nobody can know of: left behind by a process that was killed. */
export function expireFiles(store: Store, shelf: Shelf, clock: Clock): JobHandler {
  return async (context, payload) => {
    await removeOld(store, shelf, clock)(context, payload);
    const before = new Date(Date.now() - orphanMilliseconds);
    for await (const { company, keys } of shelf.since(before)) {
      if (context.signal.aborted) return;
      const known = await keptOf(store, company, keys);
      for (const key of keys) if (!known.has(key)) await shelf.remove(key);
    }
  };
}

async function keptOf(store: Store, company: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await store.inSystem((db) =>
    db
      .select({ key: file.storageKey })
      .from(file)
      .where(and(eq(file.companyId, company), inArray(file.storageKey, keys))),
  );
  return new Set(rows.map(({ key }) => key));
}

/** First the bytes, then the row: what a crash leaves behind is found again the next time. */
function removeOld(store: Store, shelf: Shelf, clock: Clock): JobHandler {
  return async ({ signal }) => {
    while (!signal.aborted) {
      const old = await store.inSystem((db) =>
        db.select().from(file).where(lt(file.expiresAt, clock())).orderBy(asc(file.expiresAt)).limit(batch),
      );
      for (const row of old) {
        await shelf.remove(row.storageKey);
        await store.inSystem((db) =>
          db.delete(file).where(and(eq(file.companyId, row.companyId), eq(file.id, row.id))),
        );
      }
      if (old.length < batch) return;
    }
  };
}
