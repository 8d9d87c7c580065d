import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type World, world } from '../../security/matrix/world.ts';
import type { Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';
import { random } from '../../support/random.ts';

/**
 * Random rights × scopes × notes: who reads them, what they are told that they may do, whether the calls do just that,
 * and who can be mentioned, is what a few lines in memory say.
 */

const rounds = process.env.FULL ? 400 : 30;
const seed = Number(process.env.SEED ?? 20261121);
const path = '/feedback_bot/session/comment';
const reading = [
  'manage_employee',
  'add_note',
  'add_tag',
  'schedule_invite',
  'send_sms',
  'send_email',
  'change_status',
  'acknowledge_chat',
];
const others = ['manage_milestone', 'add_employees', 'data_export', 'view_message', 'update_group'];
const departments = ['Engineering', 'Sales', 'Legal'];

interface Admin {
  id: string;
  email: string;
  type: 'SuperAdmin' | 'Admin';
  group: string | null;
  /** Null: everyone. */
  sees: string[] | null;
  codes: string[];
  caller: Caller;
}

describe('notes for random admins', () => {
  let on: World;
  let admins: Admin[];
  let people: { id: string; department: string }[];
  const dice = random(seed);
  const some = <T>(all: readonly T[], share: number) => all.filter(() => dice.next() < share);

  beforeAll(async () => {
    on = await world();
    const rows = await on.app.rows(
      `select u.id, u.email, u.type, m.group_id from user_profile u left join membership m on m.user_id = u.id where u.company_id = $1 and u.type <> 'Employee' order by u.email`,
      [on.acme],
    );
    admins = await Promise.all(
      rows.map(async (row) => ({
        id: String(row.id),
        email: String(row.email),
        type: row.type as Admin['type'],
        group: row.group_id as string | null,
        sees: null,
        codes: [],
        caller: await on.app.as({ company: on.acme, userId: String(row.id) }),
      })),
    );
    await on.app.rows(`delete from note`);
  }, patience);
  afterAll(() => on.close());

  /** Everyone gets another department, every group other rights; two admins of a group share them. */
  async function shuffle(): Promise<void> {
    const groups = new Map<string, { sees: string[] | null; codes: string[] }>();
    for (const group of new Set(admins.flatMap(({ group }) => group ?? []))) {
      const sees = dice.next() < 0.3 ? null : some(departments, 0.6);
      const codes = [...some(reading, 0.25), ...some(others, 0.5)];
      groups.set(group, { sees, codes });
      await on.app.rows(
        `update access_group set permissions = $1::jsonb, all_employees = $2, segments = $3::jsonb where id = $4`,
        [JSON.stringify(codes), sees === null, JSON.stringify(sees ? { department__in: sees } : {}), group],
      );
    }
    for (const admin of admins) Object.assign(admin, groups.get(admin.group ?? '') ?? {});
    await on.app.rows(
      `update user_profile set department = ($1::text[])[1 + floor(random() * 3)::int] where company_id = $2`,
      [departments, on.acme],
    );
    people = (await on.app.rows(`select id, department from user_profile where company_id = $1 order by id`, [
      on.acme,
    ])) as unknown as typeof people;
  }

  const has = (admin: Admin, codes: string[]) =>
    admin.type === 'SuperAdmin' || admin.codes.some((code) => codes.includes(code));
  const sees = (admin: Admin, one: { id: string; department: string }) =>
    admin.type === 'SuperAdmin' || admin.id === one.id || admin.sees === null || admin.sees.includes(one.department);
  /** One's own row is opened, and what hangs on it only where the group keeps it. */
  const keeps = (admin: Admin, one: { department: string }) =>
    admin.type === 'SuperAdmin' || admin.sees === null || admin.sees.includes(one.department);
  const departmentOf = (id: string) => people.find((one) => one.id === id) as { id: string; department: string };

  async function write(author: Admin, user: string): Promise<string> {
    const [row] = await on.app.rows(
      `insert into note (company_id, id, user_id, body, created_by) values ($1, gen_random_uuid(), $2, 'A note', $3) returning id`,
      [on.acme, user, author.id],
    );
    return String(row?.id);
  }

  const wrong: string[] = [];
  let probes = 0;
  const same = (what: string, got: unknown, wanted: unknown) => {
    probes += 1;
    const [told, expected] = [JSON.stringify(got), JSON.stringify(wanted)];
    if (told !== expected) wrong.push(`${what}: ${told}, not ${expected}`);
  };

  async function round(): Promise<void> {
    await shuffle();
    // Now and then it is an admin whom the note is about.
    const person = dice.next() < 0.3 ? departmentOf(dice.pick(admins).id) : dice.pick(people);
    const author = dice.pick(admins);
    const who = dice.next() < 0.4 ? author : dice.pick(admins);
    const note = await write(author, person.id);
    const itself = who.id === person.id && who.type !== 'SuperAdmin';
    const may = { read: has(who, reading), write: has(who, ['add_note']), sees: sees(who, person) };
    const where = `${who.email} (${who.codes}) on a note by ${author.email}`;

    const list = await who.caller.request('GET', `${path}/list/${person.id}`);
    same(`${where}: list`, list.status, !may.read || itself ? 403 : may.sees ? 200 : 404);
    const actions = [
      ...(may.write && who === author ? ['edit_comment'] : []),
      ...(who.type === 'SuperAdmin' || (may.write && who === author) ? ['delete_comment'] : []),
    ];
    if (list.status === 200)
      same(
        `${where}: actions`,
        list.body.data.find((one: { id: string }) => one.id === note)?.allowed_actions,
        actions,
      );

    const mentions = await who.caller.request('GET', `${path}/mentions/${person.id}`);
    same(`${where}: mentions`, mentions.status, !may.write || itself ? 403 : may.sees ? 200 : 404);
    if (mentions.status === 200) {
      const wanted = admins.filter(
        (one) => one !== who && one.id !== person.id && sees(who, departmentOf(one.id)) && sees(one, person),
      );
      const told = mentions.body.data.map(({ email }: { email: string }) => email).sort();
      same(`${where}: offered`, told, wanted.map(({ email }) => email).sort());
    }

    const add = await who.caller.request('POST', `${path}/add`, { body: { user: person.id, body: 'Another' } });
    same(`${where}: add`, add.status, !may.write || itself ? 403 : may.sees ? 201 : 404);

    const expected = (action: string, right: boolean) =>
      !right ? 403 : !keeps(who, person) ? 404 : actions.includes(action) ? 200 : 403;
    const update = await who.caller.request('PATCH', `${path}/update/${note}`, { body: { body: 'Changed' } });
    same(`${where}: update`, update.status, expected('edit_comment', may.write));
    const remove = await who.caller.request('DELETE', `${path}/delete/${note}`);
    same(`${where}: delete`, remove.status, expected('delete_comment', may.write || who.type === 'SuperAdmin'));
  }

  it('agree with the oracle', { timeout: patience }, async () => {
    for (let at = 0; at < rounds; at++) await round();
    console.log(`Notes: ${probes} answers compared in ${rounds} rounds, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  });
});
