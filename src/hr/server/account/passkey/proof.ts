import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { passkey } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import type { Person } from '../person.ts';
import { type Purpose, personOf, relyingParty, spentChallenge } from './ceremony.ts';
import { webauthn } from './webauthn.ts';

type Given = Calls['account/passkey/sign-in']['body']['credential'];
type Context = Pick<CallContext, 'db' | 'sessions' | 'config' | 'now'>;

/**
 * Whose passkey has answered, having verified its user; null when it is nobody's, or does not answer what was asked.
 * With `person` it has to be that person's.
 */
export async function provenBy(
  context: Context,
  purpose: Purpose,
  given: Given,
  person?: Person,
): Promise<Person | null> {
  const challenge = await spentChallenge(context, purpose, given.response.clientDataJSON);
  const named = personOf(given.response.userHandle);
  const owner = person ?? named;
  if (!challenge || !owner || (named && !isSame(named, owner))) return null;
  const row = await find(context, owner, given.id);
  if (!row || !(await answers(context, row, given, challenge))) return null;
  return owner;
}

const isSame = (one: Person, other: Person): boolean => one.company === other.company && one.userId === other.userId;

type Row = typeof passkey.$inferSelect;

async function find({ db }: Context, { company, userId }: Person, id: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.companyId, company), eq(passkey.user, userId), eq(passkey.credential, id)));
  return row;
}

/** Signature, origin, host, verified user; and a count that has gone up, where the authenticator counts. */
async function answers(context: Context, row: Row, given: Given, challenge: string): Promise<boolean> {
  const { rpID, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: given as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: row.credential,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const counter = verified.authenticationInfo.newCounter;
  const used = await context.db
    .update(passkey)
    .set({ counter, last_used: context.now, synced: verified.authenticationInfo.credentialBackedUp })
    .where(
      and(
        eq(passkey.companyId, row.companyId),
        eq(passkey.id, row.id),
        counter === 0 ? eq(passkey.counter, 0) : or(lt(passkey.counter, counter), eq(passkey.counter, 0)),
      ),
    )
    .returning({ id: passkey.id });
  return used.length === 1;
}
