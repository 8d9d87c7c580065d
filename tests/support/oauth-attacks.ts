import type { OpenidProvider } from './openid-provider.ts';
import type { Answer, Browser } from './product-app.ts';
import type { Social } from './social.ts';

/** What an attack is made of. */
export interface Scene {
  on: Social;
  name: string;
  other: string;
  provider: OpenidProvider;
  browser(): Browser;
  /** Begins at the provider; answers the address to which the browser is sent. */
  begin(who: Browser, at?: string): Promise<string>;
  returnOf(address: string, login?: string, at?: string): Promise<URL>;
  finish(who: Browser, returned: URL, more?: Record<string, unknown>, at?: string): Promise<Answer>;
}

interface Outcome {
  answer: Answer;
  who: Browser;
}

export interface Case {
  name: string;
  /** How it is refused. */
  code: string;
  run(at: Scene): Promise<Outcome>;
}

/** A sign-in that would succeed, with something changed in what comes back. */
const changed = (name: string, code: string, more: Record<string, unknown>): Case => ({
  name,
  code,
  async run(at) {
    const who = at.browser();
    const returned = await at.returnOf(await at.begin(who));
    return { who, answer: await at.finish(who, returned, more) };
  },
});

/** As changed, but the change depends on the true value. */
const twisted = (name: string, code: string, key: string, twist: (value: string) => unknown): Case => ({
  name,
  code,
  async run(at) {
    const who = at.browser();
    const returned = await at.returnOf(await at.begin(who));
    const more = { [key]: twist(returned.searchParams.get(key) ?? '') };
    return { who, answer: await at.finish(who, returned, more) };
  },
});

/** The address of the provider's page was tampered with on the way. */
const tampered = (name: string, code: string, tamper: (search: URLSearchParams, at: Scene) => void): Case => ({
  name,
  code,
  async run(at) {
    const who = at.browser();
    const url = new URL(await at.begin(who));
    tamper(url.searchParams, at);
    const returned = await at.returnOf(url.href);
    return { who, answer: await at.finish(who, returned) };
  },
});

const ofBrowser = (name: string, change: (who: Browser) => void): Case => ({
  name,
  code: 'StateMismatch',
  async run(at) {
    const who = at.browser();
    const returned = await at.returnOf(await at.begin(who));
    change(who);
    return { who, answer: await at.finish(who, returned) };
  },
});

const later = (name: string, minutes: number): Case => ({
  name,
  code: 'StateMismatch',
  async run(at) {
    const who = at.browser();
    const returned = await at.returnOf(await at.begin(who));
    at.on.clock.forward(minutes);
    return { who, answer: await at.finish(who, returned) };
  },
});

const states: Case[] = [
  changed('no state', 'StateMismatch', { state: undefined }),
  changed('an empty state', 'StateMismatch', { state: '' }),
  changed('a made-up state', 'StateMismatch', { state: 'x'.repeat(43) }),
  changed('a short state', 'StateMismatch', { state: 'abc' }),
  changed('a state that names a part of every object', 'StateMismatch', { state: '__proto__' }),
  changed('a state with SQL', 'StateMismatch', { state: "' or 1=1 --" }),
  twisted('a state with something behind it', 'StateMismatch', 'state', (value) => `${value}x`),
  twisted('a state without its end', 'StateMismatch', 'state', (value) => value.slice(0, -1)),
  twisted('a state in capitals', 'StateMismatch', 'state', (value) => value.toUpperCase()),
  twisted('a state in spaces', 'StateMismatch', 'state', (value) => ` ${value} `),
  twisted('a state twice', 'StateMismatch', 'state', (value) => value + value),
  later('a state of eleven minutes ago', 11),
  later('a state of ten minutes ago', 10),
  later('a state of yesterday', 24 * 60),
  ofBrowser('a browser without its cookie', (who) => who.cookies.clear()),
  ofBrowser('a browser with another cookie', (who) => who.cookies.set('browser', 'y'.repeat(43))),
  ofBrowser('a browser with an empty cookie', (who) => who.cookies.set('browser', '')),
  {
    name: 'a state of another browser',
    code: 'StateMismatch',
    async run(at) {
      const [attacker, who] = [at.browser(), at.browser()];
      const returned = await at.returnOf(await at.begin(attacker));
      await at.begin(who);
      return { who, answer: await at.finish(who, returned) };
    },
  },
  {
    name: 'the hash of the state, as the database has it',
    code: 'StateMismatch',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      const { rows } = await at.on.server.store.exec(
        'select token_hash from handshake order by created_at desc limit 1',
      );
      return { who, answer: await at.finish(who, returned, { state: rows[0]?.token_hash }) };
    },
  },
  {
    name: 'the challenge of a passkey as state',
    code: 'StateMismatch',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      const { body } = await who.post('/auth/passkey/ask');
      return { who, answer: await at.finish(who, returned, { state: body.options.challenge }) };
    },
  },
  {
    name: 'a state that was answered already, without success',
    code: 'StateMismatch',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      await at.finish(who, returned, { code: 'wrong' });
      return { who, answer: await at.finish(who, returned) };
    },
  },
  {
    name: 'a state that another browser has tried',
    code: 'StateMismatch',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      await at.finish(at.browser(), returned);
      return { who, answer: await at.finish(who, returned) };
    },
  },
];

