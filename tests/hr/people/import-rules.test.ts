import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../support/product-app.ts';
import { effectsOf } from '../support/effects.ts';
import {
  csv,
  employee,
  headings,
  type ImportServer,
  importServer,
  limited,
  person,
  stranger,
  superAdmin,
} from '../support/imports.ts';

/** Each rule of an import with its words; whom it must leave alone; who may do it at all. */

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  for (const email of [superAdmin, limited, employee, stranger]) await server.browser(email);
});
afterAll(() => server.close());

const of = (email: string, more: Partial<Record<string, string>>) => server.rowOf(email, more);

describe('rows that are refused, each with the sentence of the form', () => {
  const letters = 'Only letters, digits, spaces and . & _ + - are possible here.';
  const cases: [Partial<Record<string, string>>, string, string][] = [
    [{ 'First name': 'R2D2' }, 'First name', 'Only letters, spaces, commas and hyphens are possible here.'],
    [{ 'First name': 'x'.repeat(31) }, 'First name', ''],
    [{ 'First name': '' }, 'First name', ''],
    [{ 'Last name': 'Smith-Jones' }, 'Last name', 'Only letters and spaces are possible here.'],
    [{ Email: 'nobody' }, 'Email', 'Please enter a valid email address.'],
    [{ Email: '' }, 'Email', ''],
    [{ 'Employee ID': 'A_1' }, 'Employee ID', 'Only letters, digits and hyphens are possible here.'],
    [{ 'Employee ID': '' }, 'Employee ID', ''],
    [{ 'Joining date': '' }, 'Joining date', ''],
    [{ 'Joining date': '31-02-2024' }, 'Joining date', 'This is no date written as DD-MM-YYYY.'],
    [{ 'Joining date': '12-31-2024' }, 'Joining date', 'This is no date written as DD-MM-YYYY.'],
    [{ 'Joining date': '1-2-24' }, 'Joining date', 'This is no date written as DD-MM-YYYY.'],
    [{ 'Joining date': 'yesterday' }, 'Joining date', 'This is no date written as DD-MM-YYYY.'],
    [{ Department: 'a, b' }, 'Department', 'Commas are not possible here.'],
    [{ Department: '<b>' }, 'Department', letters],
    [{ Department: '=1+1' }, 'Department', letters],
    [{ Department: 'x'.repeat(101) }, 'Department', ''],
    [{ Phone: '12345' }, 'Phone', 'The phone number field format is invalid'],
    [{ Phone: 'call me' }, 'Phone', ''],
    [{ 'Last name': 'a\u0001b' }, 'Last name', 'The text holds signs that cannot be shown.'],
    [{ Department: 'Sales\u3164' }, 'Department', 'Please write it in one line, without invisible signs.'],
  ];

  it('twenty-one of them in one file, all found with their row, value and reason', async () => {
    const rows = cases.map(([fault], at) => person(100 + at, fault));
    const good = [person(1), person(2)];
    const { id, ...counts } = await server.checked(superAdmin, csv([...rows, ...good]));
    expect(counts).toMatchObject({ error_count: 21, new_user_count: 2, rows: 23 });
    const refused = await server.refused(superAdmin, id);
    expect(refused.map(({ row }) => row)).toEqual(cases.map((_, at) => at + 2));
    cases.forEach(([fault, column, reason], at) => {
      const [first, ...more] = refused[at]?.problems ?? [];
      expect([first?.column, first?.value, more], JSON.stringify(fault)).toEqual([
        column,
        fault[column]?.slice(0, 200),
        [],
      ]);
      if (reason) expect(first?.reason).toBe(reason);
      expect(first?.reason.length).toBeGreaterThan(3);
    });
  });

  it('the second row about someone, by the ID or by the address in any case', async () => {
    const { id } = await server.checked(
      superAdmin,
      csv([person(1), person(1), person(2, { Email: 'NEW1@acme.example' })]),
    );
    expect((await server.refused(superAdmin, id)).map(({ row, problems }) => [row, problems[0]?.reason])).toEqual([
      [3, 'Row 2 of the file is about the same person.'],
      [4, 'Row 2 of the file is about the same person.'],
    ]);
  });

  it('an exit before the joining date that is stored', async () => {
    const head = [...headings, 'Exit date'];
    const row = [...(await of('kavita.menon@acme.example', {})), '01-01-1990'];
    const { id } = await server.checked(superAdmin, csv([row], head));
    expect((await server.refused(superAdmin, id))[0]?.problems).toEqual([
      { column: 'Exit date', value: '01-01-1990', reason: "Exit date can't be before joining date!" },
    ]);
  });
});

it('reads headings without what nobody sees', async () => {
  const head = headings.map((heading) => `\u200b${heading.replace(' ', '\r\n')}\u202e`);
  const { body } = await server.upload(superAdmin, csv([person(1)], head));
  expect(body.headings).toEqual(headings);
  expect(Object.keys(body.mapping)).toHaveLength(headings.length);
});

