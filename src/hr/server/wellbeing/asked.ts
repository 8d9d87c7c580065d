import { and, eq, isNull, sql } from 'drizzle-orm';
import { survey, surveyCycle, surveyResponse, userProfile } from '../../../generated/tables.ts';
import type { Database } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { addDays } from '../../rules/due.ts';
import { categoryOf } from '../../rules/survey.ts';
import { chatQuestion, partScoresOf, scaleWords, scoresOf } from '../../rules/survey-chat.ts';
import { nextSending } from '../../rules/survey-plan.ts';
import { keptZone } from '../../rules/time-zone.ts';
import { sendingOf } from './sending.ts';

/** The questions of a chat of the survey, as its cycle has them; null for another chat. */
export async function askedInSurvey(db: Database, { company, session }: { company: string; session: string }) {
  const [row] = await db
    .select({
      id: surveyResponse.id,
      cycle: surveyResponse.cycle,
      questions: surveyCycle.questions,
      closedAt: surveyCycle.closedAt,
      sender: survey.chatFromUser,
      zone: userProfile.user_timezone,
    })
    .from(surveyResponse)
    .innerJoin(surveyCycle, and(eq(surveyCycle.companyId, company), eq(surveyCycle.id, surveyResponse.cycle)))
    .innerJoin(survey, eq(survey.companyId, company))
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, surveyResponse.user)))
    .where(and(eq(surveyResponse.companyId, company), eq(surveyResponse.session, session)));
  if (!row) return null;
  const { questions, sender, closedAt } = row;
  return {
    questions: questions.map((question) => chatQuestion(question, scaleWords(question.content.scale))),
    sender,
    closed: closedAt !== null,
    /** Answers the scores; null where the cycle has been closed meanwhile. */
    async settle(
      { db: work, now }: { db: Database; now: Date },
      values: ReadonlyMap<string, unknown>,
      complete: boolean,
    ) {
      if (!(await isOpen(work, company, row.cycle))) return null;
      const scores = scoresOf(questions, values);
      const zone = keptZone(row.zone) ?? 'UTC';
      // Thanks go at the hour of the next working day.
      const sending = await sendingOf({ db: work, company });
      const done = { completedAt: now, nextAt: nextSending(zone, addDays(dayIn(zone, now), 1), sending) };
      await work
        .update(surveyResponse)
        .set({
          scores,
          parts: partScoresOf(questions, values),
          category: categoryOf(scores) ?? null,
          state: complete ? 'complete' : 'partial',
          ...(complete && done),
          updatedAt: now,
          version: sql`${surveyResponse.version} + 1`,
        })
        .where(and(eq(surveyResponse.companyId, company), eq(surveyResponse.id, row.id)));
      return scores;
    },
  };
}

/** Held until the answer is in: who closes the cycle waits for that, so that it is in what the cycle tells. */
async function isOpen(db: Database, company: string, cycle: string): Promise<boolean> {
  const [open] = await db
    .select({ id: surveyCycle.id })
    .from(surveyCycle)
    .where(and(eq(surveyCycle.companyId, company), eq(surveyCycle.id, cycle), isNull(surveyCycle.closedAt)))
    .for('share');
  return open !== undefined;
}
