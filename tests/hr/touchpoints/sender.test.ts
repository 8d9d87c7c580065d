import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** One chat user is replaced in all touchpoints at once. */

let server: Server;
let from: string;
let to: string;
beforeAll(async () => {
  server = await seededServer();
  [from, to] = await Promise.all([idOf(server, 'superadmin@acme.example'), idOf(server, 'kavita.menon@acme.example')]);
  await server.rows(sql`update user_profile set type = 'Admin' where id = ${to}`);
});
afterAll(() => server.close());

const boss = 'superadmin@acme.example';
const replace = (body: object, who: string | null = boss) =>
  server.as(who, 'POST', '/feedback_bot/stage/replace-sender', { body });
async function senders(search = '') {
  const query = search && `?raw_search_string=${search}`;
  const { status, body } = await server.as(boss, 'GET', `/feedback_bot/stage/senders${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const held = async (id: string) =>
  Number(
    (
      await server.rows(sql`
        select count(*) from stage where chat_from_user_id = ${id} and stage_type = 'lifecycle' and status <> 'deleted'`)
    )[0]?.count,
  );

async function leaver() {
  const [row] = await server.rows(
    sql`update user_profile set exit_date = '2099-01-01' where email = 'nurul.rahman@acme.example' returning id`,
  );
  return String(row?.id);
}

describe('a chat user', () => {
  it('is listed with the number of touchpoints, also when gone', async () => {
    await server.rows(sql`
      update stage set chat_from_user_id = ${from} where stage_type = 'lifecycle'
        and company_id = (select company_id from user_profile where id = ${from})`);
    const [first, ...others] = await senders();
    expect(first).toMatchObject({ id: from, touchpoints: `${await held(from)} touchpoints` });
    expect(others).toEqual([]);
    expect(await senders('nobody')).toEqual([]);
    expect(await senders(String(first.display_name).slice(1, 4).toUpperCase())).toEqual([first]);
  });

  it.each([
    ['someone who is no admin', () => idOf(server, 'employee@acme.example'), 400, 'SenderNotAdmin'],
    ['an admin of another company', () => idOf(server, 'superadmin@globex.example'), 400, 'SenderNotAdmin'],
    ['an admin who has an exit date', leaver, 400, 'SenderNotAdmin'],
    ['the same person', async () => from, 400, 'SameSender'],
  ])('is not replaced by %s, and nothing is changed', async (_name, other, status, code) => {
    const id = await other();
    const { result, effects } = await effectsOf(server, () => replace({ from, to: id }));
    expect([result.status, result.body.code, effects]).toEqual([status, code, {}]);
  });

  it('is replaced in all touchpoints, live and draft, but not in the post-exit survey', async () => {
    const many = await held(from);
    await server.rows(sql`update stage set chat_from_user_id = ${from} where stage_type = 'postExit'`);
    const { status, body } = await replace({ from, to });
    expect([status, body.changed]).toEqual([200, many]);
    expect([await held(from), await held(to)]).toEqual([0, many]);
    const exit = await server.rows(
      sql`select 1 from stage where stage_type = 'postExit' and chat_from_user_id = ${to}`,
    );
    expect(exit).toEqual([]);
    const again = await replace({ from, to });
    expect([again.status, again.body.code]).toEqual([400, 'NoTouchpoints']);
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
  ])('is not replaced by %s: %i', async (who, status) => {
    expect((await replace({ from: to, to: from }, who)).status).toBe(status);
  });
});