describe('whom an import leaves alone', () => {
  const check = async (who: string, rows: string[][], head?: string[]) => {
    const answer = await server.checked(who, csv(rows, head));
    const refused = await server.refused(who, answer.id);
    return {
      ...answer,
      reasons: refused.map(({ problems }) => problems.map(({ column, reason }) => `${column}: ${reason}`).join(' ')),
    };
  };
  const stronger = 'This person may do more than you, so you cannot change this by an import.';
  const beyond = ': This person would not be among the employees whom you manage.';

  it('someone with another address: an address is confirmed by its owner', async () => {
    const row = await of('kavita.menon@acme.example', { Email: 'other@acme.example' });
    expect((await check(superAdmin, [row])).reasons).toEqual([
      'Email: The employee ID is that of Kavita Menon, who has another address. An address is changed on the profile, where its owner confirms it.',
    ]);
  });

  it('SuperAdmins, also for a SuperAdmin, and oneself', async () => {
    const head = [...headings, 'Status'];
    const rows = [
      [...(await of(superAdmin, {})), 'inactive'],
      [...(await of(limited, {})), 'inactive'],
    ];
    const own = await check(superAdmin, rows, head);
    expect(own.reasons).toEqual(['Status: You cannot change this about yourself by an import.']);
    expect(own).toMatchObject({ updated_count: 1, deactivated_count: 1 });
    const asked = await check(limited, rows, head);
    expect(asked.reasons).toHaveLength(2);
    expect(asked.reasons[1]).toContain('about yourself');
  });

  it('admins who may do more than the importer, as to name and sign-in', async () => {
    await server.rows(
      sql`update user_profile set department = 'Engineering' where email in ('meera.iyer@acme.example')`,
    );
    const head = [...headings, 'Status', 'Location'];
    const renamed = [...(await of('meera.iyer@acme.example', { 'First name': 'Mira' })), '', ''];
    expect((await check(limited, [renamed], head)).reasons).toEqual([`First name: ${stronger}`]);
    const out = [...(await of('meera.iyer@acme.example', {})), 'inactive', ''];
    expect((await check(limited, [out], head)).reasons).toEqual([`Status: ${stronger}`]);
    const moved = [...(await of('meera.iyer@acme.example', {})), '', 'Pune'];
    expect((await check(limited, [moved], head)).updated_count).toBe(1);
  });

  it('people outside of the segment: nobody is made, changed, moved out or deactivated there', async () => {
    const outside = await server.rows(
      sql`select email from user_profile where department <> 'Engineering' and type = 'Employee' and company_id = (select id from company where slug = 'acme') limit 1`,
    );
    const rows = [
      person(1, { Department: 'Finance' }),
      person(2, { Department: '' }),
      await of(String(outside[0]?.email), { Department: 'Engineering' }),
      await of('kavita.menon@acme.example', { Department: 'Finance' }),
      person(3),
    ];
    const answer = await check(limited, rows);
    expect(answer.reasons).toEqual([beyond, beyond, 'Employee ID: Someone else has this employee ID.', beyond]);
    expect(answer.new_user_count).toBe(1);
  });

  it('people whom the file does not name are left as they are, unless that is asked for; and then only one’s own', async () => {
    const plain = await check(limited, [person(3)]);
    expect(plain.deactivated_count).toBe(0);
    const { body } = await server.upload(limited, csv([person(3)]));
    await server.check(limited, body.id, { missing: 'deactivate' });
    const asked = await server.settled(limited, body.id);
    const [seen] = await server.rows(
      sql`select count(*)::int as n from user_profile where department = 'Engineering' and status = 'active' and company_id = (select id from company where slug = 'acme')`,
    );
    expect(asked.deactivated_count).toBeGreaterThan(0);
    expect(asked.deactivated_count).toBeLessThan(Number(seen?.n));
    expect(asked.confirm).toBe(true);
    const refused = await server.run(limited, body.id, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'NotConfirmed']);
    expect((await server.run(limited, body.id, { deactivations: asked.deactivated_count })).status).toBe(200);
    expect(await server.settled(limited, body.id)).toMatchObject({
      state: 'done',
      deactivated_count: asked.deactivated_count,
    });
    const [left] = await server.rows(
      sql`select count(*)::int as n from user_profile where department <> 'Engineering' and status <> 'active' and company_id = (select id from company where slug = 'acme') and type <> 'Employee'`,
    );
    expect(left?.n).toBe(0);
    expect(await server.stored(limited)).toMatchObject({ status: 'active' });
    expect(await server.stored('meera.iyer@acme.example')).toMatchObject({ status: 'active' });
    expect((await server.ask(limited, body.id, '/undo')).status).toBe(200);
    expect(await server.settled(limited, body.id)).toMatchObject({
      state: 'undone',
      kept_count: 0,
      restored_count: asked.deactivated_count + 1,
    });
  });
});

