import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { employee, engineer, limited, peer, regional, stranger, superAdmin, wide } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { notesTests, path } from '../support/notes.ts';

/** Who writes, reads, changes and deletes notes, and on whom. */

const on = notesTests();
const { add, id, list, remove, update, withRights } = on;
const without = (code: string, work: () => Promise<void>) => withRights(code, '[]', work);

describe('a note', () => {
  it('is written, trimmed, with the last chat, and audited', async () => {
    const { result, effects } = await effectsOf(on.server, () => add(limited, engineer, '  Wants to <b>move</b>.\n '));
    expect([result.status, result.body.message]).toEqual([201, 'Comment added!']);
    expect(effects).toEqual({ note: 1, audit_line: 1 });
    const [row] = await on.server.rows(
      sql`select n.body, n.session_id = (select id from chat_session where user_id = n.user_id order by started_at desc, id desc limit 1) as last from note n`,
    );
    expect(row?.body).toBe('Wants to <b>move</b>.');
    const [line] = await auditLines(on.server, 1);
    expect(line).toMatchObject({ type: 'note', activity: 'Note added', call: 'people/note/add' });
  });

  it.each<[string, unknown, number, string]>([
    ['nothing', '', 400, 'Please add note!'],
    ['spaces', ' \n\t ', 400, 'Please add note!'],
    ['a number', 5, 400, 'Please add note!'],
    ['5,001 characters', 'x'.repeat(5001), 400, 'Please add note!'],
    ['5,000 characters', 'x'.repeat(5000), 201, 'Comment added!'],
    ['5,000 signs of two units each', '🙂'.repeat(5000), 201, 'Comment added!'],
  ])('of %s', async (_, body, status, message) => {
    const { result, effects } = await effectsOf(on.server, () => add(limited, engineer, body));
    expect([result.status, result.body.message]).toEqual([status, message]);
    expect(effects).toEqual(status === 201 ? { note: 1, audit_line: 1 } : {});
  });

  it.each<[string, string | null, string, number]>([
    ['nobody', null, engineer, 401],
    ['an employee', employee, engineer, 403],
    ['an admin without add_note', regional, regional, 403],
    ['an admin who does not see them', limited, employee, 404],
    ['an admin of another company', stranger, engineer, 404],
    ['someone who does', wide, employee, 201],
  ])('by %s on whom they see or not', async (_, who, whom, status) => {
    const { result, effects } = await effectsOf(on.server, () => add(who, whom));
    expect([result.status, effects]).toEqual([status, status === 201 ? { note: 1, audit_line: 1 } : {}]);
    if (status === 403) expect(result.body.detail).toBe('You do not have the permission to add notes.');
  });

  it('on oneself is neither written nor read, but by a SuperAdmin', async () => {
    await add(superAdmin, limited, 'Ready for more');
    for (const answer of [
      await list(limited, limited),
      await add(limited, limited),
      await on.server.as(limited, 'GET', `${path}/mentions/${id(limited)}`),
    ])
      expect([answer.status, answer.body.detail]).toEqual([403, 'What others note on you is for them to read.']);
    expect((await list(wide, limited)).status).toBe(200);
    expect((await list(superAdmin, superAdmin)).status).toBe(200);
    const { effects } = await effectsOf(on.server, () => add(superAdmin, limited, `Thank you, @${limited}`));
    expect(effects).toEqual({ note: 1, audit_line: 1 });
  });

  it('that was changed in another window is not overwritten unseen', async () => {
    const note = (await add(limited, engineer)).body.id;
    const change = (body: string, version: number) =>
      effectsOf(on.server, () =>
        on.server.as(limited, 'PATCH', `${path}/update/${note}`, {
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
    const [theirs] = await on.server.rows(sql`select id from chat_session where user_id = ${id(engineer)} limit 1`);
    const [other] = await on.server.rows(sql`select id from chat_session where user_id <> ${id(engineer)} limit 1`);
    await withRights('none', '["non_anonymous_message"]', async () => {
      expect((await add(limited, engineer, 'x', { session: theirs?.id })).status).toBe(201);
      expect((await add(limited, engineer, 'x', { session: other?.id })).status).toBe(400);
      expect((await add(limited, engineer, 'x', { session: id(superAdmin) })).status).toBe(400);
    });
  });

  it('names no chat for anyone who may not see names, or the answer would tell whose it was', async () => {
    const chats = await on.server.rows(sql`
      (select id from chat_session where user_id = ${id(engineer)} limit 3) union all
      (select id from chat_session where user_id <> ${id(engineer)} limit 3)`);
    const told = new Set<string>();
    for (const session of [...chats.map((chat) => chat.id), id(superAdmin)]) {
      const { result, effects } = await effectsOf(on.server, () => add(limited, engineer, 'x', { session }));
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
    const { result, effects } = await effectsOf(on.server, () => update(limited, note, ' New text '));
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
    const { result, effects } = await effectsOf(on.server, () => remove(limited, note));
    expect([result.status, result.body.message, effects]).toEqual([
      200,
      'Comment deleted!',
      { note: 1, audit_line: 1 },
    ]);
    const [line] = await auditLines(on.server, 1);
    expect(JSON.stringify(line?.old)).toContain('Talked about the new team.');
    expect((await remove(limited, note)).status).toBe(404);
  });

  it.each<[string, string, string, number, number]>([
    ['a colleague who sees it', peer, engineer, 403, 403],
    ['a SuperAdmin', superAdmin, engineer, 403, 200],
    ['someone of another company', stranger, engineer, 404, 404],
  ])('by %s', async (_, who, __, change, removed) => {
    const note = await written();
    expect((await update(who, note, 'x')).status).toBe(change);
    const { result, effects } = await effectsOf(on.server, () => remove(who, note));
    expect([result.status, effects]).toEqual([removed, removed === 200 ? { note: 1, audit_line: 1 } : {}]);
  });

  it('is asked anew at each call: out of the author’s sight, or without the right, it is over', async () => {
    const note = await written();
    await on.server.rows(sql`update user_profile set department = 'Sales' where id = ${id(engineer)}`);
    expect((await update(limited, note, 'x')).status).toBe(404);
    expect((await remove(limited, note)).status).toBe(404);
    await on.server.rows(sql`update user_profile set department = 'Engineering' where id = ${id(engineer)}`);
    await without('add_note', async () => {
      expect((await list(limited, engineer)).body.data[0].allowed_actions).toEqual([]);
      expect((await update(limited, note, 'x')).status).toBe(403);
      expect((await remove(limited, note)).status).toBe(403);
    });
    expect((await remove(limited, note)).status).toBe(200);
  });
});
