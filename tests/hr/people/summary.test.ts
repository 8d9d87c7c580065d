import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, engineer, limited, stranger, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** What a person's summary says, and to whom it says which part. */

let server: ProfileServer;
beforeAll(async () => {
  server = await profileServer();
  await server.browser(stranger);
});
afterAll(() => server.close());

const summary = (who: string | null, whom = server.id(engineer)) =>
  server.as(who, 'GET', `/feedback_bot/users/${whom}/summary`);
const permit = (codes: readonly string[]) =>
  server.rows(
    sql`update access_group set permissions = ${JSON.stringify(codes)}::jsonb where group_name = 'Engineering partners'`,
  );
const day = (moment: unknown) => String(moment).slice(0, 10);

const chats = ['chats', 'last', 'last_at', 'last_title', 'moods', 'summary'];
const touchpoints = ['comes', 'next_day', 'next_title', 'paused'];
const named = ['view_message', 'non_anonymous_message'];

describe('each part is told by the gates of the tab that it is from', () => {
  it.each([
    ['nothing to those who only manage employees', [], []],
    ['no chat, mood or touchpoint without names', ['view_message', 'anonymous_message'], []],
    ['names alone: touchpoints', ['non_anonymous_message'], touchpoints],
    ['chats by name', named, [...chats, ...touchpoints]],
    ['meetings alone', ['schedule_invite'], ['meetings']],
    ['all of it', [...named, 'schedule_invite'], [...chats, ...touchpoints, 'meetings']],
  ])('%s', async (_, codes, parts) => {
    await permit(['manage_employee', ...codes]);
    const { status, body } = await summary(limited);
    expect(status).toBe(200);
    const { told, plans, status: _status, ...rest } = body;
    // Whether something comes next depends on the day; that it may be told does not.
    const given = Object.keys(rest).filter(
      (name) => body.comes !== false || !['next_day', 'next_title'].includes(name),
    );
    const wanted = body.comes === false ? parts.filter((name) => !/^next_|^paused/.test(name)) : parts;
    expect(given.sort()).toEqual([...wanted].sort());
    expect([told, plans]).toEqual([parts.includes('chats'), parts.includes('comes') || parts.includes('meetings')]);
  });

  it.each([
    ['nobody', null, 401],
    ['an employee', employee, 403],
    ['another company', stranger, 404],
  ])('refuses %s', async (_, who, status) => {
    expect((await summary(who)).status).toBe(status);
  });

  it('does not know those out of scope', async () => {
    await permit(['manage_employee', ...named]);
    const [outside] = await server.rows(
      sql`select u.id from user_profile u join company c on c.id = u.company_id
        where c.slug = 'acme' and department <> 'Engineering' limit 1`,
    );
    expect((await summary(limited, String(outside?.id))).status).toBe(404);
  });

  it('says the moods of nobody to an admin who sees pseudonyms, whatever they ask for', async () => {
    const { body } = await summary(manager);
    expect(body.told).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/mood|last_|chats/);
  });
});

describe('what it says', () => {
  const last = async () =>
    (
      await server.rows(
        sql`select id, stage_title, overall_mood, completed_at from chat_session where user_id = ${server.id(engineer)}
          and overall_mood is not null order by completed_at desc nulls last limit 1`,
      )
    )[0];

  it('is the last answered chat, its mood last, and nothing of its words', async () => {
    const { body } = await summary(superAdmin);
    const chat = await last();
    expect(body).toMatchObject({ last: chat?.id, last_title: chat?.stage_title });
    expect(body.moods.at(-1)).toEqual({ day: expect.any(String), mood: chat?.overall_mood });
    const days = body.moods.map((one: { day: string }) => one.day);
    expect(days).toEqual([...new Set(days)].sort());
    const words = await server.rows(
      sql`select msg -> 0 ->> 'text' as text from chat_message where session_id = ${chat?.id} and bot_response = false`,
    );
    for (const { text } of words) if (String(text).length > 12) expect(JSON.stringify(body)).not.toContain(text);
  });

  it('is what the timeline calls the next touchpoint', async () => {
    const { body } = await summary(superAdmin);
    const timeline = (await server.as(superAdmin, 'GET', `/feedback_bot/users/${server.id(engineer)}/timeline`)).body;
    const next = timeline.data.find(({ state }: { state: string }) => state === 'due' || state === 'upcoming');
    expect([body.comes, body.next_title, body.next_day && day(body.next_day)]).toEqual([
      next !== undefined,
      next?.title,
      next?.day,
    ]);
  });

  it('is, of someone without chats, that there is none', async () => {
    const { body: added } = await server.as(superAdmin, 'POST', '/feedback_bot/users/create', {
      body: {
        first_name: 'Nadia',
        email: 'nadia.haddad@acme.example',
        employee_id: 'ACM-90001',
        joining_date: '2020-02-02',
      },
    });
    const { body } = await summary(superAdmin, added.data?.id ?? added.id);
    expect(body).toMatchObject({ told: true, chats: 0, moods: [] });
    expect(body).not.toHaveProperty('last');
  });

  it('changes nothing and writes no line', async () => {
    expect((await effectsOf(server, () => summary(superAdmin))).effects).toEqual({});
  });
});
