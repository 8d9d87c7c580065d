import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employee, engineer, limited, peer, regional, stranger, superAdmin, wide } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Sees everybody, and may do nothing with employees. */
const reader = 'meera.iyer@acme.example';
let server: Server;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await seededServer();
  for (const email of [superAdmin, limited, peer, wide, reader, regional, employee, engineer, stranger])
    ids.set(email, await idOf(server, email));
  await server.rows(
    sql`update access_group set permissions = '["company_culture_dashboard","add_note"]'::jsonb where group_name = 'People partners'`,
  );
  await server.rows(sql`update user_profile set department = 'Sales' where email = ${employee}`);
  for (const email of [null, superAdmin, limited, peer, wide, reader, regional, employee, stranger])
    await server.browser(email);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(sql`delete from alert`);
  await server.rows(sql`delete from outbox`);
  await server.rows(sql`delete from note`);
});

const id = (email: string) => ids.get(email) as string;
const path = '/feedback_bot/session/comment';
const add = (who: string | null, whom: string, body: unknown = 'Talked about the new team.', more = {}) =>
  server.as(who, 'POST', `${path}/add`, { body: { user: id(whom), body, ...more } });
const update = (who: string, note: string, body: unknown) =>
  server.as(who, 'PATCH', `${path}/update/${note}`, { body: { body } });
const remove = (who: string, note: string) => server.as(who, 'DELETE', `${path}/delete/${note}`);
const list = (who: string | null, whom: string, query = '') =>
  server.as(who, 'GET', `${path}/list/${id(whom)}${query}`);
const mails = () => server.rows(sql`select mail, to_address, subject, text, html from outbox order by to_address`);
const without = (code: string, work: () => Promise<void>) => withRights(code, '[]', work);
async function withRights(code: string, codes: string, work: () => Promise<void>) {
  await server.rows(
    sql`update access_group set permissions = (permissions - ${code}) || ${codes}::jsonb where group_name = 'Engineering partners'`,
  );
  try {
    await work();
  } finally {
    await server.rows(
      sql`update access_group set permissions = '["company_culture_dashboard","manage_employee","add_note","manage_milestone"]'::jsonb where group_name = 'Engineering partners'`,
    );
  }
}

