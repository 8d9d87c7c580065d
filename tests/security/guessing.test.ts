import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckedPassword, SessionService, Store } from '../../src/server/services.ts';
import { guessLimitsOf } from '../../src/server/session/guesses.ts';
import { hashPassword } from '../../src/server/session/password.ts';
import { createSessions } from '../../src/server/session/sessions.ts';
import { testStore } from '../support/database.ts';
import { inFrame, TestClock, until } from '../support/frame.ts';
import { meanwhile } from '../support/meanwhile.ts';
import { patience } from '../support/patience.ts';

/** G7 and G8: guessing passwords, and asking who exists. */

const config = { origin: 'http://localhost:3000', secret: 'a secret of the tests, long enough to be one' };
const right = 'Welcome-2026!';
let store: Store;
const clock = new TestClock();
let sessions: SessionService;
const fresh = () => createSessions({ store, clock: clock.now, config });

beforeAll(async () => {
  store = await testStore({});
  sessions = fresh();
});
afterAll(() => store.close());

let people = 0;
/** A person with the right password, at a network of their own. */
async function person(status?: string) {
  people += 1;
  const user = { company: randomUUID(), userId: randomUUID(), login: `person${people}@acme.example` };
  await inFrame(store, { clock }, (frame) => sessions.of(frame).setPassword(user, right));
  if (status) await store.exec('update credential set status = $1 where user_id = $2', [status, user.userId]);
  return { ...user, ip: `198.51.100.${people}` };
}

const guess = (login: string, password: string, ip: string, more: { deviceToken?: string; by?: SessionService } = {}) =>
  (more.by ?? sessions).check({ who: { login }, password, ip, deviceToken: more.deviceToken });
const kind = ({ outcome }: CheckedPassword) => (typeof outcome === 'string' ? outcome : 'right');

async function guesses(count: number, login: string, ip: (at: number) => string, more?: { deviceToken?: string }) {
  const seen = { wrong: 0, locked: 0, right: 0 };
  for (let at = 0; at < count; at += 1) seen[kind(await guess(login, `Wrong-${at}-!`, ip(at), more))] += 1;
  return seen;
}

/** A device cookie from signing in. */
async function device(user: { login: string; company: string; userId: string; ip: string }, before?: string) {
  const checked = await guess(user.login, right, user.ip, { deviceToken: before });
  const outcome = await inFrame(store, { clock, checked, deviceToken: before }, (frame) =>
    sessions.of(frame).start(user, 'full'),
  );
  return outcome.device ?? '';
}

const hashOf = async (userId: string) =>
  (await store.exec('select password_hash from credential where user_id = $1', [userId])).rows[0]?.password_hash;

/** Hashes the right password as cheaply as it once was. */
async function weaken(userId: string) {
  const { hash } = await import('@node-rs/argon2');
  const weak = await hash(right, { memoryCost: 1024, timeCost: 1 });
  await store.exec('update credential set password_hash = $1 where user_id = $2', [weak, userId]);
}

/** As whoever signs in has it. */
async function sessionOf(user: { company: string; userId: string }) {
  const { cookie } = await inFrame(store, { clock }, (frame) => sessions.of(frame).start(user, 'full'));
  return sessions.lookup(cookie ?? undefined);
}

