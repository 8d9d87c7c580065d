import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaptcha } from '../../src/server/captcha/captcha.ts';
import type { Store } from '../../src/server/services.ts';
import { KeyRing, type Keys } from '../../src/server/session/key-ring.ts';
import { solve } from '../support/captcha.ts';
import { testStore } from '../support/database.ts';

/** A challenge of one server, solved for another, while one key takes the place of another. */

let store: Store;
beforeAll(async () => {
  store = await testStore({});
});
afterAll(() => store.close());

const captcha = (keys: Keys, clock = () => new Date()) =>
  createCaptcha({ store, clock, config: { kind: 'pow', secret: new KeyRing(keys) } });

const [former, next] = ['the key of before, long enough', 'the key to come, long enough'];

it.each<[string, Keys, Keys, boolean]>([
  ['the key of before', { secret: former, secretBefore: next }, { secret: next, secretBefore: former }, true],
  ['the key to come', { secret: next, secretBefore: former }, { secret: former, secretBefore: next }, true],
  ['a key that is not known', { secret: next }, { secret: former }, false],
])('what was signed under %s', async (_what, by, at, holds) => {
  const challenge = await captcha(by).challenge();
  expect(await captcha(at).check(await solve(challenge as never), '')).toBe(holds);
});

it('a solution counts once, in whatever order the challenge is written', async () => {
  const { check, challenge } = captcha({ secret: next });
  const solved = await solve((await challenge()) as never);
  const payload = JSON.parse(Buffer.from(solved, 'base64').toString());
  const { parameters, signature } = payload.challenge;
  const turned = Object.fromEntries(Object.entries(parameters).reverse());
  const again = { ...payload, challenge: { signature, parameters: turned } };
  expect(await check(solved, '')).toBe(true);
  expect(await check(Buffer.from(JSON.stringify(again)).toString('base64'), '')).toBe(false);
});

it('a solution counts once, also in the last second in which it is taken', async () => {
  let now = Date.UTC(2026, 0, 1, 9, 0, 0, 100);
  const { check, challenge } = captcha({ secret: next }, () => new Date(now));
  const solved = await solve((await challenge()) as never);
  const other = await solve((await challenge()) as never);
  expect(await check(solved, '')).toBe(true);
  now += 600_500;
  expect([await check(other, ''), await check(solved, '')]).toEqual([true, false]);
});
