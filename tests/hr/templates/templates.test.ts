import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, effectsOf } from '../support/effects.ts';
import {
  canned,
  employee,
  limited,
  path,
  stranger,
  superAdmin,
  type TemplateServer,
  templateServer,
} from '../support/templates.ts';

let server: TemplateServer;
beforeAll(async () => {
  server = await templateServer();
});
afterAll(() => server.close());
afterEach(async () => {
  await server.rows(
    sql`delete from template_version where template_id in (select id from template where template_name like 'Hello%')`,
  );
  await server.rows(sql`delete from template where template_name like 'Hello%'`);
});

const made = async (who = superAdmin, body: object = canned) => (await server.create(who, body)).body;

describe('the list of templates', () => {
  it('is a bare array of the type asked for, with its length in a header', async () => {
    const answer = await server.list(superAdmin, 'type=calendar');
    expect(answer.status).toBe(200);
    expect(answer.body.map((row: { templateName: string }) => row.templateName)).toEqual([
      'Follow-up',
      'One-to-one',
      'Talk about your workload',
    ]);
    expect(answer.headers['x-total-count']).toBe('3');
  });

  it('says of each what it is, whose, and how often it was used', async () => {
    const found = await server.found(superAdmin, 'type=canned');
    expect(found.get('After a hard month')).toMatchObject({
      templateSubject: '{{recipient.first_name}}, thank you for this month',
      templateType: 'canned',
      share_settings: 'all',
      is_default: false,
      used: 14,
      allowed_actions: ['edit', 'delete'],
    });
    expect(found.get('After a hard month')?.display_name).toEqual(expect.any(String));
    expect(found.get('Checking in')).toMatchObject({ is_default: true, display_name: null, allowed_actions: [] });
  });

  it.each([
    ['its author', superAdmin, superAdmin, 'self', true],
    ['nobody else', superAdmin, limited, 'self', false],
    ['not even a SuperAdmin', limited, superAdmin, 'self', false],
    ['all admins', superAdmin, limited, 'all', true],
    ['no other company', superAdmin, stranger, 'all', false],
  ])('shows %s one of %s: to %s, available for %s', async (_name, author, reader, share_settings, isThere) => {
    const { id } = await made(author, { ...canned, share_settings });
    expect((await server.found(reader)).has('Hello')).toBe(isThere);
    expect((await server.as(reader, 'GET', `${path}/${id}`)).status).toBe(isThere ? 200 : 404);
  });

  it.each([
    [null, 401],
    [employee, 403],
  ])('%s: %i', async (who, status) => {
    expect((await server.list(who)).status).toBe(status);
  });

  it('knows no other type', async () => {
    expect((await server.list(superAdmin, 'type=survey')).status).toBe(400);
  });
});

