import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { newChallenge, purposes, relyingParty, timeout } from './ceremony.ts';
import { webauthn } from './webauthn.ts';

/** Nothing is said of whom: the authenticator knows for whom it has a passkey. */
export const handler: Handler<Calls['account/passkey/ask']> = async (context) => {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: await newChallenge(context, purposes.signIn),
    timeout,
    userVerification: 'required',
  });
  return { status: 200, options: { ...options } };
};
