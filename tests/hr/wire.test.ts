import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../support/multipart.ts';
import { engineer, superAdmin } from './support/access.ts';
import { idOf, type Server, seededServer } from './support/server.ts';

/** What programs that knew these calls before send and read, beside what the suites of each subject ask. */

const bot = '/feedback_bot';
let server: Server;
let company: string;
let person: string;
let me: string;
let stage: string;

beforeAll(async () => {
  server = await seededServer();
  company = String((await server.rows(sql`select id from company where slug = 'acme'`))[0]?.id);
  stage = String(
    (await server.rows(sql`select id from stage where company_id = ${company} and status = 'live'`))[0]?.id,
  );
  [person, me] = [await idOf(server, engineer), await idOf(server, superAdmin)];
});
afterAll(() => server.close());

const ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
  const answer = await server.as(superAdmin, method, `${bot}${path}`, { body, headers });
  if (process.env.TELL && answer.status >= 400) console.log(method, path, JSON.stringify(answer.body));
  return answer;
};
const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+05:30$/;

describe('what a client says of records', () => {
  const facts = { company: 'x', company_id: 'x', username: 'x', createdAt: 'x', created_by: 'x', last_update_by: 'x' };

  it.each([
    ['a note', 'POST', '/session/comment/add', () => ({ user: person, body: 'Talked.' }), 201],
    ['settings', 'PATCH', `/company/settings/COMPANY/`, () => ({ auto_acknowledge: true }), 200],
    ['a profile', 'PATCH', '/users/update/PERSON', () => ({ skills: 'Drawing' }), 200],
    ['the order of touchpoints', 'PATCH', '/stage/update_stage_timeline', () => ({ stage_timeline: [stage] }), 200],
    [
      'a ticket',
      'POST',
      '/support/add',
      () => ({ type: 'plan_change', subject: 'Hello', description: 'A question' }),
      201,
    ],
    [
      'a segment',
      'POST',
      '/company/custom_filters_segment/',
      () => ({ title: 'Mine', filters: { joinDate: 'last_month' }, type: 'dashboard' }),
      201,
    ],
  ])('%s: is ignored', async (_what, method, path, body, status) => {
    const url = path.replace('COMPANY', company).replace('PERSON', person);
    const plain = await ask(method, url, body());
    const asked = await ask(method, url, { ...body(), ...facts, ...('title' in body() && { title: 'Mine too' }) });
    expect([plain.status, asked.status]).toEqual([status, status]);
  });

  it('a note comes back as it was read, with other words', async () => {
    await ask('POST', '/session/comment/add', { user: person, body: 'First words.' });
    const [note] = (await ask('GET', `/session/comment/list/${person}`)).body.data;
    const changed = await ask('PATCH', `/session/comment/update/${note.id}`, { ...note, body: 'Other words.' });
    expect([changed.status, changed.body.message]).toEqual([200, 'Comment updated!']);
    const [after] = (await ask('GET', `/session/comment/list/${person}`)).body.data;
    expect([after.id, after.body, after.createdBy]).toEqual([note.id, 'Other words.', me]);
  });
});

