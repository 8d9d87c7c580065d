import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { cookieOf, type Served, superAdmin, type Told, titlesWith, touchpoint } from '../support/served.ts';
import { type Several, several } from '../support/several.ts';

/**
 * Three processes on one PostgreSQL, asked by turns: whichever answers, it knows what was done at another a moment ago,
 * counts what was counted there, and does nothing a second time.
 */

const offered = Boolean(process.env.TEST_DATABASE_URL);
const groupAdmin = 'groupadmin@acme.example';
const employee = 'employee@acme.example';

let on: Several;
beforeAll(async () => {
  if (offered) on = await several(3);
}, patience);
afterAll(async () => {
  if (offered) await on.remove();
}, patience);

/** Each server with each other one, both ways. */
const pairs = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b] as const));
const server = (at: number): Served => on.servers[at] as Served;
const list = '/feedback_bot/stage/list';
const statusOf = async (at: number, cookie: string) =>
  (await server(at).ask('POST', list, { cookie, body: { page_limit: 1 } })).status;
const codes = (answers: Told[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.skipIf(!offered)('what is done at one server', () => {
  it(
    'a right that is taken away is gone at the others at once, and back at once',
    async () => {
      const [admin, limited] = [await cookieOf(server(0), superAdmin), await cookieOf(server(1), groupAdmin)];
      const [group] = await on.rows(
        `select g.id, g.group_name, g.permissions, g.segments from access_group g join membership m on m.group_id = g.id
       join user_profile u on u.id = m.user_id where u.email = $1`,
        [groupAdmin],
      );
      const give = async (at: number, permissions: unknown) => {
        const body = { group_id: group?.id, group_name: group?.group_name, permissions };
        const told = await server(at).ask('PATCH', `/feedback_bot/group/update?group_id=${group?.id}`, {
          cookie: admin,
          body,
        });
        expect([told.status, told.body?.message]).toEqual([200, expect.any(String)]);
      };
      const all = group?.permissions as string[];
      const fewer = all.filter((code) => !code.includes('milestone'));
      for (const [a, b] of pairs) {
        expect(await statusOf(b, limited), `before, at ${b}`).toBe(200);
        await give(a, fewer);
        expect(await statusOf(b, limited), `taken at ${a}, asked at ${b}`).toBe(403);
        await give(a, all);
        expect(await statusOf(b, limited), `given at ${a}, asked at ${b}`).toBe(200);
      }
    },
    patience,
  );

  it(
    'who may no longer sign in is out at the others at once',
    async () => {
      const admin = await cookieOf(server(0), superAdmin);
      const [person] = await on.rows('select id from user_profile where email = $1', [employee]);
      const is = async (at: number, status: string) => {
        const told = await server(at).ask('PATCH', `/feedback_bot/users/update/${person?.id}`, {
          cookie: admin,
          body: { status },
        });
        expect(told.status, JSON.stringify(told.body)).toBe(200);
      };
      for (const [a, b] of pairs) {
        const cookie = await cookieOf(server(b), employee);
        expect((await server(b).ask('GET', '/auth/session', { cookie })).status).toBe(200);
        await is(a, 'inactive');
        expect((await server(b).ask('GET', '/auth/session', { cookie })).status, `ended at ${a}, asked at ${b}`).toBe(
          401,
        );
        await is(a, 'active');
      }
    },
    patience,
  );

  it(
    'a sign-out ends the session at the others',
    async () => {
      for (const [a, b] of pairs) {
        const cookie = await cookieOf(server(b), superAdmin);
        expect(await statusOf(b, cookie)).toBe(200);
        expect((await server(a).ask('POST', '/auth/logout', { cookie, body: {} })).status).toBeLessThan(300);
        expect(await statusOf(b, cookie), `out at ${a}, asked at ${b}`).toBe(401);
      }
    },
    patience,
  );

  it(
    'a touchpoint is in the list and in its total at the others',
    async () => {
      const cookie = await cookieOf(server(0), superAdmin);
      const total = async (at: number) =>
        (await server(at).ask('POST', list, { cookie, body: { page_limit: 1 } })).body.total_count as number;
      for (const [a, b] of pairs) {
        const before = await total(b);
        await server(a).ask('POST', '/feedback_bot/stage/create', { cookie, body: touchpoint(`Seen ${a} ${b}`) });
        expect(await total(b), `made at ${a}, counted at ${b}`).toBe(before + 1);
      }
    },
    patience,
  );

  it(
    'a change is what the others say, for counts that are remembered too',
    async () => {
      const cookie = await cookieOf(server(0), superAdmin);
      const [person] = await on.rows(`select id from user_profile where email = 'employee@acme.example'`);
      const counted = async (at: number, department: string) =>
        (await server(at).ask('GET', `/feedback_bot/users/list?page_limit=1&department__in=${department}`, { cookie }))
          .body.total_count as number;
      for (const [a, b] of pairs) {
        const department = `Dept${a}${b}`;
        for (const at of [0, 1, 2]) expect(await counted(at, department)).toBe(0);
        const told = await server(a).ask('PATCH', `/feedback_bot/users/update/${person?.id}`, {
          cookie,
          body: { department },
        });
        expect(told.status).toBe(200);
        expect(await counted(b, department), `changed at ${a}, counted at ${b}`).toBe(1);
      }
    },
    patience,
  );
});

describe.skipIf(!offered)('what is counted', () => {
  it(
    'a session may do no more at three servers than at one',
    async () => {
      const cookie = await cookieOf(server(0), superAdmin);
      // The window of a minute begins with the first of them.
      const answers: Told[] = [];
      for (let round = 0; round < 12; round++)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 36 }, () => on.ask('POST', list, { cookie, body: { page_limit: 1 } })),
          )),
        );
      expect(codes(answers)).toEqual({ 200: 300, 429: 132 });
      expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    'guesses at a password end after ten, over all of them',
    async () => {
      const guess = () =>
        on.ask('POST', '/auth/login', { body: { username: 'meera.iyer@acme.example', password: 'Wrong-2026!' } });
      const answers: Told[] = [];
      for (let at = 0; at < 15; at++) answers.push(await guess());
      expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
      expect(answers.slice(10).every(({ status }) => status === 429 || status === 423)).toBe(true);
    },
    patience,
  );

  it(
    'exports end after ten an hour',
    async () => {
      const cookie = await cookieOf(server(0), groupAdmin);
      const answers = await Promise.all(
        Array.from({ length: 15 }, () => on.ask('POST', '/feedback_bot/stage/list/export', { cookie, body: {} })),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    },
    patience,
  );
});

