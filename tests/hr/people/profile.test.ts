import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../support/multipart.ts';
import { employee, engineer, limited, regional, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** Who changes what of whom, every rule with its words, pictures, and the way to another address. */

const wide = 'meera.iyer@acme.example';
let server: Server;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await seededServer();
  // Meera sees everybody and manages employees; Rahul does so within one department.
  await server.rows(
    sql`update access_group set permissions = permissions || '["manage_employee"]'::jsonb where group_name in ('People partners', 'Engineering partners')`,
  );
  await server.rows(
    sql`update access_group set permissions = permissions - 'manage_employee' where group_name = 'Asia Pacific partners'`,
  );
  for (const email of [null, superAdmin, limited, wide, regional, employee]) await server.browser(email);
  for (const email of [superAdmin, limited, wide, regional, employee, engineer])
    ids.set(email, await idOf(server, email));
});
afterAll(() => server.close());

const id = (email: string) => ids.get(email) as string;
const change = (who: string | null, whom: string, body: unknown, headers?: Record<string, string>) =>
  server.as(who, 'PATCH', `/feedback_bot/users/update/${id(whom)}`, { body, headers });
const stored = async (email: string) =>
  (await server.rows(sql`select * from user_profile where id = ${id(email)}`))[0] ?? {};

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
    expect(result.body).toMatchObject({ status: 200, message: { id: id(employee), ...own } });
    expect(effects).toEqual({ user_profile: 1, audit_line: 1 });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'user', activity: 'update', entity: 'people/user' });
  });

  const others = { department: 'Sales', sub_department: 'Field', segment: 'Elsewhere', status: 'inactive' };
  it.each(Object.entries({ ...managed, ...others }))('keeps %s from an employee', async (name, value) => {
    const { result, effects } = await effectsOf(server, () => change(employee, employee, { [name]: value }));
    expect([result.status, Object.keys(result.body.errors ?? {}), effects]).toEqual([403, [name], {}]);
  });

  it.each([
    'type',
    'two_factor',
    'default_mail_client',
    'allow_stage_edit',
    'permissions',
    'company_id',
    'email_pending',
  ])('does not take %s at all', async (name) => {
    const { result, effects } = await effectsOf(server, () => change(employee, employee, { [name]: true }));
    expect([result.status, effects]).toEqual([400, {}]);
  });

  it('keeps even an admin from changing what the company says of them', async () => {
    expect((await change(wide, wide, { lastRating: '2.5' })).status).toBe(403);
    expect((await change(wide, wide, { gender: 'female' })).status).toBe(200);
    expect((await change(superAdmin, superAdmin, { grade: 'G5' })).status).toBe(200);
  });

  it('keeps the shown name in step until another was chosen', async () => {
    await change(wide, wide, { first_name: 'Mira' });
    expect(await stored(wide)).toMatchObject({ display_name: 'Mira Iyer' });
    await change(employee, employee, { first_name: 'Zoë' });
    expect(await stored(employee)).toMatchObject({ first_name: 'Zoë', display_name: 'Zoë Núñez' });
    await change(wide, wide, { first_name: 'Meera' });
  });

  it('names Kolkata where the browser says Calcutta', async () => {
    await change(employee, employee, { user_timezone: 'Asia/Calcutta' });
    expect((await stored(employee)).user_timezone).toBe('Asia/Kolkata');
  });

  it('is refused when somebody else has saved in between', async () => {
    expect((await change(employee, employee, { skills: 'x' }, { 'if-match': '"1"' })).status).toBe(412);
  });
});