describe('a note', () => {
  it('is written, trimmed, with the last chat, and audited', async () => {
    const { result, effects } = await effectsOf(server, () => add(limited, engineer, '  Wants to <b>move</b>.\n '));
    expect([result.status, result.body.message]).toEqual([201, 'Comment added!']);
    expect(effects).toEqual({ note: 1, audit_line: 1 });
    const [row] = await server.rows(
      sql`select n.body, n.session_id = (select id from chat_session where user_id = n.user_id order by started_at desc, id desc limit 1) as last from note n`,
    );
    expect(row?.body).toBe('Wants to <b>move</b>.');
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'note', activity: 'Note added', call: 'people/note.add' });
  });

  it.each<[string, unknown, number, string]>([
    ['nothing', '', 400, 'Please add note!'],
    ['spaces', ' \n\t ', 400, 'Please add note!'],
    ['a number', 5, 400, 'Please add note!'],
    ['5,001 characters', 'x'.repeat(5001), 400, 'Please add note!'],
    ['5,000 characters', 'x'.repeat(5000), 201, 'Comment added!'],
    ['5,000 signs of two units each', '🙂'.repeat(5000), 201, 'Comment added!'],
  ])('of %s', async (_, body, status, message) => {
    const { result, effects } = await effectsOf(server, () => add(limited, engineer, body));
    expect([result.status, result.body.message]).toEqual([status, message]);
    expect(effects).toEqual(status === 201 ? { note: 1, audit_line: 1 } : {});
  });

  it.each<[string, string | null, string, number]>([
    ['nobody', null, engineer, 401],
    ['an employee', employee, engineer, 403],
    ['an admin without add_note', regional, regional, 403],
    ['an admin who does not see them', limited, employee, 404],
    ['an admin of another company', stranger, engineer, 404],
    ['somebody who does', wide, employee, 201],
  ])('by %s on whom they see or not', async (_, who, whom, status) => {
    const { result, effects } = await effectsOf(server, () => add(who, whom));
    expect([result.status, effects]).toEqual([status, status === 201 ? { note: 1, audit_line: 1 } : {}]);
    if (status === 403) expect(result.body.detail).toBe('You do not have the permission to add notes.');
  });

  it('on oneself is neither written nor read, but by a SuperAdmin', async () => {
    await add(superAdmin, limited, 'Ready for more');
    for (const answer of [
      await list(limited, limited),
      await add(limited, limited),
      await server.as(limited, 'GET', `${path}/mentions/${id(limited)}`),
    ])
      expect([answer.status, answer.body.detail]).toEqual([403, 'What others note on you is for them to read.']);
    expect((await list(wide, limited)).status).toBe(200);
    expect((await list(superAdmin, superAdmin)).status).toBe(200);
    const { effects } = await effectsOf(server, () => add(superAdmin, limited, `Thank you, @${limited}`));
    expect(effects).toEqual({ note: 1, audit_line: 1 });
  });

  it('that was changed in another window is not overwritten unseen', async () => {
    const note = (await add(limited, engineer)).body.id;
    const change = (body: string, version: number) =>
      effectsOf(server, () =>
        server.as(limited, 'PATCH', `${path}/update/${note}`, {
          body: { body },
          headers: { 'if-match': `"${version}"` },
        }),
      );
    expect((await change('First', 1)).result.status).toBe(200);
    const { result, effects } = await change('Second', 1);
    expect([result.status, effects]).toEqual([412, {}]);
    expect(result.body.current).toMatchObject({ body: 'First', version: 2 });
    expect((await change('Second', 2)).result.status).toBe(200);
  });

  it('names only a chat of that employee', async () => {
    const [theirs] = await server.rows(sql`select id from chat_session where user_id = ${id(engineer)} limit 1`);
    const [other] = await server.rows(sql`select id from chat_session where user_id <> ${id(engineer)} limit 1`);
    await withRights('none', '["non_anonymous_message"]', async () => {
      expect((await add(limited, engineer, 'x', { session: theirs?.id })).status).toBe(201);
      expect((await add(limited, engineer, 'x', { session: other?.id })).status).toBe(400);
      expect((await add(limited, engineer, 'x', { session: id(superAdmin) })).status).toBe(400);
    });
  });

  it('names no chat for whoever may not see names, or the answer would tell whose it was', async () => {
    const chats = await server.rows(sql`
      (select id from chat_session where user_id = ${id(engineer)} limit 3) union all
      (select id from chat_session where user_id <> ${id(engineer)} limit 3)`);
    const told = new Set<string>();
    for (const session of [...chats.map((chat) => chat.id), id(superAdmin)]) {
      const { result, effects } = await effectsOf(server, () => add(limited, engineer, 'x', { session }));
      told.add(JSON.stringify([result.status, result.body.code, result.body.message, effects]));
    }
    expect([...told]).toEqual(['[403,"NoNames","You do not have the permission to see who had a chat.",{}]']);
  });
});

