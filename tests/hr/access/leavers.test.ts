import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminsOf } from '../../../src/hr/server/chats/notify.ts';
import { whoManages } from '../../../src/hr/server/people/alert/who-manages.ts';
import { type AccessServer, accessServer, limited, peer, superAdmin } from '../support/access.ts';
import { companyId } from '../support/chats.ts';

/** Who has left is no admin any more: not counted, not listed as one who can act, and marked where they can be removed. */

const group = 'Engineering partners';
let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

interface Person {
  email: string;
  left?: boolean;
}

const admins = async () => {
  const { body } = await server.call(superAdmin, 'list', 'page_limit=30');
  return body.data.groups.find(({ name }: { name: string }) => name === group).people;
};
const detail = async () => (await server.call(superAdmin, 'detail', `${await server.groupId(group)}`)).body.data;
const marks = async () => new Map((await detail()).users.map(({ email, left }: Person) => [email, left]));
const matrix = async () => (await server.as(superAdmin, 'GET', '/feedback_bot/access/matrix')).body;
const emails = (people: Person[]) => people.map(({ email }) => email);

describe.each([
  ['is inactive', sql`status = 'inactive'`],
  ['had the last day, which the job has not seen yet', sql`exit_date = current_date - 1`],
])('an admin who %s', (_what, change) => {
  const leave = () => server.rows(sql`update user_profile set ${change} where email = ${peer}`);

  it('is not counted among the admins of a group', async () => {
    const before = await admins();
    await leave();
    expect([await admins(), (await detail()).people]).toEqual([before - 1, before - 1]);
    const changes = { group_id: await server.groupId(group), permissions: ['manage_milestone'] };
    expect((await server.call(superAdmin, 'changes', changes)).body.admins).toBe(before - 1);
    const { groups } = await matrix();
    expect(groups.find(({ name }: { name: string }) => name === group).people).toBe(before - 1);
  });

  it('is marked in the group, from which they can be removed', async () => {
    expect([...(await marks()).values()]).toEqual([false, false]);
    await leave();
    const told = await marks();
    expect([told.get(peer), told.get(limited)]).toEqual([true, false]);
    const ids = [await server.groupId(group), await server.personId(peer)];
    expect((await server.call(superAdmin, 'removeUser', ids)).status).toBe(200);
    expect(emails((await detail()).users)).toEqual([limited]);
  });

  it('has no line in the table of permissions', async () => {
    expect(emails((await matrix()).people)).toContain(peer);
    await leave();
    expect(emails((await matrix()).people)).not.toContain(peer);
  });

  it('has no line in the users tab', async () => {
    await leave();
    const { body } = await server.call(superAdmin, 'admins', 'page_limit=30');
    expect(emails(body.user_details)).not.toContain(peer);
    expect(body.total_count).toBe(body.user_details.length);
  });

  it('is none of those who are told', async () => {
    const company = await companyId(server, 'acme');
    const id = await server.personId(peer);
    await server.rows(sql`
      update access_group set permissions = permissions || '["manage_milestone"]'::jsonb where group_name = ${group}`);
    const told = () =>
      server.store.inCompany(company, async (db) => {
        const work = { db, now: new Date() };
        const admins = await adminsOf(work, company, ['Admin']);
        return [admins.includes(id), (await whoManages(work, company, 'manage_milestone')).includes(id)];
      });
    expect(await told()).toEqual([true, true]);
    await leave();
    expect(await told()).toEqual([false, false]);
  });
});
