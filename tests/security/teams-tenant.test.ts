import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { begin, type Connecting, connect, connecting, finish } from '../support/connecting.ts';
import { patience } from '../support/patience.ts';

/** Whose tenant it is, where no single attack says it; the attacks stand in `tenant-attacks.ts`. */

let on: Connecting;

beforeAll(async () => {
  on = await connecting();
}, patience);
afterAll(() => on.close());
beforeEach(async () => {
  on.clock.forward(3);
  await on.server.store.exec('delete from connection');
});

const tenants = async () =>
  (await on.server.store.exec('select account_id as tenant, company_id as company from connection')).rows;

it(
  'two companies at once: one has the tenant',
  async () => {
    const [mine, theirs] = [
      await on.person('superadmin@acme.example'),
      await on.person('superadmin@globex.example'),
    ] as const;
    const answers = await Promise.all([
      connect(on, mine, 'microsoft', 'acme-tenant'),
      connect(on, theirs, 'microsoft', 'acme-tenant'),
    ]);
    expect(answers.map(({ body }) => body.code ?? body.status).sort()).toEqual([200, 'Taken']);
    expect(await tenants()).toHaveLength(1);
  },
  patience,
);

it(
  'what the token says is kept, whatever stands in the address of the second return',
  async () => {
    const who = await on.person('superadmin@acme.example');
    const { body } = await finish(who, 'microsoft', await on.sandbox.chosen(await begin(who, 'microsoft')));
    const url = await on.sandbox.chosen(body.url);
    const answer = await finish(who, 'microsoft', url, { tenant_id: 'globex-tenant' });
    expect([answer.status, await tenants()]).toEqual([200, [expect.objectContaining({ tenant: 'acme-tenant' })]]);
  },
  patience,
);

it(
  'a refusal leaves the tenant that is connected as it is',
  async () => {
    const who = await on.person('superadmin@acme.example');
    await connect(on, who, 'microsoft', 'acme-tenant');
    const other = await on.person('superadmin@globex.example');
    await connect(on, other, 'microsoft', 'globex-tenant');
    expect((await connect(on, who, 'microsoft', 'globex-tenant')).body.code).toBe('Taken');
    expect((await tenants()).map(({ tenant }) => tenant).sort()).toEqual(['acme-tenant', 'globex-tenant']);
  },
  patience,
);