describe('the list', () => {
  it('is the newest first, with author, addresses and what one may do', async () => {
    await add(limited, engineer, `Ask @${peer} about it`);
    await add(superAdmin, engineer, 'Second');
    const { status, body } = await list(limited, engineer);
    expect([status, body.total_count]).toEqual([200, 2]);
    expect(body.data[0]).toMatchObject({ body: 'Second', allowed_actions: [], createdBy_display_name: 'Anita Rao' });
    expect(body.data[1]).toEqual({
      id: expect.any(String),
      version: 1,
      body: `Ask @${peer} about it`,
      user_tagged: [peer],
      createdBy: id(limited),
      createdBy_display_name: 'Rahul Verma',
      createdBy_email: limited,
      createdBy_profilePicture: null,
      createdAt: expect.stringMatching(/\+05:30$/),
      receipt_id: body.data[1].id,
      allowed_actions: ['edit_comment', 'delete_comment'],
    });
    expect(
      (await list(superAdmin, engineer)).body.data.map((one: { allowed_actions: string[] }) => one.allowed_actions),
    ).toEqual([['edit_comment', 'delete_comment'], ['delete_comment']]);
  });

  it.each([
    ['?fields=body,createdAt', ['id', 'body', 'createdAt']],
    ['?fields=body&fields=allowed_actions', ['id', 'body', 'allowed_actions']],
  ])('%s: only these', async (query, keys) => {
    await add(limited, engineer);
    expect(Object.keys((await list(limited, engineer, query)).body.data[0])).toEqual(keys);
  });

  it('is paged', async () => {
    for (const body of ['1', '2', '3']) await add(limited, engineer, body);
    const { body } = await list(limited, engineer, '?page_limit=2&page_offset=2');
    expect([body.total_count, body.data.map((one: { body: string }) => one.body)]).toEqual([3, ['1']]);
    expect((await list(limited, engineer, '?fields=password_hash')).status).toBe(400);
  });

  it.each<[string, string | null, string, number]>([
    ['nobody', null, engineer, 401],
    ['the employee', employee, employee, 403],
    ['an admin who does not see them', limited, employee, 404],
    ['an admin of another company', stranger, engineer, 404],
    ['an admin who does', wide, employee, 200],
  ])('to %s', async (_, who, whom, status) => expect((await list(who, whom)).status).toBe(status));
});

describe('changing and deleting', () => {
  const written = async (who = limited) => String((await add(who, engineer)).body.id);

  it('is for the author', async () => {
    const note = await written();
    const { result, effects } = await effectsOf(server, () => update(limited, note, ' New text '));
    expect([result.status, result.body.message, effects]).toEqual([
      200,
      'Comment updated!',
      { note: 1, audit_line: 1 },
    ]);
    expect((await list(limited, engineer)).body.data[0].body).toBe('New text');
    expect((await update(limited, note, ' ')).body.message).toBe('Please add note!');
  });

  it('keeps in the audit what a deleted note said', async () => {
    const note = await written();
    const { result, effects } = await effectsOf(server, () => remove(limited, note));
    expect([result.status, result.body.message, effects]).toEqual([
      200,
      'Comment deleted!',
      { note: 1, audit_line: 1 },
    ]);
    const [line] = await auditLines(server, 1);
    expect(JSON.stringify(line?.old)).toContain('Talked about the new team.');
    expect((await remove(limited, note)).status).toBe(404);
  });

  it.each<[string, string, string, number, number]>([
    ['a colleague who sees it', peer, engineer, 403, 403],
    ['a SuperAdmin', superAdmin, engineer, 403, 200],
    ['somebody of another company', stranger, engineer, 404, 404],
  ])('by %s', async (_, who, __, change, removed) => {
    const note = await written();
    expect((await update(who, note, 'x')).status).toBe(change);
    const { result, effects } = await effectsOf(server, () => remove(who, note));
    expect([result.status, effects]).toEqual([removed, removed === 200 ? { note: 1, audit_line: 1 } : {}]);
  });

  it('is asked anew at each call: out of the author’s sight, or without the right, it is over', async () => {
    const note = await written();
    await server.rows(sql`update user_profile set department = 'Sales' where id = ${id(engineer)}`);
    expect((await update(limited, note, 'x')).status).toBe(404);
    expect((await remove(limited, note)).status).toBe(404);
    await server.rows(sql`update user_profile set department = 'Engineering' where id = ${id(engineer)}`);
    await without('add_note', async () => {
      expect((await list(limited, engineer)).body.data[0].allowed_actions).toEqual([]);
      expect((await update(limited, note, 'x')).status).toBe(403);
      expect((await remove(limited, note)).status).toBe(403);
    });
    expect((await remove(limited, note)).status).toBe(200);
  });
});

