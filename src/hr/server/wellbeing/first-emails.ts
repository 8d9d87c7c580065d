import { eq } from 'drizzle-orm';
import { optionDetails } from '../../../generated/options.ts';
import { surveyEmail } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** The mails that a survey begins with, once it is set up: whatever is there already stays. */
export async function addFirstEmails({ db, company, actor, now, newId }: CallContext): Promise<void> {
  const [some] = await db
    .select({ id: surveyEmail.id })
    .from(surveyEmail)
    .where(eq(surveyEmail.companyId, company))
    .limit(1);
  if (some) return;
  await db.insert(surveyEmail).values(
    firstEmails(actor.id).map((mail) => ({
      companyId: company,
      id: newId(),
      ...mail,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** As `author` begins with them. */
export const firstEmails = (author: string): Omit<typeof surveyEmail.$inferInsert, 'companyId' | 'id'>[] =>
  optionDetails['wellbeing/first-emails.all'].map((mail) => ({
    subject: mail.label,
    body: mail.body,
    email_category: mail.email_category,
    recipient_filter_type: 'recipient_filter_type' in mail ? mail.recipient_filter_type : null,
    trigger_time_duration: 'days' in mail ? mail.days : null,
    trigger_time_unit: 'days' in mail ? ('days' as const) : null,
    template_type: 'plaintext' as const,
    created_by: author,
    last_update_by: author,
  }));
