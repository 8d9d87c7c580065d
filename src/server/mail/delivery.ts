import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { outbox } from '../db/system-tables.ts';
import type { Store } from '../services.ts';

export type Waiting = typeof outbox.$inferSelect;

/** After these many failures a mail is given up; with the doubling pauses that is about two days. */
const attemptsMax = 12;
const firstPause = 30_000;
const longestPause = 6 * 3_600_000;
/** Anyone who has held a mail for so long is gone. */
const heldMax = 5 * 60_000;

/** Takes some mails that are due, so that nobody else sends them too. */
export async function claim(store: Store, now: Date, count: number): Promise<Waiting[]> {
  return store.inSystem(async (db) => {
    const due = and(eq(outbox.state, 'queued'), lte(outbox.notBefore, now));
    const lost = and(eq(outbox.state, 'sending'), lt(outbox.updatedAt, new Date(now.getTime() - heldMax)));
    const ids = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(or(due, lost))
      .orderBy(asc(outbox.notBefore))
      .limit(count)
      .for('update', { skipLocked: true });
    if (ids.length === 0) return [];
    return db
      .update(outbox)
      .set({ state: 'sending', attempts: sql`${outbox.attempts} + 1`, updatedAt: now })
      .where(
        inArray(
          outbox.id,
          ids.map((row) => row.id),
        ),
      )
      .returning();
  });
}

/** The body has served; what stays is that it was sent. In a demo it stays readable. */
export async function markSent(store: Store, mail: Waiting, now: Date, keepBody: boolean): Promise<void> {
  const body = keepBody ? {} : { html: '', text: '' };
  await update(store, mail, { state: 'sent', sentAt: now, updatedAt: now, lastError: null, ...body });
}

export async function markFailed(
  store: Store,
  mail: Waiting,
  now: Date,
  failure: { text: string; final: boolean },
): Promise<void> {
  const pause = Math.min(firstPause * 2 ** (mail.attempts - 1), longestPause);
  const final = failure.final || mail.attempts >= attemptsMax;
  await update(store, mail, {
    state: final ? 'failed' : 'queued',
    notBefore: new Date(now.getTime() + pause),
    lastError: failure.text.slice(0, 500),
    updatedAt: now,
  });
}

/** Not sent after all (the server is stopping): as if it had not been taken. */
export async function putBack(store: Store, mails: Waiting[], now: Date): Promise<void> {
  for (const mail of mails) {
    await update(store, mail, { state: 'queued', attempts: mail.attempts - 1, updatedAt: now });
  }
}

const update = (store: Store, mail: Waiting, values: Partial<Waiting>): Promise<unknown> =>
  store.inSystem((db) =>
    db
      .update(outbox)
      .set({ ...values, version: sql`${outbox.version} + 1` })
      .where(and(eq(outbox.companyId, mail.companyId), eq(outbox.id, mail.id))),
  );
