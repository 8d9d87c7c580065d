import { and, eq, inArray } from 'drizzle-orm';
import { accessGroup, membership } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { isCovered, rightsOf } from '../../../rules/group-rights.ts';
import { authorityOf } from '../../access/authority.ts';
import { groupColumns } from '../../access/group-row.ts';
import { sentByEach } from '../../touchpoints/senders.ts';
import type { Person } from './people.ts';

/** Who of these must neither be renamed nor shut out by an import: the importer, SuperAdmins, and who may do more. */
export async function untouchable(context: CallContext, people: readonly Person[]): Promise<Set<string>> {
  const found = new Set<string>([context.actor.id]);
  for (const { id, type } of people) if (type === 'SuperAdmin') found.add(id);
  const admins = people.filter(({ type }) => type === 'Admin').map(({ id }) => id);
  if (admins.length === 0 || context.actor.type === 'SuperAdmin') return found;
  const own = await authorityOf(context);
  const groups = await context.db
    .select({ user: membership.user, group: groupColumns })
    .from(membership)
    .innerJoin(accessGroup, and(eq(accessGroup.companyId, membership.companyId), eq(accessGroup.id, membership.group)))
    .where(and(eq(membership.companyId, context.company), inArray(membership.user, admins)));
  for (const { user, group } of groups) if (!isCovered(rightsOf(group), own)) found.add(user);
  return found;
}

/** Those of them who must be replaced before they leave, with the titles of what is sent in their names. */
export const sendersAmong = (context: CallContext, people: readonly Person[]): Promise<Map<string, string[]>> =>
  sentByEach(
    context,
    people.filter(({ type }) => type !== 'Employee').map(({ id }) => id),
  );