describe('the profile of an employee', () => {
  it('is changed in every field by whoever manages employees', async () => {
    const { result } = await effectsOf(server, () => change(wide, engineer, { ...managed, exit_date: null }));
    expect(result.status).toBe(200);
    expect(await stored(engineer)).toMatchObject({ department: 'Engineering', employee_id: 'ACM-X1', exit_date: null });
  });

  it.each([
    ['nobody', null, engineer, 401],
    ['an employee', employee, engineer, 404],
    ['an admin without the right', regional, engineer, 404],
    ['an admin out of scope', limited, wide, 404],
    ['an admin in scope', limited, engineer, 200],
    ['another company', 'superadmin@globex.example', engineer, 404],
  ])('by %s', async (_who, who, whom, status) => {
    await server.browser(who);
    const { result, effects } = await effectsOf(server, () => change(who, whom, { grade: `G${status % 9}` }));
    expect([result.status, effects]).toEqual([status, status === 200 ? { user_profile: 1, audit_line: 1 } : {}]);
  });

  it.each(['/users/update/', '/feedback_bot/users/update/'])('is changed at %s', async (path) => {
    const { status } = await server.as(wide, 'PATCH', `${path}${id(engineer)}/`, {
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
    const { body } = await server.as(wide, 'GET', `${path.replace('ID', id(engineer))}?fields=team,email_pending`);
    expect(body).toMatchObject({ id: id(engineer), email_pending: null });
  });
});

describe('what is refused, and in which words', () => {
  const whole = 'Fill all the mandatory fields with valid values!';
  const letters = 'Only letters, digits, spaces and . & _ + - are possible here.';
  it.each([
    ['first_name', '', null],
    ['first_name', '   ', null],
    ['first_name', 'x'.repeat(31), null],
    ['first_name', 'R2D2', 'Only letters, spaces, commas and hyphens are possible here.'],
    ['first_name', 'O’Brien', 'Only letters, spaces, commas and hyphens are possible here.'],
    ['last_name', 'Smith-Jones', 'Only letters and spaces are possible here.'],
    ['last_name', 'x'.repeat(31), null],
    ['employee_id', '', null],
    ['employee_id', 'A_1', 'Only letters, digits and hyphens are possible here.'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['email', null, null],
    ['hr_manager', 'nobody', 'Please enter a valid email address.'],
    ['alternateEmail', '@', 'Please enter a valid email address.'],
    ['joining_date', null, null],
    ['joining_date', '01-02-2020', null],
    ['joining_date', '2026-02-30', null],
    ['lastRating', 'good', 'Please enter a number.'],
    ['lastRating', '123456', null],
    ['gender', 'other', null],
    ['date_format', 'DD/MM/YY', null],
    ['language', 'french', null],
    ...['location', 'region', 'team', 'teamHead', 'grade', 'role_category', 'city', 'country', 'department'].map(
      (name) => [name, 'a, b', letters] as const,
    ),
    ...['sub_department', 'business', 'businessHead', 'manager', 'function', 'site', 'cluster'].map(
      (name) => [name, '<b>', letters] as const,
    ),
  ])('%s = %j', async (name, value, sentence) => {
    const { result, effects } = await effectsOf(server, () => change(wide, engineer, { [name]: value }));
    expect([result.status, result.body.message, effects]).toEqual([400, whole, {}]);
    expect(Object.keys(result.body.errors)).toEqual([name]);
    if (sentence) expect(result.body.errors[name]).toEqual([sentence]);
  });

  it.each(['12345', '+91', '+9112', '+6591767351341', '9876543210'])('the phone number %s', async (phoneNumber) => {
    const { result, effects } = await effectsOf(server, () => change(employee, employee, { phoneNumber }));
    expect([result.status, result.body.message, effects]).toEqual([
      400,
      'Fields necessary, Please resolve all the errors!',
      {},
    ]);
    expect(result.body.errors).toEqual({ phoneNumber: ['The phone number field format is invalid'] });
  });

  it.each(['+919876543210', '+6591234567', '+60123456789', '+639171234567', '+971501234567', '', null])(
    'but not the phone number %s',
    async (phoneNumber) => {
      expect((await change(employee, employee, { phoneNumber })).status).toBe(200);
      expect((await stored(employee)).phone_number).toBe(phoneNumber || null);
    },
  );

  it('an exit before the joining date, whichever of them is changed', async () => {
    const said = "Exit date can't be before joining date!";
    await change(wide, engineer, { joining_date: '2020-01-10', exit_date: '2030-01-01' });
    for (const body of [{ exit_date: '2020-01-09' }, { joining_date: '2030-01-02' }]) {
      const { result, effects } = await effectsOf(server, () => change(wide, engineer, body));
      expect([result.status, result.body.message, effects]).toEqual([400, said, {}]);
      expect(result.body.errors).toEqual({ exit_date: [said] });
    }
    expect((await change(wide, engineer, { joining_date: '2020-01-10', exit_date: '2020-01-10' })).status).toBe(200);
    await change(wide, engineer, { exit_date: null });
  });

  it('a time zone that there is not', async () => {
    const { body, status } = await change(employee, employee, { user_timezone: 'Asia/Atlantis' });
    expect([status, body.errors]).toEqual([400, { user_timezone: ['Please choose one of the time zones.'] }]);
  });

  it('an employee ID that somebody else has', async () => {
    const { body, status } = await change(wide, engineer, { employee_id: 'acm-00001' });
    expect([status, body.errors]).toEqual([400, { employee_id: ['Somebody else has this employee ID.'] }]);
  });
});

describe('a picture', () => {
  const picture = () => sharp({ create: { width: 800, height: 300, channels: 3, background: '#336699' } });
  const send = (file: Uint8Array, filename = 'me.png', type = 'image/png') => {
    const { body, headers } = multipart([
      { name: 'skills', text: 'Drawing' },
      { name: 'profilePicture', file, filename, type },
    ]);
    return change(employee, employee, body, headers);
  };
  const kept = () =>
    server.rows(sql`select id, type from picture where company_id = (select id from company where slug = 'acme')`);

  it('comes with other fields, is kept as a square without a word about where it was taken, and opens inside the company', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'somebody', Make: 'camera' } })
      .png()
      .toBuffer();
    const { status, body } = await send(bytes);
    expect([status, body.message.skills]).toEqual([200, 'Drawing']);
    const path = body.message.profilePicture;
    expect(path).toMatch(/^\/pictures\/[0-9a-f-]{36}$/);
    const file = await (await server.browser(employee)).app.inject({
      url: path,
      cookies: Object.fromEntries((await server.browser(wide)).cookies),
    });
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
    const { format, width, height, exif, icc } = await sharp(file.rawPayload).metadata();
    expect({ format, width, height, exif, icc }).toEqual({
      format: 'jpeg',
      width: 300,
      height: 300,
      exif: undefined,
      icc: undefined,
    });
    await server.browser('superadmin@globex.example');
    expect((await server.as('superadmin@globex.example', 'GET', path)).status).toBe(404);
    expect((await server.as(null, 'GET', path)).status).toBe(401);
  });

  it('takes the place of the former one, and goes when it is removed', async () => {
    const before = await kept();
    await send(await picture().jpeg().toBuffer(), 'me.JPEG', 'image/jpeg');
    expect(await kept()).toHaveLength(before.length);
    expect((await change(employee, employee, { profilePicture: '' })).body.message.profilePicture).toBeNull();
    expect(await kept()).toHaveLength(before.length - 1);
    expect((await stored(employee)).profile_picture).toBeNull();
  });

  it('is refused in these words, and nothing of it is left', async () => {
    const png = await picture().png().toBuffer();
    const wrong = 'File extension not supported.Allowed extensions are:"jpg","jpeg","png"';
    const large = 'Image size must be less than 2MB. Please try again!';
    const cases: [Uint8Array, string, string, number, string][] = [
      [png, 'me.gif', 'image/gif', 400, wrong],
      [Buffer.from('<svg/>'), 'me.png', 'image/png', 400, wrong],
      [Buffer.alloc(2_000_001), 'me.png', 'image/png', 413, large],
    ];
    for (const [file, name, type, status, said] of cases) {
      const before = await kept();
      const { result, effects } = await effectsOf(server, () => send(file, name, type));
      expect([result.status, result.body.message, result.body.errors, effects]).toEqual([
        status,
        said,
        { profilePicture: [said] },
        {},
      ]);
      expect(await kept()).toEqual(before);
    }
  });

  it.each([
    'https://evil.example/x.png',
    '/pictures/00000000-0000-4000-8000-000000000000',
    'data:image/png;base64,AAAA',
  ])('is a file: %s is none', async (profilePicture) => {
    const { status, body } = await change(employee, employee, { profilePicture });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['profilePicture']]);
  });
});

describe('values in use', () => {
  const values = (who: string | null, query: string) => server.as(who, 'GET', `/feedback_bot/users/values?${query}`);

  it('are found among the people one sees', async () => {
    const all = await values(wide, 'field=department');
    expect(all.body.data.length).toBeGreaterThan(3);
    const mine = await values(limited, 'field=department');
    expect(mine.body.data.length).toBeLessThan(all.body.data.length);
    const found = await values(wide, 'field=department&raw_search_string=ENGIN');
    expect(found.body.data).toEqual([{ value: 'Engineering' }]);
    expect((await values(wide, 'field=department&raw_search_string=%25')).body.data).toEqual([]);
  });

  it.each([
    [null, 'field=department', 401],
    [employee, 'field=department', 403],
    [wide, 'field=lastRating', 400],
    [wide, 'field=password', 400],
    [wide, '', 400],
  ])('%s asks %s: %i', async (who, query, status) => {
    expect((await values(who, query)).status).toBe(status);
  });
});
