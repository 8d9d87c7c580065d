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
