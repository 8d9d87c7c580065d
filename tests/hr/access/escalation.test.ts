import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optionValues } from '../../../src/generated/options.ts';
import { patience } from '../../support/patience.ts';
import { type Random, random } from '../../support/random.ts';
import {
  type AccessServer,
  accessServer,
  limited,
  over,
  peer,
  regional,
  superAdmin,
  wide,
  wideToo,
} from '../support/access.ts';

/**
 * Random companies of groups, random calls by random admins. Whatever is accepted: nobody has afterwards what they did
 * not have before and the caller did not have either, and someone is always SuperAdmin. What rights are is worked out
 * here from the rows alone, with nothing of the product's.
 */

const cases = process.env.FULL ? 2_000 : 200;
const seed = Number(process.env.SEED ?? 20261121);
const graphEvery = 25;

const actors = [superAdmin, limited, peer, wide, wideToo, regional];
const codes: readonly string[] = optionValues['access/permissions.codes'];
const departments = ['Engineering', 'Sales', 'Human Resources', 'Finance'];
const regions = ['APAC', 'EMEA', 'India'];

interface Rights {
  permissions: Set<string>;
  sees: Set<string>;
}
interface Employee {
  id: string;
  email: string;
  type: string;
  department: string;
  region: string;
}
interface Membership {
  user: string;
  group: { id: string; permissions: string[]; segments: Record<string, string[]>; all: boolean; master: boolean };
}
interface State {
  rights: Map<string, Rights>;
  members: Membership[];
  superAdmins: number;
}

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());

async function stateNow(): Promise<State> {
  const people = (await server.rows(sql`
    select u.id, u.email, u.type, coalesce(u.department, '') as department, coalesce(u.region, '') as region
    from user_profile u join company c on c.id = u.company_id where c.slug = 'acme' and u.status = 'active'`)) as unknown as Employee[];
  const members = (
    await server.rows(sql`
      select m.user_id, g.id, g.permissions, g.segments, g.all_employees, g.master
      from membership m join access_group g on g.id = m.group_id join company c on c.id = m.company_id where c.slug = 'acme'`)
  ).map(
    (row): Membership => ({
      user: String(row.user_id),
      group: {
        id: String(row.id),
        permissions: row.permissions as string[],
        segments: row.segments as Record<string, string[]>,
        all: row.all_employees === true,
        master: row.master === true,
      },
    }),
  );
  const everyone = new Set(people.map(({ id }) => id));
  const rights = new Map<string, Rights>();
  for (const person of people) {
    const group = members.find(({ user }) => user === person.id)?.group;
    if (person.type === 'SuperAdmin') rights.set(person.id, { permissions: new Set(codes), sees: everyone });
    else if (person.type !== 'Admin' || !group)
      rights.set(person.id, { permissions: new Set(), sees: new Set([person.id]) });
    else rights.set(person.id, { permissions: new Set(group.permissions), sees: seenBy(group, people, person.id) });
  }
  return { rights, members, superAdmins: people.filter(({ type }) => type === 'SuperAdmin').length };
}

function seenBy({ all, segments }: Membership['group'], people: Employee[], self: string): Set<string> {
  const limits = Object.entries(segments);
  const among = people.filter(
    (one) =>
      one.id === self ||
      all ||
      (limits.length > 0 &&
        limits.every(([field, values]) => values.includes(one[field.replace('__in', '') as 'department' | 'region']))),
  );
  return new Set(among.map(({ id }) => id));
}

const some = <T>(dice: Random, values: readonly T[], chance: number): T[] => values.filter(() => dice.next() < chance);

function segmentsOf(dice: Random): Record<string, string[]> | undefined {
  if (dice.next() < 0.3) return undefined;
  const department__in = some(dice, departments, 0.5);
  const region__in = dice.next() < 0.4 ? some(dice, regions, 0.5) : [];
  const all = { department__in, region__in };
  const kept = Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0));
  return Object.keys(kept).length > 0 ? kept : { department__in: ['Engineering'] };
}

/** A company anew: some groups, every admin in one or in none. */
async function graph(dice: Random, round: number): Promise<void> {
  await server.restore();
  await server.rows(sql`delete from membership m using company c where c.id = m.company_id and c.slug = 'acme'`);
  await server.rows(
    sql`delete from access_group g using company c where c.id = g.company_id and c.slug = 'acme' and not g.master`,
  );
  const free = actors.slice(1);
  for (let at = 0; at < 3 + dice.below(3); at++) {
    const admins = free.splice(0, at === 0 ? 2 : dice.below(3));
    // One strong group, so that much of what its admins try is accepted.
    const [least, more] = at === 0 ? [1, 0.6] : [0.5, 0.1];
    const rights = [
      ...some(dice, over, least),
      ...some(
        dice,
        codes.filter((code) => !over.includes(code)),
        more,
      ),
    ];
    await server.group(`Graph ${round} number ${at}`, {
      permissions: rights.length > 0 ? rights : ['add_employees'],
      segments: at === 0 && dice.next() < 0.5 ? undefined : segmentsOf(dice),
      admins,
    });
  }
}

/** Mostly what the caller has, so that much is accepted; now and then a code besides. */
function permissionsOf(dice: Random, own: readonly string[]): string[] {
  const chosen = some(dice, dice.next() < 0.7 ? own : codes, dice.pick([0.1, 0.5, 1]));
  return chosen.length === 0 || dice.next() < 0.3 ? [...chosen, dice.pick(codes)] : chosen;
}

type Asked = { call: Parameters<AccessServer['call']>[1]; input: unknown };

