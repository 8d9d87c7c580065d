import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Calls } from '../../../../generated/calls.ts';
import { passkey } from '../../../../generated/tables.ts';
import { type CallContext, type Handler, lock } from '../../../../server/context.ts';
import { browserName } from '../../../rules/browser-name.ts';
import { notifyOfWay } from '../mfa/factors/notify.ts';
import { algorithms, most, purposes, relyingParty, spentChallenge } from './ceremony.ts';
import { passkeysOf } from './user-passkeys.ts';
import { webauthn } from './webauthn.ts';

type Add = Calls['account/passkey/add'];

export const handler: Handler<Add> = async (context, { body }) => {
  const made = await verified(context, body.credential);
  if (!made) return context.fail('PasskeyRefused', { keep: true });
  const person = { company: context.company, userId: context.actor.id };
  // Of two that come at once each would find room for one more.
  await lock(context.db, `passkeys of ${person.userId}`);
  if ((await passkeysOf(context.db, person)).length >= most) return context.fail('TooManyPasskeys');
  const { credential, credentialBackedUp } = made;
  const name = body.name?.trim() || browserName(context.userAgent);
  const id = context.newId();
  const added = await context.db
    .insert(passkey)
    .values({
      companyId: person.company,
      id,
      user: person.userId,
      name,
      credential: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (body.credential.response.transports ?? []).map(String),
      synced: credentialBackedUp,
    })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  if (added.length === 0) return context.fail('ThereAlready');
  await context.sessions.endAll(person.userId, { keep: true });
  context.audit({ type: 'auth', activity: 'Passkey added', entity: 'account/passkey', recordId: id, new: { name } });
  await notifyOfWay(context as CallContext, person, context.text('account/notice.passkey-added', { name }));
  return { status: 200 };
};

async function verified(context: CallContext<Add['errors']>, given: Add['body']['credential']) {
  const challenge = await spentChallenge(context, purposes.add, given.response.clientDataJSON);
  if (!challenge || given.response.attestationObject === undefined) return null;
  const { rpID, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await webauthn();
  const answer = await verifyRegistrationResponse({
    response: given as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  return answer?.verified ? answer.registrationInfo : null;
}
