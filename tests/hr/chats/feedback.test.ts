import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedbackQuestions } from '../../../src/hr/server/chats/feedback.ts';
import { takeBack } from '../../../src/hr/server/touchpoints/run/take-back.ts';
import type { DueMail } from '../../../src/server/context.ts';
import { startOfDay } from '../../../src/shared/time/wire.ts';
import { chatDesk, limited, superAdmin } from '../support/chat-desk.ts';
import { effectsOf } from '../support/effects.ts';

/** A person whose case is resolved says at a personal link whether it helped; a link that has ended can be had anew. */

const [helped, more] = feedbackQuestions.map(({ id }) => id);
type Desk = Awaited<ReturnType<typeof chatDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await chatDesk();
});
afterAll(() => desk.server.close());
beforeEach(async () => {
  await desk.clear();
  await desk.settings({ resolution_feedback_enabled: true, enable_action_summary: '0' });
  await desk.server.rows(sql`delete from chat_link`);
});

const page = (verb: string, body: object) => desk.server.as(null, 'POST', `/feedback_bot/chat/${verb}`, { body });
const change = (session: string, body: object) =>
  desk.server.as(superAdmin, 'PATCH', `/feedback_bot/session/update/${session}`, { body });
const stored = async (session: string) =>
  (await desk.server.rows(sql`select helped, resolved_by_id as by from chat_session where id = ${session}`))[0];

async function tokenIn(mail: string): Promise<string> {
  const { mails } = await desk.told(mail);
  return /\/chat\/([\w-]+)/.exec(String(mails.at(-1)?.text))?.[1] ?? '';
}

async function resolved() {
  const { session } = await desk.end({ mood: 2 });
  await desk.server.rows(sql`delete from alert`);
  expect((await change(session, { action_status: 'resolved' })).status).toBe(200);
  return { session, token: await tokenIn('chats/feedback-asked') };
}

