import type { CallContext, MailContent } from '../../../server/context.ts';
import type { PlaceholderContext, PlaceholderValues } from '../../rules/placeholders.ts';
import { refusePlaceholders } from './refuse-placeholders.ts';
import { renderMail } from './render-mail.ts';

/** A mail with a layout, as the fields of `common/campaign` hold it; `standard` is none. */
export interface Campaign {
  mail_layout: 'standard' | 'banner' | 'card';
  mail_subject: string | null;
  mail_body: string | null;
  header_text: string | null;
  header_color: string;
  header_background: string;
  action_button_text: string | null;
  button_color: string;
  button_background: string;
}

/** One in which nothing is written yet. */
export const emptyCampaign: Campaign = {
  mail_layout: 'standard',
  mail_subject: null,
  mail_body: null,
  header_text: null,
  header_color: '#ffffff',
  header_background: '#1d4ed8',
  action_button_text: null,
  button_color: '#ffffff',
  button_background: '#1d4ed8',
};

/** What is filled in of a layout. */
export const campaignFields = [
  'mail_subject',
  'mail_body',
  'header_text',
  'header_color',
  'header_background',
  'action_button_text',
  'button_color',
  'button_background',
] as const satisfies readonly (keyof Campaign)[];

/** What it becomes for one reader, whose own address the button leads to. */
export function campaignMail(
  campaign: Campaign,
  { link, notes, values }: { link: string; notes: readonly string[]; values: PlaceholderValues },
): MailContent {
  const { mail_layout: layout, header_text, action_button_text } = campaign;
  return renderMail(
    {
      layout: layout === 'standard' ? 'plain' : layout,
      subject: campaign.mail_subject ?? '',
      body: campaign.mail_body ?? '',
      header: header_text
        ? { text: header_text, color: campaign.header_color, background: campaign.header_background }
        : undefined,
      button: action_button_text
        ? { text: action_button_text, link, color: campaign.button_color, background: campaign.button_background }
        : undefined,
      notes,
    },
    values,
  );
}

/** A layout has a subject, a body and a button to follow; placeholders are those of the place it is sent from. */
export function refuseCampaign(
  context: CallContext<'MailIncomplete' | 'UnknownPlaceholder' | 'BrokenPlaceholder'>,
  place: PlaceholderContext,
  campaign: Partial<Campaign>,
): void {
  const needed = ['mail_subject', 'header_text', 'mail_body', 'action_button_text'] as const;
  const missing = needed.filter((name) => !campaign[name]?.trim());
  if (campaign.mail_layout !== 'standard' && missing.length > 0)
    context.fail('MailIncomplete', { errors: Object.fromEntries(missing.map((name) => [name, []])) });
  refuseCampaignPlaceholders(context, place, campaign);
}

export function refuseCampaignPlaceholders(
  context: CallContext<'UnknownPlaceholder' | 'BrokenPlaceholder'>,
  place: PlaceholderContext,
  campaign: Partial<Campaign>,
): void {
  refusePlaceholders(context, place, {
    mail_subject: [campaign.mail_subject, 'Subject'],
    header_text: [campaign.header_text, 'Header'],
    mail_body: [campaign.mail_body, 'Body'],
    action_button_text: [campaign.action_button_text, 'Button'],
  });
}
