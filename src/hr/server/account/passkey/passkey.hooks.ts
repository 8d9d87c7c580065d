import type { Hooks } from '../../../../server/context.ts';
import { notifyOfWay } from '../mfa/factors/notify.ts';

export const hooks: Hooks = {
  async afterWrite(context, { verb, old }) {
    if (verb !== 'remove') return;
    const person = { company: context.company, userId: context.actor.id };
    await context.sessions.endAll(person.userId, { keep: true });
    await notifyOfWay(context, person, context.text('account/notice.passkey-removed', { name: String(old?.name) }));
  },
};
