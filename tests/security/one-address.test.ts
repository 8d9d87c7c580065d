import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { createRateLimits, type RateLimits } from '../../src/server/plugins/rate-limits.ts';
import type { Store } from '../../src/server/services.ts';
import { type Server, seededServer } from '../hr/support/server.ts';
import { TestClock } from '../support/frame.ts';
import { artifacts } from '../support/product-app.ts';

/** Many people behind one address, and a stranger among them: with the limits of the product's own documents. */

const ip = '192.0.2.1';
const clock = new TestClock();

interface Who {
  device?: string;
  token?: string;
}

function limits(): { ask(rate: string, times: number, who?: Who): Promise<number> } {
  const made: RateLimits = createRateLimits({
    rates: artifacts.options['shell/limits.rates'],
    // Where there is one process nothing of this is asked of it.
    store: { dialect: 'pglite' } as Store,
    clock: clock.now,
    texts: () => 'Please wait.',
    deviceOf: ({ headers }) => (headers.device ? String(headers.device) : null),
  });
  return {
    /** How often it is answered. */
    async ask(rate, times, { device, token } = {}) {
      const request = { ip, headers: { device }, params: {}, body: { token } } as unknown as FastifyRequest;
      let answered = 0;
      for (let at = 0; at < times; at += 1)
        answered += await made.take(rate, { request, session: null }).then(
          () => 1,
          () => 0,
        );
      return answered;
    },
  };
}

/** What one person does in a minute: the console is opened anew, and a password mistyped. */
const morning = { console: 80, session: 6, 'sign-in': 5, captcha: 2, 'mail-link': 3, public: 5, file: 4, unknown: 2 };

function mostOf(name: string): number {
  const list = artifacts.options['shell/limits.rates'];
  const rate = list && 'values' in list ? list.values.find(({ value }) => value === name) : undefined;
  return Number(rate?.networkMax ?? rate?.max);
}

it('an office of 500 people who come at the same minute meets no limit', async () => {
  const { ask } = limits();
  for (const [rate, times] of Object.entries(morning))
    expect([rate, await ask(rate, 500 * times)]).toEqual([rate, 500 * times]);
  for (let person = 0; person < 500; person += 1) expect(await ask('chat', 40, { token: `link ${person}` })).toBe(40);
});

it('a stranger who uses up every class leaves people at devices that know them all of theirs', async () => {
  const { ask } = limits();
  for (const rate of Object.keys(morning)) {
    await ask(rate, mostOf(rate));
    expect([rate, await ask(rate, 1)]).toEqual([rate, 0]);
  }
  for (const [rate, times] of Object.entries(morning))
    expect([rate, await ask(rate, times, { device: 'known' })]).toEqual([rate, times]);
});

describe('over HTTP', () => {
  let server: Server;
  beforeAll(async () => {
    server = await seededServer({ jobs: true });
  });
  afterAll(() => server.close());

  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { 'x-requested-with': 'test', origin: 'http://localhost:3000' };
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.statusCode;
  };

  it('hundreds of captchas leave sign-in, new passwords, the session and chats as they are', async () => {
    for (let at = 0; at < 310; at += 1) await ask('GET', '/auth/captcha');
    expect(await ask('GET', '/auth/captcha')).toBe(200);
    const token = randomUUID().repeat(2).slice(0, 43);
    expect([
      await ask('POST', '/auth/login', { username: 'superadmin@acme.example', password: demoPassword }),
      await ask('GET', '/auth/session'),
      await ask('POST', '/auth/forgot', { username: 'nobody@acme.example' }),
      await ask('POST', '/feedback_bot/chat/open', { token }),
    ]).toEqual([200, 401, 200, 404]);
  });
});
