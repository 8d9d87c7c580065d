import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { trustMail } from '../mfa/factors/methods.ts';
import { keepZone, personDetails } from '../person.ts';
import { arrived } from '../session/begin.ts';
import { purposes } from './ceremony.ts';
import { provenBy } from './proof.ts';

/** The second step of a sign-in, or, signed in already, proof that it is still the same person. */
export const handler: Handler<Calls['account/passkey/prove']> = async (context, { body }) => {
  const person = { company: context.company, userId: context.actor.id };
  const half = context.sessions.level === 'half';
  if (!(await provenBy(context, purposes.prove, body.credential, person))) {
    const about = { entity: 'people/user', recordId: person.userId, new: { method: 'passkey' } };
    if (half) context.audit({ type: 'auth', activity: 'Second factor failed', ...about });
    return context.fail('PasskeyRefused', { keep: true });
  }
  await trustMail(context.db, person);
  const { newDevice } = await context.sessions.raise();
  if (!half) return { status: 200 };
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  await keepZone(context.db, person, keptZone(body.time_zone), details);
  await arrived(context, person, { method: 'passkey', newDevice });
  return { status: 200 };
};