function attempt(dice: Random, groups: string[], people: string[], own: readonly string[], round: number): Asked {
  const group = dice.pick(groups);
  const person = dice.pick(people);
  const values = {
    ...(dice.next() < 0.7 && { permissions: permissionsOf(dice, own) }),
    ...(dice.next() < 0.7 && { segments: segmentsOf(dice) ?? {} }),
  };
  switch (dice.below(7)) {
    case 0:
      return {
        call: 'create',
        input: { group_name: `Created in ${round}`, permissions: [dice.pick(codes)], segments: {}, ...values },
      };
    case 1:
    case 2:
      return { call: 'update', input: { group_id: group, ...values } };
    case 3:
    case 4:
      return { call: 'addUser', input: { group_id: group, user_id: person, move: dice.next() < 0.7 } };
    case 5:
      return { call: 'removeUser', input: [group, person] };
    default:
      return { call: 'remove', input: group };
  }
}

const beyond = (after: Set<string>, before: Set<string>, own: Set<string>) =>
  [...after].filter((one) => !before.has(one) && !own.has(one));

function gained(before: State, after: State, caller: string): string[] {
  const own = before.rights.get(caller) as Rights;
  return [...after.rights].flatMap(([id, now]) => {
    const then = before.rights.get(id) ?? { permissions: new Set(), sees: new Set([id]) };
    const codesGained = beyond(now.permissions, then.permissions, own.permissions);
    // Everyone sees themselves.
    const peopleGained = beyond(now.sees, then.sees, own.sees).filter((seen) => seen !== id);
    return [...codesGained.map((code) => `${id} got ${code}`), ...peopleGained.map((seen) => `${id} sees ${seen}`)];
  });
}

/** Rights of everyone whose rights a call has changed are within the caller's. */
function touched(before: State, after: State, caller: string): string[] {
  const own = before.rights.get(caller) as Rights;
  const key = ({ permissions, sees }: Rights) => `${[...permissions].sort()}|${[...sees].sort()}`;
  return [...after.rights].flatMap(([id, now]) => {
    const then = before.rights.get(id);
    if (then && key(then) === key(now)) return [];
    const codesBeyond = [...now.permissions].filter((code) => !own.permissions.has(code));
    const peopleBeyond = [...now.sees].filter((seen) => seen !== id && !own.sees.has(seen));
    return [...codesBeyond, ...peopleBeyond].map((what) => `${id} has ${what}, which the caller has not`);
  });
}

it(
  `${cases} random calls give nobody what the caller does not have`,
  async () => {
    const dice = random(seed);
    const ids = new Map<string, string>();
    for (const email of actors) ids.set(email, await server.personId(email));
    const others = (
      await server.rows(sql`
      select u.id from user_profile u join company c on c.id = u.company_id where c.slug = 'acme' and u.status = 'active' order by u.employee_id limit 25`)
    ).map(({ id }) => String(id));
    const wrong: string[] = [];
    const outcome = { accepted: 0, byLimited: 0, refused: 0, failed: 0 };
    for (let round = 0; round < cases; round++) {
      if (round % graphEvery === 0) await graph(dice, round);
      const groups = (
        await server.rows(sql`
        select g.id from access_group g join company c on c.id = g.company_id where c.slug = 'acme'`)
      ).map(({ id }) => String(id));
      const who = dice.pick(actors.slice(dice.next() < 0.8 ? 1 : 0));
      const before = await stateNow();
      const own = before.rights.get(ids.get(who) as string) as Rights;
      const asked = attempt(dice, groups, [...ids.values(), ...others], [...own.permissions], round);
      const { status, body } = await server.call(who, asked.call, asked.input);
      const after = await stateNow();
      const wasSuper = own.permissions.size === codes.length;
      const told = `round ${round}: ${who} ${asked.call} ${JSON.stringify(asked.input)} → ${status} ${body.code ?? ''}`;
      if (status >= 500) outcome.failed += 1;
      else if (status >= 400) outcome.refused += 1;
      else {
        outcome.accepted += 1;
        if (!wasSuper) outcome.byLimited += 1;
      }
      if (status >= 400 && JSON.stringify(after.members) !== JSON.stringify(before.members))
        wrong.push(`${told}: refused, but changed`);
      if (after.superAdmins < 1) wrong.push(`${told}: no SuperAdmin is left`);
      if (after.members.some(({ user }, at, all) => all.findIndex((one) => one.user === user) !== at))
        wrong.push(`${told}: someone is in two groups`);
      if (!wasSuper)
        for (const fault of [
          ...gained(before, after, ids.get(who) as string),
          ...touched(before, after, ids.get(who) as string).filter(() => status < 400 && !loses(asked.call)),
        ])
          wrong.push(`${told}: ${fault}`);
    }
    console.log(
      `G4 escalation: ${cases} calls on ${Math.ceil(cases / graphEvery)} random graphs (seed ${seed}): ${outcome.accepted} accepted (${outcome.byLimited} not by a SuperAdmin), ${outcome.refused} refused, ${wrong.length} wrong`,
    );
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(outcome.failed).toBe(0);
    expect(outcome.byLimited).toBeGreaterThan(cases / 100);
  },
  patience,
);

/** Taking away leaves someone with themselves only. */
const loses = (call: string): boolean => call === 'removeUser';

it('sees a right that someone got past the product', async () => {
  await server.restore();
  const before = await stateNow();
  await server.rows(
    sql`update access_group set permissions = permissions || '["manage_integrations"]'::jsonb, segments = '{}', all_employees = true where group_name = 'Engineering partners'`,
  );
  const wrong = gained(before, await stateNow(), await server.personId(regional));
  expect(wrong).toContain(`${await server.personId(peer)} got manage_integrations`);
  expect(wrong.some((fault) => fault.includes(' sees '))).toBe(true);
});
