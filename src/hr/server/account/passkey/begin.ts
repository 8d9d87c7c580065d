import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { personDetails } from '../person.ts';
import { algorithms, handleOf, most, newChallenge, purposes, relyingParty, timeout } from './ceremony.ts';
import { passkeysOf } from './user-passkeys.ts';
import { webauthn } from './webauthn.ts';

export const handler: Handler<Calls['account/passkey/begin']> = async (context) => {
  const person = { company: context.company, userId: context.actor.id };
  const details = (await personDetails(context.db, person)) ?? context.notFound();
  const own = await passkeysOf(context.db, person);
  if (own.length >= most) return context.fail('TooManyPasskeys');
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: details.companyName,
    rpID: relyingParty(context).rpID,
    userName: details.email,
    userDisplayName: details.displayName,
    userID: handleOf(person),
    challenge: await newChallenge(context, purposes.add),
    timeout,
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { status: 200, options: { ...options } };
};
