import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { loadActor } from '../../access/actor.ts';
import { trustMail } from '../mfa/factors/methods.ts';
import { keepZone, personDetails } from '../person.ts';
import { beginSession } from '../session/begin.ts';
import { purposes } from './ceremony.ts';
import { provenBy } from './proof.ts';

/** A device that one has and a finger or code that unlocks it are two factors: nothing more is asked for. */
export const handler: Handler<Calls['account/passkey/sign-in']> = async (context, { body }) => {
  const person = await provenBy(context, purposes.signIn, body.credential);
  const details = person && (await personDetails(context.db, person));
  if (!person || !details || !(await loadActor(context.db, person.company, person.userId, context.now)))
    return context.fail('PasskeyRefused', { keep: true });
  await trustMail(context.db, person);
  await keepZone(context.db, person, keptZone(body.time_zone), details);
  await beginSession(context, person, { method: 'passkey', both: true });
  return { status: 200 };
};
