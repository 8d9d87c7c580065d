import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limited, stranger, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** A reply stands in the chat, goes to the person by mail with a link to it, and to nobody's pseudonym. */

let server: ProfileServer;
beforeAll(async () => {
  server = await profileServer();
  await server.browser(stranger);
  const permit = (group: string, codes: string[]) =>
    server.rows(
      sql`update access_group set permissions = permissions || ${JSON.stringify(codes)}::jsonb where group_name = ${group}`,
    );
  const messages = ['view_message', 'anonymous_message', 'reply_message'];
  await permit('Engineering partners', [...messages, 'non_anonymous_message']);
  await permit('People partners', messages);
});
afterAll(() => server.close());

const chatOf = async (engineering: boolean) => {
  const [row] = await server.rows(sql`
    select s.id, s.user_id, u.email from chat_session s join user_profile u on u.id = s.user_id
    join company c on c.id = s.company_id
    where c.slug = 'acme' and s.status = 'completed' and u.status = 'active' and (u.department = 'Engineering') = ${engineering}
    order by s.id limit 1`);
  return row as { id: string; user_id: string; email: string };
};
const reply = (who: string | null, id: string, text: unknown = 'Let us talk on Monday.') =>
  effectsOf(server, () => server.as(who, 'POST', `/feedback_bot/session/reply/${id}`, { body: { text } }));

describe('a reply', () => {
  it('is a message of the chat by the admin, is mailed with a link, and audited without its words', async () => {
    const chat = await chatOf(true);
    const { result, effects } = await reply(limited, chat.id, '  Let us talk on Monday.  ');
    expect([result.status, effects]).toEqual([200, { chat_message: 1, chat_link: 1, outbox: 1, audit_line: 1 }]);
    const [message] = await server.rows(
      sql`select msg, author_id, bot_response from chat_message where session_id = ${chat.id} order by position desc limit 1`,
    );
    expect(message).toEqual({
      msg: [{ text: 'Let us talk on Monday.' }],
      author_id: server.id(limited),
      bot_response: true,
    });
    const [mail] = await server.rows(sql`select mail, to_address, text from outbox order by created_at desc limit 1`);
    expect(mail).toMatchObject({ mail: 'people/session/chat-reply', to_address: chat.email });
    expect(String(mail?.text)).toContain('Let us talk on Monday.');
    expect(String(mail?.text)).toMatch(/\/chat\/[\w-]{40,}/);
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'chat', activity: 'reply' });
    expect(JSON.stringify(line)).not.toContain('Monday');
  });

  it('is read as a reply by the admin’s name, and without that by someone who sees pseudonyms', async () => {
    const chat = await chatOf(true);
    await reply(limited, chat.id, 'I shall ask your manager.');
    const last = async (who: string) =>
      (await server.as(who, 'GET', `/feedback_bot/session/transcript/${chat.id}`)).body.data.at(-1);
    const entry = { msg: [{ text: 'I shall ask your manager.' }], bot_response: true, reply: true };
    expect(await last(superAdmin)).toMatchObject({ ...entry, author: 'Rahul Verma' });
    expect(await last(manager)).toMatchObject(entry);
    expect(await last(manager)).not.toHaveProperty('author');
  });

  it.each([
    ['by who sees pseudonyms only', manager, true, 403],
    ['to someone out of scope', limited, false, 404],
    ['by another company', stranger, true, 404],
    ['by nobody', null, true, 401],
  ])('is refused %s', async (_, who, engineering, status) => {
    const { result, effects } = await reply(who, (await chatOf(engineering)).id);
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it.each([[''], ['   '], [null], ['x'.repeat(2001)]])('is refused with the text %j', async (text) => {
    const { result, effects } = await reply(superAdmin, (await chatOf(true)).id, text);
    expect([result.status, effects]).toEqual([400, {}]);
  });

  it('is refused to who has left', async () => {
    const chat = await chatOf(true);
    await server.rows(sql`update user_profile set exit_date = '2020-01-01' where id = ${chat.user_id}`);
    const { result, effects } = await reply(superAdmin, chat.id);
    expect([result.body.code, effects]).toEqual(['HasLeft', {}]);
    await server.rows(sql`update user_profile set exit_date = null where id = ${chat.user_id}`);
  });
});
