import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeChat } from '../../../src/hr/server/chats/complete.ts';
import { takeMessage } from '../../../src/hr/server/chats/messages.ts';
import { startChat } from '../../../src/hr/server/chats/start.ts';
import type { MessageToTake } from '../../../src/hr/server/chats/work.ts';
import { companyId, inChat, stageId } from '../support/chats.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

let server: Server;
let company: string;
let user: string;
let stage: string;
/** Settings that do nothing; what they do is told apart. */
const quiet = () =>
  server.rows(
    sql`update company_settings set disengaged_auto_assign = false, detractors_notification = false, chat_alert_word_notification = false`,
  );
beforeAll(async () => {
  server = await seededServer();
  company = await companyId(server, 'acme');
  user = await idOf(server, 'employee@acme.example');
  stage = await stageId(server, company);
  await quiet();
});
afterAll(() => server.close());

const plan = (limit: number | null, left: number | null = limit) =>
  server.rows(
    sql`with none as (delete from company_credit) update company set milestone_limit = ${limit}, milestone_limit_remaining = ${left} where id = ${company}`,
  );
const start = (more: object = {}) => inChat(server, (work) => startChat(work, { company, user, stage, ...more }));
const started = async () => {
  const answer = await start();
  if (answer.outcome !== 'started') throw new Error(JSON.stringify(answer));
  return answer.session;
};
const say = (session: string, ...messages: MessageToTake[]) =>
  inChat(server, (work) => takeMessage(work, { company, session }, messages));
const message = (text: string, more: Partial<MessageToTake> = {}): MessageToTake => ({
  msg: [{ text }],
  bot_response: false,
  ...more,
});
const person = async () => (await server.rows(sql`select * from user_profile where id = ${user}`))[0] ?? {};
const chat = async (id: string) => (await server.rows(sql`select * from chat_session where id = ${id}`))[0] ?? {};
const transcript = async (id: string) =>
  (await server.rows(sql`select position, msg from chat_message where session_id = ${id} order by position`)).map(
    (row) => `${row.position} ${(row.msg as { text: string }[])[0]?.text}`,
  );

