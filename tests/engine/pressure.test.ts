import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { pressure } from '../../src/server/plugins/pressure.ts';

/** Keeps the loop for longer than it may be late, again and again: one long piece of work is no state. */
async function busy(between: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    const until = Date.now() + 3_200;
    while (Date.now() < until);
    await pause(20);
    await between();
  }
}

test('a busy server refuses a call at once, and hands out the files of the console', async () => {
  const app = fastify();
  await pressure(app, (id) => id);
  app.get('/assets/form.js', async () => 'form');
  app.get('/call', async () => 'answer');
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await statusOf('/call')).toBe(200);
  const seen: number[][] = [];
  await busy(async () => seen.push([await statusOf('/call'), await statusOf('/assets/form.js')]));
  await app.close();
  expect(seen.map(([call]) => call)).toContain(503);
  expect(seen.map(([, file]) => file)).toEqual([200, 200, 200, 200]);
});
