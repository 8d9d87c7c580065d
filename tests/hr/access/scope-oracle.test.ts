import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { type World, world } from '../../security/matrix/world.ts';
import type { Caller } from '../../support/caller.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { type Random, random } from '../../support/random.ts';

/**
 * Random employees × random filters of a group: what its admin is told by list, total, search, filter, profile, choice
 * of values and list of admins is exactly what a few lines in memory say.
 */

const rounds = process.env.FULL ? 2_000 : 30;
const seed = Number(process.env.SEED ?? 20261121);

interface Person {
  status: string;
  id: string;
  display_name: string;
  email: string;
  employee_id: string;
  type: string;
  department: string | null;
  location: string | null;
  grade: string | null;
  tags: string[];
}
type Segments = Record<string, string[]>;

const values = {
  department: ['Engineering', 'Sales', 'Legal', 'R&D', null],
  location: ['Pune', 'Manila', 'Hà Nội', null],
  grade: ['G1', 'G2', null],
};
const tags = ['Performers', 'Core Team', 'Buddy', '%'];
const texts = ['a', 'ra', 'priya', 'acme', 'ACM-000', '%', '_', 'zzz', '@'];

/** What the specification says of a filter, and nothing of ours. */
function sees(segments: Segments, all: boolean, one: Person): boolean {
  if (all) return true;
  const entries = Object.entries(segments);
  return (
    entries.length > 0 &&
    entries.every(([key, wanted]) => {
      if (key === 'tags') return one.tags.some((tag) => wanted.includes(tag));
      const held = (one as unknown as Record<string, unknown>)[key.replace('__in', '')];
      return typeof held === 'string' && wanted.includes(held);
    })
  );
}

function segmentsOf(dice: Random): Segments {
  const segments: Segments = {};
  for (const [field, held] of Object.entries(values))
    if (dice.next() < 0.5)
      segments[`${field}__in`] = [...held, 'Nowhere'].filter(
        (value): value is string => value !== null && dice.next() < 0.5,
      );
  if (dice.next() < 0.4) segments.tags = tags.filter(() => dice.next() < 0.5);
  if (dice.next() < 0.05) segments.password__in = ['x'];
  return segments;
}

/** The names of senders are public; the oracle holds the rule of which they are the exception. */
function withoutPublicLabels(served: Artifacts): Artifacts {
  const entities = structuredClone(served.entities);
  for (const { schema } of Object.values(entities))
    for (const property of Object.values(schema.properties)) delete property['x-public-label'];
  return { ...served, entities };
}

