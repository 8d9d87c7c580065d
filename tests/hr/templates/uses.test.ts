import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { idOf } from '../support/server.ts';
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
let someone: string;
beforeAll(async () => {
  server = await templateServer();
  someone = await idOf(server, employee);
});
afterAll(() => server.close());

const post = (who: string, url: string, body: object = {}) => server.as(who, 'POST', `${path}/${url}`, { body });
const made = async (who = superAdmin, body: object = canned) => (await server.create(who, body)).body.id as string;
const asked = { templateType: 'canned', templateSubject: canned.templateSubject, templateBody: canned.templateBody };

describe('a preview', () => {
  it('is about a chosen employee, else about an example', async () => {
    const [row] = await server.rows(sql`select first_name, display_name from user_profile where id = ${someone}`);
    const chosen = (await post(superAdmin, 'preview', { ...asked, user: someone })).body;
    expect(chosen.subject).toBe(`Hello ${row?.first_name}`);
    expect(chosen.text).toBe(`How are you, ${row?.display_name}?`);
    expect((await post(superAdmin, 'preview', asked)).body.subject).toBe('Hello Asha');
  });

  it('takes nothing of a name for HTML', async () => {
    await server.rows(sql`update user_profile set display_name = '<b onclick="x()">&amp;' where id = ${someone}`);
    const { html, text } = (await post(superAdmin, 'preview', { ...asked, user: someone })).body;
    expect(html).not.toContain('<b onclick');
    expect(text).toBe('How are you, <b onclick="x()">&amp;?');
  });

  it.each([
    ['of someone in another company', stranger, 404],
    ['for an employee', employee, 403],
  ])('%s: %s %i', async (_name, who, status) => {
    expect((await post(who, 'preview', { ...asked, user: someone })).status).toBe(status);
  });

  it('refuses what could not be saved', async () => {
    const { status, body } = await post(superAdmin, 'preview', { ...asked, templateSubject: '{{x}}' });
    expect([status, body.message]).toEqual([
      400,
      '{{x}} in the field Subject is not a placeholder that can be used here.',
    ]);
  });
});

describe('a test mail', () => {
  it('goes to oneself, and says what the template says', async () => {
    const id = await made(limited);
    const { result, effects } = await effectsOf(server, () => post(limited, `${id}/test`));
    expect([result.status, effects]).toEqual([200, { outbox: 1, audit_line: 1 }]);
    const [mail] = await server.rows(
      sql`select to_address, subject, html, text from outbox where mail = 'templates/test'`,
    );
    expect(mail).toMatchObject({ to_address: limited, subject: 'Hello Asha', text: 'How are you, Asha Verma?' });
    expect(String(mail?.html)).toContain('How are you, Asha Verma?');
  });

  it('of a template that one does not find is none', async () => {
    const id = await made(superAdmin, { ...canned, share_settings: 'self' });
    expect((await post(limited, `${id}/test`)).status).toBe(404);
  });
});

describe('a template that is used', () => {
  it('is filled in for the employee, and counted', async () => {
    await server.rows(
      sql`update user_profile set first_name = 'A & B', display_name = 'A & B C' where id = ${someone}`,
    );
    const id = await made();
    const { result, effects } = await effectsOf(server, () => post(limited, `${id}/use`, { user: someone }));
    expect([result.status, result.body]).toEqual([
      200,
      { templateSubject: 'Hello A & B', templateBody: '<p>How are you, A &#38; B C?</p>' },
    ]);
    expect(effects).toEqual({ template: 1 });
    expect((await server.as(superAdmin, 'GET', `${path}/${id}`)).body.used).toBe(1);
  });

  it.each([
    ['someone of another company', stranger, 404],
    ['an employee', employee, 403],
  ])('is not used by %s: %s %i', async (_name, who, status) => {
    const id = await made();
    expect((await post(who, `${id}/use`, { user: someone })).status).toBe(status);
  });
});

