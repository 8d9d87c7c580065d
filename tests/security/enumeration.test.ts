import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { asked } from '../support/passkeys.ts';
import { patience } from '../support/patience.ts';
import { type Answer, Browser, signedIn } from '../support/product-app.ts';
import { enableApp, halfSignedIn } from '../support/second-factor.ts';
import { begun, finish, people, type Social, social } from '../support/social.ts';

/** G8: who has an account here cannot be told from any answer, nor from the time that it takes. */

const samples = process.env.FULL ? 200 : 12;
const suspended = 'employee@acme.example';
let on: Social;

beforeAll(async () => {
  on = await social({ jobs: true });
  await on.server.store.exec(`update user_profile set status = 'inactive' where email = $1`, [suspended]);
}, patience);
afterAll(() => on.close());

/** One request of a stranger about someone; what it answers must not depend on whom. */
interface Kind {
  about: string;
  ask(): Promise<Answer>;
}

let asking = 0;
/** Everyone asks from a network of their own, and an hour later than the one before: no limit is in the way. */
function stranger(): Browser {
  asking += 1;
  on.clock.forward(61);
  return new Browser(on.server.app, `2001:db8:${(asking >> 8).toString(16)}:${(asking & 255).toString(16)}::1`);
}

const told = ({ status, body, headers }: Answer): string => {
  const named = Object.keys(headers).sort();
  return JSON.stringify([status, body, named]);
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Seen {
  /** One after another: what a limit says may come, and then to everyone at the same time. */
  answers: string[];
  times: number[];
  /** Of the quickest, as many as half a look: noise only ever adds, and the more looks, the less of it is left. */
  milliseconds: number;
}

/** Asks so many times about each kind; another look adds to what was seen `before`. */
async function look(kinds: Kind[], count: number, before?: Map<string, Seen>): Promise<Map<string, Seen>> {
  const taken = new Map(
    kinds.map(({ about }) => [about, { answers: [] as string[], times: [...(before?.get(about)?.times ?? [])] }]),
  );
  for (let at = 0; at < count; at += 1) {
    // To and fro: what an answer left to do makes the next one late, and that must not always be the same kind.
    for (const { about, ask } of at % 2 === 0 ? kinds : kinds.toReversed()) {
      const one = taken.get(about);
      const from = performance.now();
      const answer = await ask();
      one?.times.push(Number(answer.headers['x-test-took'] ?? performance.now() - from));
      one?.answers.push(told(answer));
    }
  }
  return new Map(
    [...taken].map(([about, { answers, times }]) => {
      const quick = [...times].sort((a, b) => a - b).slice(0, Math.ceil(count / 2));
      return [about, { answers, times, milliseconds: median(quick) }];
    }),
  );
}

function faultsOf(seen: Map<string, Seen>): string[] {
  const faults: string[] = [];
  const [first, ...others] = [...seen.values()].map(({ answers }) => answers);
  const differing =
    first?.flatMap((answer, at) =>
      [answer, ...others.map((other) => other[at] ?? '')]
        .filter((other) => other !== answer)
        .map((other) => `${at + 1}th: ${answer.slice(0, 300)} / ${other.slice(0, 300)}`),
    ) ?? [];
  if (differing.length > 0) faults.push(`${differing.length} different answers, ${differing[0]}`);
  const times = [...seen.values()].map(({ milliseconds }) => milliseconds);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  if (most - least > Math.max(10, least * 0.25)) faults.push(`between ${least.toFixed(1)} and ${most.toFixed(1)} ms`);
  return faults;
}

async function holds(name: string, kinds: Kind[]): Promise<void> {
  let seen = await look(kinds, samples);
  let faults = faultsOf(seen);
  // A loaded machine is late for anyone at times: what is a leak is late each time.
  for (let again = 0; again < 5 && faults.length > 0 && faults.every((fault) => / ms$/.test(fault)); again += 1) {
    seen = await look(kinds, samples, seen);
    faults = faultsOf(seen);
  }
  const times = [...seen].map(([about, { milliseconds }]) => `${about} ${milliseconds.toFixed(1)} ms`);
  console.log(`G8 ${name}: ${kinds.length} kinds × ${samples}, ${faults.length} told apart (${times.join(', ')})`);
  expect(faults).toEqual([]);
}

const about = (whom: Record<string, string>, ask: (login: string) => Promise<Answer>): Kind[] =>
  Object.entries(whom).map(([name, login]) => ({ about: name, ask: () => ask(login) }));

const logins = { existing: people.group, missing: 'nobody@acme.example', suspended };

/** The step alone is timed, not what it takes to get there. */
async function timed(step: () => Promise<Answer>): Promise<Answer> {
  const from = performance.now();
  const answer = await step();
  const rest = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== 'content-length'));
  return { ...answer, headers: { ...rest, 'x-test-took': performance.now() - from } };
}

