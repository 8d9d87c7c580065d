import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employee, limited, peer, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { csv, headings, type ImportServer, importServer } from '../support/imports.ts';
import { idOf } from '../support/server.ts';

/** Links that are for someone alone go to their private address once they have left: nobody changes it unseen. */

const [old, fresh] = ['kept@home.example', 'new@home.example'];
let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  for (const email of [superAdmin, limited, employee]) await server.browser(email);
});
afterAll(() => server.close());
beforeEach(async () => {
  await has(employee, { address: old });
  await server.rows(sql`delete from outbox`);
  await server.rows(sql`delete from counter`);
});

const change = async (who: string, whom: string, alternateEmail: string | null) =>
  server.as(who, 'PATCH', `/feedback_bot/users/update/${await idOf(server, whom)}`, { body: { alternateEmail } });
const has = (email: string, { address, days = null }: { address: string | null; days?: number | null }) =>
  server.rows(sql`update user_profile set alternate_email = ${address}, status = 'active',
    exit_date = current_date + ${days}::int where email = ${email}`);
const told = async () => {
  const rows = await server.rows(
    sql`select to_address, text from outbox where mail = 'people/user/private-address' order by to_address`,
  );
  return rows.map(({ to_address, text }) => [to_address, String(text)] as const);
};
const readers = async () => (await told()).map(([to]) => to);

describe('another private address', () => {
  it('is told at the old one and at work, by whom, and stands in the audit log', async () => {
    const { result, effects } = await effectsOf(server, () => change(limited, employee, fresh));
    expect([result.status, effects]).toEqual([200, { user_profile: 1, audit_line: 1, outbox: 2 }]);
    expect(await readers()).toEqual([employee, old]);
    const [who] = await server.rows(sql`select display_name from user_profile where email = ${limited}`);
    for (const [, text] of await told()) {
      expect(text).toContain(fresh);
      expect(text).toContain(String(who?.display_name));
    }
    const [line] = await server.rows(sql`select old, new from audit_line order by id desc limit 1`);
    expect([line?.old, line?.new]).toMatchObject([{ alternateEmail: old }, { alternateEmail: fresh }]);
  });

  it.each([
    ['of someone who will leave', 3, [employee, old]],
    ['of someone who has left, whose mailbox at work is closed', -3, [old]],
  ])('%s', async (_what, days, expected) => {
    await has(employee, { address: old, days });
    expect((await change(superAdmin, employee, fresh)).status).toBe(200);
    expect(await readers()).toEqual(expected);
  });

  it('is told when it is the first one, or none any more', async () => {
    await change(superAdmin, employee, null);
    expect(await readers()).toEqual([employee, old]);
    expect((await told())[0]?.[1]).toContain('no address at all');
    await server.rows(sql`delete from outbox`);
    await change(superAdmin, employee, fresh);
    expect(await readers()).toEqual([employee]);
  });

  it('is told once where the old one is that at work, and not where mails come back from', async () => {
    await has(employee, { address: employee.toUpperCase() });
    await change(superAdmin, employee, fresh);
    expect(await readers()).toEqual([employee]);
    await has(employee, { address: old });
    await server.rows(sql`delete from outbox`);
    await server.rows(sql`insert into bounce (company_id, id, email_id, kind, user_id, bounce_count, message_id)
      select company_id, gen_random_uuid(), ${old}, 'hard', id, 1, 'a' from user_profile where email = ${employee}`);
    await change(superAdmin, employee, fresh);
    expect(await readers()).toEqual([employee]);
    await server.rows(sql`delete from bounce where email_id = ${old}`);
  });

  it('is no other in other letters', async () => {
    await change(superAdmin, employee, old.toUpperCase());
    expect(await told()).toEqual([]);
  });

  it('asks who it is, as another one at work does, for whoever changes it; nothing else does', async () => {
    await server.rows(sql`update session set authenticated_at = now() - interval '10 minutes'`);
    for (const [who, address] of [
      [superAdmin, fresh],
      [employee, fresh],
      [employee, null],
    ] as const) {
      const { result, effects } = await effectsOf(server, () => change(who, employee, address));
      expect([who, result.body.code, effects]).toEqual([who, 'StepUpNeeded', {}]);
    }
    expect((await change(employee, employee, old.toUpperCase())).status).toBe(200);
    await server.rows(sql`update session set authenticated_at = now()`);
    expect((await change(employee, employee, fresh)).status).toBe(200);
  });

  it('is no way to have mails sent to anyone', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await change(employee, employee, `n${n}@home.example`)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('of someone who may do more is refused', async () => {
    await server.rows(
      sql`update access_group set permissions = permissions || '["manage_exit"]'::jsonb where group_name = 'People partners'`,
    );
    await server.rows(sql`update user_profile set department = 'Engineering' where email in (${superAdmin}, ${peer})`);
    await server.rows(sql`update membership set group_id = (
        select g.id from access_group g where g.group_name = 'People partners' and g.company_id = membership.company_id)
      where user_id = ${await idOf(server, peer)}`);
    for (const whom of [superAdmin, peer]) {
      const { result, effects } = await effectsOf(server, () => change(limited, whom, fresh));
      expect([whom, result.status, result.body.code, effects]).toEqual([whom, 403, 'StrongerPerson', {}]);
    }
  });
});

describe('by an import', () => {
  const head = [...headings, 'Alternate email'];
  const run = async (who: string, rows: string[][]) => {
    const { id } = await server.checked(who, csv(rows, head));
    expect((await server.run(who, id)).status).toBe(200);
    return server.settled(who, id);
  };
  const row = async (email: string, address: string) => [...(await server.rowOf(email)), address];

  it('it is told and stands in the audit log, also when that is undone', async () => {
    const done = await run(superAdmin, [await row(employee, fresh)]);
    expect([done.updated_count, await readers()]).toEqual([1, [employee, old]]);
    const lines = () =>
      server.rows(sql`select old, new from audit_line where entity = 'people/user' order by id desc limit 1`);
    expect(await lines()).toEqual([{ old: { alternateEmail: old }, new: { alternateEmail: fresh } }]);
    expect((await server.ask(superAdmin, done.id, '/undo')).status).toBe(200);
    await server.settled(superAdmin, done.id);
    expect(await readers()).toEqual([employee, employee, old, fresh].sort());
    expect(await lines()).toEqual([{ old: { alternateEmail: fresh }, new: { alternateEmail: old } }]);
  });

  it('the first one is told to who is leaving, and to nobody else', async () => {
    await has(employee, { address: null });
    await run(superAdmin, [await row(employee, fresh)]);
    expect(await told()).toEqual([]);
    await has(employee, { address: null, days: 5 });
    await run(superAdmin, [await row(employee, fresh)]);
    expect(await readers()).toEqual([employee]);
  });

  it('that of someone who may do more stays', async () => {
    const told = await server.checked(limited, csv([await row(peer, fresh)], head));
    const [refused] = await server.refused(limited, told.id);
    expect(refused?.problems.map(({ column }) => column)).toEqual(['Alternate email']);
  });
});
