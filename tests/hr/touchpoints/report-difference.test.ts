import { sql } from 'drizzle-orm';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Server, seededServer } from '../support/server.ts';

/** Two reports, and what changed between them: what an admin may reckon from the difference. */

const superAdmin = 'superadmin@acme.example';
const partner = 'meera.iyer@acme.example';
const acme = sql`(select id from company where slug = 'acme')`;
let server: Server;
beforeAll(async () => {
  server = await seededServer({ jobs: true, employees: 200 });
  for (const email of [superAdmin, partner]) await server.browser(email);
});
beforeEach(async () => {
  // Ten exports an hour would not do.
  await server.rows(sql`delete from counter`);
  await server.rows(sql`delete from disclosure`);
});
afterAll(() => server.close());

interface Asked {
  stage: string;
  question: string;
  text: string;
  people: string[];
}

/** The question of this kind that most people have answered. */
async function mostAnswered(type: string): Promise<Asked> {
  const [row] = await server.rows(sql`
    select s.id as stage, m.question_id as question, q.value ->> 'text' as text, array_agg(distinct m.user_id) as people
    from chat_message m join chat_session c on c.id = m.session_id join stage s on s.id = c.stage_id
      join lateral jsonb_array_elements(s.questions) q on (q.value ->> 'id')::uuid = m.question_id
    where not m.bot_response and q.value ->> 'type' = ${type} and s.company_id = ${acme}
    group by 1, 2, 3 order by count(distinct m.user_id) desc, 2 limit 1`);
  return row as unknown as Asked;
}

async function exported(email: string, { stage, text }: Asked) {
  const { status, body } = await server.as(email, 'POST', '/feedback_bot/stage/questions_report/download', {
    body: { stages: [stage] },
  });
  expect(status).toBe(200);
  const browser = await server.browser(email);
  const cookies = Object.fromEntries(browser.cookies);
  const file = await browser.app.inject({ method: 'GET', url: body.report_url, cookies });
  const rows = await readExcelFile(file.rawPayload, { sheet: 2 });
  const row = rows.find((one) => one[3] === text);
  return { answers: Number(row?.[5]), figure: row?.[6] ?? row?.[7] ?? null, countedOn: row?.[8] ?? null };
}

const among = (people: readonly string[]) =>
  sql`user_id in (${sql.join(
    people.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;

/** Takes their answers away, as if they had not answered yet; gives them back with this value. */
async function notYet({ question }: Asked, people: readonly string[]) {
  const own = sql`question_id = ${question} and not bot_response and ${among(people)}`;
  const rows = await server.rows(sql`select id from chat_message where ${own}`);
  await server.rows(sql`update chat_message set question_id = null where ${own}`);
  return async (which: readonly string[], value: string | number) => {
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    );
    await server.rows(sql`
      update chat_message set question_id = ${question}, msg = jsonb_set(msg, '{0,value}', ${JSON.stringify(value)}::jsonb)
      where id in (${ids}) and ${among(which)}`);
  };
}

describe.each([
  ['scale', 1],
  ['quickReplies', 'Something else'],
])('two reports about a question with %s', (type, value) => {
  it('do not tell one more answer by their difference, and tell twelve more', async () => {
    const asked = await mostAnswered(type);
    const late = asked.people.slice(0, 12);
    expect(asked.people.length).toBeGreaterThanOrEqual(late.length + 5);
    const answer = await notYet(asked, late);
    const first = await exported(superAdmin, asked);
    expect(first).toMatchObject({ figure: expect.anything(), countedOn: expect.any(String) });

    await answer(late.slice(0, 1), value);
    const second = await exported(superAdmin, asked);
    expect(second.answers).toBeGreaterThan(first.answers);
    expect([second.figure, second.countedOn]).toEqual([first.figure, first.countedOn]);

    await answer(late, value);
    const third = await exported(superAdmin, asked);
    expect(third.figure).not.toEqual(first.figure);
  });

  it('do not tell a changed answer', async () => {
    const asked = await mostAnswered(type);
    const first = await exported(superAdmin, asked);
    const answer = await notYet(asked, asked.people.slice(-1));
    await answer(asked.people.slice(-1), typeof value === 'number' ? 5 : 'Another thing');
    expect(await exported(superAdmin, asked)).toEqual(first);
  });

  it('do not tell of one person who is not among those seen any more', async () => {
    const asked = await mostAnswered(type);
    const [one] = asked.people;
    const [kept] = await server.rows(sql`select department from user_profile where id = ${one}`);
    const group = sql`(select group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${partner})`;
    const departments = (
      await server.rows(sql`select distinct department from user_profile where company_id = ${acme}`)
    ).map(({ department }) => department);
    await server.rows(sql`update user_profile set department = 'Alone' where id = ${one}`);
    const first = await exported(partner, asked);
    expect(first.figure).not.toBeNull();
    const segments = JSON.stringify({ department__in: departments.filter((name) => name !== null) });
    await server.rows(
      sql`update access_group set all_employees = false, segments = ${segments}::jsonb, version = version + 1 where id = ${group}`,
    );
    const second = await exported(partner, asked);
    await server.rows(
      sql`update access_group set all_employees = true, segments = '{}', version = version + 1 where id = ${group}`,
    );
    await server.rows(sql`update user_profile set department = ${kept?.department} where id = ${one}`);
    expect(second.answers).toBeLessThan(first.answers);
    expect(second).toMatchObject({ figure: null, countedOn: null });
  });
});

it('remembers for each admin what that one was told', async () => {
  const asked = await mostAnswered('scale');
  const answer = await notYet(asked, asked.people.slice(0, 1));
  await exported(superAdmin, asked);
  await answer(asked.people.slice(0, 1), 5);
  const { figure } = await exported(partner, asked);
  expect(figure).not.toBeNull();
  const told = await server.rows(sql`select distinct user_id from disclosure where subject = ${asked.question}`);
  expect(told).toHaveLength(2);
});
