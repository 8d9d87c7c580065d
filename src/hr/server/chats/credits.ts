import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { company as companies, companyCredit } from '../../../generated/tables.ts';
import type { ChatWork } from './work.ts';

/**
 * Credits that were taken stand apart from the company's record: a chat that starts raises neither the version under
 * which admins edit that record, nor the number of its table under which rights are remembered.
 */
export async function takeCredit({ db, now }: ChatWork, company: string): Promise<'taken' | 'none-left' | 'tell'> {
  const [plan] = await db
    .select({ limit: companies.milestone_limit, left: companies.milestone_limit_remaining })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  if (!plan || plan.limit === null) return 'taken';
  const own = and(eq(companyCredit.companyId, company), eq(companyCredit.id, company));
  await db
    .insert(companyCredit)
    .values({ companyId: company, id: company, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  // The row is locked until the chat is there: of many at once each takes one that nobody else has taken.
  const [taken] = await db
    .update(companyCredit)
    .set({ touchpoints_taken: sql`${companyCredit.touchpoints_taken} + 1`, told_at: null, updatedAt: now })
    .where(and(own, lt(companyCredit.touchpoints_taken, plan.left ?? plan.limit)))
    .returning({ id: companyCredit.id });
  if (taken) return 'taken';
  const [first] = await db
    .update(companyCredit)
    .set({ told_at: now })
    .where(and(own, isNull(companyCredit.told_at)))
    .returning({ id: companyCredit.id });
  return first ? 'tell' : 'none-left';
}

/** Touchpoint credits that chats have taken since the operator set what is left. */
export async function creditsTaken(db: ChatWork['db'], company: string): Promise<number> {
  const [row] = await db
    .select({ taken: companyCredit.touchpoints_taken })
    .from(companyCredit)
    .where(and(eq(companyCredit.companyId, company), eq(companyCredit.id, company)));
  return row?.taken ?? 0;
}
