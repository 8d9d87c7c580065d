import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunServer, runServer } from '../support/runs.ts';

/** Whose check-ins are held, by name and reason: for those who manage touchpoints and may see employees. */

let server: RunServer;
let stage: string;
beforeAll(async () => {
  server = await runServer();
  const today = server.clock.now().toISOString().slice(0, 10);
  await server.rows(sql`delete from touchpoint_run`);
  for (const department of ['Engineering', 'Finance'])
    await server.joins(today, { department, display_name: department });
  stage = await server.live({ duration: 0, title: 'Day one', sender: await idOf('kavita.menon@acme.example') });
  await server.run();
});
afterAll(() => server.close());

const idOf = async (email: string) =>
  String((await server.rows(sql`select id from user_profile where email = ${email}`))[0]?.id);
const held = (who: string, body: object = {}) => server.as(who, 'POST', '/feedback_bot/stage/held', { body });
const rights = (codes: string[], segments: object = {}) =>
  server.rows(sql`
    update access_group set permissions = ${JSON.stringify(codes)}::jsonb, segments = ${JSON.stringify(segments)}::jsonb,
      all_employees = ${Object.keys(segments).length === 0}
    where id in (select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = 'groupadmin@acme.example')`);

describe('held check-ins', () => {
  it('are named with their day and why they wait', async () => {
    const { status, body } = await held('superadmin@acme.example', { stage });
    expect(status).toBe(200);
    expect(body.total_count).toBe(2);
    expect(body.data[0]).toMatchObject({ stage__name: 'Day one', reason: 'sender-left', dueOn: expect.any(String) });
    expect(body.data.map((row: { user__name: string }) => row.user__name).sort()).toEqual(['Engineering', 'Finance']);
    const other = await held('superadmin@acme.example', { stage: '00000000-0000-4000-8000-000000000000' });
    expect(other.body.total_count).toBe(0);
  });

  it('of other companies are not there', async () => {
    expect((await held('superadmin@globex.example')).body).toMatchObject({ total_count: 0 });
  });

  it('are those of the people whom someone sees', async () => {
    await rights(['manage_milestone', 'company_culture_dashboard', 'manage_employee'], { department__in: ['Finance'] });
    const { body } = await held('groupadmin@acme.example');
    expect(body.data.map((row: { user__name: string }) => row.user__name)).toEqual(['Finance']);
  });

  it.each([[['manage_milestone']], [['company_culture_dashboard', 'manage_employee']]])(
    'need more than %j',
    async (codes) => {
      await rights(codes);
      expect((await held('groupadmin@acme.example')).status).toBe(403);
    },
  );
});
