import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { pageNumber } from '../../../shared/paging/paging.ts';
import { lostOf, lostTags } from './lost-tags.ts';
import { allData, ownFilters, toldOf } from './saved-filters.ts';
import { optionsOf } from './values.ts';

/** One's segments, before them the one that everyone has; or the values that can be filtered by. */
export const handler: Handler<Calls['segments/saved-filter.list']> = async (context, { query }) => {
  const options = query.options === 'dashboard_filter_options' ? await optionsOf(context, query.filter_field) : {};
  const rows = query.options === 'dashboard_filter_options' ? [] : await ownFilters(context);
  const all =
    query.options === 'dashboard_filter_options' ? [] : [allData(!rows.some((row) => row.is_default)), ...rows];
  const limit = query.page_limit ?? 200;
  const from = (pageNumber(query.page_offset) - 1) * limit;
  const shown = all.slice(from, from + limit);
  const lost = await lostTags(context, shown);
  return {
    status: 200,
    dashboard_saved_filters: shown.map((row) => ({ ...toldOf(context, row), ...lostOf(row, lost) })),
    total_count: all.length,
    queryset_filter_options: options,
    queryset_filters_options: options,
  };
};
