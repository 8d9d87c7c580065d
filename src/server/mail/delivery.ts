import { and, asc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { mailAttempt, outbox } from '../db/system-tables.ts';
import { goOn } from '../db/unawaited.ts';

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

/** Some mails that are due. Until the transaction ends nobody else looks at them. */
export function due(db: Database, now: Date, count: number): Promise<Waiting[]> {
  const waiting = and(eq(outbox.state, 'queued'), lte(outbox.notBefore, now));
  const lost = and(eq(outbox.state, 'sending'), lt(outbox.updatedAt, new Date(now.getTime() - heldMax)));
  return db
    .select()
    .from(outbox)
    .where(or(waiting, lost))
    .orderBy(asc(outbox.notBefore))
    .limit(count)
    .for('update', { skipLocked: true });
}

/**
 * Takes a mail that is sent as soon as this is committed, so that nobody else sends it too. Undefined where it is not as
 * it was when it was looked at: another server has taken it, or it is not to be sent any more.
 */
export async function begin(db: Database, mail: Waiting, now: Date): Promise<Waiting | undefined> {
  const attempts = mail.attempts + 1;
  const own = and(eq(outbox.companyId, mail.companyId), eq(outbox.id, mail.id));
  // Whoever looks at it now takes it: waiting for them would keep back what is noted of the mail before it.
  const free = db.select({ id: outbox.id }).from(outbox).where(own).for('update', { skipLocked: true });
  // A server of an older version counts the attempt alone.
  const same = and(eq(outbox.version, mail.version), eq(outbox.attempts, mail.attempts), inArray(outbox.id, free));
  const [begun] = await update(db, mail, { state: 'sending', attempts, updatedAt: now }, same).returning({
    id: outbox.id,
  });
  return begun && { ...mail, attempts };
}

/**
 * Writes down what came of a mail. The body of one that was sent has served and is dropped, except in a demo, where
 * people read it here; `kept` is what is left of it where it may still come back.
 */
export function settle(db: Database, mail: Waiting, { outcome, answer }: Attempt, at: Settling): void {
  const { now, newId } = at;
  const line = { companyId: mail.companyId, id: newId(), mail: mail.id, createdAt: now, updatedAt: now };
  goOn(db, db.insert(mailAttempt).values({ ...line, outcome, answer }));
  const values = { ...(outcome === 'sent' ? asSent(at) : asNotSent(mail, outcome, now)), updatedAt: now };
  // A report that it came back may have been quicker than our own note that it was taken.
  goOn(db, update(db, mail, { ...values, lastError: answer }, eq(outbox.state, 'sending')));
}

const asSent = ({ now, keepBody, kept }: Settling): Partial<Waiting> => ({
  state: 'sent',
  sentAt: now,
  ...(!keepBody && { html: '', text: '', attachments: [], kept }),
});

export function asNotSent(mail: Waiting, outcome: Attempt['outcome'], now: Date): Partial<Waiting> {
  if (outcome === 'bounced') return { state: 'bounced' };
  if (outcome === 'failed' || mail.attempts >= attemptsMax) return { state: 'failed' };
  const pause = Math.min(firstPause * 2 ** (mail.attempts - 1), longestPause);
  return { state: 'queued', notBefore: new Date(now.getTime() + pause) };
}

export const update = (db: Database, mail: Waiting, values: Partial<Waiting>, only?: SQL) =>
  db
    .update(outbox)
    .set({ ...values, version: sql`${outbox.version} + 1` })
    .where(and(eq(outbox.companyId, mail.companyId), eq(outbox.id, mail.id), only));
