import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { mailAttempt, mailSuppression, outbox } from '../db/system-tables.ts';
import type { Waiting } from './delivery.ts';

/** After the second bounce an address is not written to any more. */
const bouncesMax = 2;

type Reason = (typeof mailSuppression.$inferSelect)['reason'];

/** Why this mail is not to be sent, by its id; a mail that may go is not in it. */
export async function suppressed(db: Database, mails: readonly Waiting[]): Promise<Map<string, Reason>> {
  const lines = await db
    .select()
    .from(mailSuppression)
    .where(
      and(
        inArray(mailSuppression.companyId, [...new Set(mails.map((mail) => mail.companyId))]),
        inArray(mailSuppression.address, [...new Set(mails.map((mail) => mail.toAddress.toLowerCase()))]),
      ),
    );
  const found = new Map<string, Reason>();
  for (const mail of mails) {
    const line = lines.find(
      ({ companyId, address, mail: kind }) =>
        companyId === mail.companyId &&
        address === mail.toAddress.toLowerCase() &&
        (kind === '' || (kind === mail.mail && mail.unsubscribe !== null)),
    );
    if (line) found.set(mail.id, line.reason);
  }
  return found;
}

/** Whether no mail at all goes to an address, whatever it says. */
export async function isSilenced(db: Database, companyId: string, address: string): Promise<boolean> {
  const lines = await db
    .select({ id: mailSuppression.id })
    .from(mailSuppression)
    .where(
      and(
        eq(mailSuppression.companyId, companyId),
        eq(mailSuppression.address, address.toLowerCase()),
        eq(mailSuppression.mail, ''),
      ),
    )
    .limit(1);
  return lines.length > 0;
}

/** Called when it is written down that a mail has bounced: also those count that were sent again since. */
export async function countBounce(
  db: Database,
  { companyId, toAddress }: Pick<Waiting, 'companyId' | 'toAddress'>,
  now: Date,
  newId: () => string,
): Promise<void> {
  const address = toAddress.toLowerCase();
  const [bounces] = await db
    .select({ count: count() })
    .from(mailAttempt)
    .innerJoin(outbox, and(eq(outbox.companyId, mailAttempt.companyId), eq(outbox.id, mailAttempt.mail)))
    .where(
      and(
        eq(outbox.companyId, companyId),
        eq(sql`lower(${outbox.toAddress})`, address),
        eq(mailAttempt.outcome, 'bounced'),
      ),
    );
  if ((bounces?.count ?? 0) >= bouncesMax)
    await suppress(db, { companyId, address, mail: '', reason: 'bounced' }, now, newId);
}

/** Once and for all: a second time changes nothing. */
export function suppress(
  db: Database,
  line: { companyId: string; address: string; mail: string; reason: Reason },
  now: Date,
  newId: () => string,
): Promise<unknown> {
  return db
    .insert(mailSuppression)
    .values({ ...line, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}
