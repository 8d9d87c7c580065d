import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { surveyCycle, surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { isReminderOver } from '../../rules/survey-plan.ts';
import { keptZone } from '../../rules/time-zone.ts';
import { mailsOfSurvey } from './mails.ts';
import { sendingOf } from './sending.ts';

type Work = Pick<CallContext, 'db' | 'company' | 'now'>;

/**
 * Other days may hold for those who may be reminded still: all of them are looked at when the job comes next, also those
 * for whom nothing was planned any more. `reminder`: the one that is new, or has another day or audience.
 */
export async function lookAgain(work: Work, reminder?: string): Promise<void> {
  await work.db
    .update(surveyResponse)
    .set({
      nextAt: work.now,
      ...(reminder && { passed: await passedNow(work, reminder) }),
      updatedAt: work.now,
      version: sql`${surveyResponse.version} + 1`,
    })
    .where(mayBeReminded(work));
}

/** Of running cycles, those who have been reached and have not answered everything. */
function mayBeReminded({ db, company }: Work): SQL | undefined {
  const running = db
    .select({ id: surveyCycle.id })
    .from(surveyCycle)
    .where(and(eq(surveyCycle.companyId, company), isNull(surveyCycle.closedAt)));
  return and(
    eq(surveyResponse.companyId, company),
    inArray(surveyResponse.cycle, running),
    isNotNull(surveyResponse.reachedOn),
    ne(surveyResponse.state, 'complete'),
  );
}

/**
 * A reminder goes to nobody whose day for it is over by now; whom it passed over before gets it, if their new day comes.
 * That is settled here and not when it is due: a pause may hold it beyond its day, and its words may be changed meanwhile.
 */
async function passedNow(work: Work, reminder: string): Promise<SQL> {
  const { db, company, now } = work;
  const { reminders } = await mailsOfSurvey(work);
  const sending = await sendingOf(work);
  // Whoever was reached on the same day in the same zone has the same days.
  const alike = await db
    .selectDistinct({
      cycle: surveyResponse.cycle,
      end: surveyCycle.end,
      zone: userProfile.user_timezone,
      reachedOn: sql<string>`${surveyResponse.reachedOn}::text`,
    })
    .from(surveyResponse)
    .innerJoin(surveyCycle, and(eq(surveyCycle.companyId, company), eq(surveyCycle.id, surveyResponse.cycle)))
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, surveyResponse.user)))
    .where(mayBeReminded(work));
  const over = alike.flatMap(({ cycle, end, zone, reachedOn }) =>
    (['none', 'partial'] as const)
      .filter((state) => {
        const dates = { end, ...sending, reachedOn, over: [], reminders };
        return isReminderOver(keptZone(zone) ?? 'UTC', now, state, dates, reminder);
      })
      .map((state) => sql`(${cycle}::uuid, ${zone}::text, ${reachedOn}::date, ${state}::text)`),
  );
  const others = sql`(${surveyResponse.passed} - ${reminder}::text)`;
  if (over.length === 0) return others;
  const zone = sql`(select u.user_timezone from user_profile u
    where u.company_id = ${company} and u.id = survey_response.user_id)`;
  return sql`case when (survey_response.cycle_id, ${zone}, survey_response.reached_on, survey_response.state)
    in (${sql.join(over, sql`, `)}) then ${others} || jsonb_build_array(${reminder}::text) else ${others} end`;
}
