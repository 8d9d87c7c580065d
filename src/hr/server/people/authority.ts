import type { CallContext, Change } from '../../../server/context.ts';
import { isCovered, rightsOf } from '../../rules/group-rights.ts';
import { authorityOf, groupOf } from '../access/authority.ts';
import { isLastSuperAdmin } from '../access/members.ts';

/** With these someone could take over the account of another, or shut them out. */
const taking = ['email', 'status', 'exit_date'];

/** Nobody changes how a person signs in who may do more than they themselves. */
export async function refuseStronger(context: CallContext, { old, values, id }: Change): Promise<void> {
  const touched = taking.filter((name) => name in values);
  if (!old || touched.length === 0 || id === context.actor.id || context.actor.type === 'SuperAdmin') return;
  const refuse = () =>
    context.fail('StrongerPerson', { errors: Object.fromEntries(touched.map((name) => [name, []])) });
  if (old.type === 'SuperAdmin') refuse();
  const group = old.type === 'Admin' ? await groupOf(context, id) : null;
  if (group && !isCovered(rightsOf(group), await authorityOf(context))) refuse();
}

/** A company that nobody may administer any more could not be helped from inside. */
export async function refuseWithoutSuperAdmin(context: CallContext, { old, values, id }: Change): Promise<void> {
  if (old?.type !== 'SuperAdmin') return;
  const leaves = ['status', 'exit_date'].filter((name) => values[name] && values[name] !== 'active');
  if (leaves.length === 0 || !(await isLastSuperAdmin(context, id))) return;
  context.fail('LastSuperAdmin', { errors: Object.fromEntries(leaves.map((name) => [name, []])) });
}