describe('a group’s filter', () => {
  let on: World;
  let me: string;
  let group: string;
  let people: Person[];
  let caller: Caller;
  const dice = random(seed);

  beforeAll(async () => {
    on = await world(withoutPublicLabels(artifacts));
    const [row] = await on.app.rows(
      `select m.user_id, m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = 'groupadmin@acme.example'`,
    );
    me = String(row?.user_id);
    group = String(row?.group_id);
    const rights = [
      'manage_milestone',
      'manage_employee',
      'company_culture_dashboard',
      'add_note',
      'create_group',
      'update_group',
    ];
    await on.app.rows(`update access_group set permissions = $1::jsonb where id = $2`, [JSON.stringify(rights), group]);
    caller = await on.app.as({ company: on.acme, userId: me });
  }, patience);
  afterAll(() => on.close());

  async function shuffle(): Promise<void> {
    const ids = await on.app.rows('select id from user_profile where company_id = $1', [on.acme]);
    const rows = ids.map(({ id }) => ({
      id,
      department: dice.pick(values.department),
      location: dice.pick(values.location),
      grade: dice.pick(values.grade),
      tags: tags.filter(() => dice.next() < 0.3),
    }));
    await on.app.rows(
      `update user_profile u set department = r.department, location = r.location, grade = r.grade, tags = r.tags
       from jsonb_to_recordset($1::jsonb) as r(id uuid, department text, location text, grade text, tags jsonb) where u.id = r.id`,
      [JSON.stringify(rows)],
    );
    people = (await on.app.rows(
      `select id, display_name, email, employee_id, type, status, department, location, grade, tags from user_profile where company_id = $1`,
      [on.acme],
    )) as unknown as Person[];
  }

  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  const list = (query: Record<string, unknown>) =>
    caller.request('GET', '/feedback_bot/users/list', { query: { page_limit: 100, ...query } });

  /** Each tells what is wrong, or nothing. */
  const probes: Record<string, (seen: Person[]) => Promise<string | null>> = {
    async list(seen) {
      const limit = 1 + dice.below(30);
      const found: { id: string }[] = [];
      for (let page = 1; ; page++) {
        const { body } = await list({ page_limit: limit, page_offset: page });
        if (body.total_count !== seen.length) return `total ${body.total_count}, not ${seen.length}`;
        if (body.data.length === 0) break;
        found.push(...body.data);
      }
      return same(ids(found), ids(seen));
    },
    async search(seen) {
      const text = dice.pick(texts);
      const hit = (one: Person) =>
        [one.display_name, one.email, one.employee_id].some((held) => held.toLowerCase().includes(text.toLowerCase()));
      const { body } = await list({ raw_search_string: text });
      const wanted = seen.filter(hit);
      if (body.total_count !== wanted.length) return `${text}: total ${body.total_count}, not ${wanted.length}`;
      return wanted.length > 100 ? null : same(ids(body.data), ids(wanted));
    },
    async filter(seen) {
      const departments = values.department.filter((one): one is string => one !== null && dice.next() < 0.5);
      if (departments.length === 0) departments.push('Sales');
      const { body } = await caller.request('POST', '/feedback_bot/users/list', {
        body: { page_limit: 100, department__in: departments, tags: [dice.pick(tags)] },
      });
      const asked = seen.filter((one) => departments.includes(one.department ?? ''));
      const outside = body.data.filter(({ id }: { id: string }) => !asked.some((one) => one.id === id));
      return outside.length === 0 && body.total_count === body.data.length ? null : `${outside.length} outside`;
    },
    async profile(seen) {
      const one = dice.pick(people);
      const { status } = await caller.request('GET', `/feedback_bot/users/details/${one.id}`);
      const wanted = seen.includes(one) || one.id === me ? 200 : 404;
      return status === wanted ? null : `${status}, not ${wanted}`;
    },
    async values(seen) {
      const { body } = await caller.request('GET', '/feedback_bot/group/segment-filters');
      const told = Object.fromEntries(
        body.queryset_filters_options.department__in.map(({ value, count }: { value: string; count: number }) => [
          value,
          count,
        ]),
      );
      const wanted: Record<string, number> = {};
      for (const { department, status } of seen)
        if (department !== null && status === 'active') wanted[department] = (wanted[department] ?? 0) + 1;
      return same(Object.entries(told).sort(), Object.entries(wanted).sort());
    },
    async labels(seen) {
      // Everyone knows their own name.
      const known = people.filter((one) => seen.includes(one) || one.id === me);
      const named = new Map(known.map(({ id, display_name }) => [id, display_name]));
      const rows = (
        await caller.request('POST', '/feedback_bot/stage/list', { body: { page_limit: 1000 } })
      ).body.data.map(({ stage_details }: { stage_details: { chatFromUser: string | null } }) => stage_details) as {
        chatFromUser: string | null;
        chatFromUser__name: string | null;
      }[];
      const wrong = rows.find((row) => row.chatFromUser__name !== (named.get(row.chatFromUser ?? '') ?? null));
      if (wrong || rows.length === 0) return `${rows.length} touchpoints, sender ${JSON.stringify(wrong)}`;
      const { body } = await caller.request('GET', '/feedback_bot/stage/filters');
      const offered = body.queryset_filters_options.chatFromUser__in
        .map(({ value }: { value: string }) => value)
        .sort();
      const senders = new Set(rows.flatMap(({ chatFromUser }) => chatFromUser ?? []));
      return same(offered, [...senders].filter((id) => named.has(id)).sort());
    },
    async admins(seen) {
      const { body } = await caller.request('GET', '/feedback_bot/users/group-users/list', {
        query: { page_limit: 100 },
      });
      const wanted = people.filter((one) => one.type !== 'Employee' && (seen.includes(one) || one.id === me));
      return body.total_count === wanted.length
        ? same(ids(body.user_details), ids(wanted))
        : `total ${body.total_count}`;
    },
  };
  const same = (got: unknown, wanted: unknown): string | null =>
    JSON.stringify(got) === JSON.stringify(wanted)
      ? null
      : `${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`;

  async function round(at: number, wrong: string[]): Promise<number> {
    if (at % 50 === 0) await shuffle();
    const segments = segmentsOf(dice);
    const all = dice.next() < 0.05;
    await on.app.rows('update access_group set segments = $1::jsonb, all_employees = $2 where id = $3', [
      JSON.stringify(segments),
      all,
      group,
    ]);
    const seen = people.filter((one) => sees(segments, all, one));
    for (const [name, probe] of Object.entries(probes)) {
      const fault = await probe(seen);
      if (fault) wrong.push(`round ${at}, ${name}, ${JSON.stringify(segments)}: ${fault}`.slice(0, 400));
    }
    return seen.length;
  }

  it(
    `shows exactly whom it says, ${rounds} times`,
    async () => {
      const wrong: string[] = [];
      let shown = 0;
      for (let at = 0; at < rounds; at++) shown += await round(at, wrong);
      const kinds = Object.keys(probes).length;
      console.log(
        `G5 scope: ${rounds} filters × ${kinds} ways = ${rounds * kinds} probes (seed ${seed}), ${(shown / rounds).toFixed(1)} of ${people.length} people seen on average, ${wrong.length} wrong`,
      );
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(shown / rounds).toBeGreaterThan(2);
      expect(on.app.failures).toEqual([]);
    },
    patience,
  );

  it('the oracle itself is red when the scope is another', async () => {
    await shuffle();
    await on.app.rows(
      `update access_group set segments = '{"department__in":["Sales"]}', all_employees = false where id = $1`,
      [group],
    );
    const legal = people.filter((one) => sees({ department__in: ['Legal'] }, false, one));
    expect(await probes.list?.(legal)).not.toBeNull();
    expect(await probes.values?.(legal)).not.toBeNull();
  });
});