describe.skipIf(!offered)('what is done once', () => {
  it(
    'a request that is sent again under its key, to another server',
    async () => {
      const cookie = await cookieOf(server(0), superAdmin);
      const key = (n: number) => ({ 'idempotency-key': `several-${n}-0000000000` });
      const add = (at: number, n: number) =>
        server(at).ask('POST', '/feedback_bot/stage/create', {
          cookie,
          headers: key(n),
          body: touchpoint(`Keyed ${n}`),
        });
      for (const [n, [a, b]] of pairs.entries()) {
        const [first, again] = [await add(a, n), await add(b, n)];
        expect([first.status, again.status]).toEqual([first.status, first.status]);
        expect(again.body.id ?? again.body.data?.id).toBe(first.body.id ?? first.body.data?.id);
      }
      const together = await Promise.all(Array.from({ length: 12 }, (_, at) => add(at % 3, 99)));
      expect(together.every(({ status }) => status < 300 || status === 409)).toBe(true);
      const titles = await titlesWith(server(0), cookie, 'Keyed');
      expect(titles.sort()).toEqual([...pairs.map((_, n) => `Keyed ${n}`), 'Keyed 99'].sort());
    },
    patience,
  );

  it(
    'a save of the same version, at three servers at the same moment',
    async () => {
      const cookie = await cookieOf(server(0), superAdmin);
      const made = (
        await server(0).ask('POST', '/feedback_bot/stage/create', { cookie, body: touchpoint('Contended') })
      ).body;
      const id = made.id ?? made.data?.id;
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          server(at % 3).ask('PATCH', `/feedback_bot/stage/update/${id}`, {
            cookie,
            headers: { 'if-match': '"1"' },
            body: { title: `Contended ${at}` },
          }),
        ),
      );
      expect(codes(answers)).toEqual({ 200: 1, 412: 11 });
    },
    patience,
  );

  it(
    'a job, whichever server has asked for it; and its file opens anywhere, once',
    async () => {
      const cookie = await cookieOf(server(0), superAdmin);
      const links: string[] = [];
      for (let at = 0; at < 6; at++) {
        const told = await server(at % 3).ask('POST', '/feedback_bot/users/export', { cookie, body: {} });
        expect([200, 202]).toContain(told.status);
        links.push(String(told.body.report_url ?? told.body.url ?? told.body.data?.url ?? ''));
      }
      await pause(3_000);
      const kept = await on.rows(
        `select d.id, count(f.id)::int as files from download d left join file f on f.id = d.file_id group by d.id`,
      );
      expect(kept.filter(({ files }) => files !== 1)).toEqual([]);
      const runs = await on.rows(
        `select count(*)::int as n, coalesce(max(retry_count), 0)::int as again from pgboss.job where name like '%export%' and state = 'completed'`,
      );
      expect(runs[0]?.again).toBe(0);
      const opened = await Promise.all([0, 1, 2].map((at) => server(at).ask('GET', links[0] as string, { cookie })));
      expect(opened.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    },
    patience,
  );

  it(
    'a timer, each minute',
    async () => {
      const everyMinute = ['audit/seal', 'account/outbox'];
      // Two turns of the minute are seen whole.
      await pause(130_000 - (Date.now() % 60_000));
      const rows = await on.rows(
        `select name, count(*)::int as n, 1 + extract(epoch from date_trunc('minute', max(created_on))
          - date_trunc('minute', min(created_on)))::int / 60 as minutes
        from (select name, created_on, data from pgboss.job union all select name, created_on, data from pgboss.archive) j
        where name = any($1) and data = '{}'::jsonb group by 1`,
        [everyMinute],
      );
      console.log(`timers: ${JSON.stringify(rows)}`);
      expect(rows.length).toBeGreaterThan(0);
      // On a busy machine the turn of one minute can begin in the next.
      expect(rows.filter(({ n, minutes }) => Number(n) > Number(minutes) + 1)).toEqual([]);
    },
    patience,
  );
});
