import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderName } from '../../../scripts/sandbox/state.ts';
import { begin, type Connecting, connecting, connect as connectOn, finish } from '../../support/connecting.ts';
import { until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import type { Browser } from '../../support/product-app.ts';

let on: Connecting;
let admin: Browser;
const rows = async (sql: string) => (await on.server.store.exec(sql)).rows;

beforeAll(async () => {
  on = await connecting();
}, patience);
afterAll(() => on.close());
beforeEach(async () => {
  on.clock.forward(3);
  await rows('delete from connection');
  await rows(`update company set notification_enabled = false`);
  await rows(`update user_profile set default_mail_client = ''`);
  admin = await on.person('superadmin@acme.example');
});

const connect = (name: ProviderName, who = admin, account?: string) => connectOn(on, who, name, account);
/** A company's admins may connect several or one, which its plan says. */
const channels = (several: boolean) =>
  rows(`update user_profile set allow_multiple_channels = ${several} where email = 'superadmin@acme.example'`);
const cards = async (who = admin) => {
  const { body } = await who.get('/integrations/list');
  return Object.fromEntries(body.data.map((card: { key: string }) => [card.key, card]));
};

describe('channels', () => {
  it(
    'are connected, shown in three views, and disconnected; the tokens are given back',
    async () => {
      expect((await cards()).slack).toEqual({
        key: 'slack',
        state: 'available',
        account: null,
        connected_at: null,
        limit_reached: false,
      });
      expect((await connect('slack')).status).toBe(200);
      expect((await cards()).slack).toMatchObject({ state: 'connected', connected_at: expect.any(String) });
      const { body } = await admin.get('/auth/session');
      expect(body).toMatchObject({
        company_integrations: ['slack'],
        integrations: { slack: true, ms_teams: false, whatsapp: false },
        integration_channels: ['slack', 'ms_teams'],
      });
      const grant = on.sandbox.state.grants.at(-1);
      expect((await admin.ask('DELETE', '/integrations/slack/disconnect')).status).toBe(200);
      await until(async () => grant?.revoked === true);
      expect((await cards()).slack?.state).toBe('available');
      expect((await admin.ask('DELETE', '/integrations/slack/disconnect')).body.code).toBe('NotConnected');
    },
    patience,
  );

  it(
    'are called as their provider says, in one line and without what nobody sees',
    async () => {
      expect((await connect('slack', admin, 'Acme\r\n\u202eTeam\u200b')).status).toBe(200);
      expect((await cards()).slack?.account).toBe('Acme Team');
    },
    patience,
  );

  it(
    'are one, for those who may not connect several: also when two come at once',
    async () => {
      await channels(false);
      // The first gives the browser its cookie.
      await begin(admin, 'slack');
      const answers = await Promise.all([connect('slack'), connect('microsoft')]);
      expect(answers.map(({ body }) => body.code ?? body.status).sort()).toEqual([200, 'LimitReached']);
      expect(await rows('select provider from connection')).toHaveLength(1);
      await channels(true);
    },
    patience,
  );

  it(
    'count WhatsApp, and not the same channel again',
    async () => {
      await channels(false);
      await connect('slack');
      expect((await connect('slack')).status).toBe(200);
      expect((await admin.get('/integrations/microsoft/begin')).body).toMatchObject({
        code: 'LimitReached',
        message: expect.stringContaining('maximum number of integrations'),
      });
      expect((await cards()).ms_teams).toMatchObject({ state: 'available', limit_reached: true });
      await rows('delete from connection');
      await rows('update company set notification_enabled = true');
      expect((await admin.get('/integrations/slack/begin')).body.code).toBe('LimitReached');
      await rows('update company set notification_enabled = false');
      await connect('slack');
      const { body: session } = await admin.get('/auth/session');
      const whatsApp = () =>
        admin.ask('PATCH', `/feedback_bot/company/update/${session.company.id}`, { notification_enabled: true });
      expect((await whatsApp()).body.code).toBe('LimitReached');
      await rows('delete from connection');
      await rows('update company set whatsapp_active = false');
      expect((await whatsApp()).body.code).toBe('ChannelMissing');
      expect((await cards()).whatsapp?.state).toBe('soon');
      await rows('update company set whatsapp_active = true');
      await channels(true);
    },
    patience,
  );

  it(
    'of a tenant belong to one company',
    async () => {
      expect((await connect('microsoft')).status).toBe(200);
      const other = await on.person('superadmin@globex.example');
      expect((await connect('microsoft', other)).body.code).toBe('Taken');
      expect((await connect('microsoft', other, 'globex-tenant')).status).toBe(200);
    },
    patience,
  );

  it('are not for employees', async () => {
    const employee = await on.person('employee@acme.example');
    expect((await employee.get('/integrations/slack/begin')).status).toBe(403);
    expect((await employee.ask('DELETE', '/integrations/slack/disconnect')).status).toBe(403);
  });
});

describe('a mail client', () => {
  const client = async () =>
    (await rows(`select default_mail_client as client from user_profile where email = 'superadmin@acme.example'`))[0]
      ?.client;

  it(
    'is one at most: the newest',
    async () => {
      for (const name of ['google', 'outlook'] as const) {
        expect((await connect(name)).status).toBe(200);
        expect(await client()).toBe(name);
      }
      expect((await admin.get('/integrations/rapport/connect')).status).toBe(200);
      expect([await client(), await rows('select provider from connection')]).toEqual([
        'rapport',
        [{ provider: 'rapport' }],
      ]);
      expect((await admin.ask('DELETE', '/integrations/rapport/disconnect')).status).toBe(200);
      expect(await client()).toBe('');
    },
    patience,
  );

  it(
    "is one's own",
    async () => {
      await connect('google');
      const other = await on.person('groupadmin@acme.example');
      expect((await cards(other)).google?.state).toBe('available');
      expect((await other.ask('DELETE', '/integrations/google/disconnect')).body.code).toBe('NotConnected');
      expect((await cards()).google?.state).toBe('connected');
    },
    patience,
  );
});

describe('tokens are kept while another connection needs the account, and given back with the last:', () => {
  /** Of a provider, the oldest first. */
  const grants = (provider: ProviderName, count: number) =>
    on.sandbox.state.grants.filter((grant) => grant.provider === provider).slice(-count);
  const revoked = (provider: ProviderName, count: number) => grants(provider, count).map((grant) => grant.revoked);
  const settled = () =>
    until(async () => {
      const [waiting] = await rows(`select count(*)::int as jobs from pgboss.job
        where name in ('integrations/revoke', 'integrations/leavers') and state::text in ('created', 'active', 'retry')`);
      return waiting?.jobs === 0;
    });

  it(
    'one that takes the place of the former',
    async () => {
      await connect('google', admin, 'twice@acme.example');
      await connect('google', admin, 'twice@acme.example');
      await settled();
      expect(revoked('google', 2)).toEqual([false, false]);
      await connect('google', admin, 'another@acme.example');
      await settled();
      expect(revoked('google', 3)).toEqual([false, true, false]);
    },
    patience,
  );

  it(
    'one of another company',
    async () => {
      const other = await on.person('superadmin@globex.example');
      await connect('slack', admin, 'Shared');
      await connect('slack', other, 'Shared');
      await admin.ask('DELETE', '/integrations/slack/disconnect');
      await settled();
      expect(revoked('slack', 2)).toEqual([false, false]);
      await other.ask('DELETE', '/integrations/slack/disconnect');
      await settled();
      expect(revoked('slack', 2)).toEqual([false, true]);
    },
    patience,
  );

  it.each(['google', 'slack'] as const)(
    'one that is there when too little is allowed at %s',
    async (name) => {
      const less = async () => finish(admin, name, await on.sandbox.chosen(await begin(admin, name), 'less', 'Less'));
      await connect(name, admin, 'Less');
      expect((await less()).body.code).toBe('TooFewScopes');
      await settled();
      expect(revoked(name, 2)).toEqual([false, false]);
      await rows('delete from connection');
      expect((await less()).body.code).toBe('TooFewScopes');
      await settled();
      // Without the right to read the calendar nobody knows whose tokens of Google they are.
      expect(revoked(name, 1)).toEqual([name === 'slack']);
    },
    patience,
  );

  it(
    'one of someone who stays',
    async () => {
      const leaver = await on.person('groupadmin@acme.example');
      await connect('google', leaver, 'team@acme.example');
      await connect('google', admin, 'team@acme.example');
      await rows(`update user_profile set status = 'inactive' where email = 'groupadmin@acme.example'`);
      await on.server.store.inSystem((db) =>
        on.server.app.engineServices.jobs
          .of({
            db,
            company: null,
            actor: null,
            newId: () => crypto.randomUUID(),
            afterCommit: (work: () => void) => setTimeout(work, 50),
          } as never)
          .send('integrations/leavers', {}),
      );
      await settled();
      await rows(`update user_profile set status = 'active' where email = 'groupadmin@acme.example'`);
      expect(await rows('select provider from connection')).toEqual([{ provider: 'google' }]);
      expect(revoked('google', 2)).toEqual([false, false]);
    },
    patience,
  );
});

it('asks for a proof of who it is that is not old', async () => {
  on.clock.forward(6);
  expect((await admin.get('/integrations/google/begin')).body.code).toBe('StepUpNeeded');
});
