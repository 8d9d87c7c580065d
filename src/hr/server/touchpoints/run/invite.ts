import { constants } from '../../../../generated/options.ts';
import { stage as stages } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { decentMoment } from '../../../rules/due.ts';
import type { PlaceholderValues } from '../../../rules/placeholders.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { lengthOf } from '../../chats/length.ts';
import { issueLink } from '../../chats/link.ts';
import { toChannel } from '../../integrations/to-channel.ts';
import { type Campaign, campaignMail } from '../../templates/campaign.ts';
import { recipientValues } from '../../templates/placeholder-values.ts';

const [from = 9, until = 18] = constants['touchpoints/run.decentHours'];
const days = constants['chats/link.days'];

/** Someone whose chat has begun, and what it is about. */
export interface Invited {
  user: string;
  dueOn: string;
  name: string;
  firstName: string;
  lastName: string | null;
  email: string;
  zone: string;
  title: string;
  questions: unknown[];
  campaign: Campaign;
}

export const campaignOf = {
  mail_layout: stages.mail_layout,
  mail_subject: stages.mail_subject,
  mail_body: stages.mail_body,
  header_text: stages.header_text,
  header_color: stages.header_color,
  header_background: stages.header_background,
  action_button_text: stages.action_button_text,
  button_color: stages.button_color,
  button_background: stages.button_background,
};

/** When someone is written to about a chat that is due: at a decent hour of their own. */
export const momentFor = ({ now }: Pick<CallContext, 'now'>, { zone, dueOn }: Pick<Invited, 'zone' | 'dueOn'>): Date =>
  decentMoment(now, keptZone(zone) ?? 'UTC', dueOn, { from, until });

/** Address of the page on which a chat is answered, with a new token. */
export async function pageOf(context: CallContext, user: string, session: string): Promise<string> {
  const token = await issueLink(context, { company: context.actor.company, user, session });
  return `${context.config.origin}/chat/${token}`;
}

/** By a mail of its own, after a message in a channel where the company has it so. */
export async function invite(
  context: CallContext,
  { user, dueOn, name, firstName, lastName, email, zone, title, questions, campaign }: Invited,
  session: string,
  { channels, common, ...sender }: { name: string; replyTo: string; channels: boolean; common: PlaceholderValues },
): Promise<void> {
  const { company } = context.actor;
  const url = await pageOf(context, user, session);
  const said = {
    name: firstName,
    sender: sender.name,
    title,
    ...lengthOf(context, questions),
    days,
  };
  const decent = momentFor(context, { zone, dueOn });
  const message = {
    to: email,
    text: context.text('integrations/connection.invitation', said),
    link: { label: context.text('integrations/connection.answer'), url },
  };
  const notBefore = channels
    ? await toChannel(context, { company, sender: context.actor.id, session }, message, decent)
    : decent;
  const person = { first_name: firstName, last_name: lastName, display_name: name, email };
  const content = () =>
    campaignMail(campaign, {
      link: url,
      notes: [context.text('templates/link-note', { days })],
      values: { ...common, ...recipientValues(person) },
    });
  await context.mail.send(
    'chats/invitation',
    { address: email, name },
    { ...said, link: url },
    { notBefore, about: session, from: sender, ...(campaign.mail_layout !== 'standard' && { content }) },
  );
}
