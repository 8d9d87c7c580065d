import { and, asc, eq, lt } from 'drizzle-orm';
import type { JobHandler } from '../context.ts';
import { file } from '../db/system-tables.ts';
import type { Clock, Store } from '../services.ts';
import type { Shelf } from './disk.ts';

const batch = 200;

/** First the bytes, then the row: what a crash leaves behind is found again the next time. */
export function expireFiles(store: Store, shelf: Shelf, clock: Clock): JobHandler {
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
