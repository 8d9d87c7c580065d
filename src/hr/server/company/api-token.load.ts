import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { apiToken, company as companies } from '../../../generated/tables.ts';
import type { Database, ServerActor } from '../../../server/context.ts';
import { audienceFilter } from '../access/scope.ts';
import { whyHeld } from './api-token.voucher.ts';
import { stateOf, type TokenRow } from './api-tokens.ts';

const usedAgainAfter = 60_000;

/** A token acts within its own audience, for as long as someone who has all that it has answers for it. */
export async function loadToken(db: Database, hash: string, now: Date): Promise<ServerActor | 'held' | null> {
  const [found] = await db
    .select({ token: apiToken, active: companies.is_active, timeZone: companies.time_zone })
    .from(apiToken)
    .innerJoin(companies, and(eq(companies.companyId, apiToken.companyId), eq(companies.id, apiToken.companyId)))
    .where(eq(apiToken.token_hash, hash));
  if (!found?.active) return null;
  const state = stateOf(found.token, now);
  if (state === 'held' || (state === 'active' && (await hold(db, found.token, now)))) return 'held';
  if (state !== 'active') return null;
  const { companyId: company, id, name, scopes } = found.token;
  await touch(db, company, id, now);
  return {
    id,
    company,
    type: 'Token',
    permissions: [],
    flags: {},
    scopes,
    scope: audienceFilter(found.token),
    timeZone: found.timeZone,
    displayName: name,
  };
}

/** Whether it is held from now on. Rights that come back later do not set it free: that is asked of a person. */
export async function hold(db: Database, token: TokenRow, now: Date): Promise<boolean> {
  const because = await whyHeld(db, token, now);
  if (!because) return false;
  await db
    .update(apiToken)
    .set({ held_at: now, held_because: because, held_told: false, updatedAt: now })
    .where(and(eq(apiToken.companyId, token.companyId), eq(apiToken.id, token.id), isNull(apiToken.held_at)));
  return true;
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
