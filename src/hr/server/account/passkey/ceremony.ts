import { constants } from '../../../../generated/options.ts';
import type { CallContext } from '../../../../server/context.ts';
import type { Person } from '../person.ts';

type Context = Pick<CallContext, 'sessions' | 'config'>;

const minutes = constants['account/passkey/life'];
export const timeout = minutes * 60_000;

/** What a passkey is asked for: an answer to one is none to another. */
export const purposes = {
  add: 'add a passkey',
  signIn: 'sign in with a passkey',
  prove: 'prove with a passkey',
} as const;
export type Purpose = (typeof purposes)[keyof typeof purposes];

/** Passkeys belong to the host of the public address. */
export const relyingParty = ({ config }: Context) => ({ rpID: new URL(config.origin).hostname, origin: config.origin });

/** 256 bits, good once, for five minutes, in this browser and (where there is one) this session. */
export async function newChallenge({ sessions }: Context, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const token = await sessions.ask(purpose, { session: sessions.id }, minutes);
  return new Uint8Array(Buffer.from(token, 'base64url'));
}

/** The challenge that was answered, when it was asked here; it is spent, whatever comes of the answer. */
export async function spentChallenge(
  { sessions }: Context,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  const memo = challenge && (await sessions.answered(purpose, challenge));
  if (!memo) return null;
  // Nobody is known yet when signing in; else it is the session's own.
  return purpose === purposes.signIn || memo.session === sessions.id ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && challenge.length <= 100 ? challenge : null;
  } catch {
    return null;
  }
}

/** What the authenticator keeps of a person, and gives back when it signs in: two ids, nothing that can be read. */
export const handleOf = ({ company, userId }: Person): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`${company}${userId}`.replaceAll('-', ''), 'hex'));

export function personOf(handle: string | null | undefined): Person | null {
  const bytes = Buffer.from(handle ?? '', 'base64url');
  if (bytes.length !== 32) return null;
  return { company: uuid(bytes.subarray(0, 16)), userId: uuid(bytes.subarray(16)) };
}

const uuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** How many a person may have. */
export const most = constants['account/passkey/most'];

/** EdDSA, ES256, RS256: what authenticators of today make. */
export const algorithms = [-8, -7, -257];
