import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatServer, chatServer, superAdmin, unnamed } from '../support/chats-seen.ts';

/**
 * Those who may not see names must be told the same, no matter who had a chat. So everything is asked for twice: as
 * it is, and with two people in each other's place and their chats on other days. Every answer has to be equal.
 */

interface Person {
  id: string;
  display_name: string;
  email: string;
  employee_id: string;
  department: string;
  first_name: string;
}

let server: ChatServer;
let one: Person;
let other: Person;
let ofOne: string[];
let ofOther: string[];

const identity =
  `first_name, last_name, display_name, email, employee_id, department, sub_department, location, region, city, country,
  designation, gender, joining_date, profile_picture, tags, birth_date, phone_number`
    .split(',')
    .map((name) => name.trim());

beforeAll(async () => {
  server = await chatServer();
  const people = await server.rows(sql`
    select u.id, u.display_name, u.email, u.employee_id, u.department, u.first_name, array_agg(s.id::text order by s.id) as chats
    from user_profile u join company c on c.id = u.company_id join chat_session s on s.user_id = u.id
    where c.slug = 'acme' and s.status = 'completed' and u.type = 'Employee' group by u.company_id, u.id, u.display_name, u.email, u.employee_id, u.department, u.first_name
    having count(*) > 1 order by u.department, u.employee_id`);
  [one, other] = [people.at(0), people.at(-1)] as unknown as [Person, Person];
  [ofOne, ofOther] = [people.at(0)?.chats, people.at(-1)?.chats] as unknown as [string[], string[]];
  expect(one.department).not.toBe(other.department);
  await introduce(one);
});
afterAll(() => server.close());

/** The person says in the chat who they are. */
async function introduce(person: Person): Promise<void> {
  const msg = [{ text: `I am ${person.display_name} (${person.email}), call me ${person.first_name.toUpperCase()}.` }];
  await server.rows(sql`delete from chat_message where session_id = ${ofOne[0]} and position = 900`);
  await server.rows(sql`
    insert into chat_message (company_id, id, user_id, session_id, position, msg, bot_response, response_required, default_interaction)
    select company_id, gen_random_uuid(), user_id, id, 900, ${JSON.stringify(msg)}::jsonb, false, false, false from chat_session where id = ${ofOne[0]}`);
}

async function swap(): Promise<void> {
  const set = identity.map((name) => `${name} = o.${name}`).join(', ');
  const kept = await server.rows(
    sql`select jsonb_agg(u)::text as people from user_profile u where id in (${one.id}, ${other.id})`,
  );
  await server.rows(
    sql`update user_profile set email = id::text, employee_id = left(id::text, 30) where id in (${one.id}, ${other.id})`,
  );
  await server.rows(sql`
    update user_profile u set ${sql.raw(set)}
    from jsonb_populate_recordset(null::user_profile, ${String(kept[0]?.people)}::jsonb) o
    where u.id in (${one.id}, ${other.id}) and o.id in (${one.id}, ${other.id}) and o.id <> u.id`);
  await server.rows(
    sql`update chat_session set started_at = started_at - interval '37 days', completed_at = completed_at - interval '37 days' where user_id = ${one.id}`,
  );
}

const list = '/feedback_bot/session/list';

/** Ways to ask that could tell one person from another. */
function questions(): [string, string, unknown?][] {
  const words = [
    one.display_name,
    one.email,
    one.employee_id,
    one.department,
    one.first_name,
    one.id,
    'Month',
    'Employee',
  ];
  const queries = [
    '',
    ...[1, 2, 3, 4, 5, 6, 7].map((page) => `page_limit=50&page_offset=${page}`),
    ...['high_risk_session', 'closed_session', 'total_session'].map((tab) => `tab=${tab}&page_limit=100`),
    ...['mental', 'social'].map((driver) => `driver=${driver}&page_limit=100`),
    'last=true&page_limit=100',
    ...['overall_mood', '-overall_mood', 'driverAverage', 'createdAt', '-createdAt', 'user_display_name'].map(
      (by) => `ordering=${by}&page_limit=50`,
    ),
    ...words.map((word) => `raw_search_string=${encodeURIComponent(word)}&page_limit=100`),
    ...[
      'user',
      'pseudonym',
      'department__in',
      'location__in',
      'gender__in',
      'tags',
      'email',
      'user__display_name',
    ].flatMap((name) => [one.id, one.department, one.email].map((value) => `${name}=${encodeURIComponent(value)}`)),
    ...['user_email', 'user', 'user_department', 'createdAt,completedAt', 'gender', 'user_profilePicture'].map(
      (fields) => `fields=${fields}&page_limit=100`,
    ),
    'initiated_date_start=2025-01-01',
    'initiated_date_end=2025-01-01',
    'action_status__in=open,resolved&mood__in=1,2&page_limit=100',
  ];
  const opened = [...ofOne, ...ofOther, one.id, other.id].map((id) => `/feedback_bot/session/transcript/${id}`);
  return [
    ...queries.map((query): [string, string] => ['GET', `${list}?${query}`]),
    ...opened.map((url): [string, string] => ['GET', url]),
    ['PATCH', `/feedback_bot/session/update/${one.id}`, { action_status: 'inProgress' }],
    ['PATCH', `/feedback_bot/session/update/${ofOne[0]}`, { action_status: 'scheduled', reason: 'Asked again' }],
  ];
}

