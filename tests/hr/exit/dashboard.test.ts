import { sql } from 'drizzle-orm';
import readExcelFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertRows, type Row } from '../../../scripts/seed/bulk.ts';
import { exitAnswersOf, exitStageRow, exitSurveyOf, leaverOf } from '../../../scripts/seed/exit.ts';
import { type Person, peopleOf } from '../../../scripts/seed/people.ts';
import { quarterOf, tenureOf } from '../../../src/hr/rules/exit-figures.ts';
import { seedingDay } from '../../support/demo.ts';
import { artifacts } from '../support/documents.ts';
import { effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

const superAdmin = 'superadmin@acme.example';
const viewer = 'meera.iyer@acme.example';
const minimum = 5;

/** Someone who has answered, as the database has them. */
interface Known {
  id: string;
  department: string;
  location: string;
  tenure: string | null;
  quarter: string;
}
type Field = 'department' | 'location' | 'tenure' | 'quarter';
type Filters = Partial<Record<Field, string>>;

let server: Server;
let answered: Known[];
let survey: ReturnType<typeof exitSurveyOf>;
let person: (index: number) => Person;
let made = 0;

beforeAll(async () => {
  server = await seededServer({ employees: 60, jobs: true });
  survey = exitSurveyOf('leavers', seedingDay);
  person = peopleOf({ slug: 'leavers', today: seedingDay, known: [] });
  await write('touchpoints/stage', [exitStageRow(survey, await idOf(server, superAdmin), 99)]);
});
afterAll(() => server.close());
afterEach(() => server.rows(sql`delete from disclosure`));

async function write(entity: string, rows: readonly Row[]): Promise<void> {
  const document = artifacts.entities[entity];
  if (!document) throw new Error(entity);
  const [company] = await server.rows(sql`select company_id from user_profile where email = ${superAdmin}`);
  await server.store.inSystem((db) => insertRows(db, document, String(company?.company_id), rows));
}

/** People who have left, most of whom have answered. */
async function leave(count: number): Promise<void> {
  const people = Array.from({ length: count }, (_none, at) => leaverOf(person(made + at), seedingDay));
  made += count;
  const told = people.map((one) => exitAnswersOf(survey, one));
  await write('people/user', people);
  await write(
    'people/session',
    told.flatMap(({ sessions }) => sessions),
  );
  await write(
    'touchpoints/run',
    told.flatMap(({ runs }) => runs),
  );
  await write(
    'people/session/message',
    told.flatMap(({ messages }) => messages),
  );
  const rows = await server.rows(sql`
    select u.id, u.department, u.location, u.joining_date::text as joining, u.exit_date::text as exit,
      to_char(s.completed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
    from touchpoint_run r join user_profile u on u.id = r.user_id join chat_session s on s.id = r.session_id
    where r.stage_type = 'postExit' and s.status = 'completed'`);
  answered = rows.map(({ id, department, location, joining, exit, day }) => ({
    id: String(id),
    department: String(department),
    location: String(location),
    tenure: tenureOf(String(joining), String(exit)),
    quarter: quarterOf(String(day)),
  }));
}

async function ask(filters: Filters = {}, email = superAdmin) {
  const answer = await server.as(email, 'GET', `/exit_bot/dashboard?${new URLSearchParams(filters)}`);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
}

const setOf = (filters: Filters): Set<string> =>
  new Set(
    answered.flatMap((one) =>
      Object.entries(filters).every(([key, value]) => one[key as Field] === value) ? one.id : [],
    ),
  );
const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((id) => !other.has(id)).length + [...other].filter((id) => !one.has(id)).length;
const isSafe = (people: number): boolean => people === 0 || people >= minimum;
const valuesOf = (field: Field): string[] => [...new Set(answered.flatMap((one) => one[field] ?? []))];

describe('before as many as the minimum have answered', () => {
  it('there are no figures, and it says why', async () => {
    expect(await ask()).toMatchObject({ withheld: 'none', figures: null });
    while ((answered?.length ?? 0) === 0) await leave(1);
    expect(await ask()).toMatchObject({ withheld: 'few', figures: null });
  });
});

describe('once many have answered', () => {
  beforeAll(() => leave(110));

  it('it tells what they said, and writes nothing but that it did', async () => {
    const { result, effects } = await effectsOf(server, () => ask());
    const { figures } = result;
    expect(figures.respondents).toBe(answered.length);
    expect(figures.sent).toBeGreaterThan(answered.length);
    const [said] = await server.rows(sql`
      select round(avg((msg -> 0 ->> 'value')::int), 1)::float8 as experience from chat_message
      where question_id = ${survey.questions.find(({ fixed }) => fixed === 'experience')?.id} and not bot_response
        and session_id in (select id from chat_session where status = 'completed')`);
    expect(figures.experience).toBe(said?.experience);
    const told = figures.departments.filter((row: Row) => row.respondents !== null);
    for (const { name, respondents } of told) expect(respondents).toBe(setOf({ department: name }).size);
    expect(told.length).toBeGreaterThan(2);
    expect(effects).not.toHaveProperty('audit_line');
  });

  it('whose invitation was taken back counts as sent only where they have answered', async () => {
    const { figures } = await ask();
    await server.rows(sql`delete from disclosure`);
    const takenBack = async (which: 'completed' | 'initiated') => {
      const [run] = await server.rows(sql`
        update touchpoint_run set state = 'held', reason = 'paused' where id = (
          select r.id from touchpoint_run r join chat_session s on s.id = r.session_id
          where r.stage_type = 'postExit' and s.status = ${which} limit 1) returning id`);
      const { sent, respondents } = (await ask()).figures;
      await server.rows(sql`delete from disclosure`);
      await server.rows(sql`update touchpoint_run set state = 'started', reason = null where id = ${run?.id}`);
      return [sent, respondents];
    };
    expect(await takenBack('initiated')).toEqual([figures.sent - 1, figures.respondents]);
    expect(await takenBack('completed')).toEqual([figures.sent, figures.respondents]);
  });

  it.each<[string, Filters]>([
    ['a department', { department: 'Engineering' }],
    ['a time here', { tenure: 'two-years' }],
  ])('it tells of %s alone', async (_name, filters) => {
    const { figures } = await ask(filters);
    expect(figures.respondents).toBe(setOf(filters).size);
  });

  it('it hides what would tell of few, and says so', async () => {
    const { figures, hidden } = await ask();
    const small = valuesOf('department').filter((value) => setOf({ department: value }).size < minimum);
    expect(small.length).toBeGreaterThan(0);
    for (const name of small)
      expect(figures.departments.find((row: Row) => row.name === name)).toMatchObject({
        respondents: null,
        experience: null,
      });
    expect(hidden).toBe(true);
    expect(await ask({ department: small[0] ?? '' })).toMatchObject({ withheld: 'few', figures: null });
  });

  it('no two filters, nor the rows that stand with them, differ by fewer than the minimum', async () => {
    const told: { name: string; people: Set<string> }[] = [];
    const learn = (name: string, filters: Filters) => told.push({ name, people: setOf(filters) });
    const asked: Filters[] = [{}];
    const fields: Field[] = ['department', 'location', 'tenure', 'quarter'];
    for (const field of fields) for (const value of valuesOf(field)) asked.push({ [field]: value });
    for (const department of valuesOf('department').slice(0, 4))
      for (const field of ['location', 'tenure', 'quarter'] as const)
        for (const value of valuesOf(field)) asked.push({ department, [field]: value });
    for (const tenure of valuesOf('tenure')) for (const quarter of valuesOf('quarter')) asked.push({ tenure, quarter });
    for (const filters of asked) {
      const { figures } = await ask(filters);
      if (!figures) continue;
      learn(JSON.stringify(filters), filters);
      for (const [field, list] of [
        ['department', figures.departments],
        ['tenure', figures.tenures],
        ['quarter', figures.quarters],
      ] as const)
        for (const { name, respondents } of list)
          if (respondents) learn(`${JSON.stringify(filters)} ${name}`, { ...filters, [field]: name });
      for (const { count } of figures.reasons) if (count !== null) expect(isSafe(count)).toBe(true);
    }
    const leaks: string[] = [];
    let pairs = 0;
    for (const [at, one] of told.entries()) {
      if (!isSafe(one.people.size)) leaks.push(`${one.name}: ${one.people.size}`);
      for (const other of told.slice(0, at)) {
        pairs += 1;
        const between = apart(one.people, other.people);
        if (!isSafe(between)) leaks.push(`${one.name} and ${other.name}: ${between}`);
      }
    }
    expect(leaks.slice(0, 5)).toEqual([]);
    expect(pairs).toBeGreaterThan(500);
    for (const field of ['department', 'tenure', 'quarter'] as const) {
      const parts = valuesOf(field).filter((value) =>
        told.some(({ people }) => apart(people, setOf({ [field]: value })) === 0),
      );
      const rest = answered.filter((one) => !parts.includes(one[field] ?? '')).length;
      expect(isSafe(rest), `${field} leaves ${rest}`).toBe(true);
    }
  });

  it('what few have added since is not told', async () => {
    const before = await ask();
    const count = answered.length;
    while (answered.length === count) await leave(1);
    const after = await ask();
    expect(after.figures).toEqual(before.figures);
    while (answered.length < count + 20) await leave(8);
    expect((await ask()).figures.respondents).toBe(answered.length);
  });

  describe('as a file', () => {
    const file = (filters: Filters = {}, email = superAdmin) =>
      server.as(email, 'POST', '/exit_bot/dashboard/download', { body: filters });

    async function fetched(url: string) {
      const { app, cookies } = await server.browser(superAdmin);
      const { pathname, search } = new URL(url, 'http://localhost');
      return app.inject({ method: 'GET', url: pathname + search, cookies: Object.fromEntries(cookies) });
    }

    it('of the questions it tells of the fixed ones what the page does, and nothing of who answered since', async () => {
      const { figures } = await ask();
      const count = answered.length;
      while (answered.length === count) await leave(1);
      const made = await server.as(superAdmin, 'POST', `/exit_bot/reports/${survey.id}/download_details`, {
        body: { report_type: 'questions' },
      });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const rows = await readExcelFile((await fetched(made.body.message)).rawPayload);
      const said = rows.slice(1).map((cells) => cells.slice(4, 7));
      const reasons = figures.reasons.map((one: Row) => `${one.reason}: ${one.count ?? '–'}`).join('; ');
      const averages = [figures.experience, figures.manager, figures.recommend];
      expect(said[0]).toEqual([answered.length, null, reasons]);
      expect(said.slice(1, 4)).toEqual(averages.map((average) => [answered.length, average, null]));
      expect(said[4]?.slice(1)).toEqual([null, null]);
    });

    it('it holds what the page shows, and no figure more', async () => {
      const { figures } = await ask();
      const made = await file();
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const answer = await fetched(made.body.report_url);
      const [summary, reasons, departments, tenures, quarters] = await Promise.all(
        [1, 2, 3, 4, 5].map((sheet) => readExcelFile(answer.rawPayload, { sheet })),
      );
      const told = (value: unknown) => value ?? '–';
      expect(summary?.slice(5).map(([, value]) => value)).toEqual(
        [figures.sent, figures.respondents, figures.experience, figures.manager, figures.recommend].map(told),
      );
      expect(reasons?.slice(1)).toEqual(figures.reasons.map((one: Row) => [one.reason, told(one.count)]));
      const lines = (rows: Row[]) => rows.map((one) => [one.name, told(one.respondents), told(one.experience)]);
      expect(departments?.slice(1)).toEqual(lines(figures.departments));
      expect(quarters?.slice(1)).toEqual(lines(figures.quarters));
      expect(tenures?.slice(1).map((cells) => cells.slice(1))).toEqual(
        lines(figures.tenures).map((cells) => cells.slice(1)),
      );
      const [row] = await server.rows(sql`select type, status from download order by created_at desc limit 1`);
      expect(row).toEqual({ type: 'exit_dashboard', status: 'ready' });
    });

    it('it is not made of a selection of which nothing is told', async () => {
      const small = valuesOf('department').find((value) => setOf({ department: value }).size < minimum) ?? '';
      const answer = await file({ department: small });
      expect([answer.status, answer.body.code]).toEqual([409, 'NotTold']);
    });

    it('what a file has told is remembered as told', async () => {
      await server.rows(sql`delete from disclosure`);
      expect((await file()).status).toBe(200);
      const rows = await server.rows(sql`select subject from disclosure where subject = 'exit'`);
      expect(rows.length).toBeGreaterThan(0);
    });

    it('others are refused', async () => {
      for (const who of ['employee@acme.example', 'groupadmin@acme.example'])
        expect((await file({}, who)).status).toBe(403);
      expect((await file({}, 'superadmin@globex.example')).body.code).toBe('NotTold');
    });
  });

  it('who may look sees it, others are refused, and a group only its own people', async () => {
    expect((await server.as('employee@acme.example', 'GET', '/exit_bot/dashboard')).status).toBe(403);
    expect((await server.as('superadmin@globex.example', 'GET', '/exit_bot/dashboard')).body).toMatchObject({
      withheld: 'none',
    });
    await server.rows(sql`
      update access_group set all_employees = false, segments = '{"department__in": ["Engineering"]}'::jsonb, version = version + 1
      where id = (select group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${viewer})`);
    const { figures, choices } = await ask({}, viewer);
    expect(figures.respondents).toBe(setOf({ department: 'Engineering' }).size);
    expect(choices.departments).toEqual([{ value: 'Engineering' }]);
  });
});