describe('a copy', () => {
  it.each([
    ['of another’s', 'After a hard month'],
    ['of a default one', 'Checking in'],
  ])('%s is one’s own and nobody else’s', async (_name, name) => {
    const of = (await server.found(limited)).get(name);
    const { status } = await post(limited, 'duplicate', { cannel_id: of?.id });
    expect(status).toBe(201);
    const copy = (await server.found(limited)).get(`Copy of ${name}`);
    expect(copy).toMatchObject({
      templateBody: of?.templateBody,
      share_settings: 'self',
      is_default: false,
      used: 0,
      allowed_actions: ['edit', 'delete'],
    });
    expect((await server.found(superAdmin)).has(`Copy of ${name}`)).toBe(false);
  });

  it('of one that is not found is none', async () => {
    const id = await made(superAdmin, { ...canned, share_settings: 'self' });
    expect((await post(limited, 'duplicate', { cannel_id: id })).status).toBe(404);
  });
});

describe('versions', () => {
  const versions = async (id: string, who = superAdmin) =>
    (await server.as(who, 'GET', `${path}/${id}/versions`)).body.data;

  it('are kept of what was said, not of whom it is for', async () => {
    const id = await made();
    await server.update(superAdmin, { cannel_id: id, templateSubject: 'Second' });
    await server.update(superAdmin, { cannel_id: id, share_settings: 'self' });
    expect((await versions(id)).map(({ number, templateSubject }: never) => [number, templateSubject])).toEqual([
      [2, 'Second'],
      [1, canned.templateSubject],
    ]);
  });

  it('are compared word by word, without formatting', async () => {
    const id = await made();
    await server.update(superAdmin, {
      cannel_id: id,
      templateBody: '<p>How is <b>life</b>, {{recipient.display_name}}?</p>',
    });
    const [, first] = await versions(id);
    const { body } = await server.as(superAdmin, 'GET', `${path}/${id}/versions/${first.id}/compare`);
    expect(body.number).toBe(1);
    const said = (kinds: string[]) =>
      body.fields[2].parts
        .flatMap((part: { text: string; kind: string }) => (kinds.includes(part.kind) ? part.text : []))
        .join('');
    expect(said(['same', 'gone'])).toBe('How are you, {{ recipient.display_name }}?');
    expect(said(['same', 'new'])).toBe('How is life, {{recipient.display_name}}?');
  });

  it('are told as a whole where nothing of one is in the other: to look for more would keep everyone waiting', async () => {
    const [before, after] = ['!'.repeat(19_000), '?'.repeat(19_000)];
    const id = await made(superAdmin, { ...canned, templateBody: before });
    await server.update(superAdmin, { cannel_id: id, templateBody: after });
    const [, first] = await versions(id);
    const began = performance.now();
    const { body } = await server.as(superAdmin, 'GET', `${path}/${id}/versions/${first.id}/compare`);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(body.fields[2].parts).toEqual([
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ]);
  });

  it('are restored as a new one', async () => {
    const id = await made();
    await server.update(superAdmin, { cannel_id: id, templateSubject: 'Second' });
    const [, first] = await versions(id);
    expect((await post(limited, `${id}/restore`, { version: first.id })).status).toBe(403);
    expect((await post(superAdmin, `${id}/restore`, { version: first.id })).status).toBe(200);
    expect((await versions(id)).map(({ number, templateSubject }: never) => [number, templateSubject])).toEqual([
      [3, canned.templateSubject],
      [2, 'Second'],
      [1, canned.templateSubject],
    ]);
  });

  it('of a template that one does not find are not there', async () => {
    const id = await made(superAdmin, { ...canned, share_settings: 'self' });
    const [first] = await versions(id);
    for (const url of ['versions', `versions/${first.id}/compare`])
      expect((await server.as(limited, 'GET', `${path}/${id}/${url}`)).status).toBe(404);
  });
});
