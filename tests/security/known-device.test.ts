import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClock } from '../support/frame.ts';
import { patience } from '../support/patience.ts';
import { type ProductServer, productServer, signedIn } from '../support/product-app.ts';
import { type AuthenticatorApp, enableApp, halfSignedIn, verify } from '../support/second-factor.ts';

/** G7 for the second factor: strangers who know the password shut out no device that its person has signed in on. */

const email = 'superadmin@acme.example';
const clock = new TestClock();
let server: ProductServer;
let app: AuthenticatorApp;
beforeAll(async () => {
  server = await productServer({ clock: clock.now, jobs: true });
  app = await enableApp(await signedIn(server.app, email), clock);
}, patience);
afterAll(() => server.close());

const half = (address?: string) => halfSignedIn(server, email, address);

it('codes at a device that signed in before are counted apart from those of strangers', async () => {
  const own = await half();
  expect((await verify(own, 'app', app.code())).status).toBe(200);
  clock.forward(1);
  let stranger = await half('198.51.100.77');
  const told: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    const { body } = await verify(stranger, 'app', app.wrong());
    told.push(body.code);
    if (body.code !== 'WrongCode') stranger = await half('198.51.100.77');
  }
  expect(told.filter((code) => code === 'WrongCode')).toHaveLength(10);
  expect((await verify(await half('198.51.100.78'), 'app', app.code())).body.code).toBe('TooManyCodes');
  await own.signIn(email);
  expect((await verify(own, 'app', app.code())).status).toBe(200);
});
