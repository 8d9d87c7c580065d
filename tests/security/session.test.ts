import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frame, SessionService, Store } from '../../src/server/services.ts';
import { createSessions } from '../../src/server/session/sessions.ts';
import { testStore } from '../support/database.ts';
import { inFrame, TestClock } from '../support/frame.ts';

/** G6: a session begins, changes and ends exactly when it should. */

const secret = 'a secret of the tests, long enough to be one';
const config = { origin: 'http://localhost:3000', secret };
let store: Store;
const clock = new TestClock();
let sessions: SessionService;
const person = () => ({ company: randomUUID(), userId: randomUUID() });

beforeAll(async () => {
  store = await testStore({});
  sessions = createSessions({ store, clock: clock.now, config });
});
afterAll(() => store.close());

const as = async <T>(token: string | undefined, work: (frame: Frame) => Promise<T>) =>
  inFrame(store, { clock, session: await sessions.lookup(token) }, work);

async function signIn(user = person(), level: 'half' | 'full' = 'full', before?: string): Promise<string> {
  const { cookie } = await as(before, (frame) => sessions.of(frame).start(user, level));
  return cookie ?? '';
}

describe('a session', () => {
  it('is found by its token, with the versions of the tables, and by nothing else', async () => {
    const user = person();
    const token = await signIn(user);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.lookup(token)).toMatchObject({ ...user, level: 'full', versions: {} });
    for (const wrong of [undefined, '', 'x', token.slice(1), `${token}x`, 'x'.repeat(5000), '0'.repeat(43)]) {
      expect(await sessions.lookup(wrong)).toBeNull();
    }
  });

  it('keeps no token in the database', async () => {
    const token = await signIn();
    const { rows } = await store.exec('select session::text as line from session');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some((row) => String(row.line).includes(token))).toBe(false);
  });

  it('gets a new token at sign-in, and the one brought along dies (fixation)', async () => {
    const planted = await signIn();
    const token = await signIn(person(), 'full', planted);
    expect(token).not.toBe(planted);
    expect(await sessions.lookup(planted)).toBeNull();
    expect(await sessions.lookup(token)).not.toBeNull();
  });

  it('gets a new token when it is raised', async () => {
    const half = await signIn(person(), 'half');
    const { cookie } = await as(half, (frame) => sessions.of(frame).raise());
    expect(await sessions.lookup(half)).toBeNull();
    expect(await sessions.lookup(cookie ?? '')).toMatchObject({ level: 'full' });
  });

  it('ends at sign-out, and the cookie goes', async () => {
    const token = await signIn();
    const { cookie } = await as(token, (frame) => sessions.of(frame).end());
    expect(cookie).toBeNull();
    expect(await sessions.lookup(token)).toBeNull();
  });

  it('ends everywhere, but for one when asked so, and never someone else', async () => {
    const user = person();
    const [one, two, three] = [await signIn(user), await signIn(user), await signIn(user)];
    const other = await signIn(person());
    const kept = await as(one, (frame) => sessions.of(frame).endAll(user.userId, { keep: true }));
    expect(kept.answer).toBe(2);
    expect([await sessions.lookup(two), await sessions.lookup(three)]).toEqual([null, null]);
    expect(await sessions.lookup(one)).not.toBeNull();
    const all = await as(one, (frame) => sessions.of(frame).endAll(user.userId));
    expect(all.cookie).toBeNull();
    expect(await sessions.lookup(one)).toBeNull();
    expect(await sessions.lookup(other)).not.toBeNull();
  });

  it('ends after 30 idle minutes; use prolongs it, written at most once a minute', async () => {
    const token = await signIn();
    const written = async () =>
      (await store.plain.execute(sql`select max(last_seen_at) as at from session`)) as unknown as {
        rows: { at: unknown }[];
      };
    const before = String((await written()).rows[0]?.at);
    clock.forward(0.5);
    await sessions.lookup(token);
    expect(String((await written()).rows[0]?.at)).toBe(before);
    clock.forward(29);
    expect(await sessions.lookup(token)).not.toBeNull();
    expect(String((await written()).rows[0]?.at)).not.toBe(before);
    clock.forward(29);
    expect(await sessions.lookup(token)).not.toBeNull();
    clock.forward(30);
    expect(await sessions.lookup(token)).toBeNull();
  });

  it('ends after 12 hours however busy it is', async () => {
    const token = await signIn();
    for (let minutes = 0; minutes < 700; minutes += 20) {
      clock.forward(20);
      expect(await sessions.lookup(token)).not.toBeNull();
    }
    clock.forward(20);
    expect(await sessions.lookup(token)).toBeNull();
  });

  it('outlives the process', async () => {
    const token = await signIn();
    expect(await createSessions({ store, clock: clock.now, config }).lookup(token)).not.toBeNull();
  });

  it('has its cookies bound to the host on https', () => {
    const secure = createSessions({ store, clock: clock.now, config: { origin: 'https://x.example', secret } });
    expect([secure.cookieName, secure.deviceCookieName]).toEqual(['__Host-sid', '__Host-device']);
    expect(sessions.cookieName).toBe('sid');
  });

  it('leaves no dead rows behind', async () => {
    await signIn();
    clock.forward(31);
    const living = await signIn();
    await createSessions({ store, clock: clock.now, config }).tidy();
    const { rows } = await store.exec('select count(*)::int as n from session');
    expect(rows[0]?.n).toBe(1);
    expect(await sessions.lookup(living)).not.toBeNull();
  });
});

describe('a one-use token', () => {
  const issue = (purpose: string, user = person(), minutes = 30) =>
    as(undefined, (frame) => sessions.of(frame).issueToken(purpose, user, minutes)).then((outcome) => outcome.answer);
  const redeem = (purpose: string, token: string) =>
    as(undefined, (frame) => sessions.of(frame).redeemToken(purpose, token)).then((outcome) => outcome.answer);

  it('is for one purpose, once, for its time', async () => {
    const user = person();
    const token = await issue('reset', user);
    expect(await redeem('invite', token)).toBeNull();
    expect(await redeem('reset', token)).toEqual({ ...user, askedBy: null });
    expect(await redeem('reset', token)).toBeNull();
    const late = await issue('reset');
    clock.forward(30);
    expect(await redeem('reset', late)).toBeNull();
  });

  it('is won by exactly one of many at once', async () => {
    const token = await issue('reset');
    const won = await Promise.all(Array.from({ length: 20 }, () => redeem('reset', token)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it('replaces the one before', async () => {
    const user = person();
    const first = await issue('reset', user);
    const second = await issue('reset', user);
    expect(await redeem('reset', first)).toBeNull();
    expect(await redeem('reset', second)).toEqual({ ...user, askedBy: null });
  });

  it('stays good when the call that used it fails', async () => {
    const token = await issue('reset');
    await as(undefined, async (frame) => {
      await sessions.of(frame).redeemToken('reset', token);
      throw new Error('a bad password');
    }).catch(() => {});
    expect(await redeem('reset', token)).not.toBeNull();
  });
});
