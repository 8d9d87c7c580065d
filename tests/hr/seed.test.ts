import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileValidators } from '../../scripts/codegen/api.ts';
import { rowsOf } from '../../scripts/seed/bulk.ts';
import { acme, globex } from '../../scripts/seed/data/companies.ts';
import { peopleOf } from '../../scripts/seed/people.ts';
import { demoPassword, seedDemo } from '../../scripts/seed/seed.ts';
import { optionDetails } from '../../src/generated/options.ts';
import { addDays } from '../../src/hr/rules/due.ts';
import { normalise, type PermissionRule } from '../../src/hr/rules/permission-rules.ts';
import { type TriggerUnit, triggerDate } from '../../src/hr/rules/trigger-time.ts';
import { columnsOf } from '../../src/server/db/tables.ts';
import type { Store } from '../../src/server/services.ts';
import { passwordMatches } from '../../src/server/session/password.ts';
import { testStore } from '../support/database.ts';
import { artifacts, today } from './support/documents.ts';

const options = { ...artifacts, employees: 120, today, surveys: true };
const many = process.env.FULL ? 30_000 : 6_000;
const tables = [
  'user_profile',
  'stage',
  'chat_session',
  'chat_message',
  'access_group',
  'membership',
  'company',
  'survey',
  'survey_cycle',
  'survey_response',
  'survey_email',
  'touchpoint_run',
];

async function digest(store: Store): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const rows = await store.inSystem((db) =>
      rowsOf(
        db,
        sql`select to_jsonb(t) - 'created_at' - 'updated_at' as row from ${sql.identifier(table)} t order by company_id, id`,
      ),
    );
    found[table] = `${rows.length} ${createHash('md5').update(JSON.stringify(rows)).digest('hex')}`;
  }
  return found;
}

it('gives its groups nothing but permissions that the rules allow together', () => {
  const rules: readonly PermissionRule[] = optionDetails['access/permission-rules.rules'];
  const given = [acme, globex].flatMap(({ groups }) => groups.map(({ permissions }) => permissions));
  for (const codes of given) if (codes !== 'all') expect(normalise(rules, codes)).toEqual(codes);
});

