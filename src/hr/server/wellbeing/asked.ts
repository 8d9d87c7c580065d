import { and, eq, sql } from 'drizzle-orm';
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
    async settle(
      { db: work, now }: { db: Database; now: Date },
      values: ReadonlyMap<string, unknown>,
      complete: boolean,
    ) {
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
