import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunServer, runServer, scale, words } from '../support/runs.ts';

let server: RunServer;
let survey: string;
const reminders = [
  { after: 2, to: 'both' },
  { after: 4, to: 'no_response' },
];
beforeAll(async () => {
  server = await runServer();
  survey = await server.live({ title: 'Post exit survey', duration: 1, questions: [scale, words] });
  await server.rows(sql`
    update stage set stage_type = 'postExit', reminders = ${JSON.stringify(reminders)}::jsonb where id = ${survey}`);
});
afterAll(() => server.close());
beforeEach(() => server.rows(sql`delete from touchpoint_run where stage_type = 'postExit'`));

/** Today is 5 January 2026. */
const leaves = (day: string, more: Record<string, unknown> = {}) =>
  server.joins('2024-01-01', { exit_date: day, status: 'inactive', ...more });
let number = 0;
const own = () => {
  number += 1;
  return { alternate_email: `own${number}@home.example` };
};
const mailsTo = (user: string, mail = 'exit/invitation') =>
  server.rows(sql`
    select o.to_address, o.text from outbox o join user_profile u on u.alternate_email = o.to_address
    where u.id = ${user} and o.mail = ${mail} order by o.created_at`);
const tokenIn = (mail: { text?: unknown } | undefined) => /\/chat\/([\w-]+)/.exec(String(mail?.text))?.[1] ?? '';
/** As if it were that many days later since they were invited. */
const invitedEarlier = (days: number, ...users: string[]) => sql`
  with runs as (
    update touchpoint_run set start_after = start_after - ${`${days} days`}::interval where user_id = any(${sql.param(users)}::uuid[]))
  update chat_session set created_at = created_at - ${`${days} days`}::interval where user_id = any(${sql.param(users)}::uuid[])`;
const page = (action: string, body: object) => server.as(null, 'POST', `/feedback_bot/chat/${action}`, { body });

describe('who has left', () => {
  it.each([
    ['yesterday', '2026-01-04', true],
    ['a week ago', '2025-12-30', true],
    ['longer ago', '2025-12-20', false],
    ['today, for a survey of the day after', '2026-01-05', false],
  ])('%s', async (_name, day, due) => {
    const user = await leaves(day, own());
    await server.run();
    expect((await mailsTo(user)).length).toBe(due ? 1 : 0);
    const atWork = await server.rows(
      sql`select id from outbox where to_address = (select email from user_profile where id = ${user})`,
    );
    expect(atWork).toEqual([]);
  });

  it.each([
    ['has no private address', {}],
    ['gave the address at work', { email: 'same@acme.example', alternate_email: 'same@acme.example' }],
    ['has a private address that mails came back from', { alternate_email: 'bounced@home.example' }],
  ])('is held as unreachable who %s, and written to once there is one', async (_name, more) => {
    await server.rows(sql`
      insert into mail_suppression (company_id, id, address, mail, reason)
      values (${server.company}, gen_random_uuid(), 'bounced@home.example', '', 'bounced') on conflict do nothing`);
    const user = await leaves('2026-01-03', more);
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'unreachable' });
    const held = await server.as('superadmin@acme.example', 'POST', '/feedback_bot/stage/held', { body: {} });
    expect(JSON.stringify(held.body.data)).not.toContain(user);
    await server.rows(sql`update user_profile set alternate_email = ${own().alternate_email} where id = ${user}`);
    await server.run();
    expect((await server.runOf(user))?.state).toBe('started');
    expect((await mailsTo(user)).length).toBe(1);
  });

  it('is held as unreachable whose private address was taken away while they waited', async () => {
    const credits = (left: number | null) =>
      server.rows(sql`
        update company set milestone_limit = ${left === null ? null : 1000}, milestone_limit_remaining = ${left}
        where id = ${server.company}`);
    const address = (to: string | null) =>
      server.rows(sql`update user_profile set alternate_email = ${to} where id = ${user}`);
    await server.rows(sql`delete from company_credit`);
    await credits(0);
    const user = await leaves('2026-01-03', own());
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'no-credit' });
    await address(null);
    await credits(null);
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'unreachable', session: null });
    expect(await server.rows(sql`select id from outbox where to_address = ''`)).toEqual([]);
    await address(own().alternate_email);
    await server.run();
    expect((await server.runOf(user))?.state).toBe('started');
    expect((await mailsTo(user)).length).toBe(1);
  });

  it('and whose exit date is moved meanwhile is written to after the new one', async () => {
    const user = await leaves('2026-01-03');
    const moves = async (day: string) => {
      await server.rows(
        sql`update user_profile set exit_date = ${day}, alternate_email = 'moved@home.example' where id = ${user}`,
      );
      await server.run();
    };
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'unreachable', due: '2026-01-04' });
    await moves('2026-02-01');
    expect(await server.runOf(user)).toBeUndefined();
    await moves('2026-01-04');
    expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null, due: '2026-01-05' });
    expect((await mailsTo(user)).length).toBe(1);
  });

  it('and waits while their exit date is moved, is not written to before the day that they have now', async () => {
    const user = await leaves('2026-01-03');
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'unreachable' });
    await server.rows(sql`
      update user_profile set exit_date = '2026-01-05', alternate_email = 'early@home.example' where id = ${user}`);
    await server.run();
    expect([await server.runOf(user), await mailsTo(user)]).toEqual([undefined, []]);
  });

  it('is not asked by the next survey again', async () => {
    const user = await leaves('2026-01-03', own());
    await server.run();
    expect((await mailsTo(user)).length).toBe(1);
    const [old] = await server.rows(sql`select id from stage where status = 'live'`);
    const next = await server.live({ title: 'Another survey', duration: 1 });
    await server.rows(sql`update stage set stage_type = 'postExit' where id = ${next}`);
    const other = await leaves('2026-01-03', own());
    await server.run();
    expect([(await mailsTo(user)).length, (await mailsTo(other)).length]).toEqual([1, 1]);
    await server.rows(sql`update stage set status = 'draft' where id = ${next}`);
    await server.rows(sql`update stage set status = 'live' where id = ${old?.id}`);
  });

  it('nobody while the survey is switched off for the company, nor who still works here', async () => {
    const user = await leaves('2026-01-04', own());
    await server.rows(sql`update company set exit_active = false where id = ${server.company}`);
    await server.run();
    expect(await server.runOf(user)).toBeUndefined();
    await server.rows(sql`update company set exit_active = true where id = ${server.company}`);
    const stays = await server.joins('2024-01-01', own());
    await server.run();
    expect(await server.runOf(stays)).toBeUndefined();
  });
});

