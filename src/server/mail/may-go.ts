import { sql } from 'drizzle-orm';
import type { Database, DueMail, Product } from '../context.ts';

interface Judged {
  /** As `stopMails` answers. */
  stopped: ReadonlyMap<string, Date | null>;
  /** Of which it cannot be said, by their ids. */
  failures: ReadonlyMap<string, unknown>;
}

/**
 * Which of these mails must not go. All are asked about at once; where that fails, about each by itself: one of which it
 * cannot be said keeps none of the others back.
 */
export async function judge(
  stopMails: Product['stopMails'],
  db: Database,
  mails: readonly DueMail[],
  now: Date,
): Promise<Judged> {
  const stopped = new Map<string, Date | null>();
  const failures = new Map<string, unknown>();
  if (!stopMails || mails.length === 0) return { stopped, failures };
  try {
    return { stopped: await apart(db, () => stopMails(db, mails, now)), failures };
  } catch (error) {
    const [first, second] = mails;
    if (first && !second) return { stopped, failures: failures.set(first.id, error) };
  }
  for (const mail of mails) {
    const own = await judge(stopMails, db, [mail], now);
    for (const [id, until] of own.stopped) stopped.set(id, until);
    for (const [id, error] of own.failures) failures.set(id, error);
  }
  return { stopped, failures };
}

/** Nothing of it stays where it fails, and the transaction goes on. */
async function apart<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`savepoint judged`);
  try {
    const answer = await work();
    await db.execute(sql`release savepoint judged`);
    return answer;
  } catch (error) {
    await db.execute(sql`rollback to savepoint judged`);
    throw error;
  }
}
