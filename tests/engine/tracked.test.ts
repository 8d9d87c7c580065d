import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RowFilter } from '../../src/server/context.ts';
import { acme, type TestApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { everything, fillLibrary, libraryApp, memberId } from './library/library.ts';

/**
 * What is remembered of counts, searches and places holds as long as no field changes that it looks at, and not a write
 * longer. Of members the name, the email and the branch have versions of their own.
 */

const scopes: Record<string, [scope: RowFilter, where: string]> = {
  all: [null, 'true'],
  'one branch': [{ property: 'branch', in: ['north'] }, `branch = 'north'`],
  'a branch, or an interest': [
    {
      any: [
        { property: 'branch', in: ['south'] },
        { property: 'interests', holds: ['poems'] },
      ],
    },
    `(branch = 'south' or interests ? 'poems')`,
  ],
};

let library: TestApp;
const callers: [name: string, who: Caller, where: string][] = [];
let keeper: Caller;
beforeAll(async () => {
  library = await libraryApp();
  for (const [name, [scope, where]] of Object.entries(scopes)) {
    const actor = library.actor({ permissions: everything, flags: { at_desk: true }, scope });
    callers.push([name, await library.as(actor), where]);
  }
  keeper = await library.as(library.actor({ permissions: everything, flags: { at_desk: true } }));
});
afterAll(async () => {
  expect(library.failures).toEqual([]);
  await library.close();
});
beforeEach(async () => {
  await fillLibrary(library);
  await library.store.exec(`insert into member (company_id, id, name, branch, email, interests, trusted)
    select '${acme}', ('44444444-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Row ' || n % 70, (array['north', 'south', 'east'])[1 + n % 3],
      case when n % 4 > 0 then 'row' || n || '@library.example' end, case when n % 5 = 0 then '["poems"]'::jsonb else '[]' end, n % 2 = 0
    from generate_series(1, 320) n`);
});

const asks: [filter: Record<string, unknown>, where: string, from: number][] = [
  [{}, 'true', 0],
  [{}, 'true', 60],
  [{}, 'true', 105],
  [{ branch: 'north' }, `branch = 'north'`, 0],
  [{ branch: ['south', 'east'] }, `branch in ('south', 'east')`, 60],
  [{ branch: 'south', trusted: true }, `branch = 'south' and trusted`, 0],
  [{ branch: 'east', name: 'Row 7' }, `branch = 'east' and name = 'Row 7'`, 0],
  [{ name: ['Row 7', 'Row 8', 'Nobody'] }, `name in ('Row 7', 'Row 8')`, 0],
  [
    { branch: ['north', 'east', 'moon'], name: ['Row 1', 'Row 2', 'Row 3'] },
    `branch in ('north', 'east') and name in ('Row 1', 'Row 2', 'Row 3')`,
    0,
  ],
  [{ branch: ['north', 'south'], trusted: true }, `branch in ('north', 'south') and trusted`, 0],
  [{ branch: ['south'], trusted: false }, `branch = 'south' and not trusted`, 0],
  [{ q: '1 row' }, `concat(name, chr(10), email) ilike '%row%' and concat(name, chr(10), email) ilike '%1%'`, 0],
  [
    { q: 'library', branch: 'north' },
    `name || chr(10) || coalesce(email, '') ilike '%library%' and branch = 'north'`,
    3,
  ],
];

/** Every list of everyone, next to what the rows say by themselves. */
async function lookAtAll(): Promise<void> {
  for (const [name, who, seen] of callers) {
    for (const [filter, where, from] of asks) {
      const query = { filter: JSON.stringify(filter), range: `[${from},${from + 4}]`, sort: '["name","ASC"]' };
      const { headers, body } = await who.request('GET', '/api/lending/member', { query });
      const rows = await library.rows(
        `select id from member where company_id = '${acme}' and ${seen} and ${where} order by name, id`,
      );
      const found = body.map((row: { id: string }) => row.id);
      const total = Number(String(headers['content-range']).split('/')[1]);
      const expected = rows.map(({ id }) => id).slice(from, from + 5);
      expect({ found, total }, `${name} ${JSON.stringify(filter)} from ${from}`).toEqual({
        found: expected,
        total: rows.length,
      });
    }
    const loans = await who.call('lending/loan.list', { body: {} });
    const [kept] = await library.rows(
      `select count(*)::int as n from loan where company_id = '${acme}' and exists (select 1 from member where id = member_id and ${seen})`,
    );
    expect(loans.body.total_count, `loans, ${name}`).toBe(kept?.n);
  }
}

const some = (n: number) => `'44444444-0000-4000-8000-${String(n).padStart(12, '0')}'`;
const values = (n: number) =>
  `insert into member (company_id, id, name, branch) select '${acme}', gen_random_uuid(), 'Row 1', 'north' from generate_series(1, ${n})`;

/** Each kind of write, and what it raises beside the version of the table. */
const writes: [what: string, sql: string, raised: string[]][] = [
  ['a name', `update member set name = 'Aaron' where id = ${some(200)}`, ['name']],
  ['all names', `update member set name = 'Row ' || length(name) * 3`, ['name']],
  ['a name by itself', 'update member set name = name', []],
  ['a branch', `update member set branch = 'north' where id = ${some(1)}`, ['branch']],
  [
    'two branches exchanged',
    `update member set branch = case branch when 'north' then 'south' else 'north' end where id in (${some(3)}, ${some(1)})`,
    ['branch'],
  ],
  ['the branch of a borrower', `update member set branch = 'south' where id = '${memberId(1)}'`, ['branch']],
  ['an email taken away', `update member set email = null where id = ${some(3)}`, ['email']],
  ['an email given', `update member set email = 'row 1@library.example' where id = ${some(4)}`, ['email']],
  ['name and branch', `update member set name = 'Zoe', branch = 'east' where branch = 'south'`, ['branch', 'name']],
  ['a field without a version', `update member set fine = fine + 1`, []],
  ['a field without a version, of one', `update member set fine = fine + 1 where id = ${some(2)}`, []],
  [
    'the name of one of two',
    `update member set name = case when id = ${some(8)} then 'Moved' else name end, fine = 1 where id in (${some(7)}, ${some(8)})`,
    ['name'],
  ],
  [
    'the id of one of two',
    `update member set id = case when id = ${some(31)} then gen_random_uuid() else id end, fine = 1 where id in (${some(29)}, ${some(31)})`,
    ['*', 'branch', 'email', 'name'],
  ],
  ['interests', `update member set interests = '["poems"]' where branch = 'east'`, []],
  ['whom one trusts', 'update member set trusted = not trusted', []],
  ['nobody', `update member set name = 'None' where branch = 'moon'`, []],
  ['one more', values(1), ['*']],
  ['many more', values(40), ['*']],
  ['one less', `delete from member where id = ${some(9)}`, ['*']],
  ['many less', `delete from member where id > ${some(100)} and branch = 'north'`, ['*']],
  ['another id', `update member set id = gen_random_uuid() where id = ${some(30)}`, ['*', 'branch', 'email', 'name']],
  [
    'there and back',
    `update member set branch = 'south' where branch = 'north'; update member set branch = 'north' where branch = 'south'`,
    ['branch'],
  ],
  ['one gone and one come', `delete from member where id = ${some(5)}; ${values(1)}`, ['*']],
  ['taken back', `begin; update member set branch = 'north'; ${values(3)}; rollback`, []],
  [
    'a part taken back',
    `begin; savepoint s; update member set branch = 'north'; rollback to s; update member set name = 'Row'; commit`,
    ['name'],
  ],
];

const versions = async () =>
  Object.fromEntries(
    (
      await library.rows(
        `select substr(topic, 8) as name, sum(version)::int as version from table_version where company_id = '${acme}' and topic like 'member.%' group by 1`,
      )
    ).map(({ name, version }) => [String(name), Number(version)]),
  );

it.each(writes)('%s: lists, counts and searches are right at once, by every scope', async (_what, write, raised) => {
  await lookAtAll();
  await lookAtAll();
  const before = await versions();
  await library.store.exec(write);
  const after = await versions();
  await lookAtAll();
  expect(
    Object.keys(after)
      .filter((name) => after[name] !== before[name])
      .sort(),
  ).toEqual(raised);
});

it('a total is remembered while other fields change, and counted anew once its own do', async () => {
  const total = async () => {
    const query = { filter: '{"branch":"north"}', range: '[0,4]' };
    const { headers } = await keeper.request('GET', '/api/lending/member', { query });
    return Number(String(headers['content-range']).split('/')[1]);
  };
  const first = await total();
  // Behind the back of the triggers: only a count could tell.
  await library.store.exec(
    `alter table member disable trigger user; update member set branch = 'moon' where id = ${some(3)}; alter table member enable trigger user`,
  );
  await library.store.exec(`update member set fine = 1, email = 'x' where id = ${some(6)}`);
  expect(await total()).toBe(first);
  await library.store.exec(`update member set branch = 'south' where id = ${some(6)}`);
  expect(await total()).toBe(first - 2);
});

it('what else is chosen is added up from one count by values', async () => {
  const totals = async (...choices: Record<string, unknown>[]) => {
    const found: number[] = [];
    for (const choice of choices) {
      const query = { filter: JSON.stringify(choice), range: '[0,4]' };
      const { headers } = await keeper.request('GET', '/api/lending/member', { query });
      found.push(Number(String(headers['content-range']).split('/')[1]));
    }
    return found;
  };
  const [north = 0, both = 0] = await totals({ branch: 'north' }, { branch: ['north', 'south'] });
  // Behind the back of the triggers: only a count could tell.
  await library.store.exec(
    `alter table member disable trigger user; update member set branch = 'south' where branch = 'east'; alter table member enable trigger user`,
  );
  expect(await totals({ branch: ['south'] }, { branch: ['south', 'moon'] })).toEqual([both - north, both - north]);
  await library.store.exec(`update member set branch = 'south' where id = ${some(3)}`);
  const rows = await library.rows(
    `select count(*)::int as n from member where company_id = '${acme}' and branch = 'south'`,
  );
  expect(await totals({ branch: 'south' }, { branch: ['moon', 'south'] })).toEqual([rows[0]?.n, rows[0]?.n]);
});

it('a change made by a call counts like any other', async () => {
  await lookAtAll();
  const { status } = await keeper.call('lending/member.update', {
    params: { company: acme },
    body: { member_id: memberId(2), branch: 'south' },
  });
  expect(status).toBe(200);
  await lookAtAll();
});
