import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatServer, chatServer, superAdmin, unnamed } from '../support/chats-seen.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await chatServer();
});
afterAll(() => server.close());

describe('an empty list of chats for who may not see names', () => {
  it('for another reason does not say that something is kept hidden', async () => {
    const [often] = await server.rows(
      sql`select stage_id as stage from chat_session where stage_id is not null group by 1 order by count(*) desc limit 1`,
    );
    const ask = async (more: string) => (await server.chats(unnamed, `stage_id=${often?.stage}${more}`)).body;
    expect((await ask('')).total_session_count).toBeGreaterThan(0);
    const none = await ask('&pseudonym=AAAAA-AAAAA');
    expect(none.data).toEqual([]);
    expect(none).not.toHaveProperty('withheld');
  });

  it.each([
    [4, false],
    [5, true],
  ])('of a group that holds %i people besides the reader says so, and tells of no chat (%s)', async (people, told) => {
    const { rows } = server;
    const { id, user } = await server.chat(sql`s.overall_mood is not null
      and exists (select from user_profile u where u.id = s.user_id and u.status = 'active' and u.type = 'Employee')`);
    const of = sql`(select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${unnamed})`;
    const [before] = await rows(sql`select all_employees, segments from access_group where id = ${of}`);
    await rows(sql`update user_profile set department = 'Sales' where department = 'Few'`);
    await rows(sql`update user_profile set department = 'Few' where id in (
      select e.id from user_profile e join company c on c.id = e.company_id where c.slug = 'acme' and e.status = 'active'
      and e.type = 'Employee' order by e.id <> ${user}, e.id limit ${people})`);
    await rows(sql`update access_group set all_employees = false, segments = '{"department__in": ["Few"]}'::jsonb
      where id = ${of}`);
    const list = (await server.chats(unnamed)).body;
    expect([list.total_session_count > 0, list.data.length > 0, 'withheld' in list]).toEqual([told, told, !told]);
    expect((await server.read(unnamed, id)).status).toBe(told ? 200 : 404);
    await rows(sql`update access_group set all_employees = ${before?.all_employees},
      segments = ${JSON.stringify(before?.segments)}::jsonb where id = ${of}`);
  });

  it('of a touchpoint that fewer than five people had says so', async () => {
    const { rows } = server;
    const { stage: chosen } = await server.chat(sql`s.stage_id is not null`);
    const before = await rows(sql`select id, stage_title from chat_session where stage_id = ${chosen}`);
    await rows(sql`update chat_session set stage_title = 'Rare' where id in (
      select id from chat_session where stage_id = ${chosen} order by id limit 2)`);
    await rows(sql`update chat_session set stage_id = null where stage_id = ${chosen} and stage_title <> 'Rare'`);
    const rare = (await server.chats(unnamed, `stage_id=${chosen}`)).body;
    expect([rare.data, rare.withheld]).toEqual([[], expect.stringMatching(/kept hidden.*fewer than 5 people/i)]);
    expect((await server.chats(superAdmin, `stage_id=${chosen}`)).body).not.toHaveProperty('withheld');
    expect((await server.chats(unnamed, '')).body).not.toHaveProperty('withheld');
    for (const { id, stage_title } of before)
      await rows(sql`update chat_session set stage_id = ${chosen}, stage_title = ${stage_title} where id = ${id}`);
  });
});
