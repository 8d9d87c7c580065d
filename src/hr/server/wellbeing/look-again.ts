import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { surveyCycle, surveyResponse } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

type Work = Pick<CallContext, 'db' | 'company' | 'now'>;

/**
 * Other days may hold for those who may be reminded still: all of them are looked at when the job comes next, also those
 * for whom nothing was planned any more. Where a reminder has got another day or audience, whom it passed over gets it, if
 * its new day comes; who has got it does not get it again.
 */
export async function lookAgain({ db, company, now }: Work, reminder?: string): Promise<void> {
  const running = db
    .select({ id: surveyCycle.id })
    .from(surveyCycle)
    .where(and(eq(surveyCycle.companyId, company), isNull(surveyCycle.closedAt)));
  await db
    .update(surveyResponse)
    .set({
      nextAt: now,
      ...(reminder && { passed: sql`${surveyResponse.passed} - ${reminder}::text` }),
      updatedAt: now,
      version: sql`${surveyResponse.version} + 1`,
    })
    .where(
      and(
        eq(surveyResponse.companyId, company),
        inArray(surveyResponse.cycle, running),
        isNotNull(surveyResponse.reachedOn),
        ne(surveyResponse.state, 'complete'),
      ),
    );
}