describe('a password', () => {
  it('opens with any case of the login, and only exactly as it is', async () => {
    const { login, ip, company, userId } = await person();
    expect((await guess(` ${login.toUpperCase()} `, right, ip)).outcome).toEqual({ company, userId });
    for (const wrong of [right.toLowerCase(), ` ${right}`, `${right} `, ''])
      expect(kind(await guess(login, wrong, ip))).toBe('wrong');
  });

  it.each(['invited', 'locked', 'disabled'])('opens nothing for a credential that is %s', async (status) => {
    const { login, ip } = await person(status);
    expect(kind(await guess(login, right, ip))).toBe('wrong');
  });

  it('may not be one of the last three', async () => {
    const user = await person();
    const set = (password: string) =>
      inFrame(store, { clock }, (frame) => sessions.of(frame).setPassword(user, password)).then((o) => o.answer);
    const answers = [];
    for (const password of [right, 'Second-2026!', right, 'Third-2026!', right, 'Second-2026!', 'Fourth-2026!', right])
      answers.push(await set(password));
    expect(answers).toEqual(['reused', 'set', 'reused', 'set', 'reused', 'reused', 'set', 'set']);
  });

  it('is hashed anew when the cost has risen', async () => {
    const user = await person();
    await weaken(user.userId);
    expect(kind(await guess(user.login, right, user.ip))).toBe('right');
    expect(await hashOf(user.userId)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is hashed anew once by many at once, and all of them sign in', async () => {
    const user = await person();
    await weaken(user.userId);
    const all = await Promise.all(Array.from({ length: 4 }, () => guess(user.login, right, user.ip)));
    expect(all.map(kind)).toEqual(['right', 'right', 'right', 'right']);
    expect(new Set(all.map(({ hash }) => hash))).toEqual(new Set([await hashOf(user.userId)]));
  });

  it('that is changed while the old one is checked and hashed anew stays changed, and the old one is wrong', async () => {
    const user = await person();
    await weaken(user.userId);
    const changed = await hashPassword('Another-2026!');
    const before = (await store.exec('select count(*)::int as n from counter')).rows[0]?.n;
    const busy = Array.from({ length: 30 }, (_, at) => hashPassword(`x${at}`));
    const checking = guess(user.login, right, user.ip);
    await until(async () => (await store.exec('select count(*)::int as n from counter')).rows[0]?.n !== before);
    await store.exec('update credential set password_hash = $1 where user_id = $2', [changed, user.userId]);
    expect(kind(await checking)).toBe('wrong');
    expect(await hashOf(user.userId)).toBe(changed);
    await Promise.all(busy);
  });

  it('that was changed since it was checked signs nobody in, and confirms nothing', async () => {
    const user = await person();
    const session = await sessionOf(user);
    const checked = await guess(user.login, right, user.ip);
    const asked = () =>
      inFrame(store, { clock, checked, session }, async (frame) => {
        const { verify, confirm } = sessions.of(frame);
        return [await verify(user.login, right), await confirm()];
      }).then(({ answer }) => answer);
    expect(await asked()).toEqual([{ company: user.company, userId: user.userId }, 'right']);
    await inFrame(store, { clock }, (frame) => sessions.of(frame).setPassword(user, 'Another-2026!'));
    expect(await asked()).toEqual(['wrong', 'wrong']);
  });

  it('that is changed while someone signs in with the old one ends that session too', async () => {
    const user = await person();
    const checked = await guess(user.login, right, user.ip);
    const [{ cookie }] = await meanwhile(
      (there) =>
        inFrame(store, { clock, checked }, async (frame) => {
          const own = sessions.of(frame);
          const found = await own.verify(user.login, right);
          if (typeof found !== 'string') await own.start(found, 'half');
          await there();
        }),
      () => inFrame(store, { clock }, (frame) => sessions.of(frame).endAll(user.userId, user)),
    );
    expect(cookie).toEqual(expect.any(String));
    expect(await sessions.lookup(cookie ?? undefined)).toBeNull();
  });

  it('is checked a few at a time; who comes when the queue is full is told to come back', async () => {
    const many = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => hashPassword(`x${at}`)));
    const refused = many.filter((one) => one.status === 'rejected');
    expect(refused.length).toBe(100 - 3 - 64);
    expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
    await expect(hashPassword('y')).resolves.toContain('$argon2id$');
  });
});

