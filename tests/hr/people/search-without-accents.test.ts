import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, seededServer } from '../support/server.ts';

/** Names are found as they are typed on any keyboard. */

const superAdmin = 'superadmin@acme.example';
let server: Server;
let person: string;
beforeAll(async () => {
  server = await seededServer({ employees: 60 });
  const [row] =
    await server.rows(sql`update user_profile set first_name = 'José', last_name = 'Müller Đặng', display_name = 'José Müller Đặng'
    where id = (select s.user_id from chat_session s join company c on c.id = s.company_id join user_profile u on u.id = s.user_id
      where c.slug = 'acme' and s.status = 'completed' and u.status = 'active' and u.type = 'Employee' order by s.user_id limit 1) returning id`);
  person = String(row?.id);
  await server.rows(sql`insert into access_group (company_id, id, group_name, permissions, segments, all_employees)
    select id, gen_random_uuid(), 'Équipe du Nord', '["manage_milestone"]', '{}', true from company where slug = 'acme'`);
  await server.browser(superAdmin);
});
afterAll(() => server.close());

const ids = (rows: readonly { id?: string; user_id?: string; user?: string }[]) =>
  rows.map(({ id, user_id, user }) => user ?? user_id ?? id);
const bot = '/feedback_bot';

const searches: [string, (text: string) => Promise<unknown[]>][] = [
  [
    'the list of employees',
    async (text) =>
      ids((await server.as(superAdmin, 'POST', `${bot}/users/list`, { body: { raw_search_string: text } })).body.data),
  ],
  [
    'the picker of an admin',
    async (text) =>
      ids(
        (
          await server.as(superAdmin, 'POST', `${bot}/users/list`, {
            body: { raw_search_string: text, fields: 'display_name,email,employee_id' },
          })
        ).body.data,
      ),
  ],
];

describe.each(searches)('%s', (_, search) => {
  it.each(['jose', 'JOSE', 'josé', 'muller', 'Muller jose', 'dang', 'MÜLLER'])(
    'finds José Müller Đặng by %s',
    async (text) => {
      expect(await search(text)).toContain(person);
    },
  );

  it.each(['josee', 'mueller', '％'])('finds nobody by %s', async (text) => {
    expect(await search(text)).toEqual([]);
  });
});

it('the list of chats finds a person', async () => {
  const found = await server.as(
    superAdmin,
    'GET',
    `${bot}/session/list?count=true&page_limit=10&raw_search_string=muller`,
  );
  expect([found.status, found.body.data.length > 0]).toEqual([200, true]);
  for (const { user_display_name } of found.body.data) expect(user_display_name).toBe('José Müller Đặng');
});

it('the list of groups finds one', async () => {
  const { body } = await server.as(superAdmin, 'GET', `${bot}/group/list?raw_search_string=equipe`);
  expect(body.groups.map(({ group_name }: { group_name: string }) => group_name)).toEqual(['Équipe du Nord']);
});
