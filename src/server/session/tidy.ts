import { lt, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { effect, idempotency, jobProgress, oneUseToken, reckoning, session } from '../db/system-tables.ts';
import { counter, handshake } from '../db/tables-before-company.ts';
import type { Store } from '../services.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long a token that is over is known as used, also to a server whose clock is behind, a repeated request is answered as
 * the first was, a job's progress can be asked for, an effect and a figure are remembered.
 */
const kept = { token: hour, idempotency: day, progress: 7 * day, effect: 30 * day, reckoning: 7 * day };

/** Removes rows that mean nothing any more, a transaction each: none of them may hold up a sign-in. */
export async function tidy(store: Store, now: Date, idleMilliseconds: number): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const dead: [PgTable, SQL | undefined][] = [
    [session, or(lt(session.expiresAt, now), lt(session.lastSeenAt, ago(idleMilliseconds)))],
    [oneUseToken, lt(oneUseToken.expiresAt, ago(kept.token))],
    [counter, lt(counter.expiresAt, now)],
    [handshake, lt(handshake.expiresAt, now)],
    [idempotency, lt(idempotency.createdAt, ago(kept.idempotency))],
    [jobProgress, lt(jobProgress.updatedAt, ago(kept.progress))],
    [effect, lt(effect.createdAt, ago(kept.effect))],
    [reckoning, lt(reckoning.madeAt, ago(kept.reckoning))],
  ];
  for (const [table, condition] of dead) await store.inSystem((db) => db.delete(table).where(condition));
}
