import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, engineer, limited, regional, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** Who changes what of whom. */

let server: ProfileServer;
beforeAll(async () => {
  server = await profileServer();
});
afterAll(() => server.close());

const change: ProfileServer['change'] = (...asked) => server.change(...asked);
const stored: ProfileServer['stored'] = (email) => server.stored(email);

const own = {
  first_name: 'Zoë-Anne, Élodie',
  last_name: 'Núñez Díaz',
  display_name: 'Zoë Núñez',
  alternateEmail: 'zoe@home.example',
  birthDate: '1990-02-28',
  gender: 'female',
  skills: 'Listening',
  education: 'B.Sc',
  date_format: 'YYYY-MM-DD',
  auto_timezone: false,
  user_timezone: 'Asia/Singapore',
  language: 'english',
  phoneNumber: '+919876543210',
};
const managed = {
  location: 'Pune Office',
  region: 'West',
  city: 'Pune',
  country: 'India',
  site: 'Pune South',
  cluster: 'India & South',
  grade: 'G3',
  function: 'R&D',
  designation: 'Architect',
  role_category: 'Engineering',
  department: 'Engineering',
  sub_department: 'Platform',
  team: 'Core_1',
  teamHead: 'A. Rao',
  business: 'Products+Services',
  businessHead: 'A. Rao',
  segment: 'Office',
  sub_segment: 'Day',
  cost_centre: 'CC-1',
  manager: 'Kavita Menon',
  manager_email: 'k@acme.example',
  manager_1: 'A',
  manager_2: 'B',
  manager_3: 'C',
  hr_manager: 'hr@acme.example',
  hrbp: 'p@acme.example',
  hrbp_1: 'P',
  hrbp_2: 'Q',
  hrbp_3: 'R',
  hrbp_4: 'S',
  joining_date: '2020-01-01',
  exit_date: '2030-01-01',
  lastRating: '4.5',
  employee_id: 'ACM-X1',
  experience: '6 years',
};

describe('one’s own profile', () => {
  it('is changed in every field that is one’s own, and answered under "message"', async () => {
    const { result, effects } = await effectsOf(server, () => change(employee, employee, own));
    expect(result.status).toBe(200);
    expect(result.body).toMatchObject({ status: 200, message: { id: server.id(employee), ...own } });
    expect(effects).toEqual({ user_profile: 1, audit_line: 1, outbox: 1 });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'user', activity: 'update', entity: 'people/user' });
  });

  const others = { department: 'Sales', sub_department: 'Field', segment: 'Elsewhere', status: 'inactive' };
  it.each(Object.entries({ ...managed, ...others }))('keeps %s from an employee', async (name, value) => {
    const { result, effects } = await effectsOf(server, () => change(employee, employee, { [name]: value }));
    expect([result.status, Object.keys(result.body.errors ?? {}), effects]).toEqual([403, [name], {}]);
  });

  it.each(['type', 'two_factor', 'default_mail_client', 'allow_stage_edit', 'permissions', 'email_pending'])(
    'does not take %s at all',
    async (name) => {
      const { result, effects } = await effectsOf(server, () => change(employee, employee, { [name]: true }));
      expect([result.status, effects]).toEqual([400, {}]);
    },
  );

  it('takes no notice of a company that is sent along', async () => {
    const { result, effects } = await effectsOf(server, () =>
      change(employee, employee, { company_id: '00000000-0000-4000-8000-000000000000' }),
    );
    expect([result.status, effects.user_profile ?? 0]).toEqual([200, 0]);
  });

  it('keeps even an admin from changing what the company says of them', async () => {
    expect((await change(manager, manager, { lastRating: '2.5' })).status).toBe(403);
    expect((await change(manager, manager, { gender: 'female' })).status).toBe(200);
    expect((await change(superAdmin, superAdmin, { grade: 'G5' })).status).toBe(200);
  });

  it('keeps the shown name in step until another was chosen', async () => {
    await change(manager, manager, { first_name: 'Mira' });
    expect(await stored(manager)).toMatchObject({ display_name: 'Mira Iyer' });
    await change(employee, employee, { first_name: 'Zoë' });
    expect(await stored(employee)).toMatchObject({ first_name: 'Zoë', display_name: 'Zoë Núñez' });
    await change(manager, manager, { first_name: 'Meera' });
  });

  it('names Kolkata where the browser says Calcutta', async () => {
    await change(employee, employee, { user_timezone: 'Asia/Calcutta' });
    expect((await stored(employee)).user_timezone).toBe('Asia/Kolkata');
  });

  it('is refused when someone else has saved in between', async () => {
    expect((await change(employee, employee, { skills: 'x' }, { 'if-match': '"1"' })).status).toBe(412);
  });
});

describe('the profile of an employee', () => {
  it('is changed in every field by someone who manages employees', async () => {
    const { result } = await effectsOf(server, () => change(manager, engineer, { ...managed, exit_date: null }));
    expect(result.status).toBe(200);
    expect(await stored(engineer)).toMatchObject({ department: 'Engineering', employee_id: 'ACM-X1', exit_date: null });
  });

  it.each([
    ['nobody', null, engineer, 401],
    ['an employee', employee, engineer, 404],
    ['an admin without the right', regional, engineer, 404],
    ['an admin out of scope', limited, manager, 404],
    ['an admin in scope', limited, engineer, 200],
    ['another company', 'superadmin@globex.example', engineer, 404],
  ])('by %s', async (_who, who, whom, status) => {
    await server.browser(who);
    const { result, effects } = await effectsOf(server, () => change(who, whom, { grade: `G${status % 9}` }));
    expect([result.status, effects]).toEqual([status, status === 200 ? { user_profile: 1, audit_line: 1 } : {}]);
  });

  it.each(['/users/update/', '/feedback_bot/users/update/'])('is changed at %s', async (path) => {
    const { status } = await server.as(manager, 'PATCH', `${path}${server.id(engineer)}/`, {
      body: { team: path.length.toString() },
    });
    expect(status).toBe(200);
  });

  it.each([
    '/feedback_bot/users/details/ID',
    '/feedback_bot/users/ID/details',
    '/users/details/ID',
    '/users/ID/details',
  ])('is read at %s', async (path) => {
    const { body } = await server.as(
      manager,
      'GET',
      `${path.replace('ID', server.id(engineer))}?fields=team,email_pending`,
    );
    expect(body).toMatchObject({ id: server.id(engineer), email_pending: null });
  });
});

describe('values in use', () => {
  const values = (who: string | null, query: string) => server.as(who, 'GET', `/feedback_bot/users/values?${query}`);

  it('are found among the people one sees', async () => {
    const all = await values(manager, 'field=department');
    expect(all.body.data.length).toBeGreaterThan(3);
    const mine = await values(limited, 'field=department');
    expect(mine.body.data.length).toBeLessThan(all.body.data.length);
    const found = await values(manager, 'field=department&raw_search_string=ENGIN');
    expect(found.body.data).toEqual([{ value: 'Engineering' }]);
    expect((await values(manager, 'field=department&raw_search_string=%25')).body.data).toEqual([]);
  });

  it.each([
    [null, 'field=department', 401],
    [employee, 'field=department', 403],
    [manager, 'field=lastRating', 400],
    [manager, 'field=password', 400],
    [manager, '', 400],
  ])('%s asks %s: %i', async (who, query, status) => {
    expect((await values(who, query)).status).toBe(status);
  });
});
