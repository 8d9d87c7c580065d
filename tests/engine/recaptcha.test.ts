import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaptcha } from '../../src/server/captcha/captcha.ts';
import type { CaptchaService, Store } from '../../src/server/services.ts';
import { testStore } from '../support/database.ts';

/** Google's wire, spoken by a server on this machine: what is asked of it, and what each answer comes to. */

let store: Store;
let google: Server;
let captcha: CaptchaService;
let answer: { status: number; body: string; headers?: Record<string, string> } | 'silence';
const asked: Record<string, unknown>[] = [];

beforeAll(async () => {
  store = await testStore({});
  google = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({
      method: request.method,
      type: request.headers['content-type'],
      ...Object.fromEntries(new URLSearchParams(body)),
    });
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const verifyAt = `http://127.0.0.1:${(google.address() as AddressInfo).port}/recaptcha/api/siteverify`;
  const config = { kind: 'recaptcha' as const, secret: 'ours', siteKey: 'site', siteSecret: 'theirs', verifyAt };
  captcha = createCaptcha({ store, clock: () => new Date(), config: { ...config, patience: 500 } });
});
afterAll(async () => {
  google.closeAllConnections();
  google.close();
  await store.close();
});
beforeEach(() => {
  asked.length = 0;
});

const yes = { status: 200, body: '{"success":true,"hostname":"rapport.example.com"}' };

describe('reCAPTCHA', () => {
  it('hands the browser the key of the site, and nothing that is secret', async () => {
    expect(await captcha.challenge()).toEqual({ kind: 'recaptcha', siteKey: 'site' });
  });

  it('asks as Google wants to be asked, and takes its word once', async () => {
    answer = yes;
    expect(await captcha.check('token one', '192.0.2.7')).toBe(true);
    const type = expect.stringContaining('application/x-www-form-urlencoded');
    expect(asked).toEqual([{ method: 'POST', type, secret: 'theirs', response: 'token one', remoteip: '192.0.2.7' }]);
    expect(await captcha.check('token one', '192.0.2.7')).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['no', { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }],
    ['something like yes', { status: 200, body: '{"success":"true"}' }],
    ['a page', { status: 200, body: '<html></html>' }],
    ['a failure', { status: 500, body: 'oops' }],
    ['the way to somewhere else', { status: 302, body: '', headers: { location: '/elsewhere' } }],
    ['nothing at all', 'silence' as const],
  ])('lets nobody through when the answer is %s', async (name, said) => {
    answer = said;
    expect(await captcha.check(`token ${name}`, '192.0.2.7')).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('asks nobody about an answer that is missing', async () => {
    answer = yes;
    expect(await captcha.check('', '192.0.2.7')).toBe(false);
    expect(asked).toEqual([]);
  });
});