describe('a mention', () => {
  it('is told by mail and in the console, once', async () => {
    const text = `Please talk to her, @${peer}. <b>Soon</b>`;
    const { result, effects } = await effectsOf(server, () => add(limited, engineer, text));
    expect(effects).toEqual({ note: 1, audit_line: 1, outbox: 1, alert: 1 });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      mail: 'people/note-mention',
      to_address: peer,
      subject: 'Rahul Verma mentioned you in a note on Kavita Menon',
    });
    expect(mail?.text).toContain(text);
    expect(mail?.html).not.toContain('<b>Soon</b>');
    const { body } = await server.as(peer, 'GET', '/feedback_bot/alerts/list');
    expect([body.unread_count, body.data[0].text, body.data[0].link]).toEqual([
      1,
      'Rahul Verma mentioned you in a note on Kavita Menon.',
      `/employees/${id(engineer)}?tab=notes`,
    ]);
    const again = await effectsOf(server, () => update(limited, result.body.id, `${text} Or today.`));
    expect(again.effects).toEqual({ note: 1, audit_line: 1 });
  });

  it('that is added later is told then', async () => {
    const note = (await add(limited, engineer)).body.id;
    const { effects } = await effectsOf(server, () => update(limited, note, `Talked, @${peer}`));
    expect(effects).toEqual({ note: 1, audit_line: 1, outbox: 1, alert: 1 });
  });

  it('without the right to read notes says nothing of what it says', async () => {
    await server.rows(
      sql`update access_group set permissions = '["manage_milestone"]'::jsonb where group_name = 'Asia Pacific partners'`,
    );
    await server.rows(sql`update access_group set all_employees = true where group_name = 'Asia Pacific partners'`);
    await add(superAdmin, engineer, `A secret for @${regional}`);
    const [mail] = await mails();
    expect(mail).toMatchObject({ mail: 'people/note-mention-unread', to_address: regional });
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret');
    const { body } = await server.as(regional, 'GET', '/feedback_bot/alerts/list');
    expect([body.data[0].link, JSON.stringify(body)]).toEqual([null, expect.not.stringContaining('secret')]);
  });

  it.each<[string, string, string]>([
    ['oneself', limited, limited],
    ['an employee', superAdmin, employee],
    ['an admin whom the author does not see', limited, superAdmin],
    ['somebody of another company', superAdmin, stranger],
  ])('of %s is only text', async (_, who, whom) => {
    const { result, effects } = await effectsOf(server, () => add(who, engineer, `Hello @${whom}`));
    expect([result.status, effects]).toEqual([201, { note: 1, audit_line: 1 }]);
    expect((await list(who, engineer)).body.data[0].user_tagged).toEqual([]);
  });

  it('of an admin who does not see the employee is only text', async () => {
    const { effects } = await effectsOf(server, () => add(superAdmin, employee, `Hello @${limited}`));
    expect(effects).toEqual({ note: 1, audit_line: 1 });
  });

  it('is not believed where only the browser says so', async () => {
    const { effects } = await effectsOf(server, () => add(limited, engineer, 'Hello', { user_tagged: [peer] }));
    expect(effects).toEqual({ note: 1, audit_line: 1 });
  });
});

describe('who can be mentioned', () => {
  const offered = async (who: string, whom: string, search = '') => {
    const { status, body } = await server.as(who, 'GET', `${path}/mentions/${id(whom)}?raw_search_string=${search}`);
    return status === 200 ? body.data.map((one: { email: string }) => one.email) : status;
  };

  it('is an admin whom the author sees and who sees the employee, found by name or address', async () => {
    expect(await offered(superAdmin, engineer, 'arjun')).toEqual([peer]);
    expect(await offered(superAdmin, engineer, 'KAPOOR@acme')).toEqual([peer]);
    expect(await offered(limited, engineer)).toEqual([peer]);
    expect(await offered(superAdmin, employee)).not.toContain(peer);
    expect(await offered(superAdmin, engineer, '%')).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['employees', employee, 403],
    ['who does not see the employee', limited, 404],
  ])('is not told to %s', async (_, who, status) => expect(await offered(who, employee)).toBe(status));
});
