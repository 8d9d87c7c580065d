import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunServer, runServer } from '../support/runs.ts';

/** How many are due by a trigger time before anything is activated: the very people whom the job then writes to. */

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());
beforeEach(() =>
  server.rows(sql`
    update user_profile set status = 'inactive' where company_id = ${server.company} and type = 'Employee'`),
);

const boss = 'superadmin@acme.example';
async function due(duration: number, unit: string, more = '', who = boss) {
  const path = `/feedback_bot/stage/due?triggerTimeDuration=${duration}&triggerTimeUnit=${unit}${more}`;
  const { status, body } = await server.as(who, 'GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as {
    partial: boolean;
    paused: boolean;
    today: string;
    now: number;
    ahead: number;
    days: { day: string; people: number }[];
  };
}
const started = async () =>
  Number((await server.rows(sql`select count(*) from touchpoint_run where state = 'started'`))[0]?.count);

// The clock stands at 5 January 2026.
it.each([
  [7, 'days', ['2025-12-29', '2025-12-23'], ['2025-12-22'], ['2025-12-30', '2026-01-28']],
  [0, 'days', ['2026-01-05'], [], ['2026-01-06', '2026-02-04']],
  [3, 'weeks', ['2025-12-15'], ['2025-12-01'], ['2025-12-16']],
  [4, 'months', ['2025-08-31', '2025-09-05'], [], ['2025-09-06', '2025-10-04']],
  [1, 'years', ['2025-01-05'], ['2024-02-29'], ['2025-01-06']],
] as [number, string, string[], string[], string[]][])(
  'after %d %s: now %j, not any more %j, later %j',
  async (duration, unit, now, past, later) => {
    for (const day of [...now, ...past, ...later]) await server.joins(day);
    await server.joins(now[0] ?? '', { status: 'inactive' });
    await server.joins(now[0] ?? '', { exit_date: '2026-01-05' });
    const found = await due(duration, unit);
    expect(found).toMatchObject({ today: '2026-01-05', now: now.length, ahead: later.length });
    expect(found.days.reduce((sum, { people }) => sum + people, 0)).toBe(later.length);
    expect(found.days.every(({ day }) => day > '2026-01-05' && day <= '2026-02-04')).toBe(true);
    const before = await started();
    const id = await server.live({ duration, unit });
    await server.run();
    expect((await started()) - before).toBe(now.length);
    expect((await due(duration, unit, `&id=${id}`)).now).toBe(0);
  },
);

it.each([
  ['before it', '2026-01-06', '2026-01-08', false],
  ['in it', '2026-01-05', '2026-01-08', true],
  ['after it', '2025-12-28', '2026-01-03', false],
])('says that interactions are paused: %s', async (_, from, until, paused) => {
  const pause = (active: boolean, start: string | null, end: string | null) =>
    server.rows(sql`
      update company_settings set pause_interaction_active = ${active}, pause_interaction_start_date = ${start},
        pause_interaction_end_date = ${end} where company_id = ${server.company}`);
  await pause(true, from, until);
  expect((await due(0, 'days')).paused).toBe(paused);
  await pause(false, null, null);
});

it('counts the employees whom one sees', async () => {
  for (const department of ['Engineering', 'Finance', 'Finance']) await server.joins('2026-01-05', { department });
  await server.rows(sql`
    update access_group set permissions = '["manage_milestone"]'::jsonb, all_employees = false,
      segments = '{"department__in":["Finance"]}'::jsonb
    where id in (select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = 'groupadmin@acme.example')`);
  expect(await due(0, 'days')).toMatchObject({ partial: false, now: 3 });
  expect(await due(0, 'days', '', 'groupadmin@acme.example')).toMatchObject({ partial: true, now: 2 });
  expect(await due(0, 'days', '', 'superadmin@globex.example')).toMatchObject({ partial: false, now: 0 });
  const path = `/feedback_bot/stage/${await server.live({ duration: 0 })}/runs`;
  await server.run();
  expect((await server.as(boss, 'GET', path)).body).toMatchObject({ partial: false, sent: 3 });
  expect((await server.as('groupadmin@acme.example', 'GET', path)).body).toMatchObject({ partial: true, sent: 2 });
});
