import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { csv, headings, type ImportServer, importServer, person, superAdmin } from '../support/imports.ts';
import { nobodySends } from '../support/server.ts';

/** Who leaves or comes back by an import: what the profile refuses, a file does not do either. */

const [one, other] = ['meera.iyer@acme.example', 'arjun.kapoor@acme.example'];
const head = [...headings, 'Status', 'Exit date'];

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  await server.browser(superAdmin);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.rows(sql`update user_profile set status = 'active', exit_date = null where type <> 'Employee'`);
  await server.rows(sql`update company set admin_limit = 50 where slug = 'acme'`);
});

const row = async (email: string, status: string, exit = '') => [...(await server.rowOf(email)), status, exit];
const checked = async (rows: string[][], more?: Record<string, unknown>) => {
  const told = await server.checked(superAdmin, csv(rows, head), more);
  const refused = await server.refused(superAdmin, told.id);
  return {
    ...told,
    reasons: refused.flatMap(({ problems }) => problems.map((said) => `${said.column}: ${said.reason}`)),
  };
};
const run = async (id: string, body?: unknown) => {
  expect((await server.run(superAdmin, id, body)).status).toBe(200);
  return server.settled(superAdmin, id);
};
const undone = async (id: string) => {
  expect((await server.ask(superAdmin, id, '/undo')).status).toBe(200);
  return server.settled(superAdmin, id);
};
const statusOf = async (email: string) => (await server.stored(email))?.status;

describe('an admin who comes back', () => {
  const away = (email: string) => server.rows(sql`update user_profile set status = 'inactive' where email = ${email}`);
  const limit = async (free: number) => {
    const [active] = await server.rows(sql`
      update company set admin_limit = ${free} + (
        select count(*) from user_profile u where u.company_id = company.id and u.type = 'Admin' and u.status = 'active')
      where slug = 'acme' returning admin_limit`);
    return active?.admin_limit;
  };

  it('needs a place in the plan, also of rows that are written together or far apart', async () => {
    await Promise.all([one, other].map(away));
    const most = await limit(1);
    const between = Array.from({ length: 600 }, (_, n) => [...person(n), '', '']);
    const { id, reasons, updated_count } = await checked([
      await row(one, 'active'),
      ...between,
      await row(other, 'active'),
    ]);
    const full = `Status: Your plan includes ${most} admins, and all are taken. Ask for more on the plan page.`;
    expect([updated_count, reasons]).toEqual([1, [full]]);
    const near = await checked([await row(one, 'active'), await row(other, 'active')]);
    expect([near.updated_count, near.reasons]).toEqual([1, [full]]);
    // Taken meanwhile: the run judges anew.
    await limit(0);
    expect(await run(near.id)).toMatchObject({ state: 'done', updated_count: 0, error_count: 2 });
    await server.ask(superAdmin, id, '/cancel');
  });

  it('takes the place of one who goes before', async () => {
    await away(one);
    await limit(0);
    const { id, reasons } = await checked([await row(other, 'inactive'), await row(one, 'active')]);
    expect(reasons).toEqual([]);
    expect(await run(id)).toMatchObject({ state: 'done', updated_count: 2 });
    expect([await statusOf(one), await statusOf(other)]).toEqual(['active', 'inactive']);
  });

  it('is not brought back by undoing where the place is taken', async () => {
    const { id } = await checked([await row(one, 'inactive')]);
    await run(id, { deactivations: 1 });
    await limit(0);
    expect(await undone(id)).toMatchObject({ restored_count: 0, kept_count: 1 });
    expect(await statusOf(one)).toBe('inactive');
  });
});

