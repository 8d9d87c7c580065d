import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { madeToken } from '../../support/tokens.ts';
import { effectsOf } from '../support/effects.ts';
import { type RunServer, runServer, scale, words } from '../support/runs.ts';
import { idOf } from '../support/server.ts';

/** The link to a chat is sent again: by whom, to whom, how often, and what becomes of the links before. */

const superAdmin = 'superadmin@acme.example';
const limited = 'groupadmin@acme.example';
const partner = 'meera.iyer@acme.example';
const employee = 'employee@acme.example';
const stranger = 'superadmin@globex.example';

let server: RunServer;
let company: string;
beforeAll(async () => {
  server = await runServer();
  for (const email of [superAdmin, limited, partner, employee, stranger]) await server.browser(email);
  company = server.company;
  // Sees Engineering, and names; the other sees everyone, under pseudonyms.
  await rights('Engineering partners', 'view_message', 'acknowledge_chat', 'non_anonymous_message');
  await rights('People partners', 'view_message', 'acknowledge_chat', 'manage_milestone');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`);
  await server.rows(sql`delete from counter`);
});

const rights = (group: string, ...codes: string[]) =>
  server.rows(
    sql`update access_group set permissions = ${JSON.stringify(codes)}::jsonb, version = version + 1 where group_name = ${group} and company_id = ${company}`,
  );

/** Someone whose chat was begun by a mail. */
async function asked(department = 'Engineering', user_timezone = 'Asia/Kolkata') {
  const today = server.clock.now().toISOString().slice(0, 10);
  const user = await server.joins(today, { department, user_timezone });
  await server.live({ duration: 0, questions: [scale, words] });
  await server.run();
  const { session } = (await server.runOf(user)) ?? {};
  return { user, session: String(session), token: await server.tokenOf(user) };
}

const resend = (who: string | null, id: string) => server.as(who, 'POST', `/feedback_bot/session/resend/${id}`);
const open = (token: string) => server.as(null, 'POST', '/feedback_bot/chat/open', { body: { token } });
const answer = (token: string, body: object) =>
  server.as(null, 'POST', '/feedback_bot/chat/answer', { body: { token, ...body } });
async function mailsTo(user: string) {
  const mails = await server.rows(
    sql`select o.mail from outbox o join user_profile u on u.email = o.to_address where u.id = ${user} order by o.mail`,
  );
  return mails.map(({ mail }) => mail);
}
async function newest() {
  const [mail] = await server.rows(
    sql`select to_address, subject, text from outbox where mail = 'chats/resent' order by created_at desc limit 1`,
  );
  return {
    to: mail?.to_address,
    text: String(mail?.text),
    token: /\/chat\/([\w-]+)/.exec(String(mail?.text))?.[1] ?? '',
  };
}

describe('the link to a chat', () => {
  it('is sent again with a new token, and the one before ends; what was answered stays', async () => {
    const { user, session, token } = await asked();
    await answer(token, { question: scale.id, value: 4 });
    const { result, effects } = await effectsOf(server, () => resend(limited, session));
    expect([result.status, effects]).toEqual([200, { chat_link: 2, outbox: 1, audit_line: 1 }]);
    const mail = await newest();
    const [person] = await server.rows(sql`select email from user_profile where id = ${user}`);
    expect(mail.to).toBe(person?.email);
    expect(mail.text).toContain('Rahul Verma sends you a new link');
    expect((await open(token)).status).toBe(404);
    expect((await open(mail.token)).body).toMatchObject({ done: 1, question: { id: words.id } });
    const [line] = await server.rows(sql`select * from audit_line order by id desc limit 1`);
    expect(line).toMatchObject({ type: 'chat', activity: 'link sent again', actor: await idOf(server, limited) });
    expect(JSON.stringify(line)).toContain(session);
    expect(JSON.stringify(line)).not.toContain(mail.token);
  });

  it.each([
    ['takes the place of an invitation that waits for a decent hour', 'America/Los_Angeles', []],
    ['leaves an invitation alone that has gone out', 'Asia/Kolkata', ['chats/invitation']],
  ])('%s', async (_, zone, left) => {
    const { user, session } = await asked('Engineering', zone);
    expect((await resend(limited, session)).status).toBe(200);
    expect(await mailsTo(user)).toEqual([...left, 'chats/resent']);
  });

  it('does not go out any more when another system has ended the chat before a decent hour', async () => {
    const { user, session } = await asked('Engineering', 'America/Los_Angeles');
    expect(await mailsTo(user)).toEqual(['chats/invitation']);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/feedback_bot/chats/${session}/complete`,
      headers: { authorization: `Bearer ${await madeToken(server, company, ['chats:answer'])}` },
      payload: { overall_mood: 4 },
    });
    expect([statusCode, await mailsTo(user)]).toEqual([200, []]);
  });

  it('leaves one that works when two admins send it at once', async () => {
    const { session } = await asked();
    const sent = await Promise.all([resend(superAdmin, session), resend(limited, session)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const [links] = await server.rows(
      sql`select count(*)::int as n from chat_link where session_id = ${session} and until > ${server.clock.now().toISOString()}::timestamptz`,
    );
    expect(links?.n).toBe(1);
  });

  it('is sent three times a day by all admins together', async () => {
    const { session } = await asked();
    for (const who of [superAdmin, limited, superAdmin]) expect((await resend(who, session)).status).toBe(200);
    const { result, effects } = await effectsOf(server, () => resend(limited, session));
    expect([result.status, result.body.message, effects.outbox]).toEqual([
      429,
      'Links to this chat sent within a day: 3, and no more. Please wait until tomorrow.',
      undefined,
    ]);
  });

  it.each([
    ['by nobody', null, 'Engineering', 401],
    ['by an employee', employee, 'Engineering', 403],
    ['by who sees pseudonyms', partner, 'Engineering', 403],
    ['to someone out of scope', limited, 'Sales', 404],
    ['by another company', stranger, 'Engineering', 404],
  ])('is not sent %s', async (_, who, department, status) => {
    const { session } = await asked(department);
    const { result, effects } = await effectsOf(server, () => resend(who, session));
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it('is sent by who manages touchpoints, and by nobody without either right', async () => {
    const { session } = await asked();
    const names = ['view_message', 'non_anonymous_message'];
    await rights('Engineering partners', ...names, 'manage_milestone');
    expect((await resend(limited, session)).status).toBe(200);
    await rights('Engineering partners', ...names);
    expect((await resend(limited, session)).status).toBe(403);
    await rights('Engineering partners', ...names, 'acknowledge_chat');
  });

  it.each([
    [
      'is answered',
      'This chat is answered already.',
      async ({ session }: { session: string }) => {
        await server.rows(sql`update chat_session set status = 'completed' where id = ${session}`);
      },
    ],
    [
      'was begun by another system',
      'This chat was not begun by a mail with a link, so there is none to send again.',
      async ({ session }: { session: string }) => {
        await server.rows(sql`update touchpoint_run set session_id = null where session_id = ${session}`);
      },
    ],
    [
      'is someone’s who has left',
      'This person has left, and could not read it.',
      async ({ user }: { user: string }) => {
        await server.rows(sql`update user_profile set exit_date = '2020-01-01' where id = ${user}`);
      },
    ],
  ])('is not sent when the chat %s', async (_, sentence, change) => {
    const chat = await asked();
    await change(chat);
    const { result, effects } = await effectsOf(server, () => resend(superAdmin, chat.session));
    expect([result.status, result.body.message, effects]).toEqual([409, sentence, {}]);
  });

  it('is not sent while the company has paused its chats', async () => {
    const { session } = await asked();
    const now = server.clock.now();
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
    await server.rows(sql`
      update company_settings set pause_interaction_active = true, pause_interaction_start_date = ${at(-1)}::timestamptz,
        pause_interaction_end_date = ${at(5)}::timestamptz where company_id = ${company}`);
    const { result } = await effectsOf(server, () => resend(superAdmin, session));
    await server.rows(sql`update company_settings set pause_interaction_active = false where company_id = ${company}`);
    expect([result.status, result.body.message]).toEqual([
      409,
      'Chats are paused, so nothing is sent to employees now.',
    ]);
  });

  it('is offered in the list for chats that wait, to who may send it', async () => {
    const { session } = await asked();
    const listed = async (who: string) =>
      (await server.as(who, 'GET', `/feedback_bot/session/list?chat=${session}`)).body.data[0];
    expect((await listed(limited)).waits).toBe(true);
    expect(await listed(partner)).not.toHaveProperty('waits');
    await server.rows(sql`update chat_session set status = 'completed' where id = ${session}`);
    expect((await listed(limited)).waits).toBe(false);
  });
});
