import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { visiblePerson } from './members.ts';
import { mayViewAs } from './view-as.ts';

/** The session is the caller's as before; from the next request on it reads with the other's rights. */
export const handler: Handler<Calls['access/view-as.start']> = async (context, { body }) => {
  const person = await visiblePerson(context, body.user_id);
  if (person.type === 'SuperAdmin') return context.fail('SuperAdmin');
  const other = await context.actorOf(person.id);
  if (!other || !mayViewAs(context.actor, other)) return context.fail('NotAdmin');
  const until = new Date(context.now.getTime() + constants['access/view-as.minutes'] * 60_000);
  await context.sessions.viewAs(person.id, until);
  context.audit({
    type: 'view_as',
    activity: 'View as started',
    entity: 'people/user',
    recordId: person.id,
    onBehalf: person.id,
    new: { until: until.toISOString() },
  });
  return { status: 200, display_name: person.display_name, until: until.toISOString() };
};
