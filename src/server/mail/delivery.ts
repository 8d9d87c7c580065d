import { and, asc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { mailAttempt, outbox } from '../db/system-tables.ts';
import type { Store } from '../services.ts';

export type Waiting = typeof outbox.$inferSelect;

/** What came of handing a mail to the mail server, with the server's words. */
export interface Attempt {
  outcome: (typeof mailAttempt.$inferSelect)['outcome'];
  answer: string | null;
}

interface Settling {
  now: Date;
  newId: () => string;
  keepBody: boolean;
  kept?: string;
}

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

/**
 * Writes down what came of a mail. The body of one that was sent has served and is dropped, except in a demo, where
 * people read it here; `kept` is what is left of it where it may still come back.
 */
export async function settle(db: Database, mail: Waiting, { outcome, answer }: Attempt, at: Settling): Promise<void> {
  const { now, newId } = at;
  const line = { companyId: mail.companyId, id: newId(), mail: mail.id, createdAt: now, updatedAt: now };
  await db.insert(mailAttempt).values({ ...line, outcome, answer });
  const values = { ...(outcome === 'sent' ? asSent(at) : asNotSent(mail, outcome, now)), updatedAt: now };
  // A report that it came back may have been quicker than our own note that it was taken.
  await update(db, mail, { ...values, lastError: answer }, eq(outbox.state, 'sending'));
}

const asSent = ({ now, keepBody, kept }: Settling): Partial<Waiting> => ({
  state: 'sent',
  sentAt: now,
  ...(!keepBody && { html: '', text: '', attachments: [], kept }),
});

function asNotSent(mail: Waiting, outcome: Attempt['outcome'], now: Date): Partial<Waiting> {
  if (outcome === 'bounced') return { state: 'bounced' };
  if (outcome === 'failed' || mail.attempts >= attemptsMax) return { state: 'failed' };
  const pause = Math.min(firstPause * 2 ** (mail.attempts - 1), longestPause);
  return { state: 'queued', notBefore: new Date(now.getTime() + pause) };
}

/** Not sent after all (the server is stopping): as if it had not been taken. */
export async function putBack(store: Store, mails: readonly Waiting[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await store.inSystem(async (db) => {
    for (const mail of mails) await update(db, mail, { state: 'queued', attempts: mail.attempts - 1, updatedAt: now });
  });
}

export const update = (db: Database, mail: Waiting, values: Partial<Waiting>, only?: SQL): Promise<unknown> =>
  db
    .update(outbox)
    .set({ ...values, version: sql`${outbox.version} + 1` })
    .where(and(eq(outbox.companyId, mail.companyId), eq(outbox.id, mail.id), only));