describe('starting a chat', () => {
  beforeEach(() => plan(null));

  it('gives it the pseudonym of the others that the person has had of the touchpoint in the quarter', async () => {
    const other = await idOf(server, 'groupadmin@acme.example');
    const another = (
      await server.rows(
        sql`select id from stage where company_id = ${company} and id <> ${stage} and status = 'live' limit 1`,
      )
    )[0]?.id;
    const one = await started();
    const pseudonym = async (more: object = {}) => {
      const answer = await start(more);
      return answer.outcome === 'started' ? (await chat(answer.session)).pseudonym : answer;
    };
    const first = (await chat(one)).pseudonym;
    expect(first).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    expect(await pseudonym()).toBe(first);
    expect(await pseudonym({ stage: another })).not.toBe(first);
    expect(await pseudonym({ user: other })).not.toBe(first);
    await server.rows(
      sql`update chat_session set created_at = created_at - interval '3 months' where pseudonym = ${first}`,
    );
    expect(await pseudonym()).not.toBe(first);
  });

  it('takes no credit where there is no limit', async () => {
    const { result, effects } = await effectsOf(server, () => start());
    expect([result.outcome, effects]).toEqual(['started', { chat_session: 1 }]);
  });

  it('takes one credit, and leaves the company’s record and who was remembered as they are', async () => {
    await plan(10, 4);
    const before = await server.rows(sql`select version from company where id = ${company}`);
    const versions = () =>
      server.rows(
        sql`select topic, sum(version) as version from table_version where company_id = ${company} and topic in ('company', 'user_profile', 'membership', 'access_group') group by 1 order by 1`,
      );
    const remembered = await versions();
    const { result, effects } = await effectsOf(server, () => start());
    expect([result.outcome, effects]).toEqual(['started', { chat_session: 1, company_credit: 1 }]);
    expect(await server.rows(sql`select version from company where id = ${company}`)).toEqual(before);
    expect(await versions()).toEqual(remembered);
    const { body } = await server.as('superadmin@acme.example', 'GET', '/feedback_bot/company/plan');
    expect(body.data.lines[0]).toEqual({ line: 'touchpoints', limit: 10, remaining: 3, used: 7 });
    const profile = await server.as('superadmin@acme.example', 'GET', '/feedback_bot/company/profile');
    expect(profile.body.milestone_limit_remaining).toBe(3);
  });

  it('gives the last credit to exactly one of fifty', async () => {
    await plan(10, 1);
    const all = await Promise.all(Array.from({ length: 50 }, () => start()));
    expect(all.filter(({ outcome }) => outcome === 'started')).toHaveLength(1);
    expect(all.filter((one) => one.outcome === 'held' && one.because === 'credits')).toHaveLength(49);
  });

  it('is the same chat under the same name, also of fifty at once, for one credit', async () => {
    await plan(100, 100);
    const all = await Promise.all(Array.from({ length: 50 }, () => start({ externalId: 'once' })));
    expect(new Set(all.map((one) => 'session' in one && one.session)).size).toBe(1);
    expect(all.filter(({ outcome }) => outcome === 'started')).toHaveLength(1);
    expect(await server.rows(sql`select touchpoints_taken as taken from company_credit`)).toEqual([{ taken: 1 }]);
    const other = await start({ user: await idOf(server, 'superadmin@acme.example'), externalId: 'once' });
    expect(other).toEqual({ outcome: 'refused', because: 'other-chat' });
  });

  it.each([
    ['someone of another company', 'no-person', () => idOf(server, 'superadmin@globex.example'), null],
    ['nobody', 'no-person', async () => '99999999-9999-4999-8999-999999999999', null],
    ['a draft', 'not-live', async () => user, () => stageId(server, company, 'draft')],
    [
      'another company’s touchpoint',
      'no-touchpoint',
      async () => user,
      async () => stageId(server, await companyId(server, 'globex')),
    ],
  ])('with %s is refused: %s', async (_who, because, whom, which) => {
    const { result, effects } = await effectsOf(server, async () =>
      start({ user: await whom(), ...(which && { stage: await which() }) }),
    );
    expect([result, effects]).toEqual([{ outcome: 'refused', because }, {}]);
  });

  it.each([
    ['has left', sql`exit_date = current_date - 1`],
    ['leaves today', sql`exit_date = (now() at time zone 'Asia/Kolkata')::date`],
    ['is inactive', sql`status = 'inactive'`],
  ])('with someone who %s is refused', async (_what, set) => {
    await server.rows(sql`update user_profile set ${set} where id = ${user}`);
    expect(await start()).toEqual({ outcome: 'refused', because: 'exited' });
    await server.rows(sql`update user_profile set exit_date = null, status = 'active' where id = ${user}`);
  });
});

