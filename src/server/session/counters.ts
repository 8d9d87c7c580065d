import { eq, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { counter } from '../db/tables-before-company.ts';

export interface Limit {
  max: number;
  seconds: number;
}

interface Taken {
  allowed: boolean;
  /** How many of those that were asked for. */
  granted: number;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/**
 * Takes one from a counter, or several, in one atomic statement: of fifty at once exactly `max` are allowed. The table
 * outlives the process. The count stops just above the limit, so that hammering neither overflows nor prolongs it.
 */
export async function take(db: Database, key: string, limit: Limit, now: Date, many = 1): Promise<Taken> {
  const ends = new Date(now.getTime() + limit.seconds * 1000);
  const over = sql`${counter.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(counter)
    .values({ key, count: many, expiresAt: ends })
    .onConflictDoUpdate({
      target: counter.key,
      set: {
        count: sql`case when ${over} then ${many}::int else least(${counter.count} + ${many}::int, ${limit.max + many}::int) end`,
        expiresAt: sql`case when ${over} then excluded.expires_at else ${counter.expiresAt} end`,
      },
    })
    .returning({ count: counter.count, expiresAt: counter.expiresAt });
  if (!row) return { allowed: false, granted: 0, retryAfter: limit.seconds };
  const left = Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000);
  const granted = Math.min(many, Math.max(0, limit.max - (row.count - many)));
  return { allowed: granted > 0, granted, retryAfter: Math.max(1, left) };
}

/** Gives one back: what was counted turned out well. */
export async function giveBack(db: Database, key: string): Promise<void> {
  await db
    .update(counter)
    .set({ count: sql`greatest(${counter.count} - 1, 0)` })
    .where(eq(counter.key, key));
}

export async function forget(db: Database, ...keys: string[]): Promise<void> {
  for (const key of keys) await db.delete(counter).where(eq(counter.key, key));
}
