import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { surveyCycle, surveyResponse } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/**
 * A reminder has got another day or audience: all who may be reminded still are looked at when the job comes next, also
 * those for whom nothing was planned any more. Who was passed over by it gets it, if its new day comes; who has got it
 * does not get it again.
 */
export async function lookAgain({ db, company, now }: CallContext, reminder: string): Promise<void> {
  const running = db
    .select({ id: surveyCycle.id })
    .from(surveyCycle)
    .where(and(eq(surveyCycle.companyId, company), isNull(surveyCycle.closedAt)));
  await db
    .update(surveyResponse)
    .set({
      nextAt: now,
      passed: sql`${surveyResponse.passed} - ${reminder}::text`,
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