describe('the demo', () => {
  let store: Store;
  let first: Record<string, string>;
  beforeAll(async () => {
    store = await testStore(artifacts.entities);
    await seedDemo(store, options);
    first = await digest(store);
  });
  afterAll(() => store.close());

  const rows = (query: ReturnType<typeof sql>) => store.inSystem((db) => rowsOf(db, query));

  it('has as many people as asked for', async () => {
    const found = await rows(
      sql`select slug, (select count(*)::int from user_profile u where u.company_id = c.id) as people from company c order by slug`,
    );
    expect(found).toEqual([
      { slug: 'acme', people: 120 },
      { slug: 'globex', people: 50 },
    ]);
  });

  it('is left alone by a second run', async () => {
    expect((await seedDemo(store, options)).map(({ made }) => made)).toEqual([false, false]);
    expect(await digest(store)).toEqual(first);
  });

  it('is the same on another machine', async () => {
    const other = await testStore(artifacts.entities);
    await seedDemo(other, options);
    expect(await digest(other)).toEqual(first);
    await other.close();
  });

  it('begins anew after a run that was cut off', async () => {
    const other = await testStore(artifacts.entities);
    const cut = seedDemo(other, {
      ...options,
      employees: 200,
      progress: () => {
        throw new Error('cut off');
      },
    });
    await expect(cut).rejects.toThrow('cut off');
    await seedDemo(other, options);
    expect(await digest(other)).toEqual(first);
    await other.close();
  });

  it.each(['superadmin@acme.example', 'groupadmin@acme.example', 'employee@acme.example', 'superadmin@globex.example'])(
    '%s signs in with the password of the demo',
    async (login) => {
      const [found] = await rows(sql`
        select c.password_hash, u.status from credential c
        join user_profile u on u.company_id = c.company_id and u.id = c.user_id where c.login = ${login} and u.email = ${login}`);
      expect(found?.status).toBe('active');
      expect(await passwordMatches(String(found?.password_hash), demoPassword)).toBe(true);
    },
  );

  it('is true to the documents: every record passes its validator', async () => {
    const validators = compileValidators(artifacts);
    const wrong: unknown[] = [];
    for (const entity of Object.values(artifacts.entities)) {
      if (entity.storage.system) continue;
      const names = Object.entries(entity.schema.properties).filter(([, schema]) => !schema['x-virtual']);
      const columns = columnsOf(entity);
      const selected = names.flatMap(([name]) =>
        columns[name] ? [sql`${sql.identifier(columns[name].name)} as ${sql.identifier(name)}`] : [],
      );
      const found = await rows(
        sql`select to_jsonb(t) as row from (select ${sql.join(selected, sql`, `)} from ${sql.identifier(entity.storage.table)}) t`,
      );
      for (const { row } of found) {
        const validate = validators[`entity:${entity.id}`];
        if (validate && !validate(row) && wrong.length < 5) wrong.push([entity.id, validate.errors, row]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('hangs together: everyone but the chief has a manager who is there', async () => {
    const found = await rows(sql`
      select u.email from user_profile u where not exists
        (select 1 from user_profile m where m.company_id = u.company_id and m.email = u.manager_email)`);
    expect(found.map(({ email }) => email).sort()).toEqual(['superadmin@acme.example', 'superadmin@globex.example']);
  });

  it('has four admins in its first company and a place for one more', async () => {
    const found = await rows(sql`
      select c.admin_limit, count(*)::int as admins from company c
      join user_profile u on u.company_id = c.id and u.type = 'Admin' where c.slug = 'acme' group by c.admin_limit`);
    expect(found).toEqual([{ admin_limit: 5, admins: 4 }]);
  });

  it('has touchpoints, chats with moods, and transcripts that answer their questions', async () => {
    const [found] = await rows(sql`
      select (select count(*)::int from stage where status = 'live') as live, (select count(*)::int from stage where status = 'draft') as draft,
        (select count(*)::int from chat_session where status = 'completed') as completed,
        (select count(*)::int from chat_session where status = 'completed' and overall_mood is null) as moodless,
        (select count(*)::int from user_profile where user_mood is not null) as moods,
        (select count(*)::int from chat_message m where m.question_id is not null and not exists
          (select 1 from chat_session s left join stage g on g.company_id = s.company_id and g.id = s.stage_id
            left join survey_response r on r.company_id = s.company_id and r.session_id = s.id
            left join survey_cycle c on c.company_id = s.company_id and c.id = r.cycle_id
            where s.company_id = m.company_id and s.id = m.session_id
            and coalesce(g.questions, c.questions) @> jsonb_build_array(jsonb_build_object('id', m.question_id)))) as strays`);
    expect(found).toMatchObject({ live: 51, draft: 10, moodless: 0, strays: 0 });
    expect(Number(found?.completed)).toBeGreaterThan(150);
    expect(Number(found?.moods)).toBeGreaterThan(100);
  });
});

describe('the surveys of the demo', () => {
  let store: Store;
  beforeAll(async () => {
    store = await testStore(artifacts.entities);
    await seedDemo(store, { ...options, employees: 600 });
  });
  afterAll(() => store.close());
  const rows = (query: ReturnType<typeof sql>) => store.inSystem((db) => rowsOf(db, query));

  it('have three cycles that are over and one that runs', async () => {
    const cycles = await rows(
      sql`select number, closed_at is not null as closed, "end" >= ${today}::date as lasts from survey_cycle order by number`,
    );
    expect(cycles).toEqual([
      { number: 1, closed: true, lasts: false },
      { number: 2, closed: true, lasts: false },
      { number: 3, closed: true, lasts: false },
      { number: 4, closed: false, lasts: true },
    ]);
  });

  it('are answered by most, now and then or never', async () => {
    const cycles = await rows(sql`
      select count(*) filter (where state = 'complete')::float8 / count(*) as complete from survey_response group by cycle_id`);
    for (const { complete } of cycles) {
      expect(complete).toBeGreaterThan(0.5);
      expect(complete).toBeLessThan(0.75);
    }
    const [never] = await rows(sql`
      select count(*)::int as people from (
        select user_id from survey_response group by user_id having count(*) = 4 and bool_and(state = 'none')) silent`);
    expect(never?.people).toBeGreaterThan(20);
  });

  it('tell departments, drivers and cycles apart', async () => {
    const means = await rows(sql`
      select c.number, r.segments ->> 'department' as department, avg((r.scores ->> 'mental')::float8) as mental,
        avg((r.scores ->> 'physical')::float8) as physical
      from survey_response r join survey_cycle c on c.company_id = r.company_id and c.id = r.cycle_id
      where r.state = 'complete' group by 1, 2`);
    const of = (number: number, department: string) =>
      means.find((one) => one.number === number && one.department === department) as Record<string, number>;
    expect(of(4, 'Engineering').mental).toBeGreaterThan((of(1, 'Engineering').mental as number) + 0.15);
    expect(of(4, 'Engineering').mental).toBeGreaterThan((of(4, 'Sales').mental as number) + 0.15);
    expect(of(4, 'Sales').physical).toBeGreaterThan((of(4, 'Operations').physical as number) + 0.2);
  });

  it('have some forty answers of people who left in the past year, and some whom nobody can write to', async () => {
    const [found] = await rows(sql`
      select count(*) filter (where s.status = 'completed')::int as answers,
        count(distinct to_char(s.completed_at, 'YYYY-MM'))::int as months,
        count(*) filter (where r.reason = 'unreachable')::int as unreachable,
        bool_and(u.status = 'inactive' and u.exit_date < r.due_on and (s.id is null or u.alternate_email is not null)) as sound
      from touchpoint_run r join user_profile u on u.company_id = r.company_id and u.id = r.user_id
      left join chat_session s on s.company_id = r.company_id and s.id = r.session_id where r.stage_type = 'postExit'`);
    expect(found).toMatchObject({ sound: true });
    expect(found?.answers).toBeGreaterThanOrEqual(38);
    expect(found?.answers).toBeLessThanOrEqual(50);
    expect(found?.months).toBeGreaterThanOrEqual(11);
    expect(found?.unreachable).toBeGreaterThan(3);
  });

  it('lie in the past, before anyone looks at them', async () => {
    const [late] = await rows(sql`
      select (select count(*)::int from chat_session where greatest(created_at, started_at, completed_at) >= ${today}::date) as chats,
        (select count(*)::int from survey_response
          where greatest(completed_at, thanked_at) >= ${today}::date or mailed_on >= ${today}::date or next_at is not null) as responses,
        (select count(*)::int from touchpoint_run where due_on >= ${today}::date) as runs,
        (select count(*)::int from survey_cycle where opened_at >= ${today}::date or closed_at >= ${today}::date) as cycles`);
    expect(late).toEqual({ chats: 0, responses: 0, runs: 0, cycles: 0 });
  });

  it('of check-ins that wait for another sender are due on the day that their touchpoint says', async () => {
    const waiting = await rows(sql`
      select r.due_on::text as due, u.joining_date::text as joining, s.trigger_time_duration as after, s.trigger_time_unit as unit
      from touchpoint_run r join user_profile u on u.id = r.user_id join stage s on s.id = r.stage_id
      where r.state = 'held' and r.reason = 'sender-left'`);
    expect(waiting.length).toBe(4);
    for (const { due, joining, after, unit } of waiting) {
      expect(triggerDate(String(joining), Number(after), unit as TriggerUnit)).toBe(due);
      expect(String(due) < today && String(due) > addDays(today, -7)).toBe(true);
    }
  });

  it('are what the record of a person says last', async () => {
    const [stale] = await rows(sql`
      select count(*)::int as people from user_profile u
      join lateral (select overall_mood from chat_session s where s.company_id = u.company_id and s.user_id = u.id
        and s.status = 'completed' order by completed_at desc limit 1) last on true
      where u.user_mood is distinct from last.overall_mood`);
    expect(stale).toEqual({ people: 0 });
  });
});

describe('people', () => {
  it('have addresses of their own, also many of them', () => {
    const person = peopleOf({ slug: 'acme', today, known: acme.known });
    const emails = Array.from({ length: many }, (_none, index) => person(index).email);
    expect(new Set(emails).size).toBe(many);
  });
});
