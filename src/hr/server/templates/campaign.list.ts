import type { Calls } from '../../../generated/calls.ts';
import { optionLabels, optionValues } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { campaignFields } from './campaign.ts';

/** The product's own mail has nothing to be filled in. */
export const handler: Handler<Calls['templates/campaign.list']> = async () => ({
  data: optionValues['templates/layouts'].map((layout) => ({
    template_id: layout,
    title: optionLabels['templates/layouts'][layout],
    fields: layout === 'standard' ? [] : [...campaignFields],
  })),
});
