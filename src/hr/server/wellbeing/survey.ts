import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { optionDetails } from '../../../generated/options.ts';
import { survey, surveyEmail, surveyQuestion, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { writeSegments } from '../../rules/segments.ts';
import { type Counts, drivers, questionsIn } from '../../rules/survey.ts';

type Told = Calls['wellbeing/survey.read']['answer'];

/** The one survey of the caller's company, as every answer says it. */
export async function toldSurvey(context: CallContext): Promise<Told> {
  const { db, company } = context;
  const [row] = await db
    .select({ survey, name: userProfile.display_name })
    .from(survey)
    .leftJoin(userProfile, and(eq(userProfile.companyId, survey.companyId), eq(userProfile.id, survey.chatFromUser)))
    .where(eq(survey.companyId, company));
  if (!row) throw new Error(`The company ${company} has no survey`);
  const { audience, driverwise_questions_config: counts, frequency, ...own } = row.survey;
  return {
    id: own.id,
    version: own.version,
    company_id: company,
    frequency,
    suvey_frequency: frequency,
    driverwise_questions_config: counts,
    questions_per_trigger: questionsIn(counts),
    start_date: own.start_date,
    end_date: own.end_date,
    status: own.status,
    configuration_activated: own.configuration_activated,
    chatFromUser: own.chatFromUser,
    chatFromUser__name: row.name,
    audience: writeSegments(audience),
    all_employees: own.all_employees,
    survey_reminders: await reminders(context),
  };
}

function reminders({ db, company }: CallContext): Promise<number> {
  return db.$count(surveyEmail, and(eq(surveyEmail.companyId, company), eq(surveyEmail.email_category, 'reminder')));
}

/** The survey of the caller's company as it is stored. */
export async function ownSurvey({
  db,
  company,
}: Pick<CallContext, 'db' | 'company'>): Promise<typeof survey.$inferSelect> {
  const [row] = await db.select().from(survey).where(eq(survey.companyId, company));
  if (!row) throw new Error(`The company ${company} has no survey`);
  return row;
}

/** Months between two cycles. */
export const monthsOf = (frequency: number): number =>
  optionDetails['wellbeing/survey.frequencies'].find(({ value }) => value === frequency)?.months ?? 1;

/** How many questions of each driver are in the survey. */
export async function chosenCounts({ db, company }: CallContext): Promise<Counts> {
  const rows = await db
    .select({ driver: surveyQuestion.driver, count: sql<number>`count(*)::int` })
    .from(surveyQuestion)
    .where(and(eq(surveyQuestion.companyId, company), isNotNull(surveyQuestion.interaction_id)))
    .groupBy(surveyQuestion.driver);
  const found = new Map(rows.map(({ driver, count }) => [driver, count]));
  return Object.fromEntries(drivers.map((driver) => [driver, found.get(driver) ?? 0])) as Counts;
}
