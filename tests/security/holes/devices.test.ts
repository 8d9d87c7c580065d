import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionService, Store } from '../../../src/server/services.ts';
import { createSessions } from '../../../src/server/session/sessions.ts';
import { testStore } from '../../support/database.ts';
import { inFrame, TestClock } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';

/** What a device that its person has used is worth to someone else; and whom a stranger can lock out. */

const right = 'Welcome-2026!';
const clock = new TestClock();
let store: Store;
let sessions: SessionService;
beforeAll(async () => {
  store = await testStore({});
  const config = { origin: 'http://localhost:3000', secret: 'a secret of the tests, long enough to be one' };
  sessions = createSessions({ store, clock: clock.now, config });
});
afterAll(() => store.close());

async function person(login: string) {
  const user = { company: randomUUID(), userId: randomUUID(), login };
  await inFrame(store, { clock }, (frame) => sessions.of(frame).setPassword(user, right));
  return user;
}

const guess = async (login: string, password: string, ip: string, deviceToken?: string) => {
  const { outcome } = await sessions.check({ who: { login }, password, ip, deviceToken });
  return typeof outcome === 'string' ? outcome : 'right';
};

async function deviceOf(user: Awaited<ReturnType<typeof person>>): Promise<string> {
  const checked = await sessions.check({ who: { login: user.login }, password: right, ip: '198.51.100.1' });
  const { device } = await inFrame(store, { clock, checked }, (frame) => sessions.of(frame).start(user, 'full'));
  return device ?? '';
}

describe('a known device', () => {
  it(
    'gives anyone who sits at it a hundred wrong guesses in a row, and then no more than any other',
    async () => {
      const user = await person('kiosk@acme.example');
      const device = await deviceOf(user);
      let wrong = 0;
      for (let round = 0; round < 24; round += 1) {
        for (let at = 0; at < 10; at += 1)
          if ((await guess(user.login, `Wrong-${at}-!`, `2001:db8:${round}::1`, device)) === 'wrong') wrong += 1;
        clock.forward(16);
      }
      // Its own hundred, and the hundred of everyone else.
      expect(wrong).toBeLessThanOrEqual(200);
      expect(await guess(user.login, right, '203.0.113.1', device)).toBe('locked');
    },
    patience,
  );
});

describe('a stranger', () => {
  it(
    'cannot lock someone out for good by a hundred quick tries',
    async () => {
      const user = await person('victim@acme.example');
      for (let at = 0; at < 150; at += 1) await guess(user.login, `Wrong-${at}-!`, `203.0.113.${at}`);
      clock.forward(16);
      expect(await guess(user.login, right, '198.51.100.77')).toBe('right');
    },
    patience,
  );
});
