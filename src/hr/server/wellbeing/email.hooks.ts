import { and, eq, ne } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { optionValues } from '../../../generated/options.ts';
import { surveyEmail } from '../../../generated/tables.ts';
import type { CallContext, Hooks } from '../../../server/context.ts';
import { refuseCampaign } from '../templates/campaign.ts';
import { refusePlaceholders } from '../templates/refuse-placeholders.ts';
import { lookAgain } from './look-again.ts';
import { campaignOf } from './mails.ts';
import { ownSurvey } from './survey.ts';

type Context = CallContext<Calls['wellbeing/email.create']['errors']>;
type Email = typeof surveyEmail.$inferSelect;

const reminded: readonly string[] = optionValues['wellbeing/survey.reminderAudiences'];
const thanked: readonly string[] = optionValues['wellbeing/survey.thankYouAudiences'];

/** What the mails of a survey keep among each other: nobody gets two of a kind on one day. */
export const hooks: Hooks = {
  async compute(context, rows) {
    const { company } = context;
    const has_sender = (await ownSurvey(context)).chatFromUser !== null;
    return rows.map(({ id }) => ({ company, survey: company, email_config_id: id, has_sender }));
  },
  async beforeWrite(given, { verb, id, old, values }) {
    const context = given as Context;
    const email = { ...old, ...values } as Email;
    if (verb === 'remove') {
      if (old?.email_category === 'chat_initiated') context.fail('OneReachout');
      return;
    }
    if (values.subject) values.subject = String(values.subject).trim();
    if (values.body === '') context.fail('Mandatory', { errors: { body: [] } });
    const others = await othersOfKind(context, email, id);
    if (email.email_category === 'chat_initiated') {
      if (others.length > 0) context.fail('OneReachout');
      Object.assign(values, { recipient_filter_type: null, trigger_time_duration: null, trigger_time_unit: null });
    } else if (email.email_category === 'reminder') {
      values.trigger_time_unit = 'days';
      checkReminder(context, email, others);
    } else {
      Object.assign(values, { trigger_time_duration: null, trigger_time_unit: null });
      checkThanks(context, email, others);
    }
    refusePlaceholders(context, 'survey', {
      subject: [values.subject, 'Subject'],
      body: [values.body, 'Body'],
    });
    // Only the mail that begins a cycle always leads to a chat, as the button of a layout does.
    if (email.email_category !== 'chat_initiated') values.mail_layout = 'standard';
    else if (old) refuseCampaign(context, 'survey', campaignOf(email));
  },
  async afterWrite(context, { verb, id, old, values }) {
    const { email_category: kind } = { ...old, ...values };
    if (verb === 'remove' || kind !== 'reminder') return;
    if (aim.some((name) => name in values && values[name] !== old?.[name])) await lookAgain(context, id);
  },
};

/** Whom a reminder is for, and when. */
const aim = ['recipient_filter_type', 'trigger_time_duration'];

function othersOfKind({ db, company }: CallContext, { email_category }: Email, id: string): Promise<Email[]> {
  return db
    .select()
    .from(surveyEmail)
    .where(
      and(eq(surveyEmail.companyId, company), eq(surveyEmail.email_category, email_category), ne(surveyEmail.id, id)),
    );
}

function checkReminder(context: Context, email: Email, others: readonly Email[]): void {
  const { recipient_filter_type: whom, trigger_time_duration: days } = email;
  const faults = [
    ...(reminded.includes(whom ?? '') ? [] : ['recipient_filter_type']),
    ...(days ? [] : ['trigger_time_duration']),
  ];
  if (faults.length > 0) context.fail('Mandatory', { errors: Object.fromEntries(faults.map((name) => [name, []])) });
  const meets = (other: Email) =>
    other.trigger_time_duration === days &&
    (whom === 'both' || other.recipient_filter_type === 'both' || other.recipient_filter_type === whom);
  if (others.some(meets)) context.fail('SameDay', { errors: { trigger_time_duration: [] } });
}

function checkThanks(context: Context, { recipient_filter_type: whom }: Email, others: readonly Email[]): void {
  if (!thanked.includes(whom ?? '')) context.fail('Mandatory', { errors: { recipient_filter_type: [] } });
  if (others.some((other) => other.recipient_filter_type === whom))
    context.fail('SameAudience', { errors: { recipient_filter_type: [] } });
}
