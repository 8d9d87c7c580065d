import type { Hooks } from '../../../../server/context.ts';
import { tellOfWay } from '../mfa/factors/tell.ts';

export const hooks: Hooks = {
  async afterWrite(context, { verb, old }) {
    if (verb !== 'remove') return;
    const person = { company: context.company, userId: context.actor.id };
    await context.sessions.endAll(person.userId, { keep: true });
    await tellOfWay(context, person, `a passkey removed (${old?.name})`);
  },
};
