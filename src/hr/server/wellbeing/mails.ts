import { eq } from 'drizzle-orm';
import { type survey, surveyEmail } from '../../../generated/tables.ts';
import type { CallContext, MailContent } from '../../../server/context.ts';
import { dayInWords, type PlaceholderValues } from '../../rules/placeholders.ts';
import { type Campaign, campaignMail } from '../templates/campaign.ts';
import { senderValues } from '../templates/placeholder-values.ts';

type Survey = typeof survey.$inferSelect;

/** The mails of the company's survey: the reachout, its reminders with the days after it, and the thanks. */
export async function mailsOfSurvey({ db, company }: Pick<CallContext, 'db' | 'company'>) {
  const rows = await db.select().from(surveyEmail).where(eq(surveyEmail.companyId, company));
  return {
    reachout: rows.find(({ email_category }) => email_category === 'chat_initiated'),
    reminders: rows
      .filter(({ email_category }) => email_category === 'reminder')
      .map((row) => ({
        ...row,
        days: row.trigger_time_duration ?? 1,
        whom: row.recipient_filter_type,
      })),
    thanks: rows.filter(({ email_category }) => email_category === 'acknowledge'),
  };
}

/** What placeholders of a survey's mail stand for, the same for everyone. */
export async function surveyValues(context: CallContext, survey: Survey): Promise<PlaceholderValues> {
  return {
    ...(await senderValues(context, survey.chatFromUser)),
    'survey.start_date': survey.start_date ? dayInWords(survey.start_date) : '',
    'survey.end_date': survey.end_date ? dayInWords(survey.end_date) : '',
  };
}

type Email = typeof surveyEmail.$inferSelect;

/** A mail of the survey as the layouts know it. */
export const campaignOf = ({ subject, body, ...email }: Email): Campaign => ({
  ...email,
  mail_subject: subject,
  mail_body: body,
});

/**
 * What a mail of the survey becomes for one reader, sent and previewed. Its button leads to the chat, while there is
 * something to answer there: who is thanked gets a mail without one.
 */
export function drawnMail(
  context: Pick<CallContext, 'text'>,
  campaign: Campaign,
  { link, values }: { link: string | null; values: PlaceholderValues },
): MailContent {
  if (link === null)
    return campaignMail({ ...campaign, ...plain, action_button_text: null }, { link: '', notes: [], values });
  const own = campaign.mail_layout === 'standard' && {
    ...plain,
    action_button_text: context.text('wellbeing/start-chat'),
  };
  return campaignMail({ ...campaign, ...own }, { link, notes: [context.text('wellbeing/link-note')], values });
}

const plain = {
  mail_layout: 'standard',
  header_text: null,
  button_color: '#ffffff',
  button_background: '#1f4e79',
} as const;
