import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Postbox } from '../../engine/mail/postbox.ts';
import { inFrame, until } from '../../support/frame.ts';
import { freePort } from '../../support/free-port.ts';
import { type RunServer, runServer } from '../support/runs.ts';

/** A pause that begins while invitations wait for a decent hour holds these as well. */

let server: RunServer;
let postbox: Postbox;
const boss = 'superadmin@acme.example';
beforeAll(async () => {
  const port = await freePort();
  postbox = new Postbox(port);
  await postbox.open();
  server = await runServer({
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, idleMinutes: 1_000_000, absoluteHours: 1_000_000 },
  });
});
afterAll(async () => {
  await server.close();
  await postbox.close();
});
const ms = { hour: 3_600_000, day: 86_400_000 };
beforeEach(async () => {
  await pause(null);
  await credits(null);
  await server.rows(sql`
    update user_profile set status = 'inactive', exit_date = null where company_id = ${server.company} and type = 'Employee'`);
  await server.rows(sql`delete from outbox`);
  postbox.received.length = 0;
  // Half past eleven in the company, one at night for those who are written to.
  const next = Math.ceil(server.clock.now().getTime() / ms.day) * ms.day + 6 * ms.hour;
  server.clock.forward((next - server.clock.now().getTime()) / 60_000);
});

const dayAfter = (days: number) => new Date(server.clock.now().getTime() + days * ms.day).toISOString().slice(0, 10);
/** From today on. */
const pause = (days: number | null) =>
  server.rows(sql`
    update company_settings set pause_interaction_active = ${days !== null}, pause_held_from = null, pause_held_until = null,
      pause_interaction_start_date = ${days === null ? null : dayAfter(0)},
      pause_interaction_end_date = ${days === null ? null : dayAfter(days - 1)}
    where company_id = ${server.company}`);
const credits = async (left: number | null) => {
  await server.rows(sql`delete from company_credit`);
  await server.rows(sql`
    update company set milestone_limit = ${left}, milestone_limit_remaining = ${left} where id = ${server.company}`);
};
const hours = (count: number) => server.clock.forward(count * 60);
const mails = () => server.rows(sql`select mail, state, text from outbox order by created_at, mail`);
/** Sends what is due; answers what has become of all mails. */
async function sent(): Promise<string[]> {
  server.app.engineServices.jobs.kick('send-mail');
  await until(async () => {
    const [waiting] = await server.rows(
      sql`select 1 from outbox where state = 'sending' or (state = 'queued' and not_before <= ${server.clock.now().toISOString()})`,
    );
    return !waiting;
  });
  return (await mails()).map(({ mail, state }) => `${mail} ${state}`);
}
/** As an admin sends the oldest mail again. */
async function retry(): Promise<[status: number, message: unknown]> {
  const [mail] = await server.rows(sql`select id from outbox order by created_at limit 1`);
  const { status, body } = await server.as(boss, 'POST', `/feedback_bot/mails/${mail?.id}/retry`);
  return [status, body.message];
}
const chats = async (user: string) =>
  (await server.rows(sql`select id from chat_session where user_id = ${user}`)).length;
const newYork = { user_timezone: 'America/New_York' };

/** Who joined a week ago, is invited to this many chats, and is written to at nine, eight hours from now. */
async function invited(touchpoints = 1): Promise<string> {
  const user = await server.joins(dayAfter(-7), newYork);
  const ids: string[] = [];
  for (let at = 0; at < touchpoints; at += 1) ids.push(await server.live({ title: `Week ${at}` }));
  for (const id of ids) await server.rows(sql`update stage set status = 'live' where id = ${id}`);
  await server.run();
  return user;
}

