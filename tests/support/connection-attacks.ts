import type { ProviderName } from '../../scripts/sandbox/state.ts';
import { begin, type Connecting, finish } from './connecting.ts';
import { type Spoiled, spoiledAt } from './connection-faults.ts';
import { type Answer, Browser } from './product-app.ts';
import { tenantAttacks } from './tenant-attacks.ts';

/** What an attack is made of. */
export interface Scene {
  on: Connecting;
  name: ProviderName;
  others: ProviderName[];
  /** Someone who may connect, in a browser of their own. */
  person(browser?: Browser): Promise<Browser>;
}

export interface Case {
  name: string;
  /** How it may be refused. */
  codes: string[];
  run(at: Scene): Promise<Answer>;
}

export const people = {
  acme: 'superadmin@acme.example',
  globex: 'superadmin@globex.example',
  group: 'groupadmin@acme.example',
};

const mismatch = ['StateMismatch', 'Invalid'];
const denied = ['Denied', 'BadRequest', 'ProviderUnreachable', 'Invalid', 'ConsentRequired', 'ProviderRefusedUs'];

/** Of Teams what comes back from the sign-in, unless something else than to allow was chosen before. */
async function returned(at: Scene, who: Browser, choice?: string): Promise<URL> {
  const url = await at.on.sandbox.chosen(await begin(who, at.name), choice);
  if (at.name !== 'microsoft' || choice) return url;
  const { body } = await finish(who, at.name, url);
  return at.on.sandbox.chosen(body.url);
}

type Twist = (value: string) => unknown;

/** A connection that would succeed, with something changed in what comes back. */
const changed = (name: string, codes: string[], key: 'state' | 'code' | 'error', twist: Twist): Case => ({
  name,
  codes,
  async run(at) {
    const who = await at.person();
    const url = await returned(at, who);
    return finish(who, at.name, url, { [key]: twist(url.searchParams.get(key) ?? '') });
  },
});

const states = (
  [
    ['no state', () => undefined],
    ['an empty state', () => ''],
    ['a made-up state', () => 'x'.repeat(43)],
    ['a short state', () => 'abc'],
    ['a state that names a part of every object', () => '__proto__'],
    ['a state with SQL', () => "' or 1=1 --"],
    ['a state with something behind it', (value) => `${value}x`],
    ['a state without its end', (value) => value.slice(0, -1)],
    ['a state in capitals', (value) => value.toUpperCase()],
    ['a state in spaces', (value) => ` ${value} `],
    ['a state twice', (value) => value + value],
    ['a state that is too long', () => 'x'.repeat(5000)],
  ] as [string, Twist][]
).map(([name, twist]) => changed(name, mismatch, 'state', twist));

const proofs = (
  [
    ['nothing that proves the consent', () => undefined],
    ['an empty proof', () => ''],
    ['a made-up proof', () => 'z'.repeat(43)],
    ['a proof with a line break', () => 'a\r\nb'],
    ['a proof with something behind it', (value) => `${value}x`],
    ['a proof with a path', () => '../../common'],
    ['a proof that is too long', () => 'x'.repeat(5000)],
    ['a proof with another address', () => 'evil.example/token?x='],
  ] as [string, Twist][]
).map(([name, twist]) => changed(name, denied, 'code', twist));

const errors = [
  'access_denied',
  'consent_required',
  'interaction_required',
  'server_error',
  'temporarily_unavailable',
  'invalid_scope',
  '<script>alert(1)</script>',
  'https://evil.example',
  'x'.repeat(100),
].map((error) => changed(`the error ${error.slice(0, 30)}`, ['Cancelled', ...denied], 'error', () => error));

const later = [10, 11, 24 * 60].map(
  (minutes): Case => ({
    name: `a state of ${minutes} minutes ago`,
    codes: mismatch,
    async run(at) {
      const who = await at.person();
      const url = await returned(at, who);
      at.on.clock.forward(minutes);
      return finish(await at.person(who), at.name, url);
    },
  }),
);

