import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { type RunServer, runServer } from '../support/runs.ts';

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());
/** What earlier tests have left would only stand in the way. */
beforeEach(async () => {
  await server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`);
  await server.rows(sql`delete from alert`);
});

const sessionsOf = (user: string) =>
  server.rows(sql`select status, stage_title from chat_session where user_id = ${user}`);
const mailsOf = (user: string) =>
  server.rows(sql`
    select o.from_name, o.reply_to, o.subject, o.state, o.not_before, o.text from outbox o join user_profile u on u.email = o.to_address
    where u.id = ${user} and o.mail = 'chats/invitation'`);

describe('whose chat is started', () => {
  it.each([
    ['whose day is today', '2025-12-29', {}, {}, true],
    ['whose day was six days ago', '2025-12-23', {}, {}, true],
    ['whose day was seven days ago', '2025-12-22', {}, {}, false],
    ['whose day is tomorrow', '2025-12-30', {}, {}, false],
    ['who joins today, for the joining day', '2026-01-05', {}, { duration: 0 }, true],
    ['who joined on 31 August, six months ago', '2025-08-31', {}, { duration: 4, unit: 'months' }, true],
    ['who joined on 29 February, a year and more ago', '2024-02-29', {}, { duration: 1, unit: 'years' }, false],
    ['after some weeks', '2025-12-15', {}, { duration: 3, unit: 'weeks' }, true],
    ['who is not active', '2025-12-29', { status: 'inactive' }, {}, false],
    ['who leaves today', '2025-12-29', { exit_date: '2026-01-05' }, {}, false],
    ['who leaves tomorrow', '2025-12-29', { exit_date: '2026-01-06' }, {}, true],
    ['of a draft', '2025-12-29', {}, { status: 'draft' }, false],
    ['of a deleted touchpoint', '2025-12-29', {}, { status: 'deleted' }, false],
  ] as [string, string, Record<string, unknown>, Record<string, unknown>, boolean][])(
    'someone %s',
    async (name, joined, person, touchpoint, due) => {
      const at = name.includes('August') ? '2026-01-05' : '';
      const user = await server.joins(at ? '2025-09-05' : joined, person);
      await server.live(touchpoint);
      await server.run();
      expect((await sessionsOf(user)).length).toBe(due ? 1 : 0);
      expect((await mailsOf(user)).length).toBe(due ? 1 : 0);
      expect((await server.runOf(user))?.state).toBe(due ? 'started' : undefined);
    },
  );

  it('not someone of another company, and not someone who had this chat already', async () => {
    const [globex] = await server.rows(sql`select id from company where slug = 'globex'`);
    const stranger = await server.joins('2025-12-29', {
      company_id: globex?.id,
      email: 'stranger@globex.example',
      employee_id: 'NEW-X',
    });
    const known = await server.joins('2025-12-29');
    const stage = await server.live();
    await server.rows(sql`
      insert into chat_session (company_id, id, user_id, pseudonym, stage_id, stage_title, driver_rating)
      values (${server.company}, gen_random_uuid(), ${known}, 'AAAAA-AAAAA', ${stage}, 'First week', '{}')`);
    await server.run();
    expect(await sessionsOf(stranger)).toEqual([]);
    expect((await sessionsOf(known)).length).toBe(1);
    expect(await mailsOf(known)).toEqual([]);
  });
});

describe('a chat that is started', () => {
  it('takes a credit, and is mailed in the name of the sender at a decent hour of the person', async () => {
    const near = await server.joins('2025-12-29');
    const far = await server.joins('2025-12-29', { user_timezone: 'America/New_York' });
    await server.live();
    const { effects } = await effectsOf(server, () => server.run());
    expect(effects).toEqual({
      touchpoint_run: 2,
      chat_session: 2,
      chat_link: 2,
      company_credit: 1,
      outbox: 2,
      job_progress: 1,
    });
    const [mail] = await mailsOf(near);
    const [boss] = await server.rows(
      sql`select display_name from user_profile where email = 'superadmin@acme.example'`,
    );
    expect(mail).toMatchObject({ from_name: boss?.display_name, reply_to: 'superadmin@acme.example', state: 'queued' });
    expect(String(mail?.text)).toContain('One question, about 2 minutes.');
    expect(new Date(String(mail?.not_before))).toEqual(server.clock.now());
    expect(new Date(String((await mailsOf(far))[0]?.not_before)).toISOString()).toBe('2026-01-05T14:00:00.000Z');
    const links = await server.rows(sql`select token_hash, until from chat_link where user_id = ${near}`);
    expect(links.length).toBe(1);
    expect(String(mail?.text)).not.toContain(String(links[0]?.token_hash));
  });

  it('is started once, however often and however many at once the job runs', async () => {
    const people = [];
    for (let at = 0; at < 7; at += 1) people.push(await server.joins('2025-12-29'));
    await server.live();
    await server.run(3);
    await server.run();
    for (const user of people) {
      expect((await sessionsOf(user)).length).toBe(1);
      expect((await mailsOf(user)).length).toBe(1);
    }
  });

  it('has its touchpoint activated anew without being started again', async () => {
    const user = await server.joins('2025-12-29');
    const stage = await server.live();
    await server.run();
    await server.rows(sql`update stage set status = 'draft' where id = ${stage}`);
    await server.rows(sql`update stage set status = 'live' where id = ${stage}`);
    await server.run();
    expect((await sessionsOf(user)).length).toBe(1);
  });
});

describe('credits', () => {
  const limit = (left: number | null) =>
    server.rows(sql`
      update company set milestone_limit = ${left === null ? null : 1000}, milestone_limit_remaining = ${left}
      where id = ${server.company}`);
  afterAll(() => limit(null));

  it('end, and the rest waits until there are more', async () => {
    await server.rows(sql`delete from company_credit`);
    await limit(2);
    const people: string[] = [];
    for (let at = 0; at < 4; at += 1) people.push(await server.joins('2025-12-29'));
    await server.live();
    await server.run();
    const states = async () => Promise.all(people.map(async (user) => (await server.runOf(user))?.state));
    expect((await states()).sort()).toEqual(['held', 'held', 'started', 'started']);
    await server.run();
    expect((await states()).sort()).toEqual(['held', 'held', 'started', 'started']);
    await limit(3);
    await server.run();
    expect((await states()).sort()).toEqual(['held', 'started', 'started', 'started']);
    await limit(null);
    await server.run();
    expect(await states()).toEqual(['started', 'started', 'started', 'started']);
    expect((await Promise.all(people.map(async (user) => (await sessionsOf(user)).length))).join()).toBe('1,1,1,1');
  });
});

describe('a sender who left', () => {
  it('has the chats held, the admins told once, and the chats go on when replaced', async () => {
    const [arjun] = await server.rows(sql`select id from user_profile where email = 'arjun.kapoor@acme.example'`);
    const user = await server.joins('2025-12-29');
    const stage = await server.live({ sender: arjun?.id });
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${arjun?.id}`);
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'sender-left' });
    const told = () => server.rows(sql`select text, link, params from alert where kind = 'touchpoint'`);
    const alerts = await told();
    expect(alerts.length).toBeGreaterThan(0);
    expect(alerts[0]).toMatchObject({
      text: 'touchpoints/run.sender-left',
      link: `/lifecycle/edit/${stage}`,
      params: { title: 'First week', held: 1 },
    });
    await server.run();
    expect((await told()).length).toBe(alerts.length);
    await server.rows(
      sql`update stage set chat_from_user_id = (select id from user_profile where email = 'superadmin@acme.example') where id = ${stage}`,
    );
    await server.run();
    expect((await server.runOf(user))?.state).toBe('started');
    await server.rows(sql`update user_profile set status = 'active' where id = ${arjun?.id}`);
  });

  it('is not let go before the touchpoints have another', async () => {
    const [arjun] = await server.rows(sql`select id from user_profile where email = 'arjun.kapoor@acme.example'`);
    const path = `/feedback_bot/users/update/${arjun?.id}`;
    const stage = await server.live({ sender: arjun?.id, title: 'Named one' });
    await server.browser('superadmin@acme.example');
    for (const body of [{ status: 'inactive' }, { exit_date: '2026-02-01' }]) {
      const { result, effects } = await effectsOf(server, () =>
        server.as('superadmin@acme.example', 'PATCH', path, { body }),
      );
      expect(result.status).toBe(409);
      expect(result.body.message).toBe(
        "Employees are written to in this person's name. First choose another chat user for “Named one”.",
      );
      expect(Object.keys(result.body.errors)).toEqual(Object.keys(body));
      expect(effects).toEqual({});
    }
    const other = await server.as('superadmin@acme.example', 'PATCH', path, { body: { skills: 'Chess' } });
    expect(other.status).toBe(200);
    await server.rows(sql`update stage set status = 'draft' where id = ${stage}`);
    const free = await server.as('superadmin@acme.example', 'PATCH', path, { body: { exit_date: '2026-02-01' } });
    expect(free.status).toBe(200);
    await server.rows(sql`update user_profile set exit_date = null where id = ${arjun?.id}`);
  });
});

