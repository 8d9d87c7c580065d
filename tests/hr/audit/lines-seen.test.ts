import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Who reads the log of the company with a part of its people reads nothing in it of the others, and nothing that lists keep. */

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
let server: Server;
let company: string;
let chief: string;
let stranger: string;
beforeAll(async () => {
  server = await seededServer();
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  company = String(acme?.id);
  await server.rows(sql`
    update access_group set permissions = permissions || '["update_company_settings"]'::jsonb
    where company_id = ${company} and group_name = 'Engineering partners'`);
  chief = await idOf(server, superAdmin);
  // Whatever the demo has, the SuperAdmin is not one of theirs.
  await server.rows(sql`update user_profile set department = 'Board' where id = ${chief}`);
  stranger = await someoneIn('Sales');
});
afterAll(() => server.close());

async function someoneIn(department: string): Promise<string> {
  const [row] = await server.rows(sql`
    select id from user_profile where company_id = ${company} and department = ${department} and type = 'Employee' order by id limit 1`);
  return String(row?.id);
}

async function linesOf(email: string, entity: string): Promise<unknown[]> {
  const { status, body } = await server.as(email, 'GET', `/company/audit/?entity=${entity}`);
  expect(status).toBe(200);
  return body.results;
}

const write = (line: { entity: string; record: string; subject?: string; actor?: string; old?: object }) =>
  server.rows(sql`
    insert into audit_line (company_id, at, type, activity, entity, record_id, subject, actor, old)
    values (${company}, now(), 'auth', 'remove', ${line.entity}, ${line.record}, ${line.subject ?? null},
      ${line.actor ?? chief}, ${JSON.stringify(line.old ?? null)}::jsonb)`);

it.each([
  ['company/ticket', 'what the company has asked of support'],
  ['account/outbox/suppression', 'who gets no mail'],
])('of %s SuperAdmins alone: the list of %s is theirs', async (entity) => {
  await write({ entity, record: chief, old: { email: 'someone@acme.example' } });
  expect([(await linesOf(superAdmin, entity)).length, await linesOf(limited, entity)]).toEqual([1, []]);
});

it('of what somebody keeps for themselves those who see that person', async () => {
  const made = await server.as(superAdmin, 'POST', '/feedback_bot/company/custom_filters_segment', {
    body: { title: 'Sales alone', filters: { user__profile__department__in: ['Sales'] } },
  });
  expect(made.status).toBe(201);
  const [line] = await server.rows(
    sql`select subject from audit_line where entity = 'segments/saved-filter' order by id desc limit 1`,
  );
  expect(line?.subject).toBe(chief);
  const entity = 'segments/saved-filter';
  expect([(await linesOf(superAdmin, entity)).length, await linesOf(limited, entity)]).toEqual([1, []]);
});

it('names those alone who did something that is seen', async () => {
  const actors = async (email: string) => {
    const { body } = await server.as(email, 'GET', '/feedback_bot/company/audit/filters');
    return (body.data.actor as { value: string }[]).map(({ value }) => value);
  };
  await write({ entity: 'people/user', record: stranger, subject: stranger, actor: stranger });
  expect(await actors(superAdmin)).toContain(stranger);
  expect(await actors(limited)).not.toContain(stranger);
  const inside = await someoneIn('Engineering');
  await write({ entity: 'people/user', record: inside, subject: inside, actor: stranger });
  expect(await actors(limited)).toContain(stranger);
});

it('names nobody for lines that lists keep closed', async () => {
  const own = await someoneIn('Legal');
  await write({ entity: 'company/ticket', record: own, actor: own });
  const asked = await server.as(limited, 'GET', '/feedback_bot/company/audit/filters');
  expect(asked.body.data.actor.map(({ value }: { value: string }) => value)).not.toContain(own);
});

it('tells anyone what was done to themselves, whomever else they see', async () => {
  const own = await idOf(server, limited);
  await write({ entity: 'account/passkey', record: stranger, subject: own, actor: own });
  await write({ entity: 'account/passkey', record: stranger, subject: stranger, actor: stranger });
  expect((await linesOf(limited, 'account/passkey')).length).toBe(1);
  expect((await linesOf(limited, `account/passkey&record=${stranger}`)).length).toBe(1);
  expect((await linesOf(superAdmin, 'account/passkey')).length).toBe(2);
});

it('of what people do to their own account is about them', async () => {
  const browser = await server.browser('employee@acme.example');
  expect((await browser.post('/auth/logout', {})).status).toBe(200);
  const [line] = await server.rows(
    sql`select entity, subject, actor from audit_line where activity = 'Sign out' order by id desc limit 1`,
  );
  const person = await idOf(server, 'employee@acme.example');
  expect(line).toEqual({ entity: 'people/user', subject: person, actor: person });
});

it('of devices that were signed out too', async () => {
  const browser = await server.browser(superAdmin);
  await browser.post('/auth/login', { username: superAdmin, password: demoPassword });
  const { body } = await browser.get('/api/account/device');
  const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current);
  if (!other) throw new Error('there is no other device');
  expect((await browser.ask('DELETE', `/api/account/device/${other.id}`)).status).toBe(200);
  const [line] = await server.rows(
    sql`select subject from audit_line where entity = 'account/device' order by id desc limit 1`,
  );
  expect(line?.subject).toBe(chief);
});