describe('messages', () => {
  it('begin the chat with the first word of the employee, and not before', async () => {
    const id = await started();
    await say(id, message('Hello', { bot_response: true }));
    expect(await chat(id)).toMatchObject({ status: 'initiated', started_at: null });
    await say(id, message('Hi'));
    expect((await chat(id)).status).toBe('in_progress');
    expect((await chat(id)).started_at).not.toBeNull();
    expect(await transcript(id)).toEqual(['1 Hello', '2 Hi']);
  });

  it('come late and again, and none is lost or twice there', async () => {
    const id = await started();
    const five = [1, 2, 3, 4, 5].map((position) => message(`m${position}`, { position }));
    expect(await say(id, ...five.slice(3))).toEqual({ outcome: 'taken', stored: 2, repeated: 0 });
    expect(await say(id, ...five)).toEqual({ outcome: 'taken', stored: 3, repeated: 2 });
    expect(await say(id, ...five)).toEqual({ outcome: 'taken', stored: 0, repeated: 5 });
    expect(await transcript(id)).toEqual(['1 m1', '2 m2', '3 m3', '4 m4', '5 m5']);
  });

  it('are known by their name wherever they stand, also twice in one batch', async () => {
    const id = await started();
    const one = message('one', { externalId: 'a' });
    expect(await say(id, one, one)).toEqual({ outcome: 'taken', stored: 1, repeated: 1 });
    expect(await say(id, one, message('two', { externalId: 'b' }))).toEqual({
      outcome: 'taken',
      stored: 1,
      repeated: 1,
    });
    expect(await transcript(id)).toEqual(['1 one', '2 two']);
  });

  it('in a place that holds another refuse the whole, and store nothing', async () => {
    const id = await started();
    await say(id, message('one', { position: 1 }));
    const { result, effects } = await effectsOf(server, () =>
      say(id, message('other', { position: 1 }), message('two', { position: 2 })),
    );
    expect([result, effects]).toEqual([{ outcome: 'refused', because: 'differs', positions: [1] }, {}]);
  });

  it('of many at once each get a place of their own', async () => {
    const id = await started();
    await Promise.all(Array.from({ length: 20 }, (_, at) => say(id, message(`m${at}`, { externalId: `m${at}` }))));
    const places = (await transcript(id)).map((line) => Number(line.split(' ')[0]));
    expect(places).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('of no chat, or of another company’s, are refused', async () => {
    const [globex] = await server.rows(
      sql`select s.id from chat_session s join company c on c.id = s.company_id where c.slug = 'globex' limit 1`,
    );
    for (const id of ['99999999-9999-4999-8999-999999999999', String(globex?.id)])
      expect(await say(id, message('one'))).toEqual({ outcome: 'refused', because: 'no-chat' });
  });
});

describe('the end of a chat', () => {
  const complete = (session: string, completion: Parameters<typeof completeChat>[2]) =>
    inChat(server, (work) => completeChat(work, { company, session }, completion));

  it('stores what was answered, and what the person’s record says of it, under its old version', async () => {
    const id = await started();
    const { version } = await person();
    await server.rows(sql`update user_profile set action_status = 'resolved' where id = ${user}`);
    const answers = { mood: 2, ratings: { mental: 2, social: 3, physical: 4 }, enps: 4 };
    const { result, effects } = await effectsOf(server, () => complete(id, answers));
    expect([result.outcome, effects]).toEqual(['completed', { chat_session: 1, user_profile: 1 }]);
    expect(await chat(id)).toMatchObject({ status: 'completed', overall_mood: 2, driver_average: 3, enps: 4 });
    const { title } = (await server.rows(sql`select title from stage where id = ${stage}`))[0] ?? {};
    expect(await person()).toMatchObject({
      user_mood: 2,
      user_driver_average: 3,
      stage_title: title,
      action_status: 'open',
      version,
    });
  });

  it.each([
    ['inProgress', 1, 'inProgress'],
    ['scheduled', 1, 'scheduled'],
    ['resolved', 4, 'open'],
    ['resolved', 2, 'open'],
    ['open', 5, 'open'],
  ])('of someone whose case is %s, with mood %i, leaves it %s', async (before, mood, after) => {
    await server.rows(sql`update user_profile set action_status = ${before} where id = ${user}`);
    await complete(await started(), { mood });
    expect((await person()).action_status).toBe(after);
  });

  it('told again changes nothing; told otherwise it is refused', async () => {
    const id = await started();
    await complete(id, { mood: 4, ratings: { mental: 4 } });
    const again = await effectsOf(server, () => complete(id, { mood: 4, ratings: { mental: 4 } }));
    expect([again.result.outcome, again.effects]).toEqual(['repeated', {}]);
    const other = await effectsOf(server, () => complete(id, { mood: 5 }));
    expect([other.result, other.effects]).toEqual([{ outcome: 'refused', because: 'differs' }, {}]);
  });

  it('of fifty at once is one', async () => {
    const id = await started();
    const all = await Promise.all(Array.from({ length: 50 }, () => complete(id, { mood: 3 })));
    expect(all.filter(({ outcome }) => outcome === 'completed')).toHaveLength(1);
    expect(all.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
  });
});
