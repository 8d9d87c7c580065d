import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { channelsOf, mailClientOf } from '../../../src/hr/server/integrations/token-keeper.ts';
import { type Connecting, connect, connecting } from '../../support/connecting.ts';
import { patience } from '../../support/patience.ts';
import { day } from './operations.ts';

/** Tokens as they lie in the table: refreshed by one, lost by all. */

let on: Connecting;
let user: { company: string; id: string };

beforeAll(async () => {
  on = await connecting();
}, patience);
afterAll(() => on.close());
beforeEach(async () => {
  on.clock.forward(3);
  on.sandbox.state.faults.length = 0;
  await on.server.store.exec('delete from connection');
  const admin = await on.person('superadmin@acme.example');
  await connect(on, admin, 'outlook');
  const { rows } = await on.server.store.exec(`select company_id, id from user_profile where email = $1`, [
    'superadmin@acme.example',
  ]);
  user = { company: String(rows[0]?.company_id), id: String(rows[0]?.id) };
});

/** Each is as another process: nothing is shared but the table. */
function client() {
  const { vault, connections, store } = on.server.app.engineServices;
  const keeping = {
    vault,
    connections,
    inCompany: store.inCompany.bind(store),
  };
  return mailClientOf(keeping, user.company, user.id);
}
const row = async () =>
  (await on.server.store.exec('select state, refreshing_until, tokens from connection where user_id is not null'))
    .rows[0];
const granted = () => on.sandbox.state.grants.filter(({ provider }) => provider === 'outlook').at(-1);

async function busy() {
  const found = await client();
  return (await found?.adapter.listBusy?.(found.ask, ...day, 'ravi@acme.example'))?.own;
}

it(
  'many who find the tokens at their end refresh them once',
  async () => {
    const before = granted()?.refresh;
    on.clock.forward(59.5);
    expect(await Promise.all([busy(), busy(), busy(), busy()])).toEqual([[], [], [], []]);
    expect(granted()?.refresh).not.toBe(before);
    expect(await row()).toMatchObject({
      state: 'connected',
      refreshing_until: null,
    });
    expect(String((await row())?.tokens)).not.toContain(String(granted()?.access));
  },
  patience,
);

it(
  'who died in the middle of it stands in nobody’s way for long',
  async () => {
    const grant = granted();
    if (grant) grant.expiresAt = 0;
    const soon = new Date(on.clock.now().getTime() + 10_000).toISOString();
    await on.server.store.exec('update connection set refreshing_until = $1', [soon]);
    on.clock.forward(0.25);
    expect(await busy()).toEqual([]);
  },
  patience,
);

it(
  'what the provider has taken back is lost: it is not asked again, and the card says so',
  async () => {
    const grant = granted();
    if (grant) grant.revoked = true;
    await expect(busy()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await row()).toMatchObject({
      state: 'lost',
      refreshing_until: null,
    });
    expect(await client()).toBeNull();
    const { body } = await (await on.person('superadmin@acme.example')).get('/integrations/list');
    expect(body.data.find(({ key }: { key: string }) => key === 'outlook').state).toBe('lost');
  },
  patience,
);

it('a channel is found by its company, and not by another', async () => {
  const { vault, connections, store } = on.server.app.engineServices;
  const keeping = {
    vault,
    connections,
    inCompany: store.inCompany.bind(store),
  };
  const admin = await on.person('superadmin@acme.example');
  await connect(on, admin, 'slack');
  expect((await channelsOf(keeping, user.company)).map(({ provider }) => provider)).toEqual(['slack']);
  const other = await on.server.store.exec(`select company_id from user_profile where email = $1`, [
    'superadmin@globex.example',
  ]);
  expect(await channelsOf(keeping, String(other.rows[0]?.company_id))).toEqual([]);
});
