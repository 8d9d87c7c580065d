import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler, ServerActor } from '../../../server/context.ts';
import { authorityOf, groupOf } from './authority.ts';
import { changersOf } from './changers.ts';
import type { GroupRow } from './group-row.ts';
import { visibleGroup } from './groups.ts';
import { visiblePerson } from './members.ts';
import { whomSeen, whyEmployee } from './why.employee.ts';

type Why = Calls['access/why'];
type Context = CallContext<Why['errors']>;

/** Of whom the answer is. */
interface About {
  actor: ServerActor;
  group: GroupRow | null;
}

/** The evaluator's own answer, in its single conditions, and who could make it another one. */
export const handler: Handler<Why> = async (context, { query }) => {
  const { actor, group } = await aboutWhom(context, query.user_id);
  const told = await toldOf(context, actor, query);
  const { people, hidden } = await changersOf(context, { actor, group }, told.missing);
  const { id, displayName, type } = actor;
  return {
    status: 200,
    allowed: told.allowed,
    about: {
      id,
      display_name: displayName,
      type,
      group: group?.group_name ?? null,
      group_id: group?.id ?? null,
    },
    gate: told.gate,
    employee: told.employee,
    steps: told.steps as Why['answer']['steps'],
    changers: people,
    hidden,
  };
};

/** Anyone about themselves; about others those who may change their group. */
async function aboutWhom(context: Context, id: string | undefined): Promise<About> {
  if (id === undefined || id === context.actor.id)
    return { actor: context.actor, group: await groupOf(context, context.actor.id) };
  if (!context.explain('access/why.others')?.allowed) return context.fail('OwnOnly');
  const person = await visiblePerson(context, id);
  const group = await groupOf(context, person.id);
  if (group) await visibleGroup(context, await authorityOf(context), group.id);
  const actor = await context.actorOf(person.id);
  if (!actor) return context.fail('MayNotSignIn');
  return { actor, group };
}

async function toldOf(context: Context, actor: ServerActor, { employee, scope, gate }: Why['query']) {
  if (employee) return whyEmployee(context, actor, employee);
  if (scope) return whomSeen(actor);
  return whyGate(context, actor, gate ?? context.fail('NothingAsked'));
}

function whyGate(context: Context, actor: ServerActor, id: string) {
  const explained = context.explain(id, actor) ?? context.notFound();
  const { allowed, because, steps, title } = explained;
  return { allowed, steps, gate: { id, title }, employee: null, missing: because.missing };
}
