import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import type { PlaceholderValues } from '../../rules/placeholders.ts';
import { drawnMail, surveyValues } from '../wellbeing/mails.ts';
import { ownSurvey } from '../wellbeing/survey.ts';
import { campaignMail, emptyCampaign, refuseCampaignPlaceholders } from './campaign.ts';
import { previewValues } from './placeholder-values.ts';

/** While it is being written: what is missing is left out. */
export const handler: Handler<Calls['templates/campaign.preview']> = async (context, { body }) => {
  const { user, context: place = 'touchpoint', email_category, ...given } = body;
  refuseCampaignPlaceholders(context, place, given);
  const isSurvey = place === 'survey';
  const values = {
    ...(await previewValues(context, user, isSurvey ? null : context.actor.id)),
    ...(isSurvey && (await settledInSurvey(context))),
  };
  const link = context.config.origin;
  const campaign = { ...emptyCampaign, ...given };
  if (isSurvey) return drawnMail(context, campaign, { link: email_category === 'acknowledge' ? null : link, values });
  const note = context.text('templates/link-note', { days: constants['chats/link.days'] });
  return campaignMail(campaign, { link, notes: [note], values });
};

/** What the survey has settled already, to those who may see it. */
async function settledInSurvey(context: CallContext): Promise<PlaceholderValues> {
  if (!context.explain('wellbeing/view')?.allowed) return {};
  const values = await surveyValues(context, await ownSurvey(context));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
