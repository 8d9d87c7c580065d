import { and, eq } from 'drizzle-orm';
import { optionLabels } from '../../../generated/options.ts';
import { accessGroup, membership } from '../../../generated/tables.ts';
import type { CallContext, ServerActor } from '../../../server/context.ts';
import { isCovered, type Rights } from '../../rules/group-rights.ts';
import { type GroupRow, groupColumns } from './group-row.ts';

const labels: Readonly<Record<string, string>> = optionLabels['access/permissions.codes'];

/** What the caller may do and give, and the group that it comes from. */
export interface Authority extends Rights {
  isSuperAdmin: boolean;
  userId: string;
  groupId: string | null;
}

export const authorityOf = (context: CallContext): Promise<Authority> => authorityOfActor(context, context.actor);

export async function authorityOfActor(at: At, actor: ServerActor): Promise<Authority> {
  const group = await groupOf(at, actor.id);
  return {
    isSuperAdmin: actor.type === 'SuperAdmin',
    userId: actor.id,
    groupId: group?.id ?? null,
    permissions: actor.permissions,
    segments: actor.scope === null ? null : (group?.segments ?? {}),
  };
}

type At = Pick<CallContext, 'db' | 'company'>;

/** The group that someone is an admin of. */
export async function groupOf({ db, company }: At, userId: string): Promise<GroupRow | null> {
  const [row] = await db
    .select(groupColumns)
    .from(membership)
    .innerJoin(accessGroup, and(eq(accessGroup.companyId, membership.companyId), eq(accessGroup.id, membership.group)))
    .where(and(eq(membership.companyId, company), eq(membership.user, userId)));
  return row ?? null;
}

/** Nobody gives what they do not have: neither a permission, nor an employee to see. */
export function refuseBeyond(
  context: CallContext<'BeyondYours' | 'WiderThanYours'>,
  given: Rights,
  own: Authority,
): void {
  if (own.isSuperAdmin || isCovered(given, own)) return;
  const missing = given.permissions.filter((code) => !own.permissions.includes(code));
  if (missing.length === 0) context.fail('WiderThanYours', { errors: { segments: [] } });
  const permissions = missing.map((code) => labels[code] ?? code).join(', ');
  context.fail('BeyondYours', { params: { permissions }, errors: { permissions: [] } });
}