describe('whether the help was any', () => {
  it('is asked in two questions, kept with the chat and told to who resolved it', async () => {
    const { session, token } = await resolved();
    const first = await page('open', { token });
    expect(first.body).toMatchObject({
      purpose: 'feedback',
      title: 'Did we help?',
      entries: [],
      question: { id: helped, replies: ['Yes', 'Partly', 'No'], required: true },
      total: 2,
    });
    const second = await page('answer', { token, question: helped, choice: 'Partly' });
    expect(second.body).toMatchObject({ done: 1, question: { id: more, required: false } });
    const last = await page('answer', { token, question: more, text: 'My desk is still missing' });
    expect(last.body).toMatchObject({ completed: true, offer: null });
    expect(last.body.entries.map(({ text }: { text: string }) => text)).toEqual([
      'Did it help you?',
      'Partly',
      'Would you like to add anything?',
      'My desk is still missing',
    ]);
    expect(await stored(session)).toMatchObject({ helped: 'partly', by: expect.any(String) });
    const { mails, alerts } = await desk.told('chats/feedback');
    expect(mails.map(({ who }) => who)).toEqual([superAdmin]);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({ who: superAdmin, params: { answer: 'Partly' } });
    const read = await desk.server.as(superAdmin, 'GET', `/feedback_bot/session/transcript/${session}`);
    expect(JSON.stringify(read.body)).toContain('My desk is still missing');
  });

  it.each([
    ['without names', ['change_status'], 'chats/feedback-asked-unnamed', false],
    ['with names', ['change_status', 'non_anonymous_message'], 'chats/feedback-asked', true],
  ])('is asked in the name of who resolved it %s (%j) by %s: %s', async (_who, codes, mail, named) => {
    const by = limited;
    const [admin] = await desk.server.rows(sql`select display_name as name from user_profile where email = ${by}`);
    const { session } = await desk.end({ mood: 2 });
    await desk.rights(...codes);
    const answer = await desk.server.as(by, 'PATCH', `/feedback_bot/session/update/${session}`, {
      body: { action_status: 'resolved' },
    });
    expect(answer.status).toBe(200);
    const mails = await desk.server.rows(sql`select mail, text from outbox where to_address = 'employee@acme.example'
      and mail like 'chats/feedback-asked%'`);
    expect(mails.map((one) => one.mail)).toEqual([mail]);
    for (const word of [by, String(admin?.name)]) expect(String(mails[0]?.text).includes(word)).toBe(named);
    const opened = await page('open', { token: await tokenIn(mail) });
    expect(opened.body).toMatchObject({ purpose: 'feedback', sender: named ? admin?.name : null });
  });

  it('is taken once, and asked anew when the case is resolved again', async () => {
    const { session, token } = await resolved();
    await page('answer', { token, question: helped, choice: 'No' });
    const { effects } = await effectsOf(desk.server, () => page('answer', { token, question: helped, choice: 'Yes' }));
    expect(effects).toEqual({});
    await change(session, { action_status: 'open', reason: 'It is not over' });
    await change(session, { action_status: 'resolved' });
    expect(await stored(session)).toMatchObject({ helped: null });
    const again = await page('open', { token: await tokenIn('chats/feedback-asked') });
    expect(again.body).toMatchObject({ done: 0, entries: [] });
  });

  it('is not asked again before it is answered, until the link has ended', async () => {
    const { session } = await resolved();
    const asked = async () => {
      await change(session, { action_status: 'open', reason: 'It is not over' });
      await change(session, { action_status: 'resolved' });
      return (await desk.told('chats/feedback-asked')).mails.length;
    };
    expect([await asked(), await asked()]).toEqual([1, 1]);
    await desk.server.rows(sql`update chat_link set until = now() - interval '1 day'`);
    expect([await asked(), await asked()]).toEqual([2, 2]);
  });

  it.each([
    [{ question: 'helped' }, 400],
    [{ choice: 'Perhaps' }, 400],
    [{ skip: true }, 400],
  ])('refuses %j', async (body, status) => {
    const { token } = await resolved();
    const { result, effects } = await effectsOf(desk.server, () =>
      page('answer', { token, question: helped, ...body }),
    );
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it('is not asked during a pause, but after it, by a link that works then', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { session } = await desk.end({ mood: 2 });
    const pause = { pause_interaction_start_date: day(-1), pause_interaction_end_date: day(20) };
    await desk.settings({ resolution_feedback_enabled: true, enable_action_summary: '0' });
    await desk.settings({ resolution_feedback_enabled: true, pause_interaction_active: true, ...pause });
    await change(session, { action_status: 'resolved' });
    const [row] = await desk.server.rows(sql`
      select not_before > now() + interval '19 days' as later, (select until > now() + interval '33 days' from chat_link) as long
      from outbox where mail = 'chats/feedback-asked'`);
    expect(row).toEqual({ later: true, long: true });
  });

  it.each([
    ['ended', { pause_interaction_active: false }, 0],
    ['moved to later days', { pause_interaction_start_date: 40, pause_interaction_end_date: 50 }, 0],
    ['ended sooner', { pause_interaction_end_date: 4 }, 5],
    ['extended', { pause_interaction_end_date: 24 }, 25],
  ])('is asked at its new end where a pause is %s', async (_how, changed, after) => {
    const { server } = desk;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { session } = await desk.end({ mood: 2 });
    const pause = { pause_interaction_start_date: day(-1), pause_interaction_end_date: day(20) };
    const on = { resolution_feedback_enabled: true, enable_action_summary: '0', pause_interaction_active: true };
    await desk.settings({ ...on, ...pause });
    await change(session, { action_status: 'resolved' });
    const values = Object.entries(changed).map(([name, to]) => [name, typeof to === 'number' ? day(to) : to]);
    const path = `/feedback_bot/company/settings/${desk.company}/`;
    const { status, body } = await server.as(superAdmin, 'PATCH', path, { body: Object.fromEntries(values) });
    expect([status, body.message]).toEqual([200, body.message]);
    const [row] = await server.rows(sql`
      select o.not_before, l.until from outbox o, chat_link l where o.mail = 'chats/feedback-asked' and l.session_id = ${session}`);
    const goesAt = new Date(String(row?.not_before)).getTime();
    const start = after === 0 ? Date.now() : startOfDay('Asia/Kolkata')(day(after)).getTime();
    expect(Math.abs(goesAt - start)).toBeLessThan(60_000);
    expect(new Date(String(row?.until)).getTime() - goesAt).toBeGreaterThanOrEqual(14 * 86_400_000 - 60_000);
  });

  it('is not asked while a pause is extended either, and the link works as long after it', async () => {
    const { server } = desk;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const until = (days: number) => ({
      pause_interaction_start_date: day(-1).toISOString().slice(0, 10),
      pause_interaction_end_date: day(days).toISOString().slice(0, 10),
    });
    const on = { resolution_feedback_enabled: true, pause_interaction_active: true, enable_action_summary: '0' };
    const { session } = await desk.end({ mood: 2 });
    await desk.settings({ ...on, ...until(2) });
    await change(session, { action_status: 'resolved' });
    await desk.settings({ ...on, ...until(20) });
    const mails = (await server.rows(sql`
      select company_id as "companyId", id, mail, text from outbox where mail = 'chats/feedback-asked'`)) as unknown as DueMail[];
    const endsAt = async () =>
      new Date(String((await server.rows(sql`select until from chat_link where session_id = ${session}`))[0]?.until));
    for (const days of [4, 17]) {
      const stopped = await server.store.inSystem((db) => takeBack(db, mails, day(days)));
      const goesAt = stopped.get(mails[0]?.id ?? '');
      expect(goesAt?.getTime()).toBeGreaterThan(day(days + 1).getTime() - 60_000);
      expect((await endsAt()).getTime() - Number(goesAt)).toBe(14 * 86_400_000);
    }
    expect((await server.store.inSystem((db) => takeBack(db, mails, day(22)))).size).toBe(0);
  });
});

describe('a new link', () => {
  const over = () => desk.server.rows(sql`update chat_link set until = now() - interval '1 day'`);

  it('goes to the address at work for one that has ended, and never more than three a day', async () => {
    const { token } = await resolved();
    await over();
    expect((await page('open', { token })).status).toBe(404);
    for (let at = 0; at < 5; at += 1) expect((await page('renew', { token })).body).toEqual({ status: 200 });
    const { mails } = await desk.told('chats/renewed');
    expect(mails.map(({ who }) => who)).toEqual(Array(3).fill('employee@acme.example'));
    const fresh = await tokenIn('chats/renewed');
    expect((await page('open', { token: fresh })).body).toMatchObject({ purpose: 'feedback', done: 0 });
  });

  it.each([
    ['one that was never there', async () => 'x'.repeat(64)],
    [
      'one whose questions are answered',
      async () => {
        const { token } = await resolved();
        await page('answer', { token, question: helped, choice: 'Yes' });
        await page('answer', { token, question: more, skip: true });
        await over();
        return token;
      },
    ],
    [
      'one of someone who has left',
      async () => {
        const { token } = await resolved();
        await desk.person({ status: 'inactive' });
        await over();
        return token;
      },
    ],
  ])('is not sent for %s, and the answer is the same', async (_which, make) => {
    const token = await make();
    const { result, effects } = await effectsOf(desk.server, () => page('renew', { token }));
    expect([result.status, result.body, effects]).toEqual([200, { status: 200 }, {}]);
    await desk.person({ status: 'active' });
  });
});
