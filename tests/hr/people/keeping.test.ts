import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../support/product-app.ts';
import { employee, engineer, limited, regional, stranger, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** Adding people, tags, leaving, and becoming an admin: who may, what happens, and nothing else. */

let server: ProfileServer;
const permit = (group: string, codes: string[]) =>
  server.rows(
    sql`update access_group set permissions = permissions || ${JSON.stringify(codes)}::jsonb where group_name = ${group}`,
  );
const ask = (who: string | null, method: string, path: string, body?: unknown) =>
  effectsOf(server, () => server.as(who, method, `/feedback_bot/users/${path}`, { body }));
const told = async (asked: ReturnType<typeof ask>) => {
  const { result, effects } = await asked;
  return [result.status, result.body?.code ?? null, effects];
};

beforeAll(async () => {
  server = await profileServer();
  await server.browser(stranger);
  await permit('People partners', ['add_employees', 'add_tag', 'add_user_to_group']);
  await permit('Engineering partners', ['add_employees', 'add_tag', 'add_user_to_group']);
});
afterAll(() => server.close());

const person = {
  first_name: 'Nadia',
  last_name: 'Haddad',
  email: 'nadia.haddad@acme.example',
  employee_id: 'ACM-90001',
  joining_date: '2026-02-02',
  department: 'Engineering',
};

describe('adding a person', () => {
  it('makes an employee without rights and without an account, audited', async () => {
    const { result, effects } = await ask(manager, 'POST', 'create', person);
    expect(result).toMatchObject({ status: 201, body: { display_name: 'Nadia Haddad' } });
    expect(effects).toEqual({ user_profile: 1, audit_line: 1 });
    const [row] = await server.rows(sql`select * from user_profile where employee_id = 'ACM-90001'`);
    expect(row).toMatchObject({ type: 'Employee', status: 'active', display_name: 'Nadia Haddad', tags: [] });
    expect((await new Browser(server.app).signIn(person.email)).status).toBe(401);
    expect(await auditLines(server, 1)).toMatchObject([{ type: 'user', activity: 'create' }]);
  });

  it.each([
    ['the address of a colleague', { email: 'NADIA.haddad@acme.example' }, 'EmailTaken', ['email']],
    ['the id of a colleague', { employee_id: 'acm-90001' }, 'EmployeeIdTaken', null],
    ['a phone number of no country', { phoneNumber: '+9112' }, 'PhoneInvalid', ['phoneNumber']],
    ['a name that is none', { first_name: 'R2D2' }, 'Invalid', ['first_name']],
    ['no joining date', { joining_date: undefined }, 'Invalid', ['joining_date']],
    ['a type', { type: 'SuperAdmin' }, 'Invalid', ['type']],
    ['tags', { tags: ['Core Team'] }, 'Invalid', ['tags']],
  ])('is refused with %s', async (_, more, code, fields) => {
    const other = { ...person, email: 'other@acme.example', employee_id: 'ACM-90002', ...more };
    const { result, effects } = await ask(manager, 'POST', 'create', other);
    expect([result.status, result.body.code, effects]).toEqual([400, code, {}]);
    if (fields) expect(Object.keys(result.body.errors)).toEqual(fields);
  });

  it('is for those who then see the person', async () => {
    const other = { ...person, email: 'other@acme.example', employee_id: 'ACM-90002' };
    const outside = await ask(limited, 'POST', 'create', { ...other, department: 'Sales' });
    expect([outside.result.body.code, outside.effects]).toEqual(['OutsideScope', {}]);
    expect(Object.keys(outside.result.body.errors)).toEqual(['department']);
    expect(await told(ask(limited, 'POST', 'create', other))).toEqual([201, null, { user_profile: 1, audit_line: 1 }]);
  });

  it.each([[regional], [employee], [null]])('is not for %s', async (who) => {
    const { result, effects } = await ask(who, 'POST', 'create', {
      ...person,
      email: 'x@acme.example',
      employee_id: 'X-1',
    });
    expect([who ? 403 : 401, {}]).toEqual([result.status, effects]);
  });
});

describe('tags', () => {
  const tagged = (ids: string[], add: string[], remove: string[] = []) => ({ ids, add, remove });

  it('are put on several at once, in the company’s spelling, and only where they change something', async () => {
    const ids = [server.id(engineer), server.id(employee)];
    const { result, effects } = await ask(superAdmin, 'POST', 'tags', tagged(ids, ['  core   TEAM ', 'Night shift']));
    expect([result.status, effects.user_profile]).toEqual([200, 2]);
    for (const email of [engineer, employee])
      expect((await server.stored(email)).tags).toEqual(expect.arrayContaining(['Core Team', 'Night shift']));
    const again = await ask(superAdmin, 'POST', 'tags', tagged(ids, ['core team']));
    expect([again.result.body.count, again.effects]).toEqual([0, { audit_line: 1 }]);
    const off = await ask(superAdmin, 'POST', 'tags', tagged(ids, [], ['NIGHT SHIFT', 'Core Team']));
    expect(off.result.body.data.flatMap((one: { tags: string[] }) => one.tags)).not.toContain('Night shift');
  });

  it.each([
    ['nothing to do', [], [], 'NoTag'],
    ['a comma', ['a, b'], [], 'TagRule'],
    ['spaces', ['  '], [], 'TagRule'],
  ])('are refused with %s', async (_, add, remove, code) => {
    expect(await told(ask(superAdmin, 'POST', 'tags', tagged([server.id(engineer)], add, remove)))).toEqual([
      400,
      code,
      {},
    ]);
  });

  it('are for everyone who is named or for nobody', async () => {
    const [outside] = await server.rows(sql`select id from user_profile where department = 'Sales' limit 1`);
    const ids = [server.id(engineer), String(outside?.id)];
    expect(await told(ask(limited, 'POST', 'tags', tagged(ids, ['Mentor'])))).toEqual([404, 'NotFound', {}]);
    expect(await told(ask(stranger, 'POST', 'tags', tagged([server.id(engineer)], ['Mentor'])))).toEqual([
      404,
      'NotFound',
      {},
    ]);
  });

  it('nobody gives to themselves, and they need their own permission', async () => {
    expect((await ask(manager, 'POST', 'tags', tagged([server.id(manager)], ['Mentor']))).result.status).toBe(403);
    expect((await ask(regional, 'POST', 'tags', tagged([server.id(engineer)], ['Mentor']))).result.status).toBe(403);
    expect((await ask(regional, 'GET', 'tags')).result.status).toBe(403);
    expect((await ask(manager, 'GET', 'tags')).result.body.data).toContain('Core Team');
  });
});

describe('leaving', () => {
  const exit = (who: string, whom: string, exit_date: string | null) =>
    ask(who, 'PATCH', `update/${server.id(whom)}`, { exit_date });

  it('is not possible for the sender of live touchpoints, who is told which', async () => {
    await server.rows(
      sql`update stage set chat_from_user_id = ${server.id(manager)} where id = (select id from stage where status = 'live' and company_id = (select company_id from user_profile where email = ${manager}) order by position limit 1)`,
    );
    const touchpoints = await server.rows(
      sql`select id, title from stage where chat_from_user_id = ${server.id(manager)} and status = 'live' order by position`,
    );
    const leaving = await ask(superAdmin, 'GET', `${server.id(manager)}/leaving`);
    expect(leaving.result.body).toEqual({
      last_superadmin: false,
      wellbeing_survey: false,
      touchpoints: touchpoints.map((one) => ({ ...one, route: 'lifecycle' })),
    });
    for (const date of ['2030-01-01', '2099-11-16']) {
      const { result, effects } = await exit(superAdmin, manager, date);
      expect([result.status, result.body.code, effects]).toEqual([409, 'SenderOfTouchpoints', {}]);
      expect(result.body.message).toContain(String(touchpoints[0]?.title));
    }
  });

  it('is not possible for the sender of the active survey, until it has another', async () => {
    const sends = (sender: string | null) =>
      server.rows(sql`update survey set status = ${sender ? 'active' : 'inactive'}, chat_from_user = ${sender}
        where company_id = (select company_id from user_profile where email = ${superAdmin})`);
    await server.rows(sql`update stage set chat_from_user_id = null where chat_from_user_id = ${server.id(regional)}`);
    await sends(server.id(regional));
    const leaving = await ask(superAdmin, 'GET', `${server.id(regional)}/leaving`);
    expect(leaving.result.body).toEqual({ last_superadmin: false, wellbeing_survey: true, touchpoints: [] });
    for (const body of [{ status: 'inactive' }, { exit_date: '2099-11-16' }]) {
      const { result, effects } = await ask(superAdmin, 'PATCH', `update/${server.id(regional)}`, body);
      expect([result.status, result.body.code, effects]).toEqual([409, 'SenderOfTouchpoints', {}]);
      expect(result.body.message).toContain('another chat user for “Well-being survey”.');
    }
    await sends(null);
    expect((await exit(superAdmin, regional, '2099-11-16')).result.status).toBe(200);
    expect((await exit(superAdmin, regional, null)).result.status).toBe(200);
  });

  it('on a day to come keeps someone active and signed in until then', async () => {
    expect(await told(exit(manager, employee, '2099-01-01'))).toEqual([200, null, { user_profile: 1, audit_line: 1 }]);
    expect((await server.stored(employee)).status).toBe('active');
    expect((await server.as(employee, 'GET', '/auth/session')).status).toBe(200);
  });

  it('on a day that has come ends every sign-in at once, and is listed', async () => {
    expect((await exit(manager, employee, '2026-01-01')).result.status).toBe(200);
    expect((await server.stored(employee)).status).toBe('inactive');
    expect((await server.as(employee, 'GET', '/auth/session')).status).toBe(401);
    expect((await new Browser(server.app, '192.0.2.90').signIn(employee)).status).toBe(401);
  });

  it('taken back makes someone active again', async () => {
    expect((await exit(manager, employee, null)).result.status).toBe(200);
    expect((await server.stored(employee)).status).toBe('active');
    expect((await new Browser(server.app, '192.0.2.91').signIn(employee)).status).toBe(200);
  });

  it('put off leaves inactive whom someone has made so before it came', async () => {
    expect((await exit(manager, employee, '2099-01-01')).result.status).toBe(200);
    await server.rows(sql`update user_profile set status = 'inactive' where email = ${employee}`);
    expect((await exit(manager, employee, '2099-02-01')).result.status).toBe(200);
    expect((await server.stored(employee)).status).toBe('inactive');
    await server.rows(sql`update user_profile set status = 'active', exit_date = null where email = ${employee}`);
  });

  it('says of the last SuperAdmin what stands in the way', async () => {
    const { result } = await ask(manager, 'GET', `${server.id(superAdmin)}/leaving`);
    expect(result.body.last_superadmin).toBe(true);
    expect((await ask(stranger, 'GET', `${server.id(engineer)}/leaving`)).result.status).toBe(404);
  });
});

describe('becoming an admin', () => {
  const group = async (name: string) => {
    const [row] = await server.rows(
      sql`select g.id from access_group g join company c on c.id = g.company_id where c.slug = 'acme' and g.group_name = ${name}`,
    );
    return String(row?.id);
  };
  const invite = async (who: string, whom: string, name: string, more = {}) =>
    ask(who, 'POST', `invite/${server.id(whom)}`, { group_id: await group(name), ...more });

  it('of a group that may do more than one’s own is refused, and no mail goes out', async () => {
    const { result, effects } = await invite(limited, engineer, 'People partners');
    expect([403, 404]).toContain(result.status);
    expect(effects).toEqual({});
    expect(await told(invite(manager, engineer, 'Master group'))).toEqual([403, 'MasterBySuperAdmin', {}]);
  });

  it('is told by mail: with a link to choose a password for who has no account', async () => {
    await server.rows(sql`delete from credential where user_id = ${server.id(engineer)}`);
    const { result, effects } = await invite(superAdmin, engineer, 'Engineering partners');
    expect([result.status, result.body.message]).toEqual([200, 'Invitation sent.']);
    expect(effects).toMatchObject({ membership: 1, user_profile: 1, outbox: 1 });
    const [mail] = await server.rows(sql`select mail, to_address, text from outbox order by created_at desc limit 1`);
    expect(mail).toMatchObject({ mail: 'account/invite/invitation', to_address: engineer });
    expect((await server.stored(engineer)).type).toBe('Admin');
  });

  it('who has an account is told without a link that could change the password', async () => {
    const { effects } = await invite(superAdmin, employee, 'Engineering partners');
    expect(effects.outbox).toBe(1);
    const [mail] = await server.rows(sql`select mail, text from outbox order by created_at desc limit 1`);
    expect(mail?.mail).toBe('account/invite/made-admin');
    expect(String(mail?.text)).not.toContain('token=');
  });
});
