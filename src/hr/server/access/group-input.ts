import { optionDetails } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import { rightsOf } from '../../rules/group-rights.ts';
import { normalise, type PermissionRule } from '../../rules/permission-rules.ts';
import { readSegments } from '../../rules/segments.ts';
import { type Authority, refuseBeyond } from './authority.ts';
import type { GroupRow } from './group-row.ts';

type Errors = 'NameMissing' | 'NameShort' | 'NoPermission' | 'NoFilter' | 'BeyondYours' | 'WiderThanYours';
type Code = GroupRow['permissions'][number];

/** What the calls take: what is left out stays as it is. */
export interface GroupInput {
  group_name?: string;
  permissions?: readonly (Code | { codename: Code })[];
  segments?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

type GroupValues = Partial<Pick<GroupRow, 'group_name' | 'permissions' | 'segments' | 'all_employees'>>;

const rules: readonly PermissionRule[] = optionDetails['access/permission-rules.rules'];

/** The values to be stored: with all that the permissions bring along, and nothing that the caller does not have. */
export function valuesOf(context: CallContext<Errors>, given: GroupInput, own: Authority, before?: GroupRow) {
  const values: GroupValues = {
    ...(given.group_name !== undefined && { group_name: nameOf(context, given.group_name) }),
    ...(given.permissions && { permissions: permissionsOf(context, given.permissions) }),
    ...(given.segments && segmentsOf(context, given.segments)),
  };
  // The rights as they will be, also those that stay: what was given by someone stronger is not given again.
  const rights = { permissions: [], segments: {}, all_employees: false, ...before, ...values };
  refuseBeyond(context, rightsOf(rights), own);
  return values;
}

function nameOf(context: CallContext<Errors>, given: string): string {
  const name = given.trim();
  if (name === '') return context.fail('NameMissing', { errors: { group_name: [] } });
  if (name.length < 8) return context.fail('NameShort', { errors: { group_name: [] } });
  return name;
}

function permissionsOf(context: CallContext<Errors>, given: NonNullable<GroupInput['permissions']>): Code[] {
  const codes = given.map((one) => (typeof one === 'string' ? one : one.codename));
  const permissions = normalise(rules, codes) as Code[];
  return permissions.length > 0 ? permissions : context.fail('NoPermission', { errors: { permissions: [] } });
}

/** No field at all is everyone; fields without a value are a choice that was not made. */
export function segmentsOf(context: CallContext<'NoFilter'>, given: NonNullable<GroupInput['segments']>) {
  const present = Object.entries(given).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined);
  const read = Object.entries(readSegments(Object.fromEntries(present))).filter(([, values]) => values.length > 0);
  if (present.length > 0 && read.length === 0) return context.fail('NoFilter', { errors: { segments: [] } });
  return { segments: Object.fromEntries(read) as Record<string, string[]>, all_employees: read.length === 0 };
}
