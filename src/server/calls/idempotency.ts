import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { lastStatement } from '../db/last-statement.ts';
import { idempotency } from '../db/system-tables.ts';
import { engineFailure } from './failure.ts';
import type { Run } from './run.ts';

/** What a request was answered before, under the same key. */
interface Replay {
  status: number;
  body: unknown;
}

const tabStorage = 24 * 3_600_000;
const running = new Set<string>();

/**
 * Takes an Idempotency-Key for this run, in its transaction: with a failure the key is free again. Answers what is
 * to be replayed, or null when the work is to be done.
 */
export async function claimKey(run: Run, key: string, input: unknown): Promise<Replay | null> {
  const { texts } = run.engine;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([run.call.id, input]))
    .digest('hex');
  const where = and(
    eq(idempotency.companyId, run.company),
    eq(idempotency.userId, run.actor.id),
    eq(idempotency.key, key),
  );
  const lock = await run.db.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${nameOf(run, key)}, 1)) as free`,
  );
  if (!(lock as unknown as { rows: { free: boolean }[] }).rows[0]?.free) throw engineFailure(texts, 'Running');
  const [known] = await run.db.select().from(idempotency).where(where);
  if (known && run.now.getTime() - known.createdAt.getTime() < tabStorage) {
    if (known.bodyHash !== bodyHash) throw engineFailure(texts, 'KeyReused');
    return { status: known.status ?? 200, body: known.answer };
  }
  if (known) await run.db.delete(idempotency).where(where);
  const row = { companyId: run.company, userId: run.actor.id, key, call: run.call.id, bodyHash, createdAt: run.now };
  await run.db.insert(idempotency).values(row);
  return null;
}

export async function storeAnswer(run: Run, key: string, answer: Replay): Promise<void> {
  lastStatement(run.db);
  await run.db
    .update(idempotency)
    .set({ status: answer.status, answer: answer.body ?? null })
    .where(and(eq(idempotency.companyId, run.company), eq(idempotency.userId, run.actor.id), eq(idempotency.key, key)));
}

/** Of two at once in this process the second is told to wait, before it waits for the database. */
export async function oneAtATime<T>(name: string, busy: () => Error, work: () => Promise<T>): Promise<T> {
  if (running.has(name)) throw busy();
  running.add(name);
  try {
    return await work();
  } finally {
    running.delete(name);
  }
}

export const nameOf = (who: { company: string; actor: { id: string } }, key: string): string =>
  `${who.company}/${who.actor.id}/${key}`;