const codes: Case[] = [
  changed('no code', 'NoCode', { code: undefined }),
  changed('an empty code', 'NoCode', { code: '' }),
  changed('a made-up code', 'AuthorizationError', { code: 'z'.repeat(43) }),
  changed('a code with a line break', 'AuthorizationError', { code: 'a\r\nb' }),
  twisted('a code with something behind it', 'AuthorizationError', 'code', (value) => `${value}x`),
  {
    name: 'a code that was used before, under a state of its own',
    code: 'AuthorizationError',
    async run(at) {
      const who = at.browser();
      const first = await at.returnOf(await at.begin(who), 'nobody');
      await at.finish(who, first);
      const second = await at.returnOf(await at.begin(who), 'nobody');
      return { who, answer: await at.finish(who, second, { code: first.searchParams.get('code') }) };
    },
  },
  {
    name: "someone else's code under one's own state (injection)",
    code: 'AuthorizationError',
    async run(at) {
      const [victim, who] = [at.browser(), at.browser()];
      const theirs = await at.returnOf(await at.begin(victim));
      const own = await at.returnOf(await at.begin(who), 'nobody');
      return { who, answer: await at.finish(who, own, { code: theirs.searchParams.get('code') }) };
    },
  },
  {
    name: 'a code of the other provider',
    code: 'AuthorizationError',
    async run(at) {
      const who = at.browser();
      const theirs = await at.returnOf(await at.begin(who, at.other), 'super', at.other);
      const own = await at.returnOf(await at.begin(who), 'nobody');
      return { who, answer: await at.finish(who, own, { code: theirs.searchParams.get('code') }) };
    },
  },
];

const tamperings: Case[] = [
  tampered('another PKCE challenge', 'AuthorizationError', (search) => search.set('code_challenge', 'c'.repeat(43))),
  tampered('a plain PKCE challenge', 'AuthorizationError', (search) => search.set('code_challenge_method', 'plain')),
  tampered('no PKCE', 'AuthorizationError', (search) => {
    search.delete('code_challenge');
    search.delete('code_challenge_method');
  }),
  tampered('another nonce', 'AuthorizationError', (search) => search.set('nonce', 'n'.repeat(43))),
  tampered('no nonce', 'AuthorizationError', (search) => search.delete('nonce')),
  tampered('another client of the provider', 'AuthorizationError', (search) => search.set('client_id', 'someone-else')),
  tampered('the other return address', 'AuthorizationError', (search, at) =>
    search.set('redirect_uri', `http://localhost:3000/login/return/${at.other}`),
  ),
  tampered('no openid scope', 'AuthorizationError', (search) => search.set('scope', 'email')),
  tampered('another state', 'StateMismatch', (search) => search.set('state', 's'.repeat(43))),
  tampered('an unknown prompt', 'AuthorizationError', (search) => search.set('prompt', 'none')),
];

const mixUps: Case[] = [
  {
    name: 'what was begun at one provider is finished at the other',
    code: 'StateMismatch',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      return { who, answer: await at.finish(who, returned, {}, at.other) };
    },
  },
  {
    name: "one's own state with the other provider's whole answer",
    code: 'AuthorizationError',
    async run(at) {
      const who = at.browser();
      const own = new URL(await at.begin(who));
      const theirs = await at.returnOf(await at.begin(who, at.other), 'super', at.other);
      return { who, answer: await at.finish(who, theirs, { state: own.searchParams.get('state') }) };
    },
  },
  {
    name: 'the other provider named as issuer',
    code: 'AuthorizationError',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      return { who, answer: await at.finish(who, returned, { iss: at.on.providers[at.other]?.issuer }) };
    },
  },
  changed('a stranger named as issuer', 'AuthorizationError', { iss: 'https://evil.example' }),
  changed('no issuer, where the provider promises one', 'AuthorizationError', { iss: undefined }),
];

const errors: Case[] = [
  changed('the person has cancelled', 'Cancelled', { code: undefined, error: 'access_denied' }),
  changed('cancelled, with a code', 'Cancelled', { error: 'access_denied' }),
  changed('the provider failed', 'AuthorizationError', { code: undefined, error: 'server_error' }),
  changed('an error with markup', 'AuthorizationError', { error: '<script>alert(1)</script>' }),
  changed('an error without a state', 'StateMismatch', { state: undefined, code: undefined, error: 'access_denied' }),
  {
    name: 'a state that was answered by an error',
    code: 'StateMismatch',
    async run(at) {
      const who = at.browser();
      const returned = await at.returnOf(await at.begin(who));
      await at.finish(who, returned, { error: 'access_denied' });
      return { who, answer: await at.finish(who, returned) };
    },
  },
];

const paths: Case[] = ['unheard-of', 'constructor', 'oidc'].map((name) => ({
  name: `the provider ${name}`,
  code: 'UnknownProvider',
  async run(at) {
    const who = at.browser();
    const returned = await at.returnOf(await at.begin(who));
    return { who, answer: await at.finish(who, returned, {}, name) };
  },
}));

export const cases: readonly Case[] = [...states, ...codes, ...tamperings, ...mixUps, ...errors, ...paths];
