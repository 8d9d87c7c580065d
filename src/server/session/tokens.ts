import { and, eq, gt, isNull } from 'drizzle-orm';
import { oneUseToken } from '../db/system-tables.ts';
import type { Frame } from '../services.ts';
import { hashToken, newToken } from './secret.ts';

interface Person {
  company: string;
  userId: string;
}

interface Redeemed extends Person {
  askedBy: string | null;
}

/** A new token for a purpose; the former ones of the same person and purpose are worth nothing from now on. */
export async function issueToken(
  frame: Frame,
  purpose: string,
  user: Person,
  minutes: number,
  askedBy?: string,
): Promise<string> {
  const token = newToken();
  await frame.db
    .delete(oneUseToken)
    .where(
      and(
        eq(oneUseToken.companyId, user.company),
        eq(oneUseToken.userId, user.userId),
        eq(oneUseToken.purpose, purpose),
      ),
    );
  await frame.db.insert(oneUseToken).values({
    id: frame.newId(),
    companyId: user.company,
    userId: user.userId,
    purpose,
    tokenHash: hashToken(token),
    askedBy,
    createdAt: frame.now,
    expiresAt: new Date(frame.now.getTime() + minutes * 60_000),
  });
  return token;
}

export async function awaits(frame: Frame, purpose: string, user: Person): Promise<boolean> {
  const [found] = await frame.db
    .select({ id: oneUseToken.id })
    .from(oneUseToken)
    .where(
      and(
        eq(oneUseToken.companyId, user.company),
        eq(oneUseToken.userId, user.userId),
        eq(oneUseToken.purpose, purpose),
        isNull(oneUseToken.usedAt),
        gt(oneUseToken.expiresAt, frame.now),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Exactly one of many at once gets it; a call that fails afterwards leaves it unused. */
export async function redeemToken(frame: Frame, purpose: string, token: string): Promise<Redeemed | null> {
  const [row] = await frame.db
    .update(oneUseToken)
    .set({ usedAt: frame.now })
    .where(
      and(
        eq(oneUseToken.tokenHash, hashToken(token)),
        eq(oneUseToken.purpose, purpose),
        isNull(oneUseToken.usedAt),
        gt(oneUseToken.expiresAt, frame.now),
      ),
    )
    .returning({ company: oneUseToken.companyId, userId: oneUseToken.userId, askedBy: oneUseToken.askedBy });
  return row ?? null;
}
