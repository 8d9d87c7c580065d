import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { pageNumber } from '../../../shared/paging/paging.ts';
import { authorityOf } from './authority.ts';
import { adminsOf, employeesOf, toldOf, visibleGroups } from './groups.ts';

export const handler: Handler<Calls['access/group.list']> = async (context, { query }) => {
  const search = query.raw_search_string?.trim().toLowerCase() ?? '';
  const all = await visibleGroups(context, await authorityOf(context));
  const found = all.filter(({ group_name }) => group_name.toLowerCase().includes(search));
  const limit = query.page_limit ?? 10;
  const from = (pageNumber(query.page_offset) - 1) * limit;
  const page = found.slice(from, from + limit);
  const admins = await adminsOf(
    context,
    page.map(({ id }) => id),
  );
  const groups = [];
  for (const group of page) {
    const people = admins.get(group.id) ?? 0;
    groups.push({ ...toldOf(group), people, ...(await employeesOf(context, group, query.active_employees)) });
  }
  return { status: 200, data: { groups, count: found.length }, groups, count: found.length };
};
