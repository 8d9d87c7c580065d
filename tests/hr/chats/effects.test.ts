import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeChat } from '../../../src/hr/server/chats/complete.ts';
import { type MessageToTake, takeMessage } from '../../../src/hr/server/chats/messages.ts';
import { startChat } from '../../../src/hr/server/chats/start.ts';
import { companyId, inChat, stageId } from '../support/chats.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** What each setting does when a chat comes in: who is told what, and what is stored. */

const superAdmin = 'superadmin@acme.example';
const limited = 'groupadmin@acme.example';
const partner = 'meera.iyer@acme.example';
const manager = 'venkat.krishnaswamy@acme.example';

let server: Server;
let company: string;
let user: string;
let stage: string;
beforeAll(async () => {
  server = await seededServer();
  company = await companyId(server, 'acme');
  user = await idOf(server, 'employee@acme.example');
  stage = await stageId(server, company);
  await server.rows(sql`update company set milestone_limit = null`);
});
afterAll(() => server.close());

const off = {
  chat_alert_word_notification: false,
  disengaged_auto_assign: false,
  passively_engaged_auto_assign: false,
  auto_acknowledge: false,
  enable_brand_promotion_feedback: false,
  detractors_notification: false,
  resolution_feedback_enabled: false,
  pause_interaction_active: false,
};
const set = async (table: string, id: string, values: Record<string, unknown>) => {
  const sets = Object.entries(values).map(
    ([name, value]) =>
      sql`${sql.identifier(name)} = ${Array.isArray(value) ? sql`${JSON.stringify(value)}::jsonb` : value}`,
  );
  await server.rows(sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where id = ${id}`);
};
const settings = (values: Record<string, unknown>) => set('company_settings', company, { ...off, ...values });
const person = (values: Record<string, unknown>) => set('user_profile', user, values);
/** Rights of everybody's group that sees the limited admin. */
const rights = async (...codes: string[]) =>
  server.rows(
    sql`update access_group set permissions = ${JSON.stringify(codes)}::jsonb where id in (select group_id from membership)`,
  );
beforeEach(async () => {
  await settings({});
  await person({
    action_status: 'open',
    case_assignee_id: null,
    hrbp: partner,
    hr_manager: manager,
    department: 'Engineering',
  });
  await rights();
  await server.rows(sql`delete from alert`);
  await server.rows(sql`delete from outbox`);
});

const started = async () => {
  const answer = await inChat(server, (work) => startChat(work, { company, user, stage }));
  if (answer.outcome !== 'started') throw new Error(JSON.stringify(answer));
  return answer.session;
};
const said = (text: string, more: Partial<MessageToTake> = {}): MessageToTake => ({
  msg: [{ text }],
  bot_response: false,
  ...more,
});
const say = (session: string, ...messages: MessageToTake[]) =>
  inChat(server, (work) => takeMessage(work, { company, session }, messages));
const end = async (completion: Parameters<typeof completeChat>[2]) => {
  const session = await started();
  const answer = await inChat(server, (work) => completeChat(work, { company, session }, completion));
  const [row] = await server.rows(sql`select * from chat_session where id = ${session}`);
  return { session, answer, row: row ?? {} };
};
/** Who was told in the console and by mail, and under what name. */
const told = async (mail: string) => {
  const mails = await server.rows(
    sql`select to_address as who, subject, text from outbox where mail = ${mail} order by to_address`,
  );
  const alerts = await server.rows(
    sql`select u.email as who, a.params, a.link from alert a join user_profile u on u.id = a.user_id order by 1`,
  );
  return { mails, alerts };
};
const nameOf = async (id: string) =>
  String((await server.rows(sql`select display_name as name from user_profile where id = ${id}`))[0]?.name);

describe('alert words', () => {
  const on = { chat_alert_word_notification: true, chat_alert_words: ['abuse', 'unsafe at work'] };

  it.each([
    ['the word', said('It is abuse'), 'abuse'],
    ['a form of it, in capitals', said('I was ABUSED'), 'abuse'],
    ['a phrase, and a word', said('Unsafe at work. Abuse!'), 'unsafe at work, abuse'],
    ['the value of a reply', said('This one', { msg: [{ text: 'This one', value: 'abuse' }] }), 'abuse'],
    ['a part of another word', said('disabused'), null],
    ['the assistant', said('Was there abuse?', { bot_response: true }), null],
    ['part of every chat', said('abuse', { defaultInteraction: true }), null],
  ])('said as %s', async (_what, message, words) => {
    await settings(on);
    const id = await started();
    await say(id, message);
    const { mails, alerts } = await told('chats/alert-word');
    expect(mails.length).toBe(words === null ? 0 : mails.length || -1);
    expect(new Set(alerts.map(({ params }) => (params as { words: string }).words))).toEqual(
      new Set(words === null ? [] : [words]),
    );
  });

  it('are told to nobody while they are switched off', async () => {
    await settings({ ...on, chat_alert_word_notification: false });
    const id = await started();
    const { effects } = await effectsOf(server, () => say(id, said('abuse')));
    expect(effects).toEqual({ chat_message: 1, chat_session: 1 });
  });

  it.each([
    ['who may read messages under names', ['view_message', 'non_anonymous_message'], 'Engineering', 'named'],
    ['who may read them without names', ['view_message', 'anonymous_message'], 'Engineering', 'pseudonym'],
    ['who may read no messages', ['manage_milestone', 'non_anonymous_message'], 'Engineering', null],
    ['whose group does not see the person', ['view_message', 'non_anonymous_message'], 'Finance', null],
  ])('are told to an admin %s', async (_who, codes, department, as) => {
    await settings(on);
    await rights(...codes);
    await person({ department });
    await say(await started(), said('abuse'));
    const { mails, alerts } = await told('chats/alert-word');
    const mine = [mails.filter(({ who }) => who === limited), alerts.filter(({ who }) => who === limited)];
    expect(mine.map((list) => list.length)).toEqual(as ? [1, 1] : [0, 0]);
    const name = await nameOf(user);
    const text = JSON.stringify(mine);
    expect([text.includes(name), text.includes(user), /Employee [A-Z2-7]{5}-[A-Z2-7]{5}/.test(text)]).toEqual([
      as === 'named',
      as === 'named',
      as === 'pseudonym',
    ]);
    // SuperAdmins see everybody, and names.
    expect(mails.find(({ who }) => who === superAdmin)?.subject).toBe(`Alert word in the chat of ${name}`);
  });

  it('are told once per message, also when it is sent again or comes late', async () => {
    await settings(on);
    const id = await started();
    const first = said('abuse', { externalId: 'a' });
    await say(id, first);
    await say(id, first, said('abuse again', { externalId: 'b' }));
    await say(id, first);
    const { mails, alerts } = await told('chats/alert-word');
    expect(mails.filter(({ who }) => who === superAdmin)).toHaveLength(2);
    expect(alerts.filter(({ who }) => who === superAdmin)).toHaveLength(2);
  });

  it('leave no word of the message in the mail', async () => {
    await settings(on);
    await say(await started(), said('abuse by Mr Secret'));
    const { mails } = await told('chats/alert-word');
    expect(JSON.stringify(mails)).not.toContain('Secret');
  });
});

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
    await settings(given);
    const { row } = await end({ mood });
    const id = who && (await idOf(server, who));
    expect(row.assignee_id).toBe(id);
    const [kept] = await server.rows(sql`select case_assignee_id as assignee from user_profile where id = ${user}`);
    expect(kept?.assignee).toBe(id);
    const { mails } = await told('chats/assigned');
    expect(mails.map((mail) => mail.who)).toEqual(who ? [who] : []);
  });

  it('and tell a partner who may not know names under a pseudonym', async () => {
    await settings(both);
    await end({ mood: 1 });
    const { mails } = await told('chats/assigned');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(await nameOf(user));
  });

  it.each([
    ['nobody', null, 'not-named'],
    ['somebody unknown', 'nobody@acme.example', 'not-found'],
    ['somebody of another company', 'superadmin@globex.example', 'not-found'],
  ])('when the profile names %s, a line says why not', async (_who, hrbp, why) => {
    await settings(both);
    await person({ hrbp });
    const { row } = await end({ mood: 1 });
    expect(row.assignee_id).toBeNull();
    const [line] = await server.rows(sql`select activity, new from audit_line order by id desc limit 1`);
    expect(line).toEqual({ activity: 'Case could not be assigned by itself', new: { why, target: 'hrbp' } });
  });

  it('but one that somebody works on stays with them', async () => {
    await settings(both);
    const id = await idOf(server, superAdmin);
    await person({ action_status: 'inProgress', case_assignee_id: id });
    const { row } = await end({ mood: 1 });
    expect([row.assignee_id, row.action_status]).toEqual([id, 'inProgress']);
    expect((await told('chats/assigned')).mails).toEqual([]);
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
    await settings({ auto_acknowledge: on });
    const { row } = await end({ mood });
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
    await settings({ detractors_notification: on, detractors_ref_field: 'hr_manager', detractor_below: below });
    await end({ mood: 4, enps });
    const { mails } = await told('chats/detractor');
    expect(mails.map(({ who }) => who)).toEqual(done ? [manager] : []);
  });

  it.each([
    [true, 'linkedin_link', 4, 'LinkedIn'],
    [true, 'linkedin_link', 5, 'LinkedIn'],
    [true, 'linkedin_link', 3, null],
    [true, 'glassdoor_link', 5, null],
    [false, 'linkedin_link', 5, null],
  ])('branding (%s, %s), mood %i: %s', async (on, field, mood, label) => {
    await settings({ enable_brand_promotion_feedback: on, brand_promotion_feedback_field: field });
    const { answer, row, session } = await end({ mood });
    expect('offer' in answer && (answer.offer?.label ?? null)).toBe(label);
    expect(row.brand_offered).toBe(label && field);
    const again = await inChat(server, (work) => completeChat(work, { company, session }, { mood }));
    expect({ ...again, outcome: 'completed' }).toEqual(answer);
  });

  it.each([
    [true, 'resolved', 1],
    [true, 'inProgress', 0],
    [false, 'resolved', 0],
  ])('asking after resolving (%s), %s: %i mails', async (on, status, count) => {
    const { session } = await end({ mood: 2 });
    await settings({ resolution_feedback_enabled: on, enable_action_summary: '0' });
    const body = { action_status: status };
    const answer = await server.as(superAdmin, 'PATCH', `/feedback_bot/session/update/${session}`, { body });
    expect(answer.status).toBe(200);
    const { mails } = await told('chats/resolved');
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
    await settings({
      pause_interaction_active: true,
      pause_interaction_start_date: from,
      pause_interaction_end_date: until,
    });
    const { result, effects } = await effectsOf(server, () =>
      inChat(server, (work) => startChat(work, { company, user, stage })),
    );
    expect([result.outcome, effects]).toEqual(held ? ['held', {}] : ['started', { chat_session: 1 }]);
  });

  it('without a credit is held, and the SuperAdmins are told once until there are some again', async () => {
    const credits = (left: number) =>
      server.rows(
        sql`with none as (delete from company_credit) update company set milestone_limit = 10, milestone_limit_remaining = ${left} where id = ${company}`,
      );
    const start = () => inChat(server, (work) => startChat(work, { company, user, stage }));
    const mails = async () => (await told('chats/no-credits')).mails.map(({ who }) => who);
    await credits(0);
    for (const _ of [1, 2, 3]) expect(await start()).toEqual({ outcome: 'held', because: 'credits' });
    expect(await mails()).toEqual([superAdmin]);
    await credits(1);
    expect((await start()).outcome).toBe('started');
    expect((await start()).outcome).toBe('held');
    expect(await mails()).toEqual([superAdmin, superAdmin]);
    await server.rows(sql`update company set milestone_limit = null`);
  });
});
