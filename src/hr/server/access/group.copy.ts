import { eq, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { accessGroup } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { copyName } from '../../rules/copy-name.ts';
import { authorityOf } from './authority.ts';
import { visibleGroup } from './groups.ts';

/** A group like any that is made by hand: nobody copies what they could not give. */
export const handler: Handler<Calls['access/group.copy']> = async (context, { body }) => {
  const own = await authorityOf(context as CallContext);
  const { group_name, permissions, segments, all_employees } = await visibleGroup(context, own, body.group_id);
  // Without a filter a group sees nobody; written anew, it would see everyone.
  if (!all_employees && Object.keys(segments).length === 0) return context.fail('NoFilter');
  const copy = await context.records.create('access/group', {
    group_name: copyName(group_name, await namesTaken(context as CallContext)),
    permissions,
    segments: all_employees ? {} : segments,
  });
  const { id, version, master } = copy as { id: string; version: number; master: boolean };
  const name = String(copy.group_name);
  return {
    status: 200,
    message: context.text('access/group.copied', { copy: name }),
    copy: name,
    data: { id, version, group_name: name, master, all_employees },
  };
};

/** In small letters, as names are held against each other; also those of groups that the caller does not see. */
async function namesTaken({ db, company }: CallContext): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: sql<string>`lower(${accessGroup.group_name})` })
    .from(accessGroup)
    .where(eq(accessGroup.companyId, company));
  return new Set(rows.map(({ name }) => name));
}