describe('who may', () => {
  const only = (codes: string, everyone = false) =>
    server.rows(sql`update access_group set permissions = ${JSON.stringify(codes.split(' '))}::jsonb, all_employees = ${everyone}
      where group_name = 'Engineering partners'`);
  afterEach(() => only('manage_employee add_employees'));
  const notYours = ({ status, body }: Answer) => [status, body.message];
  const refused = [403, 'Only administrators who manage employees may change this.'];
  const stopped = {
    state: 'failed',
    problem: 'The person who imported may no longer change employees. The import has stopped.',
  };
  /** As if the rights had gone after the call. */
  const atWork = async (id: string, work: string, state: string) => {
    await server.rows(sql`update employee_upload set state = ${state}, done = 0 where id = ${id}`);
    await server.rows(sql`insert into pgboss.job (name, data)
      select 'people/import', jsonb_build_object('company', company_id, 'user', created_by_id, 'upload', id, 'work', ${work}::text)
      from employee_upload where id = ${id}`);
  };

  it.each([
    [null, 401],
    [employee, 403],
  ])('%s: %i', async (who, status) => {
    // What runs each minute, or follows a former import, may write something of its own meanwhile.
    await vi.waitFor(async () => {
      const { result, effects } = await effectsOf(server, () => server.upload(who, csv([person(1)])));
      expect([result.status, effects]).toEqual([status, {}]);
    }, 10_000);
  });

  it('with the right to add and not to change, one adds, and learns nothing of who is there', async () => {
    await only('add_employees');
    const [known, other] = ['kavita.menon@acme.example', 'meera.iyer@acme.example'];
    const guesses = [
      await of(known, {}),
      await of(superAdmin, { Phone: '+919876543211' }),
      await of(other, { Email: 'other@acme.example' }),
      await of(employee, { 'Employee ID': 'X-997' }),
    ];
    const answer = await server.checked(limited, csv([person(1), ...guesses]));
    expect(answer).toMatchObject({ new_user_count: 1, unchanged_count: 0, error_count: guesses.length });
    const reason =
      'Someone has this employee ID or this address already. Only administrators who manage employees may change them.';
    const told = await server.refused(limited, answer.id);
    expect(told.map(({ problems }) => problems)).toEqual(guesses.map(() => [{ column: '', value: '', reason }]));
  });

  it('with the right to add alone nobody is deactivated: not asked for, not run, not in the middle of the job', async () => {
    const { id } = await server.checked(limited, csv([person(3)]), { missing: 'deactivate' });
    await only('add_employees');
    expect(notYours(await server.check(limited, id, { missing: 'deactivate' }))).toEqual(refused);
    const [upload] = await server.rows(sql`select deactivated_count as n from employee_upload where id = ${id}`);
    expect(notYours(await server.run(limited, id, { deactivations: upload?.n }))).toEqual(refused);
    await server.rows(
      sql`update employee_upload set confirmed = deactivated_count, deactivated_count = 0 where id = ${id}`,
    );
    await atWork(id, 'run', 'running');
    expect(await server.settled(limited, id)).toMatchObject({ ...stopped, deactivated_count: 0 });
  });

  it('with the right to add alone one takes back whom one has added oneself, and no change', async () => {
    const imported = async (who: string, rows: string[][]) => {
      const { id } = await server.checked(who, csv(rows));
      await server.run(who, id);
      return (await server.settled(who, id)).id as string;
    };
    const moved = await imported(limited, [await of('kavita.menon@acme.example', { Phone: '+919876543212' })]);
    const added = await imported(limited, [person(4)]);
    const others = await imported(superAdmin, [person(5)]);
    await only('add_employees', true);
    for (const id of [moved, others]) {
      expect((await server.ask(limited, id, '', 'GET')).body.can_undo).toBe(false);
      expect(notYours(await server.ask(limited, id, '/undo'))).toEqual(refused);
    }
    await atWork(moved, 'undo', 'undoing');
    expect(await server.settled(limited, moved)).toMatchObject(stopped);
    expect(await server.stored('kavita.menon@acme.example')).toMatchObject({ phone_number: '+919876543212' });
    expect((await server.ask(limited, added, '/undo')).status).toBe(200);
    expect(await server.settled(limited, added)).toMatchObject({ state: 'undone', restored_count: 1 });
  });

  it('nobody but its owner sees an upload of a company of which others see a part; nobody of another company', async () => {
    const { id } = await server.checked(superAdmin, csv([person(1)]));
    for (const [who, what] of [
      [limited, ''],
      [stranger, ''],
      [limited, '/rows'],
      [stranger, '/file'],
    ] as const)
      expect((await server.ask(who, id, what, 'GET')).status).toBe(404);
    for (const what of ['/run', '/cancel', '/undo']) expect((await server.ask(limited, id, what)).status).toBe(404);
    const mine = await server.checked(limited, csv([person(1)]));
    expect((await server.ask(superAdmin, mine.id, '', 'GET')).status).toBe(200);
    for (const what of ['/file', '/rows'])
      expect((await server.ask(superAdmin, mine.id, what, 'GET')).status).toBe(404);
  });
});
