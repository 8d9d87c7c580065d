import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likeBefore } from '../../../src/shared/csv/csv.ts';
import {
  csv,
  employee,
  headings,
  type ImportServer,
  importServer,
  limited,
  person,
  superAdmin,
} from '../support/imports.ts';
import { idOf } from '../support/server.ts';

/** Whom a row is about: never one person who becomes another; what changes is told first, and what is undone is gone. */

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  for (const email of [superAdmin, limited, employee]) await server.browser(email);
});
afterAll(() => server.close());

const empty = Object.fromEntries(headings.map((heading) => [heading, '']));
const known = 'kavita.menon@acme.example';
const problems = async (who: string, rows: string[][], head?: readonly string[]) => {
  const { id, ...counts } = await server.checked(who, csv(rows, head));
  const refused = await server.refused(who, id);
  return { counts, told: refused.flatMap((one) => one.problems.map(({ column, reason }) => [column, reason])) };
};
const run = async (rows: string[][], head?: readonly string[]) => {
  const { id } = await server.checked(superAdmin, csv(rows, head));
  expect((await server.run(superAdmin, id)).status).toBe(200);
  return server.settled(superAdmin, id);
};
const download = async (id: string, which: string): Promise<Buffer> => {
  const { report_url } = (await server.ask(superAdmin, id, `/file?which=${which}`, 'GET')).body;
  const { app, cookies } = await server.browser(superAdmin);
  return (await app.inject({ method: 'GET', url: report_url, cookies: Object.fromEntries(cookies) })).rawPayload;
};
const linesOf = (file: Buffer) => file.toString('utf8').slice(1).trim().split('\r\n');

describe('a row about two people', () => {
  it('by the address of one and an ID of nobody: that one is named, and stays who they are', async () => {
    const old = await server.stored(known);
    const { counts, told } = await problems(superAdmin, [
      person(0, { ...empty, Email: known, 'Employee ID': 'X-999' }),
    ]);
    expect(counts).toMatchObject({ updated_count: 0, error_count: 1 });
    expect(told).toEqual([
      [
        'Employee ID',
        `The address is that of ${old?.display_name}, whose employee ID is ${old?.employee_id}. Nobody has the employee ID X-999.`,
      ],
    ]);
    expect(
      (await problems(superAdmin, [person(0, { ...empty, Email: known, Phone: '+919876500000' })])).counts,
    ).toMatchObject({
      updated_count: 1,
    });
  });

  it('by the ID of one and the address of another: both are named to who sees both', async () => {
    const [one, other] = [await server.stored(known), await server.stored(employee)];
    const row = person(0, { ...empty, Email: known, 'Employee ID': String(other?.employee_id) });
    expect((await problems(superAdmin, [row])).told).toEqual([
      ['Employee ID', `The employee ID is that of ${other?.display_name}, the address that of ${one?.display_name}.`],
    ]);
    const [outside] = await server.rows(
      sql`select employee_id from user_profile where department <> 'Engineering' and company_id = (select id from company where slug = 'acme') limit 1`,
    );
    const hidden = person(0, { ...empty, Email: known, 'Employee ID': String(outside?.employee_id) });
    expect((await problems(limited, [hidden])).told).toEqual([
      ['Employee ID', `The employee ID is that of someone else, the address that of ${one?.display_name}.`],
    ]);
  });

  it('of the file itself: told at the column that is the same', async () => {
    const { told } = await problems(superAdmin, [
      person(1),
      person(2),
      person(3, { Email: 'NEW1@acme.example' }),
      person(1, { Email: 'new4@acme.example' }),
      person(1, { Email: 'new2@acme.example' }),
    ]);
    const same = (row: number) => `Row ${row} of the file is about the same person.`;
    expect(told).toEqual([
      ['Email', same(2)],
      ['Employee ID', same(2)],
      ['Email', same(3)],
      ['Employee ID', same(2)],
    ]);
  });
});

it('the file of refused rows, with one of them mended, changes nobody else and is told its reasons once', async () => {
  const [one, other] = [await server.stored(known), await server.stored(employee)];
  const mixed = person(0, { ...empty, Email: known, 'Employee ID': 'X-998' });
  const first = await run([person(31, { Email: 'nobody' }), mixed, person(30)]);
  const lines = linesOf(await download(first.id, 'errors'));
  expect(lines).toHaveLength(3);
  const second = await run(
    lines.slice(1).map((line) =>
      line
        .slice(1, -1)
        .split('","')
        .map((cell) => likeBefore(cell).replace(/^nobody$/, 'new31@acme.example')),
    ),
    [...headings, 'Reason'],
  );
  expect(second).toMatchObject({ new_user_count: 1, updated_count: 0, error_count: 1 });
  const [head, ...left] = linesOf(await download(second.id, 'errors'));
  expect(head).toBe([...headings, 'Reason'].map((one) => `"${one}"`).join(','));
  expect(left).toHaveLength(1);
  expect(left[0]?.match(/whose employee ID/g)).toHaveLength(1);
  expect(await server.stored(known)).toEqual(one);
  expect(await server.stored(employee)).toEqual(other);
});

