import { and, eq, gte } from 'drizzle-orm';
import { alert, survey } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { worksAsAdmin } from '../people/active-admin.ts';
import { raiseAlerts } from '../people/alert/alerts.ts';
import { whoManages } from '../people/alert/who-manages.ts';
import { lastCycle } from './cycles.ts';
import { ownSurvey } from './survey.ts';

type Work = Pick<CallContext, 'db' | 'company' | 'now' | 'newId'>;

/** In whose name mails go on a day: nobody's, where the sender is no admin who works here. */
export async function senderOn({ db, company }: Work, today: string): Promise<string | null> {
  const [row] = await db
    .select({ sender: survey.chatFromUser })
    .from(survey)
    .where(and(eq(survey.companyId, company), worksAsAdmin(survey.companyId, survey.chatFromUser, today)));
  return row?.sender ?? null;
}

/** Tells those who can choose another sender that mails are held: once, until the survey is changed or a cycle begins. */
export async function tellOfSender(work: Work): Promise<void> {
  const { db, company } = work;
  const { updatedAt } = await ownSurvey(work);
  const opened = (await lastCycle(work))?.openedAt ?? updatedAt;
  const since = opened > updatedAt ? opened : updatedAt;
  const text = 'wellbeing/sender-left';
  const told = and(eq(alert.companyId, company), eq(alert.text, text), gte(alert.createdAt, since));
  if ((await db.$count(alert, told)) > 0) return;
  await raiseAlerts(work, {
    company,
    to: await whoManages(work, company, 'manage_employee_wellbeing'),
    kind: 'wellbeing',
    text,
    link: '/settings?tab=employeewellbing&edit=tab-5',
  });
}
