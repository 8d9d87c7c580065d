import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatDesk, manager, partner, superAdmin } from '../support/chat-desk.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf } from '../support/server.ts';

/** What each setting does when a chat starts and ends: who is told what, and what is stored. */

type Desk = Awaited<ReturnType<typeof chatDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await chatDesk();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());

describe('cases are assigned by themselves', () => {
  const both = {
    disengaged_auto_assign: true,
    disengaged_reference_field: 'hrbp',
    passively_engaged_auto_assign: true,
    passively_engaged_reference_field: 'hr_manager',
  };

  it.each([
    [1, both, partner],
    [2, both, partner],
    [3, both, manager],
    [4, both, null],
    [5, both, null],
    [1, { ...both, disengaged_auto_assign: false }, null],
    [3, { ...both, passively_engaged_auto_assign: false }, null],
  ])('mood %i', async (mood, given, who) => {
    await desk.settings(given);
    const { row } = await desk.end({ mood });
    const id = who && (await idOf(desk.server, who));
    expect(row.assignee_id).toBe(id);
    const [kept] = await desk.server.rows(
      sql`select case_assignee_id as assignee from user_profile where id = ${desk.user}`,
    );
    expect(kept?.assignee).toBe(id);
    const { mails } = await desk.told('chats/assigned');
    expect(mails.map((mail) => mail.who)).toEqual(who ? [who] : []);
  });

  it('and tell a partner who may not know names under a pseudonym', async () => {
    await desk.settings(both);
    await desk.end({ mood: 1 });
    const { mails } = await desk.told('chats/assigned');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(await desk.name());
  });

  it.each([
    ['may see the name', ['manage_employee', 'view_message', 'non_anonymous_message'], 'chat of the person', true],
    ['sees pseudonyms', ['manage_employee', 'change_status'], 'chat alone', false],
    ['may see the name and list no chats', ['manage_employee', 'non_anonymous_message'], 'person', true],
    ['may see the name and open neither', ['non_anonymous_message'], null, true],
    ['sees pseudonyms and may list no chats', ['manage_employee'], null, false],
  ])('and lead a partner who %s to the nearest place', async (_who, codes, place, named) => {
    await desk.settings(both);
    await desk.rights(...codes);
    const { session } = await desk.end({ mood: 1 });
    const { mails, alerts } = await desk.told('chats/assigned');
    const person = `/employees/${desk.user}`;
    const links: Record<string, string> = {
      'chat of the person': `${person}?tab=chats&chat=${session}`,
      'chat alone': `/chats/${session}`,
      person,
    };
    const link = place && links[place];
    expect(alerts.filter(({ who }) => who === partner).map((alert) => alert.link)).toEqual([link]);
    const [, led] = /Open: \S+?:\d+(\S*)/.exec(String(mails[0]?.text)) ?? [];
    expect(led ?? null).toBe(link);
    expect(String(mails[0]?.text).includes('You may not open this chat')).toBe(link === null);
    expect(mails.map(({ text }) => /Employee [A-Z2-7]{5}-/.test(String(text)))).toEqual([!named]);
    expect(JSON.stringify(mails).includes(await desk.name())).toBe(named);
  });

  it.each([
    ['nobody', null, 'not-named'],
    ['someone unknown', 'nobody@acme.example', 'not-found'],
    ['someone of another company', 'superadmin@globex.example', 'not-found'],
  ])('when the profile names %s, a line says why not', async (_who, hrbp, why) => {
    await desk.settings(both);
    await desk.person({ hrbp });
    const { row } = await desk.end({ mood: 1 });
    expect(row.assignee_id).toBeNull();
    const [line] = await desk.server.rows(sql`select activity, new from audit_line order by id desc limit 1`);
    expect(line).toEqual({ activity: 'Case could not be assigned by itself', new: { why, target: 'hrbp' } });
  });

  it('not to a partner whose last day has come, which the job has not seen yet', async () => {
    await desk.settings(both);
    await desk.rights('non_anonymous_message');
    const leaves = (day: string | null) =>
      desk.server.rows(sql`update user_profile set exit_date = ${day} where email = ${partner}`);
    await leaves('2024-01-01');
    const { row } = await desk.end({ mood: 1 });
    await leaves(null);
    expect(row.assignee_id).toBeNull();
    const [line] = await desk.server.rows(sql`select new from audit_line order by id desc limit 1`);
    expect(line?.new).toEqual({ why: 'not-active', target: 'hrbp' });
  });

  it.each([
    ['sees pseudonyms', ['change_status'], 4, false],
    ['sees pseudonyms', ['change_status'], 5, true],
    ['may see the name', ['non_anonymous_message'], 1, true],
  ])('to a partner who %s (%j), named by %i people: %s', async (_who, codes, people, done) => {
    await desk.settings({ ...both, detractors_notification: true, detractors_ref_field: 'hrbp', detractor_below: 6 });
    await desk.rights(...codes);
    await desk.namedBy(people);
    const { row } = await desk.end({ mood: 1, enps: 0 });
    expect(row.assignee_id !== null).toBe(done);
    for (const mail of ['chats/assigned', 'chats/detractor'])
      expect((await desk.told(mail)).mails.map(({ who }) => who)).toEqual(done ? [partner] : []);
    expect((await desk.told('chats/assigned')).alerts.some(({ who }) => who === partner)).toBe(done);
    if (done) return;
    const lines = await desk.server.rows(sql`select activity, new from audit_line order by id desc limit 2`);
    const why = { why: 'too-few', target: 'hrbp' };
    expect(lines).toEqual([
      { activity: 'Nobody to tell of a detractor', new: why },
      { activity: 'Case could not be assigned by itself', new: why },
    ]);
  });

  it('but one that someone works on stays with them', async () => {
    await desk.settings(both);
    const id = await idOf(desk.server, superAdmin);
    await desk.person({ action_status: 'inProgress', case_assignee_id: id });
    const { row } = await desk.end({ mood: 1 });
    expect(row.assignee_id).toEqual(id);
    expect(await caseNow()).toEqual({ status: 'inProgress', assignee: id });
    expect((await desk.told('chats/assigned')).mails).toEqual([]);
  });
});