it('who changes is told before anything is run, with the old and the new value, as a table and a file', async () => {
  const head = [...headings, 'Exit date', 'High potential'];
  const old = await server.stored(known);
  const [was, turned] = old?.high_potential_emp ? ['yes', 'no'] : ['no', 'yes'];
  const row = [...person(0, { ...empty, Email: known, Department: 'Finance' }), '03-04-2031', turned];
  const { id, has_changes } = await server.checked(superAdmin, csv([[...person(40), '', ''], row], head));
  expect(has_changes).toBe(true);
  const { body } = await server.ask(superAdmin, id, '/rows?outcome=changed', 'GET');
  const changes = [
    { column: 'Exit date', before: '', after: '03-04-2031' },
    { column: 'Department', before: String(old?.department), after: 'Finance' },
    { column: 'High potential', before: was, after: turned },
  ];
  expect(body).toEqual({
    count: 1,
    results: [{ row: 3, person: old?.display_name, employee_id: old?.employee_id, problems: [], changes }],
  });
  expect(linesOf(await download(id, 'changes'))).toEqual([
    '"Row","Employee","Employee ID","Column","Old value","New value"',
    ...changes.map(({ column, before, after }) =>
      ['3', old?.display_name, old?.employee_id, column, before, after].map((cell) => `"${cell}"`).join(','),
    ),
  ]);
  expect(await server.stored(known)).toEqual(old);
});

it('who would be deactivated is told, too', async () => {
  const { id, deactivated_count } = await server.checked(limited, csv([person(0, { ...empty, Email: known })]), {
    missing: 'deactivate',
  });
  const { body } = await server.ask(limited, id, '/rows?outcome=changed&page_limit=100', 'GET');
  expect(deactivated_count).toBeGreaterThan(0);
  expect(body.count).toBe(deactivated_count);
  expect(body.results[0]).toMatchObject({
    row: 0,
    changes: [{ column: 'Status', before: 'active', after: 'inactive' }],
  });
});

it('who registered between an import and its undo can do so again after the next import', async () => {
  const address = 'new50@acme.example';
  const register = async () => {
    const user = await idOf(server, address);
    expect((await server.as(superAdmin, 'POST', '/auth/invite', { body: { user } })).status).toBe(200);
    const [mail] = await server.rows(
      sql`select text from outbox where to_address = ${address} order by created_at desc limit 1`,
    );
    const token = /invite\?token=([\w-]+)/.exec(String(mail?.text))?.[1];
    const body = { token, new_password1: 'Quiet-Harbour-2026!', new_password2: 'Quiet-Harbour-2026!' };
    return (await server.as(null, 'POST', '/auth/register', { body })).status;
  };
  const traces = () =>
    server.rows(sql`select (select count(*)::int from credential where login = ${address}) as logins,
      (select count(*)::int from outbox where to_address = ${address}) as mails,
      (select count(*)::int from employee_upload where preview::text like ${`%${address}%`}) as previews,
      (select count(*)::int from user_profile where email = ${address}) as people`);
  const { id } = await run([person(50)]);
  expect(await register()).toBe(200);
  expect((await server.ask(superAdmin, id, '/undo')).status).toBe(200);
  expect(await server.settled(superAdmin, id)).toMatchObject({ state: 'undone', restored_count: 1, kept_count: 0 });
  expect(await traces()).toEqual([{ logins: 0, mails: 0, previews: 0, people: 0 }]);
  await run([person(50)]);
  expect(await register()).toBe(200);
});

it('nobody new is active after their exit date, and without a status they are inactive', async () => {
  const rows = [
    [...person(1), 'active', '01-06-2024'],
    [...person(2), '', '01-06-2024'],
    [...person(3), 'active', '01-06-2999'],
  ];
  const { counts, told } = await problems(superAdmin, rows, [...headings, 'Status', 'Exit date']);
  expect(counts.new_user_count).toBe(2);
  expect(told).toEqual([['Status', 'The exit date has come. Change or remove it first.']]);
});
