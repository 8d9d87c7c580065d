import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, limited, stranger, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { type ProfileServer, profileServer } from '../support/profiles.ts';

let server: ProfileServer;
let people: string[];
let outside: string;
beforeAll(async () => {
  server = await profileServer();
  await server.browser(stranger);
  await server.browser(employee);
  await server.rows(
    sql`update access_group set permissions = permissions || '["manage_employee", "add_tag"]'::jsonb where group_name = 'Engineering partners'`,
  );
  const acme = sql`(select id from company where slug = 'acme')`;
  const some = async (isEngineer: boolean, limit: number) =>
    (
      await server.rows(
        sql`select id from user_profile where company_id = ${acme} and status = 'active' and (department = 'Engineering') = ${isEngineer} order by employee_id limit ${limit}`,
      )
    ).map(({ id }) => String(id));
  people = await some(true, 3);
  [outside = ''] = await some(false, 1);
  const tags = [['Buddy', 'Runner'], ['Buddy'], []];
  for (const [at, id] of people.entries())
    await server.rows(sql`update user_profile set tags = ${JSON.stringify(tags[at])}::jsonb where id = ${id}`);
});
afterAll(() => server.close());

const carried = (who: string | null, ids: unknown) =>
  effectsOf(server, () => server.as(who, 'POST', '/feedback_bot/users/tags/carried', { body: { ids } }));

describe('tags that several people carry', () => {
  it('come with how many of them do, the most frequent first', async () => {
    const { result, effects } = await carried(superAdmin, people);
    expect([result.status, effects]).toEqual([200, {}]);
    expect(result.body.data).toEqual([
      { tag: 'Buddy', count: 2 },
      { tag: 'Runner', count: 1 },
    ]);
    expect((await carried(superAdmin, people.slice(2))).result.body.data).toEqual([]);
  });

  it.each([
    ['nobody', null, () => people, 401],
    ['an employee', employee, () => people, 403],
    ['another company', stranger, () => people, 404],
    ['who does not see all of them', limited, () => [...people, outside], 404],
    ['of nobody', superAdmin, () => [], 400],
    ['of someone who is not there', superAdmin, () => ['00000000-0000-4000-8000-000000000000'], 404],
  ])('are not told to %s', async (_, who, ids, status) => {
    expect((await carried(who, ids())).result.status).toBe(status);
  });
});
