import type { CallContext, Hooks } from '../../../server/context.ts';
import { filtersFor } from './limits.ts';
import { allData, allDataId, type Row, statusOf, toldFilters } from './saved-filters.ts';

export const hooks: Hooks = {
  async rows(context, { id }) {
    return id === allDataId ? context.fail('Fixed') : {};
  },
  async compute(_context, rows) {
    return rows.map((row) => {
      const segment = row as unknown as Row;
      const { filters: given, ...address } = toldFilters(segment);
      return { given, ...address, fixed: false, status: statusOf(segment) };
    });
  },
  async beforeWrite(context, { verb, values }) {
    if (verb === 'remove') return;
    if (values.title !== undefined) values.title = titleOf(context, String(values.title));
    if (values.filters === undefined) return;
    const filters = filtersFor(context, values.filters as Record<string, unknown>);
    if (Object.keys(filters).length === 0) context.fail('NoFilter', { errors: { filters: [] } });
    values.filters = filters;
  },
};

/** Names of nothing but spaces are none. That of the segment that everyone has is taken. */
function titleOf(context: CallContext, given: string): string {
  const title = given.trim();
  if (title === '') context.fail('TitleMissing', { errors: { title: [] } });
  const isTaken = title.toLowerCase() === allData(true).title.toLowerCase();
  return isTaken ? context.fail('TitleTaken', { errors: { title: [] } }) : title;
}