describe('a template', () => {
  it('is the session’s, whatever the client says, and leaves an audit line and a version', async () => {
    const { result, effects } = await effectsOf(server, () =>
      server.create(superAdmin, { ...canned, company: 'other', createdAt: '2001-01-01', createdBy: 'me' }),
    );
    expect(result.status).toBe(201);
    expect(effects).toEqual({ template: 1, template_version: 1, audit_line: 1 });
    const row = (await server.found(superAdmin)).get('Hello');
    expect(row).toMatchObject({ ...canned, used: 0, is_default: false });
    expect(String(row?.createdAt)).not.toContain('2001');
    expect(await auditLines(server, 1)).toMatchObject([{ type: 'template', activity: 'Template created' }]);
  });

  it('keeps nothing in its body that could do more than format', async () => {
    const { id } = await made(superAdmin, {
      ...canned,
      templateBody: '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p><a href="javascript:x()">a</a>',
    });
    expect((await server.as(superAdmin, 'GET', `${path}/${id}`)).body.templateBody).toBe('<p>Hi</p><a>a</a>');
  });

  const all = 'Fill all mandatory fields!';
  const long = (count: number) => 'x'.repeat(count);
  const faults: [string, object, string, string][] = [
    ['no name', { templateName: undefined }, 'templateName', all],
    ['an empty name', { templateName: '' }, 'templateName', all],
    ['a name of spaces', { templateName: '   ' }, 'templateName', 'Invalid template name!'],
    ['no subject', { templateSubject: undefined }, 'templateSubject', all],
    ['a subject of spaces', { templateSubject: ' ' }, 'templateSubject', all],
    ['no body', { templateBody: undefined }, 'templateBody', all],
    ['an empty body', { templateBody: '' }, 'templateBody', all],
    ['tags around nothing', { templateBody: '<p><br></p><p> &nbsp;</p>' }, 'templateBody', all],
    ['nobody it is for', { share_settings: undefined }, 'share_settings', all],
    [
      'an unknown placeholder in the subject',
      { templateSubject: 'Hi {{recipient.salary}}' },
      'templateSubject',
      '{{recipient.salary}} in the field Subject is not a placeholder that can be used here.',
    ],
    [
      'a placeholder of other places in the body',
      { templateBody: '<p>{{survey.start_date}}</p>' },
      'templateBody',
      '{{survey.start_date}} in the field Body is not a placeholder that can be used here.',
    ],
    [
      'a placeholder of a calendar template’s summary',
      { templateType: 'calendar', templateSubject: '{{company.name}}' },
      'templateSubject',
      '{{company.name}} in the field Summary is not a placeholder that can be used here.',
    ],
    [
      'a placeholder that is bold in its middle',
      { templateBody: '<p>{{recipient.<strong>first</strong>_name}}</p>' },
      'templateBody',
      '{{recipient.first_name}} in the field Body is formatted in its middle. Delete it and insert it again.',
    ],
  ];

  it.each(faults)('with %s is refused', async (_name, change, field, sentence) => {
    const { status, body } = await server.create(superAdmin, { ...canned, ...change });
    expect([status, body.message, body.errors]).toEqual([400, sentence, { [field]: [sentence] }]);
  });

  it('names the first fault of several, in the order name, subject, body', async () => {
    const { body } = await server.create(superAdmin, { ...canned, templateName: ' ', templateBody: '' });
    expect(body.message).toBe('Invalid template name!');
    expect(Object.keys(body.errors)).toEqual(['templateName', 'templateBody']);
  });

  it.each([
    ['templateName', 100],
    ['templateSubject', 255],
    ['templateBody', 50_000],
  ])('has a %s of %i characters at most', async (field, most) => {
    const { status, body } = await server.create(superAdmin, { ...canned, [field]: long(most + 1) });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is changed by PATCH with its id as cannel_id; nothing of the record is changed that is not said', async () => {
    const { id } = await made();
    const { status } = await server.update(superAdmin, { cannel_id: id, templateName: ' Hello again ' });
    expect(status).toBe(200);
    expect((await server.found(superAdmin)).get('Hello again')).toMatchObject({
      id,
      templateBody: canned.templateBody,
    });
  });

  it.each([
    ['in the query', '?cannel_id=ID', {}, 200],
    ['spelt rightly', '', { canned_id: 'ID' }, 200],
    ['twice the same', '?cannel_id=ID', { cannel_id: 'ID' }, 200],
    ['twice, otherwise', '?cannel_id=ID', { cannel_id: '00000000-0000-4000-8000-000000000000' }, 400],
    ['nowhere', '', {}, 400],
  ])('is named by an id %s: %s %o %i', async (_name, query, more, status) => {
    const { id } = await made();
    const named = JSON.parse(JSON.stringify({ ...more, templateName: 'Hello you' }).replaceAll('ID', id));
    const answer = await server.as(superAdmin, 'PATCH', `${path}${query.replace('ID', id)}`, { body: named });
    expect(answer.status).toBe(status);
  });

  it.each(faults.filter(([, change]) => !Object.values(change).includes(undefined) && !('templateType' in change)))(
    'is not changed to one with %s',
    async (_name, change, field, sentence) => {
      const { id } = await made();
      const { status, body } = await server.update(superAdmin, { cannel_id: id, ...change });
      expect([status, body.message, body.errors]).toEqual([400, sentence, { [field]: [sentence] }]);
    },
  );

  it.each([
    ['its author', limited, limited, 200],
    ['a SuperAdmin, of an author in a group', limited, superAdmin, 200],
    ['an admin, of another', superAdmin, limited, 403],
    ['another company', superAdmin, stranger, 404],
    ['an employee', superAdmin, employee, 403],
  ])('is changed and deleted by %s: %s, %s %i', async (_name, author, who, status) => {
    const { id } = await made(author);
    expect((await server.update(who, { cannel_id: id, templateName: 'Hello 2' })).status).toBe(status);
    expect((await server.remove(who, id)).status).toBe(status);
  });

  it('that is a default one is changed by nobody', async () => {
    const id = (await server.found(superAdmin)).get('One-to-one')?.id ?? '';
    expect((await server.update(superAdmin, { cannel_id: id, templateName: 'Mine' })).status).toBe(403);
    expect((await server.remove(superAdmin, id)).status).toBe(403);
  });

  it('leaves with its versions', async () => {
    const { id } = await made();
    const { effects } = await effectsOf(server, () => server.remove(superAdmin, id));
    expect(effects).toEqual({ template: 1, template_version: 1, audit_line: 1 });
  });
});

describe('placeholders', () => {
  const four = ['recipient.display_name', 'recipient.first_name', 'recipient.last_name', 'recipient.email'];
  const sender = ['display_name', 'first_name', 'last_name', 'email'].map((name) => `chat_user.${name}`);
  const company = ['company.name', 'company.brand_name'];
  it.each([
    ['', four],
    ['?context=email', four],
    ['?context=calendar', four],
    ['?context=survey', [...four, 'survey.start_date', 'survey.end_date', ...sender, ...company]],
    ['?context=touchpoint', [...four, ...sender, ...company]],
  ])('of %s', async (query, keys) => {
    const { status, body } = await server.as(limited, 'GET', `/integrations/rapport/placeholders${query}`);
    expect(status).toBe(200);
    expect(body.data.map(({ key }: { key: string }) => key)).toEqual(keys);
    expect(body.data[1]).toEqual({
      key: 'recipient.first_name',
      token: '{{recipient.first_name}}',
      label: 'First Name',
      example: 'Asha',
    });
  });

  it.each([
    ['/integrations/rapport/placeholders?context=elsewhere', superAdmin, 400],
    ['/integrations/other/placeholders', superAdmin, 404],
    ['/integrations/rapport/placeholders', employee, 403],
  ])('%s as %s: %i', async (url, who, status) => {
    expect((await server.as(who, 'GET', url)).status).toBe(status);
  });
});
