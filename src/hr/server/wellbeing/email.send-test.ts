import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler, MailContent } from '../../../server/context.ts';
import { exampleValues } from '../../rules/placeholders.ts';
import { senderNamed } from '../chats/sender.ts';
import { emptyCampaign } from '../templates/campaign.ts';
import { recipientValues } from '../templates/placeholder-values.ts';
import { refusePlaceholders } from '../templates/refuse-placeholders.ts';
import { campaignOf, drawnMail, mailsOfSurvey, surveyValues } from './mails.ts';
import { ownSurvey } from './survey.ts';

type Errors = Calls['wellbeing/email.send-test']['errors'];

/** In the name of the survey's sender, as an employee would get it but for the subject, which says that it is a test. */
export const handler: Handler<Calls['wellbeing/email.send-test']> = async (context, { body }) => {
  const { subject, body: written, user_data: recipients, email_type, email_category = email_type } = body;
  refusePlaceholders(context, 'survey', { subject: [subject, 'Subject'], body: [written, 'Body'] });
  const survey = await ownSurvey(context);
  if (!survey.chatFromUser) return context.fail('NoSender');
  await refuseElsewhere(
    context,
    recipients.map(({ email }) => email),
  );
  const from = await senderNamed(context, survey.chatFromUser);
  const values = { ...exampleValues, ...(await surveyValues(context, survey)) };
  const { reachout } = await mailsOfSurvey(context);
  const category = email_category ?? 'chat_initiated';
  const layout = category === 'chat_initiated' && reachout ? campaignOf(reachout) : emptyCampaign;
  const campaign = { ...layout, mail_subject: subject, mail_body: written };
  const link = category === 'acknowledge' ? null : context.config.origin;
  for (const { first_name, last_name = null, email } of recipients) {
    const display_name = [first_name, last_name].filter(Boolean).join(' ');
    const own = { ...values, ...recipientValues({ first_name, last_name, display_name, email }) };
    await context.mail.send(
      'wellbeing/test',
      { address: email, name: display_name },
      {},
      { from, content: () => marked(context, drawnMail(context, campaign, { link, values: own })) },
    );
  }
  context.audit({
    type: 'wellbeing_survey_logs',
    activity: 'Test mail sent',
    new: { subject, recipients: recipients.map(({ email }) => email) },
  });
  return { status: 200 };
};

/** What anyone can write into it would else be mailed to anyone in the name of the company. */
async function refuseElsewhere(context: CallContext<Errors>, addresses: readonly string[]): Promise<void> {
  const { db, company, actor } = context;
  const email = sql<string>`lower(${userProfile.email})`;
  const given = addresses.map((address) => address.toLowerCase());
  const isSeen = and(inArray(email, given), context.visible('people/user'));
  const rows = await db
    .select({ id: userProfile.id, email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), or(eq(userProfile.id, actor.id), isSeen)));
  const domain = domainOf(rows.find(({ id }) => id === actor.id)?.email ?? '');
  const isOurs = (address: string) => domainOf(address) === domain || rows.some((one) => one.email === address);
  const places = given.flatMap((address, at) => (isOurs(address) ? [] : [[`user_data.${at}.email`, []]]));
  if (places.length > 0) context.fail('Elsewhere', { params: { domain }, errors: Object.fromEntries(places) });
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const marked = (context: Pick<CallContext, 'text'>, { subject, ...mail }: MailContent): MailContent => ({
  ...mail,
  subject: context.text('wellbeing/test-subject', { subject }),
});