describe('guessing', () => {
  it('is evaluated ten times per login and quarter of an hour, from however many networks', async () => {
    const { login } = await person();
    expect(await guesses(60, login, (at) => `203.0.113.${at}`)).toEqual({ wrong: 10, locked: 50, right: 0 });
    expect((await guess(login, right, '203.0.113.99')).outcome).toBe('locked');
    clock.forward(15);
    expect(kind(await guess(login, right, '203.0.113.99'))).toBe('right');
  });

  it('gets no more by fifty at once', async () => {
    const { login } = await person();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, at) => guess(login, `Wrong-${at}-!`, `203.0.113.${at}`)),
    );
    expect(all.filter((one) => one.outcome === 'wrong')).toHaveLength(10);
  });

  it('gets no more by a restart', async () => {
    const { login } = await person();
    await guesses(10, login, () => '203.0.113.1');
    expect(kind(await guess(login, right, '203.0.113.1', { by: fresh() }))).toBe('locked');
  });

  it('is counted per network over all logins, an IPv6 /64 being one', async () => {
    const strict = { ...guessLimitsOf(undefined), network: { max: 40, seconds: 900 } };
    const by = createSessions({ store, clock: clock.now, config: { ...config, guesses: () => strict } });
    const strangers = { wrong: 0, locked: 0, right: 0 };
    for (let at = 0; at < 50; at += 1) {
      strangers[kind(await guess(`nobody${at}@x.example`, 'Wrong-1-!', `2001:db8:1:2::${at.toString(16)}`, { by }))] +=
        1;
    }
    expect(strangers).toEqual({ wrong: 40, locked: 10, right: 0 });
    const { login } = await person();
    expect(kind(await guess(login, right, '2001:db8:1:2:ffff::1', { by }))).toBe('locked');
    expect(kind(await guess(login, right, '2001:db8:1:3::1', { by }))).toBe('right');
  });

  it('of a stranger blocks nobody else behind the same address', async () => {
    for (let at = 0; at < 150; at += 1) await guess(`nobody${at}@y.example`, 'Wrong-1-!', '192.0.2.50');
    const { login } = await person();
    expect(kind(await guess(login, right, '192.0.2.50'))).toBe('right');
  }, 120_000);

  it('in a flood leaves a device that signed in before its turn', async () => {
    const user = await person();
    const deviceToken = await device(user);
    const flood = Array.from({ length: 100 }, (_, at) => guess(`nobody${at}@z.example`, 'Wrong-1-!', '192.0.2.60'));
    const order: string[] = [];
    const settled = flood.map((one) => one.catch(() => null).then(() => order.push('stranger')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(kind(await guess(user.login, right, '192.0.2.60', { deviceToken }))).toBe('right');
    const before = order.length;
    await Promise.all(settled);
    expect(before).toBeLessThan(order.length);
  }, 120_000);

  it('does not lock the person out at a device that signed in before', async () => {
    const user = await person();
    const deviceToken = await device(user);
    await guesses(30, user.login, (at) => `203.0.113.${at}`);
    expect(kind(await guess(user.login, right, '203.0.113.200'))).toBe('locked');
    expect(kind(await guess(user.login, right, user.ip, { deviceToken }))).toBe('right');
    expect(await guesses(15, user.login, () => user.ip, { deviceToken })).toEqual({ wrong: 10, locked: 5, right: 0 });
  });

  it('gains nothing by a device cookie of someone else, or a forged one', async () => {
    const [victim, attacker] = [await person(), await person()];
    const deviceToken = await device(attacker);
    await guesses(10, victim.login, () => attacker.ip, { deviceToken });
    for (const cookie of [
      deviceToken,
      `${deviceToken}x`,
      deviceToken.replace(/\..*\./, '.AAAAAAAAAAAAAAAA.'),
      'x.y.z',
    ]) {
      expect(kind(await guess(victim.login, right, attacker.ip, { deviceToken: cookie }))).toBe('locked');
    }
  });

  it(
    'ends for good after a hundred wrong ones in a row, until the password is set anew',
    async () => {
      const user = await person();
      let wrong = 0;
      for (let round = 0; round < 13; round += 1) {
        wrong += (await guesses(10, user.login, (at) => `2001:db8:${round + 16}:${at}::1`)).wrong;
        clock.forward(16);
      }
      expect(wrong).toBe(100);
      expect(kind(await guess(user.login, right, '203.0.113.7'))).toBe('locked');
      await inFrame(store, { clock }, (frame) => sessions.of(frame).setPassword(user, 'Another-2026!'));
      expect(kind(await guess(user.login, 'Another-2026!', '203.0.113.7'))).toBe('right');
    },
    patience,
  );
});

describe('who exists', () => {
  it('cannot be told from the answer, nor from when it is locked', async () => {
    const logins = [(await person()).login, (await person('disabled')).login, 'nobody@x.example'];
    for (let sample = 0; sample < 25; sample += 1) {
      for (const [at, login] of logins.entries()) {
        const { outcome } = await guess(login, 'Wrong-2026!', `2001:db8:aaaa:${(sample * 3 + at).toString(16)}::1`);
        expect(outcome).toBe(sample < 10 ? 'wrong' : 'locked');
      }
    }
  });
});