const caseNow = async () =>
  (
    await desk.server.rows(
      sql`select action_status as status, case_assignee_id as assignee from user_profile where id = ${desk.user}`,
    )
  )[0];

describe('the case of a person', () => {
  const statusOf = async (session: string) =>
    (await desk.server.rows(sql`select action_status as status from chat_session where id = ${session}`))[0]?.status;
  const change = (session: string, body: object) =>
    desk.server.as(superAdmin, 'PATCH', `/feedback_bot/session/update/${session}`, { body });

  it.each([
    ['scheduled', 'scheduled'],
    ['inProgress', 'inProgress'],
    ['resolved', 'open'],
    ['open', 'open'],
  ])('that is %s is %s after the next chat, which is open as all new ones', async (before, after) => {
    const { session } = await desk.end({ mood: 2 });
    await change(session, { action_status: before, resolution_summary: 'We talked' });
    const { row } = await desk.end({ mood: 2 });
    expect(row.action_status).toBe('open');
    expect(await statusOf(session)).toBe(before);
    expect(await caseNow()).toMatchObject({ status: after });
  });

  it('goes on in a chat that was worked on before it ended', async () => {
    const session = await desk.started();
    await desk.server.rows(sql`update chat_session set action_status = 'scheduled' where id = ${session}`);
    await desk.complete(session, { mood: 2 });
    expect(await statusOf(session)).toBe('scheduled');
    expect(await caseNow()).toMatchObject({ status: 'scheduled' });
  });
});

