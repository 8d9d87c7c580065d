import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { newChallenge, purposes, relyingParty, timeout } from './ceremony.ts';
import { passkeysOf } from './user-passkeys.ts';
import { webauthn } from './webauthn.ts';

export const handler: Handler<Calls['account/passkey/offer']> = async (context) => {
  const own = await passkeysOf(context.db, { company: context.company, userId: context.actor.id });
  if (own.length === 0) return context.fail('NoPasskey');
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: await newChallenge(context, purposes.prove),
    allowCredentials: own,
    timeout,
    userVerification: 'required',
  });
  return { status: 200, options: { ...options } };
};
