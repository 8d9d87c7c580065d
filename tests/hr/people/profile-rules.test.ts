import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../support/multipart.ts';
import { employee, engineer } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** Every rule of a profile with its words, and pictures. */

let server: ProfileServer;
beforeAll(async () => {
  server = await profileServer();
});
afterAll(() => server.close());

const change: ProfileServer['change'] = (...asked) => server.change(...asked);
const stored: ProfileServer['stored'] = (email) => server.stored(email);

describe('what is refused, and in which words', () => {
  const whole = 'Fill all the mandatory fields with valid values!';
  const letters = 'Only letters, digits, spaces and . & _ + - are possible here.';
  const cases: [name: string, value: string | null, sentence: string | null][] = [
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
    ['joining_date', '2020/02/01', null],
    ['joining_date', '2026-02-30', null],
    ['lastRating', 'good', 'Please enter a number.'],
    ['lastRating', '123456', null],
    ['gender', 'other', null],
    ['date_format', 'DD/MM/YY', null],
    ['language', 'french', null],
    ...['location', 'region', 'team', 'teamHead', 'grade', 'role_category', 'city', 'country', 'department'].map(
      (name): [string, string, string] => [name, 'a, b', letters],
    ),
    ...['sub_department', 'business', 'businessHead', 'manager', 'function', 'site', 'cluster'].map(
      (name): [string, string, string] => [name, '<b>', letters],
    ),
  ];
  it.each(cases)('%s = %j', async (name, value, sentence) => {
    const { result, effects } = await effectsOf(server, () => change(manager, engineer, { [name]: value }));
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
    await change(manager, engineer, { joining_date: '2020-01-10', exit_date: '2030-01-01' });
    for (const body of [{ exit_date: '2020-01-09' }, { joining_date: '2030-01-02' }]) {
      const { result, effects } = await effectsOf(server, () => change(manager, engineer, body));
      expect([result.status, result.body.message, effects]).toEqual([400, said, {}]);
      expect(result.body.errors).toEqual({ exit_date: [said] });
    }
    expect((await change(manager, engineer, { joining_date: '2020-01-10', exit_date: '2020-01-10' })).status).toBe(200);
    await change(manager, engineer, { exit_date: null });
  });

  it('to be active again while the exit date has come, unless that is changed with it', async () => {
    const said = 'The exit date has come. Change or remove it first.';
    await change(manager, engineer, { joining_date: '2020-01-10', exit_date: '2024-01-10' });
    for (const body of [{ status: 'active' }, { status: 'active', exit_date: '2024-02-10' }]) {
      const { result, effects } = await effectsOf(server, () => change(manager, engineer, body));
      expect([result.status, result.body.message, effects]).toEqual([400, said, {}]);
      expect(result.body.errors).toEqual({ status: [said] });
    }
    expect((await change(manager, engineer, { status: 'active', exit_date: null })).status).toBe(200);
    expect((await stored(engineer)).status).toBe('active');
  });

  it('a time zone that there is not', async () => {
    const { body, status } = await change(employee, employee, { user_timezone: 'Asia/Atlantis' });
    expect([status, body.errors]).toEqual([400, { user_timezone: ['Please choose one of the time zones.'] }]);
  });

  it('an employee ID that someone else has', async () => {
    const { body, status } = await change(manager, engineer, { employee_id: 'acm-00001' });
    expect([status, body.errors]).toEqual([400, { employee_id: ['Someone else has this employee ID.'] }]);
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
      .withExif({ IFD0: { Copyright: 'someone', Make: 'camera' } })
      .png()
      .toBuffer();
    const { status, body } = await send(bytes);
    expect([status, body.message.skills]).toEqual([200, 'Drawing']);
    const path = body.message.profilePicture;
    expect(path).toMatch(/^\/pictures\/[0-9a-f-]{36}$/);
    const file = await (await server.browser(employee)).app.inject({
      url: path,
      cookies: Object.fromEntries((await server.browser(manager)).cookies),
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