describe('people', () => {
  it('are listed by the days on which their last chat began; a last day alone says nothing', async () => {
    const total = async (query: string) => (await ask('GET', `/users/list?${query}`)).body.total_count;
    const [first] = await server.rows(
      sql`select max(last_triggered_stage)::date::text as day, count(*)::int as people from user_profile where company_id = ${company}`,
    );
    const [from] = await server.rows(
      sql`select count(*)::int as people from user_profile where company_id = ${company}
        and last_triggered_stage >= (${first?.day}::date)::timestamp at time zone 'Asia/Kolkata'`,
    );
    expect(Number(from?.people)).toBeGreaterThan(0);
    expect(await total(`initiated_date_start=${first?.day}`)).toBe(from?.people);
    expect(await total('initiated_date_start=2000-01-01&initiated_date_end=2000-02-01')).toBe(0);
    expect(await total('initiated_date_end=2000-02-01')).toBe(first?.people);
    expect((await ask('POST', '/users/list', { initiated_date_start: first?.day })).body.total_count).toBe(
      from?.people,
    );
  });

  it('are told with what goes beside their profile, where it is asked for', async () => {
    const fields = 'company,company_integrations,integration_channels,permissions,user_timeline,stage1,email';
    const { status, body } = await ask('GET', `/users/details/${me}?fields=${fields}`);
    expect([status, body.email, body.company]).toEqual([
      200,
      superAdmin,
      { id: company, company_name: 'Acme Industries' },
    ]);
    expect([body.company_integrations, body.integration_channels]).toEqual([[], []]);
    expect(body.permissions).toContain('view_message');
    expect(body.user_timeline[0].title).toBe(body.stage1);
    const other = await server.as(engineer, 'GET', `${bot}/users/${person}/details?fields=user_timeline,permissions`);
    expect([other.status, other.body.user_timeline, other.body.permissions]).toEqual([200, undefined, []]);
    expect((await ask('GET', `/users/details/${me}?fields=passwords`)).status).toBe(400);
  });

  it('leave on a date with the day first', async () => {
    const form = multipart([{ name: 'exit_date', text: '25-12-2031' }]);
    const { status, body } = await ask('PATCH', `/users/update/${person}`, form.body, form.headers);
    expect([status, body.message?.exit_date]).toEqual([200, '2031-12-25']);
    expect((await ask('PATCH', `/users/update/${person}`, { exit_date: '12-25-2031' })).status).toBe(400);
    expect((await ask('PATCH', `/users/update/${person}`, { exit_date: null })).status).toBe(200);
  });

  it.each(['+91 98765 43210', 'call me', '+91-9876543210', '12345'])('have no phone %s', async (phoneNumber) => {
    const { status, body } = await ask('PATCH', `/users/update/${person}`, { phoneNumber });
    expect([status, body.errors]).toEqual([400, { phoneNumber: ['The phone number field format is invalid'] }]);
  });

  it('are not born in the future', async () => {
    const { status, body } = await ask('PATCH', `/users/update/${person}`, { birthDate: '2999-01-01' });
    expect([status, body.errors]).toEqual([400, { birthDate: ["The birth date can't be in the future!"] }]);
    expect((await ask('PATCH', `/users/update/${person}`, { birthDate: '1990-01-01' })).status).toBe(200);
  });

  it('have a picture also where its name has another ending than its content', async () => {
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const form = multipart([{ name: 'profilePicture', file, filename: 'me.jpg', type: 'image/jpeg' }]);
    const { status, body } = await ask('PATCH', `/users/update/${me}`, form.body, form.headers);
    expect([status, body.message?.profilePicture]).toEqual([200, expect.stringMatching(/^\/pictures\//)]);
  });

  it('may use several channels in every answer, or in none', async () => {
    const told = async () => {
      const session = (await server.as(superAdmin, 'GET', '/auth/session')).body;
      const details = (await ask('GET', `/users/details/${me}`)).body;
      const [row] = (await ask('GET', `/users/group-users/list?raw_search_string=${superAdmin}`)).body.user_details;
      return [session.user ?? session, details, row].map((one) => one.allow_multiple_channels);
    };
    for (const on of [true, false]) {
      await server.rows(sql`update company set multiple_channels_active = ${on} where id = ${company}`);
      await server.rows(sql`update user_profile set allow_multiple_channels = null where id = ${me}`);
      expect(await told()).toEqual([on, on, on]);
    }
  });
});

describe('the company', () => {
  it.each(['https://', 'http://?x', 'https:///acme', 'https://#acme', 'https://acme', 'https://.example'])(
    'has no page at %s',
    async (link) => {
      for (const name of ['linkedin_link', 'facebook_link', 'glassdoor_link', 'jobStreet_link']) {
        const { status, body } = await ask('PATCH', `/company/update/${company}`, { [name]: link });
        expect([status, body.errors]).toEqual([400, { [name]: ['Invalid Social link!'] }]);
      }
    },
  );

  it.each(['/company/profile', '/company/settings/COMPANY/'])(
    '%s names its version, which a change may hold against it',
    async (path) => {
      const url = path.replace('COMPANY', company);
      const read = await ask('GET', url);
      expect(read.headers.etag).toBe(`"${read.body.version}"`);
      const change = () =>
        path.includes('settings')
          ? ask(
              'PATCH',
              url,
              { auto_acknowledge: read.body.auto_acknowledge !== true },
              { 'if-match': String(read.headers.etag) },
            )
          : ask(
              'PATCH',
              `/company/update/${company}`,
              { notification_enabled: !read.body.notification_enabled },
              { 'if-match': String(read.headers.etag) },
            );
      expect((await change()).status).toBe(200);
      expect((await change()).status).toBe(412);
    },
  );

  it('writes its times in the zone of the wire', async () => {
    await ask('PATCH', `/company/settings/${company}/`, { auto_acknowledge: true });
    const { changes } = (await ask('GET', `/company/settings/${company}/`)).body;
    const times = Object.values(changes as Record<string, { at: string }>).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(0);
    for (const at of times) expect(at).toMatch(zoned);
    const ticket = { type: 'feature_request', subject: 'SSO', description: 'Please' };
    expect((await ask('POST', '/support/add', ticket)).status).toBe(201);
    const plan = (await ask('GET', '/company/plan')).body;
    const { features } = plan.data ?? plan;
    const asked = (features as { requestedAt: string | null }[]).flatMap(({ requestedAt }) => requestedAt ?? []);
    expect(asked).toEqual([expect.stringMatching(zoned)]);
  });
});