describe('in whose name employees are written to', () => {
  const sentence = (title: string) =>
    `Employees are written to in this person's name. First choose another chat user for “${title}”.`;
  const sendsStage = async (type: string) => {
    const [stage] = await server.rows(sql`
      update stage set chat_from_user_id = u.id, stage_type = ${type} from user_profile u
      where u.email = ${one} and stage.id = (
        select id from stage where company_id = u.company_id and status = 'live' and stage_type = 'lifecycle' limit 1)
      returning title`);
    return stage?.title;
  };
  const sends = {
    'a live touchpoint': () => sendsStage('lifecycle'),
    'the live post-exit survey': () => sendsStage('postExit'),
    'the active survey': async () => {
      await server.rows(sql`
        update survey set chat_from_user = u.id, status = 'active' from user_profile u
        where u.email = ${one} and survey.company_id = u.company_id`);
      return 'Well-being survey';
    },
  };
  afterEach(() => nobodySends(server));

  it.each(Object.entries(sends))('stays until someone else is chosen for %s', async (_, send) => {
    const said = sentence(String(await send()));
    expect((await checked([await row(one, 'inactive')])).reasons).toEqual([`Status: ${said}`]);
    for (const exit of ['01-02-2025', '01-01-2099'])
      expect((await checked([await row(one, '', exit)])).reasons).toEqual([`Exit date: ${said}`]);
    const moved = [...(await server.rowOf(one, { Phone: '+919876543219' })), '', ''];
    expect((await checked([moved])).updated_count).toBe(1);
    await nobodySends(server);
    expect((await checked([await row(one, 'inactive')])).updated_count).toBe(1);
  });

  it('is not deactivated for being missing in the file, nor by undoing', async () => {
    await server.rows(sql`update user_profile set status = 'inactive' where email = ${one}`);
    const { id } = await checked([await row(one, 'active')]);
    await run(id);
    await sends['a live touchpoint']();
    const absent = await checked([await row(superAdmin, '')], { missing: 'deactivate' });
    expect(await run(absent.id, { deactivations: absent.deactivated_count })).toMatchObject({ state: 'done' });
    expect([await statusOf(one), await statusOf(other)]).toEqual(['active', 'inactive']);
    await undone(absent.id);
    expect(await undone(id)).toMatchObject({ restored_count: 0, kept_count: 1 });
    expect(await statusOf(one)).toBe('active');
  });
});

describe('an exit date', () => {
  /** As the job does it, once an hour. */
  const exits = () =>
    server.rows(sql`update user_profile set status = 'inactive', version = version + 1
      where status = 'active' and exit_date <= current_date`);
  const standing = async (email: string) => {
    const [found] = await server.rows(
      sql`select status, exit_date::text as exit from user_profile where lower(email) = ${email}`,
    );
    return found ? [found.status, found.exit] : null;
  };
  beforeAll(() => nobodySends(server));

  it('that has come makes inactive at once, and undoing brings back', async () => {
    const { id } = await checked([await row(one, '', '01-02-2025')]);
    await run(id, { deactivations: 1 });
    expect(await standing(one)).toEqual(['inactive', '2025-02-01']);
    await exits();
    expect(await undone(id)).toMatchObject({ restored_count: 1, kept_count: 0 });
    expect(await standing(one)).toEqual(['active', null]);
  });

  it('that came after the import is taken back with what it did', async () => {
    const { id } = await checked([await row(one, '', '01-01-2099')]);
    await run(id);
    expect(await standing(one)).toEqual(['active', '2099-01-01']);
    await server.rows(sql`update user_profile set exit_date = '2025-02-01' where email = ${one}`);
    await server.rows(sql`update employee_upload_row set after = '{"exit_date":"2025-02-01"}' where upload_id = ${id}`);
    await exits();
    expect(await undone(id)).toMatchObject({ restored_count: 1, kept_count: 0 });
    expect(await standing(one)).toEqual(['active', null]);
  });

  it('leaves inactive whom someone has deactivated before it came', async () => {
    const { id } = await checked([await row(one, '', '01-01-2099')]);
    await run(id);
    await server.rows(sql`update user_profile set status = 'inactive' where email = ${one}`);
    expect(await undone(id)).toMatchObject({ restored_count: 1, kept_count: 0 });
    expect(await standing(one)).toEqual(['inactive', null]);
  });

  it('that is put off makes active again', async () => {
    await server.rows(sql`update user_profile set status = 'inactive', exit_date = '2025-02-01' where email = ${one}`);
    const { id } = await checked([await row(one, '', '01-01-2099')]);
    await run(id);
    expect(await standing(one)).toEqual(['active', '2099-01-01']);
    expect(await undone(id)).toMatchObject({ restored_count: 1, kept_count: 0 });
    expect(await standing(one)).toEqual(['inactive', '2025-02-01']);
  });

  it('that has come is not passed over by a status', async () => {
    await server.rows(sql`update user_profile set status = 'inactive', exit_date = '2025-02-01' where email = ${one}`);
    const kept = await checked([await row(one, 'active')]);
    expect(kept.reasons).toEqual(['Status: The exit date has come. Change or remove it first.']);
    const moved = await checked([await row(one, 'active', '01-01-2099')]);
    expect([moved.reasons, moved.updated_count]).toEqual([[], 1]);
    for (const { id } of [kept, moved]) await server.ask(superAdmin, id, '/cancel');
  });

  it('of someone new who has left is taken back with the person', async () => {
    const [email = ''] = person(930).filter((cell) => cell.includes('@'));
    const joined = await server.checked(superAdmin, csv([[...person(930), '', '01-02-2025']], head));
    await run(joined.id);
    expect((await standing(email.toLowerCase()))?.[0]).toBe('inactive');
    await exits();
    expect(await undone(joined.id)).toMatchObject({ restored_count: 1, kept_count: 0 });
    expect(await standing(email.toLowerCase())).toBeNull();
  });
});