describe('nobody learns who has an account', () => {
  it(
    'by a password',
    () =>
      holds(
        'password',
        about(logins, (login) => stranger().signIn(login, 'Wrong-2026!')),
      ),
    patience,
  );

  it(
    'by a forgotten password',
    () =>
      holds(
        'forgotten',
        about(logins, (username) => stranger().post('/auth/forgot', { username })),
      ),
    patience,
  );

  it(
    'by an invitation or a reset that was never sent',
    () => {
      const words = { new_password1: 'Mine-2026!', new_password2: 'Mine-2026!' };
      return holds('links', [
        ...about({ reset: 'x'.repeat(43), another: 'y'.repeat(43) }, (token) =>
          stranger().post('/auth/reset', { token, ...words }),
        ),
      ]);
    },
    patience,
  );

  it(
    'by asking for a code in the name of someone',
    async () => {
      const app = await enableApp(await signedIn(on.server.app, people.super), on.clock);
      expect(app.secret).toBeTruthy();
      let asks = 0;
      let half: Browser;
      await holds(
        'resend',
        about({ ...logins, oneself: people.super }, async (username) => {
          // Before the limit of one sign-in is met.
          if (asks++ % 40 === 0) {
            on.clock.forward(61);
            half = await halfSignedIn(on.server, people.super);
          }
          const asked = { username, verification_by: 'email' };
          return timed(() => half.post('/feedback_bot/mfa/verification-code/resend', asked));
        }),
      );
    },
    patience,
  );

  it(
    'by an account at a provider',
    async () => {
      const claims = {
        missing: { email: 'nobody@elsewhere.example', email_verified: true },
        unverified: { email: people.group, email_verified: false },
        suspended: { email: suspended, email_verified: true },
      };
      for (const [login, one] of Object.entries(claims)) on.providers.google?.people.set(`as ${login}`, one);
      const ask = async (login: string) => {
        const who = stranger();
        const { url } = await begun(who, 'google');
        const returned = (await on.providers.google?.returnOf(url, login)) as URL;
        return timed(() => finish(who, 'google', returned));
      };
      await holds('provider', about(Object.fromEntries(Object.keys(claims).map((name) => [name, `as ${name}`])), ask));
    },
    patience,
  );

  it(
    'by a passkey',
    async () => {
      const { rows } = await on.server.store.exec(
        `select email, replace(company_id::text || id::text, '-', '') as handle from user_profile where email = any($1)`,
        [[people.group, suspended]],
      );
      const handleOf = (email: string) =>
        Buffer.from(String(rows.find((row) => row.email === email)?.handle), 'hex').toString('base64url');
      const key = new Authenticator();
      key.create({ challenge: 'x' });
      await holds(
        'passkey',
        about(
          {
            existing: handleOf(people.group),
            suspended: handleOf(suspended),
            missing: Buffer.alloc(32, 7).toString('base64url'),
          },
          async (handle) => {
            const who = stranger();
            const credential = key.get(await asked(who), { handle });
            return timed(() => who.post('/auth/passkey', { credential }));
          },
        ),
      );
    },
    patience,
  );
});

describe('the suite itself', () => {
  it('is red when an answer, or the time that it takes, depends on whom', async () => {
    const answer = (more: Partial<Answer> = {}): Answer => ({ status: 401, body: {}, headers: {}, ...more });
    const one = { about: 'existing', ask: async () => answer() };
    expect(faultsOf(await look([one, { about: 'missing', ask: async () => answer() }], 5))).toEqual([]);
    const holes: Partial<Answer>[] = [
      { status: 404 },
      { body: { code: 'Unknown' } },
      { headers: { 'set-cookie': 'x' } },
      { headers: { 'x-test-took': 40 } },
    ];
    for (const hole of holes) {
      const kinds = [one, { about: 'missing', ask: async () => answer(hole) }];
      const seen = await look(kinds, 5);
      expect(faultsOf(seen)).not.toEqual([]);
      expect(faultsOf(await look(kinds, 5, seen))).not.toEqual([]);
    }
  });
});