async function told(who: string, asked: readonly [string, string, unknown?][]): Promise<string[]> {
  const answers: string[] = [];
  for (const [method, url, body] of asked) {
    const answer = await server.as(who, method, url, { body });
    answers.push(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answers;
}

describe('without names', () => {
  it('nothing of a chat tells whose it is', async () => {
    const asked = questions();
    // The last two change something: what they change is there before both runs.
    await told(unnamed, asked.slice(-2));
    await told(superAdmin, asked.slice(-2));
    const [before, named] = [await told(unnamed, asked), await told(superAdmin, asked)];
    await swap();
    await introduce(other);
    const [after, namedAfter] = [await told(unnamed, asked), await told(superAdmin, asked)];
    expect(after).toEqual(before);
    const differing = namedAfter.filter((answer, at) => answer !== named[at]).length;
    console.log(`G3 identity of chats: ${asked.length} questions, 0 differ without names, ${differing} with names`);
    expect(differing).toBeGreaterThan(20);
    await swap();
    await introduce(one);
  });

  it('nobody is called by anything of theirs', async () => {
    const text =
      (
        await told(
          unnamed,
          questions().filter(([, url]) => !url.includes('?')),
        )
      ).join() + JSON.stringify((await server.chats(unnamed, 'page_limit=100')).body);
    for (const word of [one.id, one.display_name, one.email, one.employee_id])
      expect(text).not.toContain(word.concat('"'));
    expect(text).toMatch(/I am Employee \w{5}-\w{5} \(Employee \w{5}-\w{5}\), call me Employee/);
  });

  it('nothing of a person tells what their chats were', async () => {
    const asked: [string, string, unknown?][] = [
      ['GET', '/feedback_bot/users/list?page_limit=100'],
      ['GET', '/feedback_bot/users/list?page_limit=100&mood__in=1,2'],
      ['POST', '/feedback_bot/users/list', { page_limit: 100 }],
      ['POST', '/feedback_bot/users/list', { page_limit: 100, mood__in: [1] }],
      ['POST', '/feedback_bot/users/list', { page_limit: 100, fields: ['user_mood', 'action_status', 'stage_title'] }],
      ['POST', '/feedback_bot/users/list', { page_limit: 100, ordering: 'user_mood' }],
      ['GET', `/feedback_bot/users/details/${one.id}`],
      ['GET', '/feedback_bot/users/filters'],
    ];
    const [before, named] = [await told(unnamed, asked), await told(superAdmin, asked)];
    await server.rows(sql`
      update user_profile set user_mood = 6 - user_mood, user_driver_average = 1.5, stage_title = 'Something else',
        last_triggered_stage = now(), action_status = 'scheduled' where id = ${one.id}`);
    const chat = await server.chat(sql`s.user_id = ${other.id} and s.action_status = 'open'`);
    expect((await server.change(unnamed, chat.id, { action_status: 'inProgress' })).status).toBe(200);
    const [after, namedAfter] = [await told(unnamed, asked), await told(superAdmin, asked)];
    expect(after).toEqual(before);
    expect(namedAfter).not.toEqual(named);
  });

  it('the same person has the same pseudonym each time, and another in each company', async () => {
    const first = (await server.chats(unnamed, 'page_limit=100')).body.data;
    const again = (await server.chats(unnamed, 'page_limit=100&ordering=-overall_mood')).body.data;
    const of = (rows: { id: string; pseudonym: string }[]) => new Map(rows.map(({ id, pseudonym }) => [id, pseudonym]));
    for (const [id, pseudonym] of of(first)) if (of(again).has(id)) expect(of(again).get(id)).toBe(pseudonym);
    const pseudonym = of(first).values().next().value as string;
    const found = await server.chats(unnamed, `pseudonym=${pseudonym}&page_limit=100`);
    const searched = await server.chats(unnamed, `raw_search_string=${pseudonym}&page_limit=100`);
    expect(found.body.total_count).toBeGreaterThan(0);
    expect(new Set(found.body.data.map((row: { pseudonym: string }) => row.pseudonym))).toEqual(new Set([pseudonym]));
    expect(searched.body).toEqual(found.body);
  });
});
