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

  describe('wait for a decent hour, and one of them needs its mail no more', () => {
    const boss = 'superadmin@acme.example';
    const waiting = async (...more: Record<string, unknown>[]) => {
      const user = await server.joins('2025-12-29', { user_timezone: 'America/New_York' });
      await touchpoints(...more);
      await server.run();
      const chats = await server.rows(sql`
        select id, stage_title as title from chat_session where user_id = ${user} order by stage_title`);
      return { user, chats: chats.map(({ id }) => String(id)) };
    };
    const resend = (chat: string | undefined) => server.as(boss, 'POST', `/feedback_bot/session/resend/${chat}`);

    it('the others are written about anew, by the next run', async () => {
      const { user, chats } = await waiting(week, seven, { title: 'Third', duration: 7 });
      expect((await resend(chats[0])).status).toBe(200);
      expect(await mailsOf(user)).toEqual([]);
      await server.run(2);
      const [mail, ...others] = await mailsOf(user);
      expect([mail?.mail, others]).toEqual(['chats/invitations', []]);
      expect(String(mail?.text)).not.toContain('First week');
      expect(linksIn(mail?.text).size).toBe(2);
      expect((await resend(chats[1])).status).toBe(200);
      await server.run();
      const [last, ...more] = await mailsOf(user);
      expect([last?.mail, more]).toEqual(['chats/invitation', []]);
      expect(String(last?.text)).toContain('Third');
    });

    it('nobody is written to about those that were all sent again, nor about one that has ended', async () => {
      const { user, chats } = await waiting(week, seven);
      for (const chat of chats) expect((await resend(chat)).status).toBe(200);
      await server.run();
      expect(await mailsOf(user)).toEqual([]);
      const other = await waiting(week, seven);
      await server.rows(
        sql`update chat_session set status = 'completed', completed_at = now() where id = ${other.chats[1]}`,
      );
      expect((await resend(other.chats[0])).status).toBe(200);
      await server.run();
      expect(await mailsOf(other.user)).toEqual([]);
    });

    it('in a pause that has begun meanwhile the others are held', async () => {
      const { user, chats } = await waiting(week, seven);
      expect((await resend(chats[0])).status).toBe(200);
      const pause = (on: boolean) =>
        server.rows(sql`
          update company_settings set pause_interaction_active = ${on}, pause_interaction_start_date = ${on ? '2026-01-05' : null},
            pause_interaction_end_date = ${on ? '2026-01-06' : null} where company_id = ${server.company}`);
      await pause(true);
      await server.run();
      const runs = await server.rows(sql`
        select state, reason from touchpoint_run where user_id = ${user} order by session_id = ${chats[0]} desc`);
      expect(runs).toEqual([
        { state: 'started', reason: null },
        { state: 'held', reason: 'paused' },
      ]);
      await pause(false);
    });
  });
});
