import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { job } from '../../../src/hr/server/people/alert/alerts.job.ts';
import { type NewAlert, raiseAlerts } from '../../../src/hr/server/people/alert/alerts.ts';
import type { JobContext } from '../../../src/server/context.ts';
import { employee, engineer, limited, peer, stranger, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

let server: Server;
let company: string;
let now = new Date();
const ids = new Map<string, string>();
const outsider = 'meera.iyer@acme.example';

beforeAll(async () => {
  server = await seededServer({ clock: () => now });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  for (const email of [superAdmin, limited, peer, employee, engineer, stranger, outsider])
    ids.set(email, await idOf(server, email));
  for (const email of [null, superAdmin, limited, employee, stranger]) await server.browser(email);
});
afterAll(() => server.close());
beforeEach(() => server.rows(sql`delete from alert`));

const id = (email: string) => ids.get(email) as string;
const raise = (more: Partial<NewAlert> & { to: string[] }) =>
  server.store.inCompany(company, (db) =>
    raiseAlerts(
      { db, now, newId: randomUUID },
      {
        company,
        kind: 'note',
        text: 'people/alert/mention',
        params: { author: 'Anita Rao', name: 'Kavita Menon' },
        link: '/employees/1',
        ...more,
      },
    ),
  );
const list = (who: string, query = '') => server.as(who, 'GET', `/feedback_bot/alerts/list${query}`);

describe('an alert', () => {
  it('is told once to each who may sign in and may see the employee', async () => {
    const to = [superAdmin, superAdmin, limited, employee, stranger].map(id);
    const { result, effects } = await effectsOf(server, () => raise({ to, employee: id(engineer) }));
    expect([[...result].sort(), effects]).toEqual([[id(superAdmin), id(limited)].sort(), { alert: 2 }]);
  });

  it.each(['alert-word', 'case', 'enps', 'feedback'])(
    'about a chat (%s) says the name to those only who may still see names',
    async (kind) => {
      const [chat] = await server.rows(sql`select id from chat_session where user_id = ${id(engineer)} limit 1`);
      const session = String(chat?.id);
      const more = {
        kind,
        text: 'chats/assigned',
        params: { name: 'Kavita Menon', touchpoint: 'First week' },
      } as const;
      await raise({
        to: [superAdmin, limited].map(id),
        employee: id(engineer),
        session,
        link: `/employees/${id(engineer)}`,
        ...more,
      });
      const [named] = (await list(superAdmin)).body.data;
      expect(named).toMatchObject({
        text: expect.stringContaining('Kavita Menon'),
        link: `/employees/${id(engineer)}?tab=chats&chat=${session}`,
      });
      const [unnamed] = (await list(limited)).body.data;
      const assigned = expect.stringMatching(/of Employee \w{5}-\w{5} was assigned to you after “A touchpoint”/);
      expect(unnamed).toMatchObject({ text: assigned, link: `/chats/${session}` });
      expect(['day', 'month', 'year']).toContain(unnamed.within);
      expect([named.within, unnamed.createdAt === named.createdAt]).toEqual([undefined, false]);
      expect(JSON.stringify(unnamed)).not.toContain(id(engineer));
    },
  );

  it.each([
    [
      'a person who may name and open them',
      ['manage_employee', 'non_anonymous_message'],
      () => `/employees/${id(engineer)}`,
    ],
    ['nowhere, where nothing of it may be opened', ['manage_employee'], () => null],
  ])('about a chat leads to %s', async (_, codes, link) => {
    const before = await server.rows(
      sql`select id, permissions from access_group where group_name = 'Engineering partners'`,
    );
    const permit = (list: unknown) =>
      server.rows(
        sql`update access_group set permissions = ${JSON.stringify(list)}::jsonb where id = ${before[0]?.id}`,
      );
    await permit(codes);
    const [chat] = await server.rows(sql`select id from chat_session where user_id = ${id(engineer)} limit 1`);
    const more = { kind: 'case', text: 'chats/assigned', params: { name: 'K', touchpoint: 'T' } } as const;
    await raise({ to: [id(limited)], employee: id(engineer), session: String(chat?.id), ...more, link: '/' });
    expect((await list(limited)).body.data[0].link).toBe(link());
    await permit(before[0]?.permissions);
  });

  it.each([
    ['nobody', []],
    ['someone of another company', [stranger]],
  ])('to %s is none', async (_, to) => {
    expect((await effectsOf(server, () => raise({ to: to.map(id) }))).effects).toEqual({});
  });

  it('is not told to those who have left, nor about someone whom nobody knows', async () => {
    await server.rows(sql`update user_profile set status = 'inactive' where id = ${id(peer)}`);
    expect(await raise({ to: [id(peer)] })).toEqual([]);
    await server.rows(sql`update user_profile set status = 'active' where id = ${id(peer)}`);
    expect(await raise({ to: [id(superAdmin)], employee: id(stranger) })).toEqual([]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'does not lead to %s',
    async (link) => {
      await expect(raise({ to: [id(superAdmin)], link })).rejects.toThrow('leads into the console');
    },
  );

  it('is listed in words, the newest first, with how many are unread', async () => {
    await raise({ to: [id(limited)], employee: id(engineer) });
    now = new Date(now.getTime() + 1000);
    await raise({ to: [id(limited)], params: { author: 'B', name: 'C' }, link: undefined });
    const { status, body } = await list(limited);
    expect([status, body.total_count, body.unread_count]).toEqual([200, 2, 2]);
    expect(
      body.data.map((one: { text: string; link: string | null; read: boolean }) => [one.text, one.link, one.read]),
    ).toEqual([
      ['B mentioned you in a note on C.', null, false],
      ['Anita Rao mentioned you in a note on Kavita Menon.', '/employees/1', false],
    ]);
    expect((await list(limited, '?page_limit=1&page_offset=2')).body.data).toHaveLength(1);
    expect((await list(superAdmin)).body).toEqual({ data: [], total_count: 0, unread_count: 0 });
  });

  it('is hidden again from those who no longer see the person', async () => {
    await raise({ to: [id(limited)], employee: id(engineer) });
    await server.rows(sql`update user_profile set department = 'Sales' where id = ${id(engineer)}`);
    expect((await list(limited)).body).toEqual({ data: [], total_count: 0, unread_count: 0 });
    await server.rows(sql`update user_profile set department = 'Engineering' where id = ${id(engineer)}`);
    expect((await list(limited)).body.total_count).toBe(1);
  });

  it('is marked as read by its owner only', async () => {
    await raise({ to: [id(limited), id(superAdmin)] });
    const [one] = (await list(limited)).body.data;
    const mark = (who: string) => server.as(who, 'PATCH', `/feedback_bot/alerts/read/${one.id}`, { body: {} });
    expect((await effectsOf(server, async () => (await mark(superAdmin)).status)).effects).toEqual({});
    expect((await mark(superAdmin)).status).toBe(404);
    const { result, effects } = await effectsOf(server, () => mark(limited));
    expect([result.status, effects]).toEqual([200, { alert: 1 }]);
    expect((await effectsOf(server, () => mark(limited))).effects).toEqual({});
    expect((await list(limited)).body).toMatchObject({ total_count: 1, unread_count: 0 });
    expect((await list(superAdmin)).body.unread_count).toBe(1);
  });

  it('and all of one’s own at once', async () => {
    await raise({ to: [id(limited), id(superAdmin)] });
    await raise({ to: [id(limited)] });
    const all = () => server.as(limited, 'POST', '/feedback_bot/alerts/read-all', { body: {} });
    const { result, effects } = await effectsOf(server, all);
    expect([result.status, effects]).toEqual([200, { alert: 2 }]);
    expect((await list(superAdmin)).body.unread_count).toBe(1);
  });

  it('is removed after ninety days', async () => {
    await raise({ to: [id(limited)] });
    now = new Date(now.getTime() + 1000);
    await raise({ to: [id(limited)] });
    const then = new Date(now.getTime() + 90 * 86_400_000);
    await job({ now: then, inSystem: server.store.inSystem } as unknown as JobContext, {});
    expect(await server.rows(sql`select id from alert`)).toHaveLength(1);
  });
});

describe('asking for alerts', () => {
  it('does not keep a session from ending when idle', async () => {
    const start = now.getTime();
    await list(employee);
    for (const minutes of [10, 20, 29]) {
      now = new Date(start + minutes * 60_000);
      expect((await list(employee)).status).toBe(200);
    }
    now = new Date(start + 31 * 60_000);
    expect((await list(employee)).status).toBe(401);
  });
});
