import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunServer, runServer, scale } from '../support/runs.ts';

/** Check-ins that fall due together come in one mail. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());
beforeEach(() => server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`));

/** Live together: `live` lets one alone be live. */
async function touchpoints(...more: Record<string, unknown>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of more) ids.push(await server.live(one));
  for (const id of ids) await server.rows(sql`update stage set status = 'live' where id = ${id}`);
  return ids;
}

const mailsOf = (user: string) =>
  server.rows(sql`
    select o.mail, o.subject, o.text, o.from_name from outbox o join user_profile u on lower(u.email) = lower(o.to_address)
    where u.id = ${user} and o.mail like 'chats/invitation%' order by o.created_at`);
const linksIn = (text: unknown) => new Set(String(text).match(/\/chat\/[\w-]+/g));

const week = { title: 'First week', duration: 7 };
const seven = { title: 'Seven days', duration: 7 };

describe('check-ins that are due together', () => {
  it('come in one mail, each with a link of its own that opens it', async () => {
    const [arjun] = await server.rows(sql`select id from user_profile where email = 'arjun.kapoor@acme.example'`);
    const user = await server.joins('2025-12-29');
    await touchpoints(week, { ...seven, questions: [scale, scale], sender: arjun?.id });
    await server.run();
    const [mail, ...others] = await mailsOf(user);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ mail: 'chats/invitations', subject: expect.stringContaining('2 check-ins for you') });
    expect(String(mail?.text)).toContain('First week: ');
    expect(String(mail?.text)).toContain('Seven days: Arjun Kapoor would like to know how you are doing. 2 questions');
    const links = linksIn(mail?.text);
    expect(links.size).toBe(2);
    for (const link of links) {
      const token = link.split('/').at(-1);
      expect((await server.as(null, 'POST', '/feedback_bot/chat/open', { body: { token } })).status).toBe(200);
    }
  });

  it('come to others one by one, in the same run', async () => {
    const both = await server.joins('2025-12-29');
    const [one] = await touchpoints(week, { ...seven, duration: 8 });
    const alone = await server.joins('2025-12-28');
    await server.rows(sql`
      insert into chat_session (company_id, id, user_id, pseudonym, stage_id, stage_title, driver_rating)
      values (${server.company}, gen_random_uuid(), ${alone}, 'AAAAA-AAAAA', ${one}, 'First week', '{}')`);
    await server.run();
    expect((await mailsOf(both)).map(({ mail }) => mail)).toEqual(['chats/invitation']);
    expect((await mailsOf(alone)).map(({ mail }) => mail)).toEqual(['chats/invitation']);
  });

  it('are mailed once, however many run at once', async () => {
    const people: string[] = [];
    for (let at = 0; at < 5; at += 1) people.push(await server.joins('2025-12-29'));
    await touchpoints(week, seven, { title: 'Third', duration: 7 });
    await server.run(3);
    await server.run();
    for (const user of people) {
      const mails = await mailsOf(user);
      expect(mails.map(({ mail }) => mail)).toEqual(['chats/invitations']);
      expect(linksIn(mails[0]?.text).size).toBe(3);
    }
  });

  it('go apart where one has a layout of its own', async () => {
    const user = await server.joins('2025-12-29');
    const [, own] = await touchpoints(week, seven);
    await server.rows(
      sql`update stage set mail_layout = 'banner', mail_subject = 'Hello', mail_body = '<p>Hello</p>' where id = ${own}`,
    );
    await server.run();
    expect((await mailsOf(user)).map(({ mail }) => mail)).toEqual(['chats/invitation', 'chats/invitation']);
  });

  it('are not forgotten when the credits end between them', async () => {
    await server.rows(sql`delete from company_credit`);
    const limit = (left: number | null) =>
      server.rows(sql`
        update company set milestone_limit = ${left === null ? null : 1000}, milestone_limit_remaining = ${left} where id = ${server.company}`);
    await limit(1);
    const user = await server.joins('2025-12-29');
    await touchpoints(week, seven);
    await server.run();
    expect((await mailsOf(user)).map(({ mail }) => mail)).toEqual(['chats/invitation']);
    await limit(null);
    await server.run();
    expect((await mailsOf(user)).map(({ mail }) => mail)).toEqual(['chats/invitation', 'chats/invitation']);
  });

  it('are told by the next run, where the server stopped before the mail', async () => {
    const user = await server.joins('2025-12-29');
    await touchpoints(week, seven);
    await server.run();
    await server.rows(sql`update touchpoint_run set reason = 'together' where user_id = ${user}`);
    await server.rows(sql`delete from outbox`);
    await server.run();
    const mails = await mailsOf(user);
    expect(mails.map(({ mail }) => mail)).toEqual(['chats/invitations']);
  });

  it('are not told again, and a chat that has begun otherwise is left alone', async () => {
    const user = await server.joins('2025-12-29');
    await touchpoints(week, seven);
    await server.run();
    await server.rows(sql`delete from outbox`);
    await server.rows(sql`delete from chat_link where user_id = ${user}`);
    await server.run();
    expect(await server.rows(sql`select mail from outbox where mail like 'chats/%'`)).toEqual([]);
  });
});
