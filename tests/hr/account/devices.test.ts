import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '../../support/frame.ts';
import { Browser, type ProductServer, productServer, signedIn } from '../../support/product-app.ts';
import { activities, enableApp, halfSignedIn, startOver } from '../../support/second-factor.ts';

/** Where someone is signed in: their own sign-ins, the present one first, and each can be ended from another. */

const [email, other] = ['superadmin@acme.example', 'groupadmin@acme.example'];
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const clock = new TestClock();
let server: ProductServer;

beforeAll(async () => {
  server = await productServer({ clock: clock.now });
}, 240_000);
afterAll(() => server.close());

async function at(userAgent: string): Promise<Browser> {
  const who = new Browser(server.app, '198.51.100.7');
  await who.ask('POST', '/auth/login', { username: email, password: 'Welcome-2026!' }, { 'user-agent': userAgent });
  return who;
}

const devices = async (who: Browser, query = '') => (await who.get(`/auth/devices${query}`)).body;

describe('the list', () => {
  it('names browsers as people do, says which is this one, and shows nothing that opens anything', async () => {
    await startOver(server, clock);
    const there = await at(firefox);
    clock.forward(1);
    const here = await at('curl/8.14.1');
    clock.forward(1);
    await there.get('/auth/session');
    const list = await devices(here);
    expect(list.total).toBe(2);
    expect(list.data.map((row: Record<string, unknown>) => [row.browser, row.current, row.level, row.ip])).toEqual([
      ['curl', true, 'full', '198.51.100.7'],
      ['Firefox 145 on Windows', false, 'full', '198.51.100.7'],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/token|hash|Mozilla/i);
    expect((await devices(there)).data[0]).toMatchObject({ browser: 'Firefox 145 on Windows', current: true });
    expect((await devices(here, '?page_limit=1')).data).toHaveLength(1);
    expect((await devices(here, '?page_limit=1&page_offset=3')).data).toEqual([]);
  });

  it('shows someone who has only the password', async () => {
    await startOver(server, clock);
    const who = await signedIn(server.app, other);
    await enableApp(who, clock);
    await halfSignedIn(server, other);
    const levels = (await devices(who)).data.map(({ level }: { level: string }) => level);
    expect(levels.sort()).toEqual(['full', 'half']);
  });
});

describe('signing out', () => {
  it('there ends that one, is on record, and happens once', async () => {
    await startOver(server, clock);
    const [here, there] = [await at('curl/8.14.1'), await at(firefox)];
    const { id } = (await devices(here)).data.find(({ current }: { current: boolean }) => !current);
    expect((await here.ask('DELETE', `/auth/devices/${id}`)).status).toBe(200);
    expect([(await here.get('/auth/session')).status, (await there.get('/auth/session')).status]).toEqual([200, 401]);
    expect((await activities(server))[0]).toBe('Sign out elsewhere');
    expect((await here.ask('DELETE', `/auth/devices/${id}`)).status).toBe(404);
  });

  it('of someone else is not possible', async () => {
    await startOver(server, clock);
    const [who, colleague] = [await signedIn(server.app, email), await signedIn(server.app, other)];
    const { id } = (await devices(colleague)).data[0];
    expect((await who.ask('DELETE', `/auth/devices/${id}`)).status).toBe(403);
    const stranger = await signedIn(server.app, 'superadmin@globex.example');
    expect((await stranger.ask('DELETE', `/auth/devices/${id}`)).status).toBe(404);
    expect((await colleague.get('/auth/session')).status).toBe(200);
  });

  it('everywhere else keeps this one', async () => {
    await startOver(server, clock);
    const [here, one, two] = [await at('curl/8.14.1'), await at(firefox), await at(firefox)];
    const bystander = await signedIn(server.app, other);
    expect((await here.post('/auth/devices/end-others')).body).toEqual({ status: 200, ended: 2 });
    const statuses = await Promise.all([here, one, two, bystander].map((who) => who.get('/auth/session')));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
    expect((await activities(server))[0]).toBe('Sign out everywhere else');
  });
});
