import { eq } from 'drizzle-orm';
import type { Database } from '../context.ts';
import { outbox } from '../db/system-tables.ts';
import { suppress } from './suppression.ts';

/** The page that asks once more. */
export const unsubscribePage = (origin: string, token: string): string => `${origin}/unsubscribe?token=${token}`;

/** For mail programs, which unsubscribe by a POST (RFC 8058); to someone who opens it, it shows the page. */
export const unsubscribeLink = (origin: string, token: string): string => `${origin}/auth/unsubscribe/${token}`;

/** From mails of this kind, to this address. False when no mail has this token. */
export async function unsubscribe(db: Database, token: string, now: Date, newId: () => string): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/i.test(token)) return false;
  const [found] = await db.select().from(outbox).where(eq(outbox.unsubscribe, token)).limit(1);
  if (!found) return false;
  const line = { companyId: found.companyId, address: found.toAddress.toLowerCase(), mail: found.mail };
  await suppress(db, { ...line, reason: 'unsubscribed' }, now, newId);
  return true;
}
