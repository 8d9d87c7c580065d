import { eq } from 'drizzle-orm';
import type { Database, Vault } from '../context.ts';
import { handshake } from '../db/tables-before-company.ts';
import { hashToken, newToken } from './secret.ts';

/** Whatever has to be known again when the browser comes back. */
type Memo = Record<string, unknown>;

interface Asking {
  purpose: string;
  /** Value of the browser's cookie. */
  browser: string;
  now: Date;
}

/**
 * Asks a browser something that it answers a little later: 256 random bits go out, of which only the hash stays, and
 * what is to be remembered stays here, sealed.
 */
export async function ask(db: Database, vault: Vault, asking: Asking, memo: Memo, minutes: number): Promise<string> {
  const { purpose, browser, now } = asking;
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(handshake).values({
    tokenHash,
    purpose,
    browserHash: hashToken(browser),
    memo: vault.seal(JSON.stringify(memo), aboutHandshake(purpose, tokenHash)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  return token;
}

/**
 * What was remembered. The row goes whatever comes of it, so that of many answers at once one is looked at; null when it
 * was asked of another browser, for another purpose, or too long ago.
 */
export async function answered(
  db: Database,
  vault: Vault,
  { purpose, browser, now }: Partial<Asking> & Pick<Asking, 'purpose' | 'now'>,
  token: string,
): Promise<Memo | null> {
  const tokenHash = hashToken(token);
  const [found] = await db.delete(handshake).where(eq(handshake.tokenHash, tokenHash)).returning();
  if (!found || !browser || found.purpose !== purpose || found.browserHash !== hashToken(browser)) return null;
  return found.expiresAt <= now
    ? null
    : (JSON.parse(vault.open(found.memo, aboutHandshake(purpose, tokenHash))) as Memo);
}

export const aboutHandshake = (purpose: string, tokenHash: string): string => `${purpose}|${tokenHash}`;