it.each([
  [1, 'chats/invitation'],
  [2, 'chats/invitations'],
])('%d due: %s is held in the pause, and goes in the day after it, once', async (touchpoints, mail) => {
  const user = await invited(touchpoints);
  expect(await sent()).toEqual([`${mail} queued`]);
  await pause(2);
  hours(8.5);
  expect(await sent()).toEqual([`${mail} withdrawn`]);
  expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'paused' });
  const [{ stage_id: stage } = {}] = await server.rows(
    sql`select stage_id from touchpoint_run where user_id = ${user}`,
  );
  const figures = async () => (await server.as(boss, 'GET', `/feedback_bot/stage/${stage}/runs`)).body;
  expect(await figures()).toMatchObject({ sent: 0, held: [{ reason: 'paused', chats: 1 }] });
  const { session } = (await server.runOf(user)) ?? {};
  const again = await server.as(boss, 'POST', `/feedback_bot/session/resend/${session}`);
  expect([again.status, again.body.message]).toEqual([
    409,
    'This chat was not begun by a mail with a link, so there is none to send again.',
  ]);
  const takenBack = [
    409,
    'This mail was taken back because interactions were paused, or what it is about was called off. If it is still needed, another one goes by itself.',
  ];
  expect(await retry()).toEqual(takenBack);
  await server.run();
  hours(24);
  expect(await sent()).toEqual([`${mail} withdrawn`]);
  hours(48);
  expect(await retry()).toEqual(takenBack);
  await server.run();
  expect(await sent()).toEqual([`${mail} withdrawn`, `${mail} sent`]);
  expect(postbox.received.length).toBe(1);
  expect(await chats(user)).toBe(touchpoints);
  expect(await figures()).toMatchObject({ sent: 1, held: [] });
  const links = String((await mails())[1]?.text).match(/(?<=\/chat\/)[\w-]+/g) ?? [];
  expect(links.length).toBe(touchpoints);
  for (const token of links)
    expect((await server.as(null, 'POST', '/feedback_bot/chat/open', { body: { token } })).status).toBe(200);
});

it.each([
  ['leaves in it', 2, sql`status = 'inactive'`, 'person-left'],
  ['would be asked a week late', 8, sql`status = 'active'`, 'too-late'],
] as const)('who %s is not written to after the pause', async (_name, days, change, reason) => {
  const user = await invited();
  await pause(days);
  hours(8.5);
  await sent();
  await server.rows(sql`update user_profile set ${change} where id = ${user}`);
  hours((days + 1) * 24);
  await server.run();
  expect(await sent()).toEqual(['chats/invitation withdrawn']);
  expect(await server.runOf(user)).toMatchObject({ state: 'dropped', reason });
});

it.each([
  ['has ended', sql`status = 'completed', started_at = updated_at, completed_at = updated_at`],
  ['has begun', sql`status = 'in_progress', started_at = updated_at`],
])('a chat that %s in it without the mail is not invited to again', async (_name, change) => {
  const user = await invited();
  await pause(2);
  hours(8.5);
  await sent();
  await server.rows(sql`update chat_session set ${change} where user_id = ${user}`);
  hours(72);
  await server.run();
  expect(await sent()).toEqual(['chats/invitation withdrawn']);
  expect(await server.runOf(user)).toMatchObject({ state: 'started', reason: null });
});

it('a chat of which the link was sent again is not held with the others in its mail', async () => {
  const user = await invited(2);
  const { session } = (await server.runOf(user)) ?? {};
  expect((await server.as(boss, 'POST', `/feedback_bot/session/resend/${session}`)).status).toBe(200);
  await server.run();
  expect(await sent()).toEqual(['chats/invitation queued', 'chats/resent sent']);
  await pause(2);
  hours(8.5);
  const before = ['chats/invitation withdrawn', 'chats/resent sent'];
  expect(await sent()).toEqual(before);
  const states = await server.rows(sql`
    select state, session_id = ${session} as again from touchpoint_run where user_id = ${user} order by state`);
  expect(states).toEqual([
    { state: 'held', again: false },
    { state: 'started', again: true },
  ]);
  hours(72);
  await server.run();
  expect(await sent()).toEqual([...before, 'chats/invitation sent']);
});

it('what it has held goes for the credit that it took, also once there are none left', async () => {
  const user = await invited();
  await pause(1);
  hours(8.5);
  await sent();
  await pause(null);
  await credits(0);
  const other = await server.joins(dayAfter(-7), newYork);
  await server.run();
  expect(await server.runOf(other)).toMatchObject({ state: 'held', reason: 'no-credit' });
  expect(await server.runOf(user)).toMatchObject({ state: 'planned', reason: null });
  hours(24);
  await server.run();
  expect((await server.runOf(user))?.state).toBe('started');
  expect(await sent()).toContain('chats/invitation sent');
  expect(await server.runOf(other)).toMatchObject({ state: 'held', reason: 'no-credit' });
  expect(await chats(user)).toBe(1);
});