describe('other settings at the end of a chat', () => {
  it.each([
    [true, 4, true],
    [true, 5, true],
    [true, 3, false],
    [true, 1, false],
    [true, undefined, false],
    [false, 5, false],
  ])('acknowledging by itself (%s), mood %s: %s', async (on, mood, done) => {
    await desk.settings({ auto_acknowledge: on });
    const { row } = await desk.end({ mood });
    expect(row.acknowledged_at !== null).toBe(done);
  });

  it.each([
    [true, 6, 5, true],
    [true, 6, 0, true],
    [true, 6, 6, false],
    [true, 7, 6, true],
    [true, 7, 7, false],
    [true, 6, undefined, false],
    [false, 6, 0, false],
  ])('detractors (%s, below %i), answer %s: %s', async (on, below, enps, done) => {
    await desk.settings({ detractors_notification: on, detractors_ref_field: 'hr_manager', detractor_below: below });
    await desk.end({ mood: 4, enps });
    const { mails } = await desk.told('chats/detractor');
    expect(mails.map(({ who }) => who)).toEqual(done ? [manager] : []);
  });

  it.each([
    [true, 'linkedin_link', 4, 'LinkedIn'],
    [true, 'linkedin_link', 5, 'LinkedIn'],
    [true, 'linkedin_link', 3, null],
    [true, 'glassdoor_link', 5, null],
    [false, 'linkedin_link', 5, null],
  ])('branding (%s, %s), mood %i: %s', async (on, field, mood, label) => {
    await desk.settings({ enable_brand_promotion_feedback: on, brand_promotion_feedback_field: field });
    const { answer, row, session } = await desk.end({ mood });
    expect('offer' in answer && (answer.offer?.label ?? null)).toBe(label);
    expect(row.brand_offered).toBe(label && field);
    const again = await desk.complete(session, { mood });
    expect({ ...again, outcome: 'completed' }).toEqual(answer);
  });

  it.each([
    [true, 'resolved', 1],
    [true, 'inProgress', 0],
    [false, 'resolved', 0],
  ])('asking after resolving (%s), %s: %i mails', async (on, status, count) => {
    const { session } = await desk.end({ mood: 2 });
    await desk.settings({ resolution_feedback_enabled: on, enable_action_summary: '0' });
    const body = { action_status: status };
    const answer = await desk.server.as(superAdmin, 'PATCH', `/feedback_bot/session/update/${session}`, { body });
    expect(answer.status).toBe(200);
    const { mails } = await desk.told('chats/feedback-asked');
    expect(mails.map(({ who }) => who)).toEqual(count ? ['employee@acme.example'] : []);
  });
});

describe('starting a chat', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it.each([
    ['a pause', day(-1), day(1), true],
    ['a pause that is planned', day(2), day(3), false],
    ['a pause that is over', day(-3), day(-2), false],
  ])('during %s', async (_what, from, until, held) => {
    await desk.settings({
      pause_interaction_active: true,
      pause_interaction_start_date: from,
      pause_interaction_end_date: until,
    });
    const { result, effects } = await effectsOf(desk.server, () => desk.start());
    expect([result.outcome, effects]).toEqual(held ? ['held', {}] : ['started', { chat_session: 1 }]);
  });

  it('without a credit is held, and the SuperAdmins are told once until there are some again', async () => {
    const credits = (left: number) =>
      desk.server.rows(
        sql`with none as (delete from company_credit) update company set milestone_limit = 10, milestone_limit_remaining = ${left} where id = ${desk.company}`,
      );
    const { start } = desk;
    const mails = async () => (await desk.told('chats/no-credits')).mails.map(({ who }) => who);
    await credits(0);
    for (const _ of [1, 2, 3]) expect(await start()).toEqual({ outcome: 'held', because: 'credits' });
    expect(await mails()).toEqual([superAdmin]);
    await credits(1);
    expect((await start()).outcome).toBe('started');
    expect((await start()).outcome).toBe('held');
    expect(await mails()).toEqual([superAdmin, superAdmin]);
    await desk.server.rows(sql`update company set milestone_limit = null`);
  });
});
