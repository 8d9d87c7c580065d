import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../scripts/seed/bulk.ts';
import { seedCompany } from '../../../scripts/seed/seed.ts';
import { loadActor } from '../../../src/hr/server/access/actor.ts';
import type { Store } from '../../../src/server/services.ts';
import { testStore } from '../../support/database.ts';
import { acmeWithPeer } from '../../support/demo.ts';
import { artifacts, today } from '../support/documents.ts';

const now = new Date(`${today}T06:00:00Z`);
let store: Store;
let company: string;

beforeAll(async () => {
  store = await testStore(artifacts.entities);
  ({ company } = await seedCompany(store, acmeWithPeer, { ...artifacts, employees: 40, today }));
});
afterAll(() => store.close());

const idOf = async (email: string) => {
  const [row] = await store.inSystem((db) => rowsOf(db, sql`select id from user_profile where email = ${email}`));
  return String(row?.id);
};
const actorOf = async (email: string) => {
  const id = await idOf(email);
  return store.inCompany(company, (db) => loadActor(db, company, id, now));
};
/** What would be written is tried and taken back. */
async function changedBy(change: ReturnType<typeof sql>, email: string) {
  const id = await idOf(email);
  let actor: Awaited<ReturnType<typeof loadActor>> | undefined;
  await store
    .inSystem(async (db) => {
      await db.execute(change);
      actor = await loadActor(db, company, id, now);
      throw new Error('taken back');
    })
    .catch(() => {});
  return actor;
}

describe('actors of the seeded company', () => {
  it('a SuperAdmin has every permission and sees everyone', async () => {
    const actor = await actorOf('superadmin@acme.example');
    expect(actor).toMatchObject({
      type: 'SuperAdmin',
      scope: null,
      flags: { milestone_active: true, allow_stage_edit: true },
    });
    expect(actor?.permissions).toHaveLength(38);
  });

  it('a group admin has the permissions of the group, sees its department, and may not edit touchpoints', async () => {
    const actor = await actorOf('groupadmin@acme.example');
    expect(actor?.permissions).toEqual([
      'company_culture_dashboard',
      'view_message',
      'anonymous_message',
      'all_employees_message',
      'manage_employee',
      'add_note',
      'change_status',
      'manage_milestone',
    ]);
    expect(actor?.flags).toMatchObject({ milestone_active: true, allow_stage_edit: false });
    expect(actor?.scope).toEqual({ all: [{ property: 'department', in: ['Engineering'] }] });
  });

  it('another admin of the same group may edit them', async () => {
    expect((await actorOf('arjun.kapoor@acme.example'))?.flags.allow_stage_edit).toBe(true);
  });

  it('an employee has no permission and sees nobody else', async () => {
    const actor = await actorOf('employee@acme.example');
    expect(actor).toMatchObject({ type: 'Employee', permissions: [], flags: { allow_stage_edit: false } });
    expect(actor?.scope).toEqual({ property: 'id', in: [actor?.id] });
  });

  it('someone of another company is nobody', async () => {
    const id = await idOf('superadmin@acme.example');
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await store.inCompany(other, (db) => loadActor(db, other, id, now))).toBeNull();
    expect(await store.inCompany(other, (db) => loadActor(db, company, id, now))).toBeNull();
  });

  const employee = 'employee@acme.example';
  it.each([
    ['inactive', sql`update user_profile set status = 'inactive' where email = ${employee}`],
    ['exited', sql`update user_profile set exit_date = '2020-01-31' where email = ${employee}`],
    ['of a closed company', sql`update company set is_active = false`],
    ['deleted', sql`delete from company`],
  ])('who is %s may not sign in', async (_why, change) => {
    expect(await changedBy(change, employee)).toBeNull();
  });

  it('who leaves next year still may', async () => {
    expect(
      await changedBy(sql`update user_profile set exit_date = '2099-01-31' where email = ${employee}`, employee),
    ).toMatchObject({ type: 'Employee' });
  });

  it('who leaves tomorrow may until the company’s midnight', async () => {
    const id = await idOf(employee);
    const at = async (time: string) => {
      let actor: Awaited<ReturnType<typeof loadActor>> | undefined;
      await store
        .inSystem(async (db) => {
          await db.execute(sql`update user_profile set exit_date = '2026-03-10' where id = ${id}`);
          actor = await loadActor(db, company, id, new Date(time));
          throw new Error('taken back');
        })
        .catch(() => {});
      return actor;
    };
    expect(await at('2026-03-09T18:29:00Z')).toMatchObject({ id });
    expect(await at('2026-03-09T18:31:00Z')).toBeNull();
  });

  it.each([
    ['milestone_active', sql`update company set milestone_active = false`, { milestone_active: false }],
    ['exit_active', sql`update company set exit_active = false`, { exit_active: false }],
    ['alert_words_active', sql`update company set alert_words_active = false`, { alert_words_active: false }],
    ['stage_edit_active', sql`update company set stage_edit_active = false`, { allow_stage_edit: false }],
    [
      'multiple_channels_active',
      sql`update company set multiple_channels_active = true`,
      { allow_multiple_channels: true },
    ],
    ['allow_stage_edit', sql`update user_profile set allow_stage_edit = false`, { allow_stage_edit: false }],
  ])('the flag %s counts, also for a SuperAdmin', async (_flag, change, expected) => {
    expect((await changedBy(change, 'superadmin@acme.example'))?.flags).toMatchObject(expected);
  });
});
