import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { TestClock, until } from '../support/frame.ts';
import { added } from '../support/passkeys.ts';
import { patience } from '../support/patience.ts';
import { Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';
import { enableApp, halfSignedIn, idOf, mailsTo, mfa, startOver, verify } from '../support/second-factor.ts';

/** G6: after each of these a session is worth nothing at the next request, whatever that is. */

const password = 'Welcome-2026!';
const email = 'groupadmin@acme.example';
const superadmin = 'superadmin@acme.example';
const clock = new TestClock();
let server: ProductServer;

beforeAll(async () => {
  server = await productServer({ clock: clock.now, jobs: true });
}, patience);
afterAll(() => server.close());
beforeEach(async () => {
  await startOver(server, clock);
  for (const table of ['passkey', 'counter']) await server.store.exec(`delete from ${table}`);
});

/** The one who does something, and the cookie that should then open nothing. */
interface Doing {
  who: Browser;
  /** Signed in as the same person, elsewhere. */
  elsewhere: Browser;
}

interface Event {
  name: string;
  /** Answers whose former session has to be over. */
  happens(doing: Doing): Promise<Browser>;
  /** What was changed beside the product. */
  undo?(): Promise<unknown>;
}

/** What one had before: the same cookies, kept by a thief. */
function thiefOf(who: Browser): Browser {
  const thief = new Browser(server.app);
  for (const [name, value] of who.cookies) thief.cookies.set(name, value);
  return thief;
}

const changed = (what: string, to: string) => (): Promise<unknown> =>
  server.store.exec(`update ${what} set ${to} where email = $1`, [email]);
const company = (active: boolean) => () => server.store.exec(`update company set is_active = ${active}`);

const events: Event[] = [
  {
    name: 'signing in again: the cookie that was there (fixation)',
    async happens({ who }) {
      const planted = thiefOf(who);
      await who.signIn(email);
      return planted;
    },
  },
  {
    name: 'signing in as someone else over it',
    async happens({ who }) {
      const planted = thiefOf(who);
      await who.signIn(superadmin);
      return planted;
    },
  },
  {
    name: 'the second step: the half session',
    async happens({ who }) {
      const app = await enableApp(who, clock);
      const half = await halfSignedIn(server, email);
      const planted = thiefOf(half);
      await verify(half, 'app', app.code());
      return planted;
    },
  },
  {
    name: 'proving again who one is: the cookie before',
    async happens({ who }) {
      const before = thiefOf(who);
      await who.post('/auth/step-up', { password });
      return before;
    },
  },
  {
    name: 'signing out',
    async happens({ who }) {
      const before = thiefOf(who);
      await who.post('/auth/logout');
      return before;
    },
  },
  {
    name: 'signing out everywhere',
    async happens({ who, elsewhere }) {
      await who.post('/auth/logout-all');
      return elsewhere;
    },
  },
  {
    name: 'signing out there',
    async happens({ who, elsewhere }) {
      const { data } = (await who.get('/auth/devices')).body;
      const { id } = data.find(({ current }: { current: boolean }) => !current);
      await who.ask('DELETE', `/auth/devices/${id}`);
      return elsewhere;
    },
  },
  {
    name: 'signing out everywhere else',
    async happens({ who, elsewhere }) {
      await who.post('/auth/devices/end-others');
      return elsewhere;
    },
  },
  {
    name: 'a new password',
    async happens({ who, elsewhere }) {
      const words = { new_password1: 'Another-2026!', new_password2: 'Another-2026!' };
      await who.post('/feedback_bot/password/change', { old_password: password, ...words });
      return elsewhere;
    },
    undo: restorePassword,
  },
  {
    name: 'a new password by mail',
    async happens({ elsewhere }) {
      await new Browser(server.app).post('/auth/forgot', { username: email });
      await until(async () => (await mailsTo(server, email, 'account/password/reset')).length > 0);
      const token = /token=([\w-]+)/.exec(
        (await mailsTo(server, email, 'account/password/reset')).at(-1)?.text ?? '',
      )?.[1];
      const words = { new_password1: 'Another-2026!', new_password2: 'Another-2026!' };
      await new Browser(server.app).post('/auth/reset', { token, ...words });
      return elsewhere;
    },
    undo: restorePassword,
  },
  {
    name: 'a second factor enabled',
    async happens({ who, elsewhere }) {
      await enableApp(who, clock);
      return elsewhere;
    },
  },
  {
    name: 'a second factor disabled',
    async happens({ who }) {
      const app = await enableApp(who, clock);
      const third = await halfSignedIn(server, email);
      await verify(third, 'app', app.code());
      await who.post(mfa('disable'), { otp_type: 'TOTP', password, recaptcha_token: '' });
      return third;
    },
  },
  {
    name: 'a second factor reset by an administrator',
    async happens({ who }) {
      await enableApp(who, clock);
      const admin = await signedIn(server.app, superadmin);
      await admin.post(mfa('reset'), { user: await idOf(server, email) });
      return who;
    },
  },
  {
    name: 'a passkey added',
    async happens({ who, elsewhere }) {
      await added(who);
      return elsewhere;
    },
  },
  {
    name: 'a passkey removed',
    async happens({ who }) {
      await added(who, new Authenticator());
      const third = await signedIn(server.app, email);
      const { data } = (await who.get('/auth/passkeys')).body;
      await who.ask('DELETE', `/auth/passkeys/${data[0].id}`);
      return third;
    },
  },
  {
    name: 'being suspended',
    happens: async ({ who }) => changed('user_profile', `status = 'inactive'`)().then(() => who),
    undo: changed('user_profile', `status = 'active'`),
  },
  {
    name: 'the day of leaving',
    happens: async ({ who }) => changed('user_profile', "exit_date = '2020-01-01'")().then(() => who),
    undo: changed('user_profile', 'exit_date = null'),
  },
  { name: 'the company closed', happens: async ({ who }) => company(false)().then(() => who), undo: company(true) },
  {
    name: 'half an hour without a request',
    async happens({ who }) {
      clock.forward(30);
      return who;
    },
  },
  {
    name: 'twelve hours',
    async happens({ who }) {
      for (let at = 0; at < 36; at += 1) {
        clock.forward(20);
        await who.get('/auth/session');
      }
      return who;
    },
  },
];

async function restorePassword(): Promise<unknown> {
  return server.store.exec(
    `update credential set history = '[]',
     password_hash = (select password_hash from credential where login = $2) where login = $1`,
    [email, superadmin],
  );
}

const requests: [string, string, unknown?][] = [
  ['GET', '/auth/session'],
  ['GET', '/auth/devices'],
  ['GET', '/api/account/device'],
  ['POST', '/feedback_bot/stage/list', { page_limit: 1 }],
  ['POST', '/auth/devices/end-others', {}],
  ['GET', '/auth/passkeys'],
];

/** What a dead session still opened, or was slow to refuse. */
async function faultsOf(dead: Browser): Promise<string[]> {
  const faults: string[] = [];
  for (const [method, url, body] of requests) {
    const one = thiefOf(dead);
    const from = performance.now();
    const { status } = await one.ask(method, url, body);
    if (status !== 401) faults.push(`${method} ${url} was answered ${status}`);
    else if (performance.now() - from > 1000) faults.push(`${method} ${url} was refused late`);
  }
  return faults;
}

describe('a session is over at the next request, after', () => {
  let checked = 0;
  afterAll(() =>
    console.log(`G6 sessions: ${checked} of ${events.length} events × ${requests.length} requests, refused`),
  );

  it.each(events.map((event) => [event.name, event] as const))('%s', async (_, event) => {
    const who = await signedIn(server.app, email);
    const elsewhere = await signedIn(server.app, email);
    expect([await alive(who), await alive(elsewhere)]).toEqual([200, 200]);
    const dead = await event.happens({ who, elsewhere });
    expect(dead.cookies.has('sid')).toBe(true);
    const faults = await faultsOf(dead);
    await event.undo?.();
    expect(faults).toEqual([]);
    checked += 1;
  });
});

const alive = async (who: Browser) => (await who.get('/auth/session')).status;

describe('rights', () => {
  it('that a group has lost are lost at the next request', async () => {
    const who = await signedIn(server.app, email);
    const [group] = (
      await server.store.exec(
        'select g.id, g.permissions from access_group g join membership m on m.group_id = g.id and m.company_id = g.company_id where m.user_id = $1',
        [await idOf(server, email)],
      )
    ).rows;
    const list = async () => (await who.post('/feedback_bot/stage/list', { page_limit: 1 })).status;
    expect(await list()).toBe(200);
    await server.store.exec(`update access_group set permissions = '[]' where id = $1`, [group?.id]);
    const after = await list();
    await server.store.exec('update access_group set permissions = $1 where id = $2', [
      JSON.stringify(group?.permissions),
      group?.id,
    ]);
    expect(after).toBe(403);
  });
});

describe('the suite itself', () => {
  it('is red when a password is changed and nothing ends', async () => {
    const who = await signedIn(server.app, email);
    await server.store.exec('update credential set password_changed_at = now() where login = $1', [email]);
    expect(await faultsOf(who)).toContain('GET /auth/session was answered 200');
    expect((await faultsOf(who)).length).toBeGreaterThanOrEqual(4);
  });
});
