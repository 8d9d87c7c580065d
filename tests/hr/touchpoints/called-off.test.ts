import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { takeBack } from '../../../src/hr/server/touchpoints/run/take-back.ts';
import type { DueMail } from '../../../src/server/context.ts';
import { type RunServer, runServer } from '../support/runs.ts';

/** Invitations wait for a decent hour. What is called off meanwhile does not go. Today is 5 January 2026. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`);
  await server.rows(sql`update company set milestone_active = true, exit_active = true`);
  await server.rows(sql`delete from outbox`);
});

/** What the outbox does with the mails that are due, as far as it is told. */
async function due(): Promise<string[]> {
  const mails = (await server.rows(sql`
    select company_id as "companyId", id, mail, text from outbox where state = 'queued' order by mail`)) as unknown as DueMail[];
  const stopped = await server.store.inSystem((db) => takeBack(db, mails, server.clock.now()));
  for (const [id, until] of stopped)
    if (until === null) await server.rows(sql`update outbox set state = 'withdrawn' where id = ${id}`);
  return mails.map(({ id, mail }) => `${mail} ${stopped.get(id) === null ? 'is taken back' : 'goes'}`);
}
const chats = async (user: string) =>
  (await server.rows(sql`select id from chat_session where user_id = ${user}`)).length;

/** Someone whose mail waits. */
async function invited(): Promise<[user: string, stage: string]> {
  const user = await server.joins('2025-12-29');
  const stage = await server.live();
  await server.run();
  expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null });
  return [user, stage];
}

it('goes while nothing is called off', async () => {
  await invited();
  expect(await due()).toEqual(['chats/invitation goes']);
});

it.each([
  ['is inactive', sql`status = 'inactive'`],
  ['had the last day, which the job has not seen yet', sql`exit_date = '2026-01-05'`],
])('not to someone who %s', async (_how, change) => {
  const [user] = await invited();
  await server.rows(sql`update user_profile set ${change} where id = ${user}`);
  expect(await due()).toEqual(['chats/invitation is taken back']);
  await server.run();
  expect(await server.runOf(user)).toMatchObject({ state: 'dropped', reason: 'person-left' });
});

it.each([
  ['is deactivated', sql`update stage set status = 'draft'`, sql`update stage set status = 'live'`],
  [
    'is off for the company with all others',
    sql`update company set milestone_active = false`,
    sql`update company set milestone_active = true`,
  ],
])('not where the touchpoint %s, and once where that is undone', async (_how, off, on) => {
  const [user, stage] = await invited();
  await server.rows(_how.startsWith('is deactivated') ? sql`${off} where id = ${stage}` : off);
  expect(await due()).toEqual(['chats/invitation is taken back']);
  await server.run();
  expect(await due()).toEqual([]);
  await server.rows(_how.startsWith('is deactivated') ? sql`${on} where id = ${stage}` : on);
  await server.run();
  await server.run();
  expect(await due()).toEqual(['chats/invitation goes']);
  expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null });
  expect(await chats(user)).toBe(1);
});

it('one of two goes by itself where the other is deactivated', async () => {
  const user = await server.joins('2025-12-29');
  const [one, other] = [await server.live({ title: 'One' }), await server.live({ title: 'Other' })];
  await server.rows(sql`update stage set status = 'live' where id = ${one}`);
  await server.run();
  await server.rows(sql`update stage set status = 'draft' where id = ${other}`);
  expect(await due()).toEqual(['chats/invitations is taken back']);
  await server.run();
  expect(await due()).toEqual(['chats/invitation goes']);
  const [mail] = await server.rows(sql`select text from outbox where state = 'queued'`);
  expect([String(mail?.text).includes('One'), await chats(user)]).toEqual([true, 2]);
});

it('that was answered meanwhile stays begun', async () => {
  const [user, stage] = await invited();
  await server.rows(sql`update chat_session set status = 'in_progress', started_at = now() where user_id = ${user}`);
  await server.rows(sql`update stage set status = 'draft' where id = ${stage}`);
  await due();
  expect((await server.runOf(user))?.state).toBe('started');
});

it('of the post-exit survey not to who has come back, nor the reminder', async () => {
  const survey = await server.live({ title: 'Post exit survey', duration: 1 });
  await server.rows(sql`
    update stage set stage_type = 'postExit', reminders = '[{"after":1,"to":"both"}]'::jsonb where id = ${survey}`);
  const away = { exit_date: '2026-01-03', status: 'inactive', alternate_email: 'left@home.example' };
  const user = await server.joins('2024-01-01', away);
  await server.run();
  expect(await due()).toEqual(['exit/invitation goes']);
  await server.rows(sql`update chat_session set created_at = created_at - interval '1 day' where user_id = ${user}`);
  await server.rows(
    sql`update touchpoint_run set start_after = start_after - interval '1 day' where user_id = ${user}`,
  );
  await server.run();
  expect(await due()).toEqual(['exit/invitation goes', 'exit/reminder goes']);
  await server.rows(sql`update user_profile set status = 'active', exit_date = null where id = ${user}`);
  expect(await due()).toEqual(['exit/invitation is taken back', 'exit/reminder is taken back']);
});
