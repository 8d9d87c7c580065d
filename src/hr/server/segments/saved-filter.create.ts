import { sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { savedFilter } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { filtersFor } from './limits.ts';
import { clearDefault, mine, ownFilter, toldOf } from './saved-filters.ts';

export const handler: Handler<Calls['segments/saved-filter.create']> = async (context, { body }) => {
  const title = titleOf(context, body.title);
  const filters = filtersFor(context, body.filters);
  if (Object.keys(filters).length === 0) context.fail('NoFilter', { errors: { filters: [] } });
  await refuseTooMany(context);
  const isDefault = body.is_default === true;
  const values = { user: context.actor.id, title, filters, is_default: isDefault, type: 'dashboard' };
  const { id } = await context.records.create('segments/saved-filter', values);
  if (isDefault) await clearDefault(context, String(id));
  context.status(201);
  const row = await ownFilter(context, String(id));
  return { status: 201, message: context.text('segments/saved-filter.saved'), data: toldOf(context, row) };
};

/** Names of nothing but spaces are none. */
export function titleOf(context: CallContext<'TitleMissing'>, given: string): string {
  const title = given.trim();
  return title === '' ? context.fail('TitleMissing', { errors: { title: [] } }) : title;
}

async function refuseTooMany(context: CallContext<'TooMany'>): Promise<void> {
  const most = constants['segments/saved-filter.most'];
  const [row] = await context.db.select({ count: sql<number>`count(*)::int` }).from(savedFilter).where(mine(context));
  if ((row?.count ?? 0) >= most) context.fail('TooMany', { params: { most } });
}
