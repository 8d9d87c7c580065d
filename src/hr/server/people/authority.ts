import type { CallContext, Change, ServerActor } from '../../../server/context.ts';
import { isCovered, rightsOf } from '../../rules/group-rights.ts';
import { authorityOfActor, groupOf } from '../access/authority.ts';
import { isLastSuperAdmin } from '../access/members.ts';

/** With these someone could take over the account of another, shut them out, or get what is mailed to who has left. */
const taking = ['email', 'status', 'exit_date', 'alternateEmail'];

/** Nobody changes how a person signs in who may do more than they themselves. */
export async function refuseStronger(context: CallContext, { old, values, id }: Change): Promise<void> {
  const touched = taking.filter((name) => name in values);
  if (!old || touched.length === 0 || id === context.actor.id || context.actor.type === 'SuperAdmin') return;
  const refuse = () =>
    context.fail('StrongerPerson', { errors: Object.fromEntries(touched.map((name) => [name, []])) });
  if (await isStronger(context, { id, type: String(old.type) }, context.actor)) refuse();
}

/** Whether a person may do more than this admin. */
export async function isStronger(
  at: Pick<CallContext, 'db' | 'company'>,
  { id, type }: { id: string; type: string },
  actor: ServerActor,
): Promise<boolean> {
  if (actor.type === 'SuperAdmin' || type === 'SuperAdmin') return actor.type !== 'SuperAdmin';
  const group = type === 'Admin' ? await groupOf(at, id) : null;
  return group !== null && !isCovered(rightsOf(group), await authorityOfActor(at, actor));
}

/** A company that nobody may administer any more could not be helped from inside. */
export async function refuseWithoutSuperAdmin(context: CallContext, { old, values, id }: Change): Promise<void> {
  if (old?.type !== 'SuperAdmin') return;
  const leaves = ['status', 'exit_date'].filter((name) => values[name] && values[name] !== 'active');
  if (leaves.length === 0 || !(await isLastSuperAdmin(context, id))) return;
  context.fail('LastSuperAdmin', { errors: Object.fromEntries(leaves.map((name) => [name, []])) });
}
