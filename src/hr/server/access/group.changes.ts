import type { Calls } from '../../../generated/calls.ts';
import { optionDetails } from '../../../generated/options.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { beyond, rightsOf } from '../../rules/group-rights.ts';
import { normalise, type PermissionRule } from '../../rules/permission-rules.ts';
import type { Segments } from '../../rules/segments.ts';
import { authorityOf } from './authority.ts';
import { segmentsOf } from './group-input.ts';
import type { GroupRow } from './group-row.ts';
import { adminsOf, filtersOf, headcountOf, visibleGroup } from './groups.ts';

type Code = GroupRow['permissions'][number];

const rules: readonly PermissionRule[] = optionDetails['access/permission-rules.rules'];

/** Counted of those whom the caller sees. */
export const handler: Handler<Calls['access/group.changes']> = async (context, { body }) => {
  const own = await authorityOf(context as CallContext);
  const group = await visibleGroup(context, own, body.group_id);
  const given = body.permissions?.map((one) => (typeof one === 'string' ? one : one.codename));
  const codes = given ? (normalise(rules, given) as Code[]) : group.permissions;
  const admins = await adminsOf(context as CallContext, [group.id]);
  const after = body.segments ? { ...group, ...segmentsOf(context, body.segments) } : group;
  return {
    status: 200,
    admins: admins.get(group.id) ?? 0,
    gains: beyond(codes, group.permissions) as Code[],
    loses: beyond(group.permissions, codes) as Code[],
    ...(await seenOtherwise(context as CallContext, rightsOf(group).segments, rightsOf(after).segments)),
  };
};

/** Whom only one of two filters keeps: as many may come as go. */
async function seenOtherwise(context: CallContext, before: Segments | null, after: Segments | null) {
  const [former, latter] = [filtersOf(before), filtersOf(after)];
  const count = async (...filters: (typeof former)[]) => {
    if (filters.includes(null)) return 0;
    return (
      await headcountOf(
        context,
        filters.flatMap((some) => some ?? []),
      )
    ).employees;
  };
  const both = await count(former, latter);
  return { more: (await count(latter)) - both, fewer: (await count(former)) - both };
}
