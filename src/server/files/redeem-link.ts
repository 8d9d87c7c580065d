import { randomUUID } from 'node:crypto';
import { oneUseToken } from '../db/system-tables.ts';
import type { Store } from '../services.ts';
import { hashToken } from '../session/secret.ts';

/** Exactly one of many at once opens a link; it is remembered until it would have ended. */
export async function redeemLink(
  store: Store,
  { company, owner }: { company: string; owner: string },
  { sig, until }: { sig: string; until: Date },
  now: Date,
): Promise<boolean> {
  const used = {
    id: randomUUID(),
    companyId: company,
    userId: owner,
    purpose: 'file-link',
    tokenHash: hashToken(sig),
    createdAt: now,
    usedAt: now,
    expiresAt: until,
  };
  const rows = await store.inCompany(company, (db) =>
    db.insert(oneUseToken).values(used).onConflictDoNothing().returning({ id: oneUseToken.id }),
  );
  return rows.length > 0;
}
