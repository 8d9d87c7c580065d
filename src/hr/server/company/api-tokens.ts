import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { apiToken, company as companies } from '../../../generated/tables.ts';
import type { Database, ServerActor } from '../../../server/context.ts';

const usedAgainAfter = 60_000;

/** Tokens are the company's: whoever made one may leave, and what uses it goes on. */
export async function loadToken(db: Database, hash: string, now: Date): Promise<ServerActor | null> {
  const [found] = await db
    .select({ token: apiToken, active: companies.is_active, timeZone: companies.time_zone })
    .from(apiToken)
    .innerJoin(companies, and(eq(companies.companyId, apiToken.companyId), eq(companies.id, apiToken.companyId)))
    .where(eq(apiToken.token_hash, hash));
  if (!found?.active || stateOf(found.token, now) !== 'active') return null;
  const { companyId: company, id, name, scopes } = found.token;
  await touch(db, company, id, now);
  return {
    id,
    company,
    type: 'Token',
    permissions: [],
    flags: {},
    scopes,
    scope: null,
    timeZone: found.timeZone,
    displayName: name,
  };
}

/** At most once a minute: not every call should write. */
async function touch(db: Database, company: string, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usedAgainAfter);
  await db
    .update(apiToken)
    .set({ last_used: now })
    .where(
      and(
        eq(apiToken.companyId, company),
        eq(apiToken.id, id),
        or(isNull(apiToken.last_used), lt(apiToken.last_used, before)),
      ),
    );
}

interface Lasting {
  expires_at: Date | string | null;
  revoked_at: Date | string | null;
}

export function stateOf({ expires_at, revoked_at }: Lasting, now: Date): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked';
  return expires_at && new Date(expires_at) <= now ? 'expired' : 'active';
}

/** Neither revoked nor expired. */
export const inForce = (company: string, now: Date) =>
  and(
    eq(apiToken.companyId, company),
    isNull(apiToken.revoked_at),
    or(isNull(apiToken.expires_at), gt(apiToken.expires_at, now)),
  );
