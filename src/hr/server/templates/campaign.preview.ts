import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import type { PlaceholderValues } from '../../rules/placeholders.ts';
import { surveyValues } from '../wellbeing/mails.ts';
import { ownSurvey } from '../wellbeing/survey.ts';
import { campaignMail, refuseCampaignPlaceholders } from './campaign.ts';
import { previewValues } from './placeholder-values.ts';

const colours = {
  header_color: '#ffffff',
  header_background: '#1d4ed8',
  button_color: '#ffffff',
  button_background: '#1d4ed8',
};
const empty = {
  mail_layout: 'standard',
  mail_subject: null,
  mail_body: null,
  header_text: null,
  action_button_text: null,
} as const;

/** While it is being written: what is missing is left out. */
export const handler: Handler<Calls['templates/campaign.preview']> = async (context, { body }) => {
  const { user, context: place = 'touchpoint', ...given } = body;
  refuseCampaignPlaceholders(context, place, given);
  const isSurvey = place === 'survey';
  const values = {
    ...(await previewValues(context, user, isSurvey ? null : context.actor.id)),
    ...(isSurvey && (await settledInSurvey(context))),
  };
  const note = isSurvey
    ? context.text('wellbeing/link-note')
    : context.text('templates/link-note', { days: constants['chats/link.days'] });
  return campaignMail({ ...empty, ...colours, ...given }, { link: context.config.origin, notes: [note], values });
};

/** What the survey has settled already, to those who may see it. */
async function settledInSurvey(context: CallContext): Promise<PlaceholderValues> {
  if (!context.explain('wellbeing/view')?.allowed) return {};
  const values = await surveyValues(context, await ownSurvey(context));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
