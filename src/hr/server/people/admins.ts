import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';

/** Admins whom the caller may see: name and address only, since this list is given to every picker. */
export const handler: Handler<Calls['people/admins']> = async (context, { query }) => {
  const { rows, total } = await context.records.list('people/user', {
    page: Math.max(1, query.page_offset ?? 1),
    limit: query.page_limit ?? 500,
    search: query.raw_search_string || undefined,
    filters: [
      { property: 'type', is: 'in', values: ['SuperAdmin', 'Admin'] },
      { property: 'status', is: 'equal', value: 'active' },
    ],
    sort: ['display_name'],
    opens: true,
    returns: ['display_name', 'email'],
  });
  const data = rows.map(({ id, display_name, email }) => ({
    user_id: String(id),
    display_name: String(display_name),
    email: String(email),
  }));
  return { data, total_count: total };
};
