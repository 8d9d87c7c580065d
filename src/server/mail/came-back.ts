import { eq } from 'drizzle-orm';
import { asLabel } from '../../shared/hidden-signs.ts';
import type { Database } from '../context.ts';
import { mailAttempt, outbox } from '../db/system-tables.ts';
import type { CameBack } from './contract.ts';
import { update, type Waiting } from './delivery.ts';
import { countBounce } from './suppression.ts';

/**
 * Writes down that a mail came back. False when it is none of ours, or is known: a report about a mail that nobody
 * has sent, or that has come back already, silences nobody.
 */
export async function cameBack(
  db: Database,
  told: CameBack,
  { now, newId }: { now: Date; newId: () => string },
): Promise<boolean> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, told.mail)).limit(1).for('update');
  if (!mail || !wasHandedOver(mail)) return false;
  const outcome = isAbout(mail, told.recipients) ? told.outcome : 'returned';
  const answer = asLabel(told.answer).slice(0, 500);
  const { companyId } = mail;
  const [written] = await db
    .insert(mailAttempt)
    .values({
      companyId,
      id: newId(),
      mail: mail.id,
      outcome,
      answer,
      report: told.report,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: mailAttempt.id });
  if (!written) return false;
  await update(db, mail, { state: outcome === 'bounced' ? 'bounced' : 'failed', lastError: answer, updatedAt: now });
  if (outcome === 'bounced') await countBounce(db, mail, now, newId);
  return true;
}

/** One that waits after an attempt may have been taken all the same, when the connection broke off. */
const wasHandedOver = ({ state, attempts }: Waiting): boolean =>
  state === 'sending' || state === 'sent' || (state === 'queued' && attempts > 0);

/** Someone may have their mails sent on: that the other address is dead says nothing about theirs. */
const isAbout = ({ toAddress }: Waiting, recipients: readonly string[]): boolean =>
  recipients.length === 0 || recipients.some((address) => address.toLowerCase() === toAddress.toLowerCase());