describe('a pause', () => {
  const pause = (from: string | null, until: string | null) =>
    server.rows(sql`
      update company_settings set pause_interaction_active = ${from !== null},
        pause_interaction_start_date = ${from}, pause_interaction_end_date = ${until}
      where company_id = ${server.company}`);

  it('holds what is due, lets it go over the day after, and drops what would be too late', async () => {
    await pause('2026-01-05', '2026-01-08');
    const people = [];
    for (let at = 0; at < 6; at += 1) people.push(await server.joins('2025-12-29'));
    const old = await server.joins('2025-12-25');
    await server.live();
    const { effects } = await effectsOf(server, () => server.run());
    expect(effects).toEqual({ touchpoint_run: 7, job_progress: 1 });
    for (const user of [...people, old])
      expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'paused' });

    const day = 24 * 60;
    server.clock.forward(3 * day);
    await server.run();
    expect(await server.runOf(old)).toMatchObject({ state: 'held', reason: 'paused' });

    // Midnight of the ninth, in the company's zone.
    server.clock.forward(12.5 * 60 + 5);
    await server.run();
    expect(await server.runOf(old)).toMatchObject({ state: 'dropped', reason: 'too-late' });
    const after = await Promise.all(people.map((user) => server.runOf(user)));
    const begin = Date.parse('2026-01-08T18:30:00Z');
    const moments = after.map((row) => new Date(String(row?.after)).getTime() - begin);
    for (const moment of moments) {
      expect(moment).toBeGreaterThanOrEqual(0);
      expect(moment).toBeLessThan(day * 60_000);
    }
    expect(new Set(moments).size).toBe(6);
    server.clock.forward(day);
    await server.run();
    for (const user of people) expect((await server.runOf(user))?.state).toBe('started');
    await pause(null, null);
  });

  it('that is moved to later days lets go what it has held', async () => {
    const day = 24 * 60;
    const from = (days: number) =>
      new Date(server.clock.now().getTime() + (days * day + 5.5 * 60) * 60_000).toISOString().slice(0, 10);
    await pause(from(0), from(3));
    const user = await server.joins(from(-7));
    await server.run();
    expect(await server.runOf(user)).toMatchObject({ state: 'held', reason: 'paused' });
    await pause(from(5), from(8));
    await server.run();
    const { after } = (await server.runOf(user)) ?? {};
    expect(new Date(String(after)).getTime()).toBeLessThan(server.clock.now().getTime() + day * 60_000);
    server.clock.forward(day);
    await server.run();
    expect((await server.runOf(user))?.state).toBe('started');
    await pause(null, null);
  });
});