describe('their answers', () => {
  it('are given on the chat page, which stays shut to other chats of theirs', async () => {
    const user = await leaves('2026-01-04', own());
    await server.run();
    const token = tokenIn((await mailsTo(user))[0]);
    const opened = await page('open', { token });
    expect([opened.status, opened.body.question?.text]).toEqual([200, scale.text]);
    await page('answer', { token, question: scale.id, value: 4 });
    const done = await page('answer', { token, question: words.id, skip: true });
    expect(done.body.completed).toBe(true);
    const touchpoint = await server.rows(
      sql`update stage set stage_type = 'lifecycle' where id = ${survey} returning id`,
    );
    expect(touchpoint.length).toBe(1);
    expect((await page('open', { token })).status).not.toBe(200);
    await server.rows(sql`update stage set stage_type = 'postExit' where id = ${survey}`);
  });
});

describe('reminders', () => {
  it('go out on their days, to whom they are meant for, once each', async () => {
    const silent = await leaves('2026-01-04', own());
    const begun = await leaves('2026-01-04', own());
    await server.run();
    await page('answer', { token: tokenIn((await mailsTo(begun))[0]), question: scale.id, value: 4 });
    const sent = async () => [
      (await mailsTo(silent, 'exit/reminder')).length,
      (await mailsTo(begun, 'exit/reminder')).length,
    ];
    const later = async (days: number) => {
      await server.rows(invitedEarlier(days, silent, begun));
      await server.run(2);
    };
    await later(1);
    expect(await sent()).toEqual([0, 0]);
    await later(1);
    expect(await sent()).toEqual([1, 1]);
    await later(2);
    expect(await sent()).toEqual([2, 1]);
    expect((await page('open', { token: tokenIn((await mailsTo(silent, 'exit/reminder'))[1]) })).status).toBe(200);
  });

  it.each([
    ['within a week of its day', 10, '2026-01-04', 1],
    ['not later', 11, '2026-01-04', 0],
    ['to who leaves today', 4, '2026-01-05', 1],
    ['not to who leaves later after all', 4, '2026-01-06', 0],
    ['not to who stays after all', 4, null, 0],
  ])('goes %s', async (_name, days, exit, mails) => {
    const user = await leaves('2026-01-04', own());
    await server.run();
    await server.rows(invitedEarlier(days, user));
    await server.rows(sql`update user_profile set exit_date = ${exit} where id = ${user}`);
    await server.run();
    expect((await mailsTo(user, 'exit/reminder')).length).toBe(mails);
  });

  it('that fell due in a pause go over the day after it, also a week late by then', async () => {
    const users: string[] = [];
    for (let at = 0; at < 6; at += 1) users.push(await leaves('2026-01-04', own()));
    await server.run();
    await server.rows(invitedEarlier(10.9, ...users));
    const end = server.clock.now().toISOString();
    await server.rows(sql`
      update company_settings set pause_held_from = ${end}::timestamptz - interval '10 days', pause_held_until = ${end}
      where company_id = ${server.company}`);
    const share = (user: string) =>
      Number.parseInt(createHash('md5').update(user).digest('hex').slice(0, 7), 16) / 2 ** 28;
    const remindedAfter = async (hours: number) => {
      server.clock.forward(hours * 60);
      await server.run();
      const counts = await Promise.all(users.map(async (user) => (await mailsTo(user, 'exit/reminder')).length));
      return users.filter((_user, at) => counts[at] === 1);
    };
    expect(await remindedAfter(0)).toEqual([]);
    expect(await remindedAfter(12)).toEqual(users.filter((user) => share(user) * 23 <= 12));
    expect(await remindedAfter(11)).toEqual(users);
  });
});
