import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AccessServer, accessServer, superAdmin, wide } from '../hr/support/access.ts';
import { patience } from '../support/patience.ts';
import type { Answer } from '../support/product-app.ts';

/**
 * G4: two SuperAdmins end each other at the same moment, or themselves, in every way in which one can cease to be one.
 * Someone who stays SuperAdmin for good is always left.
 */

const rounds = process.env.FULL ? 10 : 2;

let server: AccessServer;
let group: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await accessServer();
  group = await server.groupId('People partners');
  for (const email of [superAdmin, wide]) ids[email] = await server.personId(email);
}, patience);
afterAll(() => server.close());
beforeEach(() => bothSuperAdmins());

async function bothSuperAdmins(): Promise<void> {
  const both = sql`(${ids[superAdmin]}, ${ids[wide]})`;
  await server.rows(sql`update stage set chat_from_user_id = null where chat_from_user_id in ${both}`);
  await server.rows(
    sql`update user_profile set type = 'SuperAdmin', status = 'active', exit_date = null where id in ${both}`,
  );
  await server.rows(sql`update credential set status = 'active' where user_id in ${both}`);
  await server.rows(sql`delete from membership where user_id in ${both}`);
  await server.rows(sql`
    insert into membership (company_id, id, user_id, group_id)
    select company_id, gen_random_uuid(), id, ${group} from user_profile where id in ${both}`);
  // How much one session may do in a minute is another suite's.
  await server.rows(sql`delete from counter`);
}

/** Who is SuperAdmin today and on every day to come. */
const staying = async () =>
  Number(
    (
      await server.rows(sql`
        select count(*)::int as n from user_profile u join company c on c.id = u.company_id
        where c.slug = 'acme' and u.type = 'SuperAdmin' and u.status = 'active' and u.exit_date is null`)
    )[0]?.n,
  );

type Way = (by: string, whom: string) => Promise<Answer>;
const change = (by: string, whom: string, body: object) =>
  server.as(by, 'PATCH', `/feedback_bot/users/update/${ids[whom]}`, { body });
const ways: Record<string, Way> = {
  removal: (by, whom) => server.call(by, 'removeUser', [group, ids[whom]]),
  'exit today': (by, whom) => change(by, whom, { exit_date: '2026-01-05' }),
  'exit next year': (by, whom) => change(by, whom, { exit_date: '2099-01-05' }),
  deactivation: (by, whom) => change(by, whom, { status: 'inactive' }),
};

/** A session that has ended signs in again. */
async function fresh(): Promise<void> {
  for (const email of [superAdmin, wide]) {
    const browser = await server.browser(email);
    if ((await browser.get('/auth/session')).status !== 200) expect((await browser.signIn(email)).status).toBe(200);
    await browser.post('/auth/step-up', { password: 'Welcome-2026!' });
  }
}

const names = Object.keys(ways);
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

it.each(pairs)(
  `%s against %s, at the same moment: someone stays`,
  async (one, other) => {
    const answers: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      await bothSuperAdmins();
      await fresh();
      // Each the other one, and then each themselves.
      const [a, b] = round % 2 ? [superAdmin, wide] : [wide, superAdmin];
      const told = await Promise.all([
        (ways[one] as Way)(superAdmin, a as string),
        (ways[other] as Way)(wide, b as string),
      ]);
      const key = told
        .map(({ status }) => status)
        .sort()
        .join();
      answers[key] = (answers[key] ?? 0) + 1;
      expect(told.filter(({ status }) => status >= 500)).toEqual([]);
      expect(told.filter(({ status }) => status === 200).length).toBeLessThan(2);
      expect(await staying()).toBeGreaterThanOrEqual(1);
    }
    console.log(
      `G4 last SuperAdmin: ${rounds}x ${one} against ${other}, one always stayed: ${JSON.stringify(answers)}`,
    );
  },
  patience,
);

it('an exit date that is far away counts: the other one may not leave after it', async () => {
  await fresh();
  expect((await (ways['exit next year'] as Way)(superAdmin, wide)).status).toBe(200);
  for (const way of Object.values(ways))
    expect(await way(superAdmin, superAdmin)).toMatchObject({ body: { code: 'LastSuperAdmin' } });
  expect(await staying()).toBe(1);
});

it('sees that nobody is left when both go past the product', async () => {
  await server.rows(
    sql`update user_profile set exit_date = '2099-01-05' where id in (${ids[superAdmin]}, ${ids[wide]})`,
  );
  expect(await staying()).toBe(0);
});
