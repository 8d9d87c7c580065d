import { Authenticator } from './authenticator.ts';
import type { Answer, Browser } from './product-app.ts';

/** Adds a passkey for the person who is signed in here. */
export async function added(who: Browser, key = new Authenticator(), name = 'Laptop'): Promise<Authenticator> {
  const { body } = await who.post('/auth/passkeys/begin');
  const answer = await who.post('/auth/passkeys', { name, credential: key.create(body.options) });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return key;
}

/** What a passkey is asked when nobody is signed in. */
export const asked = async (who: Browser) => (await who.post('/auth/passkey/ask')).body.options;

type Twist = Parameters<Authenticator['get']>[1];

export async function signInWith(
  key: Authenticator,
  twist: Twist,
  who: Browser,
): Promise<{ who: Browser; answer: Answer }> {
  return { who, answer: await who.post('/auth/passkey', { credential: key.get(await asked(who), twist) }) };
}

export const codeOf = ({ status, body }: Answer): [number, string] => [status, body.code];
export const refused = [401, 'PasskeyRefused'];
