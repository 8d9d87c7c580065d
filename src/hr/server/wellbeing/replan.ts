import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { survey, surveyCycle, surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { addDays } from '../../rules/due.ts';
import { firstDay, mailsIn, nextSending } from '../../rules/survey-plan.ts';
import { keptZone } from '../../rules/time-zone.ts';
import { lookAgain } from './look-again.ts';
import { type Sending, sendingOf } from './sending.ts';

type Work = Pick<CallContext, 'db' | 'company' | 'now'>;

/**
 * Where the company has named other holidays since mails were planned, what waits gets the day that it has by them. What
 * is due already goes as it would have. The survey keeps a print of the holidays by which all was planned.
 */
export async function replan(work: Work): Promise<void> {
  const { db, company } = work;
  const sending = await sendingOf(work);
  const plannedBy = printOf(sending);
  const changed = await db
    .update(survey)
    .set({ plannedBy })
    .where(and(eq(survey.companyId, company), sql`${survey.plannedBy} is distinct from ${plannedBy}`))
    .returning({ id: survey.id });
  if (changed.length === 0) return;
  const zones = await db
    .selectDistinct({ named: userProfile.user_timezone })
    .from(userProfile)
    .where(eq(userProfile.companyId, company));
  const cycles = await db
    .select()
    .from(surveyCycle)
    .where(and(eq(surveyCycle.companyId, company), isNull(surveyCycle.closedAt)));
  for (const { named } of zones) {
    const zone = keptZone(named) ?? 'UTC';
    for (const cycle of cycles) await moveReachouts(work, cycle, { named, zone, sending });
    await moveThanks(work, { named, zone, sending });
  }
  await lookAgain(work);
}

const printOf = ({ holidays }: Sending): string =>
  createHash('sha256')
    .update([...holidays].sort().join())
    .digest('base64url');

interface Place {
  /** As employees have it. */
  named: string;
  zone: string;
  sending: Sending;
}

/** Nobody of them has been written to; some had no working day left. */
async function moveReachouts(
  work: Work,
  cycle: typeof surveyCycle.$inferSelect,
  { named, zone, sending }: Place,
): Promise<void> {
  const from = firstDay(zone, work.now, sending.hour);
  const [reachout] = mailsIn(zone, { ...cycle, ...sending, reminders: [] }, from);
  const { cycle: of, state, reachedOn } = surveyResponse;
  const waiting = or(isNull(surveyResponse.nextAt), isAhead(work));
  await move(work, named, reachout?.at ?? null, and(eq(of, cycle.id), eq(state, 'none'), isNull(reachedOn), waiting));
}

/** Thanks go at the hour of the working day after the one on which the last answer was given. */
async function moveThanks(work: Work, { named, zone, sending }: Place): Promise<void> {
  const { db, company } = work;
  const { state, completedAt, user } = surveyResponse;
  const waiting = and(eq(surveyResponse.companyId, company), eq(state, 'complete'), isAhead(work));
  const done = sql<string>`(${completedAt} at time zone ${zone})::date::text`;
  const days = await db
    .select({ day: done })
    .from(surveyResponse)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, user)))
    .where(and(waiting, eq(userProfile.user_timezone, named), isNotNull(completedAt)))
    .groupBy(sql`1`);
  for (const { day } of days)
    await move(work, named, nextSending(zone, addDays(day, 1), sending), and(waiting, sql`${done} = ${day}`));
}

const isAhead = ({ now }: Work): SQL => sql`${surveyResponse.nextAt} > ${now.toISOString()}::timestamptz`;

async function move({ db, company, now }: Work, named: string, nextAt: Date | null, which: SQL | undefined) {
  const there = sql`(select id from user_profile where company_id = ${company} and user_timezone = ${named})`;
  await db
    .update(surveyResponse)
    .set({ nextAt, updatedAt: now, version: sql`${surveyResponse.version} + 1` })
    .where(and(eq(surveyResponse.companyId, company), which, sql`${surveyResponse.user} in ${there}`));
}
