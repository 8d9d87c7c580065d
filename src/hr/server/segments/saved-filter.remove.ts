import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { allDataId, ownFilter } from './saved-filters.ts';

/** Anyone who deletes the default has All data for it. */
export const handler: Handler<Calls['segments/saved-filter.remove']> = async (context, { query }) => {
  if (query.id === allDataId) context.fail('Fixed');
  const { id } = await ownFilter(context, query.id);
  await context.records.remove('segments/saved-filter', id);
  return { status: 200, message: context.text('segments/saved-filter.deleted') };
};