it('what goes to a corrected address too late to begin anew waits until it is over', async () => {
  const user = await invited();
  const [{ to_address: from } = {}] = await server.rows(sql`update outbox set state = 'bounced' returning to_address`);
  hours(20 * 24);
  await pause(2);
  await inFrame(server.store, { clock: server.clock, company: server.company }, (frame) =>
    server.app.engineServices.mail.of(frame).redirect(String(from), 'right@acme.example'),
  );
  const waits = ['chats/invitation redirected', 'chats/invitation queued'];
  expect(await sent()).toEqual(waits);
  hours(24);
  await server.run();
  expect(await sent()).toEqual(waits);
  hours(24);
  await server.run();
  expect(await sent()).toEqual(['chats/invitation redirected', 'chats/invitation sent']);
  expect(postbox.received.map(({ to }) => to.join())).toEqual(['right@acme.example']);
  expect((await server.runOf(user))?.state).toBe('started');
});

it('a pause that is over before nine holds nothing', async () => {
  const user = await invited();
  await pause(2);
  hours(4);
  await server.run();
  await pause(null);
  hours(4.5);
  expect(await sent()).toEqual(['chats/invitation sent']);
  expect((await server.runOf(user))?.state).toBe('started');
});

it('those who have left are invited and reminded after it, each counted from when they were', async () => {
  const survey = await server.live({ title: 'Post exit survey', duration: 1 });
  await server.rows(sql`
    update stage set stage_type = 'postExit', reminders = '[{"after":1,"to":"both"}]'::jsonb where id = ${survey}`);
  await server.joins('2024-01-01', {
    ...newYork,
    exit_date: dayAfter(-1),
    status: 'inactive',
    alternate_email: 'left@home.example',
  });
  const later = async (count: number) => {
    hours(count);
    await server.run();
    return sent();
  };
  await server.run();
  await pause(1);
  hours(8.5);
  expect(await sent()).toEqual(['exit/invitation withdrawn']);
  await pause(null);
  const held = ['exit/invitation withdrawn', 'exit/invitation sent'];
  hours(24);
  await server.run();
  expect(await later(24)).toEqual(held);
  expect(await later(39.5)).toEqual([...held, 'exit/reminder queued']);
  await pause(1);
  hours(9);
  expect(await sent()).toEqual([...held, 'exit/reminder withdrawn']);
  await pause(null);
  expect(await later(24)).toEqual([...held, 'exit/reminder withdrawn', 'exit/reminder sent']);
  expect(await later(1)).toEqual([...held, 'exit/reminder withdrawn', 'exit/reminder sent']);
});

it.each([
  ['chats/resent', 'goes after it', 15, 'sent'],
  ['chats/resent', 'whose link will have ended is taken back', 1, 'withdrawn'],
  ['wellbeing/survey', 'goes after it', 15, 'sent'],
  ['chats/feedback-asked', 'goes after it', 15, 'sent'],
  ['chats/feedback-asked-unnamed', 'goes after it', 15, 'sent'],
  ['chats/resolved', 'goes after it', 15, 'sent'],
  ['wellbeing/survey', 'whose link will have ended is taken back', 1, 'withdrawn'],
])('%s that is sent again in it %s', async (mail, _what, days, state) => {
  const { session } = (await server.runOf(await invited())) ?? {};
  expect((await server.as(boss, 'POST', `/feedback_bot/session/resend/${session}`)).status).toBe(200);
  expect(await sent()).toEqual(['chats/resent sent']);
  postbox.received.length = 0;
  await server.rows(sql`update outbox set state = 'failed', mail = ${mail}`);
  await server.rows(sql`
    update chat_link set until = ${dayAfter(days)}::date
    where session_id = ${session} and until > ${server.clock.now().toISOString()}`);
  await pause(2);
  expect((await retry())[0]).toBe(200);
  const held = [`${mail} ${state === 'sent' ? 'queued' : state}`];
  expect(await sent()).toEqual(held);
  hours(24);
  expect(await sent()).toEqual(held);
  expect(postbox.received.length).toBe(0);
  hours(24);
  expect(await sent()).toEqual([`${mail} ${state}`]);
  expect(postbox.received.length).toBe(state === 'sent' ? 1 : 0);
});