/** What was begun by one is finished by another, in the same browser or not. */
const otherwise = (name: string, change: (at: Scene, who: Browser) => Promise<Browser>): Case => ({
  name,
  codes: [...mismatch, 'SignedOut', 'Refused'],
  async run(at) {
    const who = await at.person();
    const url = await returned(at, who);
    return finish(await change(at, who), at.name, url);
  },
});

const browserCookie = (who: Browser): string =>
  [...who.cookies.keys()].find((name) => /browser/.test(name)) ?? 'browser';

const whose: Case[] = [
  otherwise('a browser without its cookie', async (_at, who) => {
    who.cookies.delete(browserCookie(who));
    return who;
  }),
  otherwise('a browser with another cookie', async (_at, who) => {
    who.cookies.set(browserCookie(who), 'y'.repeat(43));
    return who;
  }),
  otherwise('a browser with an empty cookie', async (_at, who) => {
    who.cookies.set(browserCookie(who), '');
    return who;
  }),
  otherwise('another browser of the same person', (at) => at.person()),
  otherwise('the same browser, with someone of another company signed in', (at, who) =>
    at.on.person(people.globex, who),
  ),
  otherwise('the same browser, with a colleague signed in', (at, who) => at.on.person(people.group, who)),
  otherwise('the same browser, with nobody signed in', async (at, who) => {
    who.cookies.delete(at.on.server.app.engineServices.sessions.cookieName);
    return who;
  }),
  otherwise('nobody at all', async (at) => new Browser(at.on.server.app)),
];

const again: Case[] = [
  {
    name: 'a state that was answered already, without success',
    codes: mismatch,
    async run(at) {
      const who = await at.person();
      const url = await returned(at, who);
      await finish(who, at.name, url, { error: 'access_denied' });
      return finish(who, at.name, url);
    },
  },
  {
    name: 'a state that another browser has tried',
    codes: mismatch,
    async run(at) {
      const who = await at.person();
      const url = await returned(at, who);
      await finish(await at.person(), at.name, url);
      return finish(who, at.name, url);
    },
  },
  {
    name: 'the hash of the state, as the database has it',
    codes: mismatch,
    async run(at) {
      const who = await at.person();
      const url = await returned(at, who);
      const { rows } = await at.on.server.store.exec(
        'select token_hash from handshake order by created_at desc limit 1',
      );
      return finish(who, at.name, url, { state: rows[0]?.token_hash });
    },
  },
  {
    name: 'cancelled on the page of consent',
    codes: ['Cancelled'],
    async run(at) {
      const who = await at.person();
      return finish(who, at.name, await returned(at, who, 'cancel'));
    },
  },
  {
    name: 'less allowed than is needed, or by someone who may not',
    codes: ['TooFewScopes', 'ConsentRequired'],
    async run(at) {
      const who = await at.person();
      return finish(who, at.name, await returned(at, who, at.name === 'microsoft' ? 'not-admin' : 'less'));
    },
  },
];

const mixUps = [0, 1, 2].map(
  (which): Case => ({
    name: `begun here, finished at another provider (${which + 1})`,
    codes: mismatch,
    async run(at) {
      const who = await at.person();
      const url = await returned(at, who);
      return finish(who, at.others[which] as ProviderName, url);
    },
  }),
);

const refusedWhenSpoiled = ({ name, fault }: Spoiled): Case => ({
  name,
  codes: [...denied, 'TooOften'],
  async run(at) {
    const who = await at.person();
    const url = await returned(at, who);
    at.on.sandbox.state.faults.push({ ...fault });
    const answer = await finish(who, at.name, url);
    at.on.sandbox.state.faults.length = 0;
    return answer;
  },
});

export const casesOf = (name: ProviderName): readonly Case[] => [
  ...states,
  ...later,
  ...proofs,
  ...errors,
  ...whose,
  ...again,
  ...mixUps,
  ...spoiledAt(name).map(refusedWhenSpoiled),
  ...(name === 'microsoft' ? tenantAttacks : []),
];