describe('the audit log', () => {
  const [stays, goes, exits] = ['kavita.menon@acme.example', 'employee@acme.example', 'nurul.rahman@acme.example'];
  /** What it says of people since. */
  const linesSince = async (work: () => Promise<unknown>) => {
    const [last] = await server.rows(sql`select coalesce(max(id), 0) as id from audit_line`);
    await work();
    const lines = await server.rows(sql`
      select u.email, l.activity, l.old, l.new, l.actor = (select id from user_profile where email = ${superAdmin}) as own
      from audit_line l left join user_profile u on u.id::text = l.record_id
      where l.id > ${last?.id} and l.entity = 'people/user' order by u.email, l.id`);
    return lines.map(({ email, activity, old, new: now, own }) => [email, activity, old, now, own]);
  };

  it('has a line of each who leaves, comes back or is gone again, with what changed by it, and none of others', async () => {
    const moved = [...(await server.rowOf(stays, { Phone: '+919876543218' })), '', ''];
    const rows = [await row(goes, 'inactive'), await row(exits, '', '01-01-2099'), moved, [...person(901), '', '']];
    let id = '';
    const checking = await linesSince(async () => {
      id = (await checked(rows)).id;
    });
    expect(checking).toEqual([]);
    expect(await linesSince(() => run(id, { deactivations: 1 }))).toEqual([
      [goes, 'update', { status: 'active' }, { status: 'inactive' }, true],
      [exits, 'update', { exit_date: null }, { exit_date: '2099-01-01' }, true],
    ]);
    expect(await linesSince(() => undone(id))).toEqual([
      [goes, 'update', { status: 'inactive' }, { status: 'active' }, true],
      [exits, 'update', { exit_date: '2099-01-01' }, { exit_date: null }, true],
      [null, 'remove', { status: 'active', exit_date: null }, null, true],
    ]);
  });

  it('has a line of each whom the file does not name', async () => {
    const { id, deactivated_count } = await checked([await row(superAdmin, '')], { missing: 'deactivate' });
    const lines = await linesSince(() => run(id, { deactivations: deactivated_count }));
    expect(lines).toHaveLength(deactivated_count);
    expect(new Set(lines.map(([, ...line]) => JSON.stringify(line)))).toEqual(
      new Set([JSON.stringify(['update', { status: 'active' }, { status: 'inactive' }, true])]),
    );
    const back = await linesSince(() => undone(id));
    expect(back).toHaveLength(deactivated_count);
  });
});
