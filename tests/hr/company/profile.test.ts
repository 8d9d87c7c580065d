import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../support/multipart.ts';
import { employee, limited, stranger, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { type Server, seededServer } from '../support/server.ts';

/** Who reads and changes the company profile, every rule with its words, and what hangs on a link. */

/** May change the profile, and is no more than an admin. */
const editor = 'meera.iyer@acme.example';
let server: Server;
let acme: string;
let globex: string;

beforeAll(async () => {
  server = await seededServer();
  await server.rows(
    sql`update access_group set permissions = permissions || '["update_company_profile"]'::jsonb where group_name = 'People partners'`,
  );
  await server.rows(
    sql`update access_group set permissions = permissions - 'update_company_profile' where group_name = 'Engineering partners'`,
  );
  for (const email of [null, superAdmin, editor, limited, employee, stranger]) await server.browser(email);
  const rows = await server.rows(sql`select id, slug from company`);
  acme = String(rows.find(({ slug }) => slug === 'acme')?.id);
  globex = String(rows.find(({ slug }) => slug === 'globex')?.id);
});
afterAll(() => server.close());

const read = (who: string | null) => server.as(who, 'GET', '/feedback_bot/company/profile');
const change = (who: string | null, body: unknown, headers?: Record<string, string>, id = acme) =>
  server.as(who, 'PATCH', `/feedback_bot/company/update/${id}`, { body, headers });
const stored = async () => (await server.rows(sql`select * from company where id = ${acme}`))[0] ?? {};

describe('the company profile', () => {
  it.each([
    [superAdmin, true],
    [limited, true],
    [employee, false],
  ])('is read by %s, with the contact person: %s', async (who, withContact) => {
    const { status, body } = await read(who);
    expect([status, body.id, body.company_name]).toEqual([200, acme, 'Acme Industries']);
    expect('spoc_phone' in body).toBe(withContact);
    expect(Object.keys(body.companies_avatar)).toHaveLength(6);
    expect(body.company_avatar).toBe(body.companies_avatar[body.company_avatar_id]);
    expect(body.milestone_limit - body.milestone_limit_remaining).toBe(2000);
  });

  it('is read at its other address, and by nobody who is not signed in', async () => {
    expect((await server.as(employee, 'GET', '/company/profile')).status).toBe(200);
    expect((await read(null)).status).toBe(401);
  });

  const all = {
    company_name: 'Acme & Sons',
    company_address: '1 New Road',
    country: 'Singapore',
    company_type: 'Public',
    employee_strength: 0,
    brand_name: 'ACME',
    companyProfile: '<p>We <strong>make</strong> anvils.</p>',
    company_website: 'https://acme.example',
    spoc_name: 'Élodie Rao',
    spoc_phone: '123456789012345678',
    spoc_email: 'spoc@acme.example',
    linkedin_link: 'https://www.linkedin.com/company/acme',
    facebook_link: 'HTTP://facebook.com/acme',
    glassdoor_link: 'https://glassdoor.com/acme',
    jobStreet_link: 'https://jobstreet.com/acme',
    company_avatar_id: 'teal',
  };

  it('is changed in every field by someone who may', async () => {
    const { result, effects } = await effectsOf(server, () => change(editor, all));
    expect(result.status).toBe(200);
    expect(result.body).toMatchObject({ status: 200, data: { id: acme, ...all } });
    expect(effects).toEqual({ company: 1, audit_line: 1 });
    expect((await auditLines(server, 1))[0]).toMatchObject({ type: 'company_profile', activity: 'update' });
  });

  it.each([
    [null, 401],
    [employee, 403],
    [limited, 403],
  ])('is not changed by %s: %i', async (who, status) => {
    const { result, effects } = await effectsOf(server, () => change(who, { brand_name: 'Mine' }));
    expect([result.status, effects]).toEqual([status, {}]);
    if (status === 403)
      expect(result.body.message).toBe('You do not have the permission to change the company profile.');
  });

  it('of another company does not exist', async () => {
    const { result, effects } = await effectsOf(server, () => change(superAdmin, { brand_name: 'X' }, {}, globex));
    expect([result.status, effects]).toEqual([404, {}]);
  });

  it.each([
    'milestone_limit',
    'is_active',
    'slug',
    'active_plan',
    'tags',
    'enable_brand_promotion_feedback',
    'time_zone',
  ])('does not take %s', async (name) => {
    expect((await change(superAdmin, { [name]: 1 })).status).toBe(400);
  });

  it('leaves what belongs to other rights alone: WhatsApp is for those who manage integrations', async () => {
    expect((await change(superAdmin, { notification_enabled: true })).body.data.notification_enabled).toBe(true);
    const { status, body } = await change(editor, { notification_enabled: false });
    expect([status, Object.keys(body.errors)]).toEqual([403, ['notification_enabled']]);
  });

  it('names a stale change', async () => {
    expect((await change(superAdmin, { brand_name: 'Y' }, { 'if-match': '"1"' })).status).toBe(412);
  });
});

describe('what is refused, and in which words', () => {
  const mandatory = 'Fill all the mandatory fields!';
  const link = 'Invalid Social link!';
  const digits = 'Please enter 6 to 18 digits.';
  const cases: [name: string, value: unknown, sentence: string | null][] = [
    ['company_name', '', mandatory],
    ['company_address', null, mandatory],
    ['country', '', mandatory],
    ['company_type', null, mandatory],
    ['brand_name', '', mandatory],
    ['employee_strength', null, mandatory],
    ['employee_strength', -1, null],
    ['employee_strength', 1.5, null],
    ['companyProfile', '', mandatory],
    ['companyProfile', '<p><br></p>', mandatory],
    ['companyProfile', '<script>alert(1)</script>', mandatory],
    ['companyProfile', `<p>${'x'.repeat(5001)}</p>`, 'At most 5000 characters fit.'],
    ['company_logo', '', 'Please add company logo!'],
    ['company_logo', null, 'Please add company logo!'],
    ['company_name', '   ', mandatory],
    ['company_address', ' \u00a0', mandatory],
    ['spoc_name', '   ', mandatory],
    ['company_name', 'x'.repeat(301), null],
    ['company_address', 'x'.repeat(301), null],
    ['spoc_name', '', mandatory],
    ['spoc_name', 'R2', 'Only letters and spaces are possible here.'],
    ['spoc_name', 'x'.repeat(31), null],
    ['spoc_phone', '12345', digits],
    ['spoc_phone', '1234567890123456789', digits],
    ['spoc_phone', '+91987654', digits],
    ['spoc_email', 'nobody', 'Please enter a valid email address.'],
    ['spoc_email', null, mandatory],
    ...['linkedin_link', 'facebook_link', 'glassdoor_link', 'jobStreet_link'].flatMap((name) =>
      ['www.x.example', 'javascript:alert(1)', '//x.example', 'ftp://x.example'].map(
        (value): [string, string, string] => [name, value, link],
      ),
    ),
    ['company_avatar_id', 'unknown', null],
  ];
  it.each(cases)('%s = %j', async (name, value, sentence) => {
    const { result, effects } = await effectsOf(server, () => change(superAdmin, { [name]: value }));
    expect([result.status, effects]).toEqual([400, {}]);
    expect(Object.keys(result.body.errors)).toEqual([name]);
    if (sentence) {
      expect([...new Set(result.body.errors[name])]).toEqual([sentence]);
      expect(result.body.message).toBe(sentence);
    }
  });

  it('spaces around a value are dropped', async () => {
    expect((await change(superAdmin, { brand_name: '  ACME  ' })).body.data.brand_name).toBe('ACME');
  });

  it('5,000 characters that are seen fit, and a link may be emptied', async () => {
    expect((await change(superAdmin, { companyProfile: `<p>${'x'.repeat(5000)}</p>` })).status).toBe(200);
    expect((await change(superAdmin, { jobStreet_link: null, facebook_link: '' })).status).toBe(400);
    expect((await change(superAdmin, { jobStreet_link: null, facebook_link: null })).status).toBe(200);
  });
});

describe('the logo', () => {
  it('comes as a file, with its proportions, as a PNG', async () => {
    const file = await sharp({ create: { width: 1200, height: 300, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const { body, headers } = multipart([
      { name: 'brand_name', text: 'With logo' },
      { name: 'jobStreet_link', text: '' },
      { name: 'company_logo', file, filename: 'logo.jpg', type: 'image/jpeg' },
    ]);
    const answer = await change(superAdmin, body, headers);
    expect([answer.status, answer.body.data.brand_name]).toEqual([200, 'With logo']);
    const picture = await server.app.inject({
      url: answer.body.data.company_logo,
      cookies: Object.fromEntries((await server.browser(employee)).cookies),
    });
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 600, height: 150 });
    expect(await server.rows(sql`select count(*)::int as n from picture where company_id = ${acme}`)).toEqual([
      { n: 1 },
    ]);
  });

  it('is refused over two million bytes', async () => {
    const file = Buffer.alloc(2_000_001);
    const { body, headers } = multipart([{ name: 'company_logo', file, filename: 'logo.png', type: 'image/png' }]);
    const { result, effects } = await effectsOf(server, () => change(superAdmin, body, headers));
    expect([result.status, result.body.message, effects]).toEqual([413, 'Image size cannot be more then 2MB!', {}]);
  });
});

describe('a link on which employer branding stands', () => {
  const settings = async () =>
    (await server.rows(sql`select * from company_settings where company_id = ${acme}`))[0] ?? {};

  it('takes it along when it is emptied: together, and with a line of its own', async () => {
    await change(superAdmin, {
      glassdoor_link: 'https://glassdoor.com/acme',
      linkedin_link: 'https://linkedin.com/acme',
    });
    await server.rows(
      sql`update company_settings set enable_brand_promotion_feedback = true, brand_promotion_feedback_field = 'glassdoor_link' where company_id = ${acme}`,
    );
    await change(superAdmin, { linkedin_link: null });
    expect((await settings()).enable_brand_promotion_feedback).toBe(true);
    const { version } = await settings();
    const { result, effects } = await effectsOf(server, () => change(editor, { glassdoor_link: null }));
    expect([result.status, effects]).toEqual([200, { company: 1, company_settings: 1, audit_line: 2 }]);
    expect((await stored()).glassdoor_link).toBeNull();
    expect(await settings()).toMatchObject({
      enable_brand_promotion_feedback: false,
      brand_promotion_feedback_field: null,
      version: Number(version) + 1,
    });
    const lines = await auditLines(server, 2);
    expect(lines.map(({ type }) => type).sort()).toEqual(['company_profile', 'company_settings']);
    expect(lines.find(({ type }) => type === 'company_settings')).toMatchObject({ entity: 'company/settings' });
  });

  it('takes nothing along where it is switched off', async () => {
    await change(superAdmin, { glassdoor_link: 'https://glassdoor.com/acme' });
    const { effects } = await effectsOf(server, () => change(editor, { glassdoor_link: null }));
    expect(effects).toEqual({ company: 1, audit_line: 1 });
  });
});
