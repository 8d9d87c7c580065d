import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFaults } from '../../support/mail-safe.ts';
import { effectsOf } from '../support/effects.ts';
import { type RunServer, runServer } from '../support/runs.ts';

const superAdmin = 'superadmin@acme.example';
const limited = 'groupadmin@acme.example';

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());

const banner = {
  mail_layout: 'banner',
  mail_subject: '{{recipient.first_name}}, how is {{company.name}}?',
  header_text: 'Hello {{recipient.first_name}}',
  mail_body:
    '<p>{{chat_user.display_name}} asks:</p><ul><li>How are you?</li></ul><p><a href="https://example.com">More</a></p>',
  action_button_text: 'Start, {{recipient.first_name}}',
  header_background: '#0f766e',
};
const invitation = (stage: string) => `/feedback_bot/stage/${stage}/invitation`;
const change = (stage: string, body: object, who = superAdmin) => server.as(who, 'PATCH', invitation(stage), { body });
const preview = async (body: object) =>
  (await server.as(superAdmin, 'POST', '/feedback_bot/campaigns/preview', { body })).body;

it('layouts are listed with what is filled in, to those who may use templates', async () => {
  const { status, body } = await server.as(superAdmin, 'GET', '/feedback_bot/campaigns');
  expect([status, body.data.map(({ template_id }: { template_id: string }) => template_id)]).toEqual([
    200,
    ['standard', 'banner', 'card'],
  ]);
  expect(body.data[0].fields).toEqual([]);
  expect(body.data[1].fields).toContain('header_background');
  const refused = await server.as('employee@acme.example', 'GET', '/feedback_bot/campaigns');
  expect(refused.status).toBe(403);
});

describe('the invitation mail of a touchpoint', () => {
  it.each(['banner', 'card'])('with the layout %s is what the employee gets', async (mail_layout) => {
    const stage = await server.live();
    expect((await change(stage, { ...banner, mail_layout })).status).toBe(200);
    const user = await server.joins('2025-12-29', {
      first_name: 'Ana<b>',
      last_name: 'Lind',
      display_name: 'Ana<b> Lind',
    });
    await server.run();
    const [mail] = await server.rows(sql`
      select o.subject, o.html, o.text from outbox o join user_profile u on u.email = o.to_address
      where u.id = ${user} and o.mail = 'chats/invitation'`);
    const html = String(mail?.html);
    const token = await server.tokenOf(user);
    expect(mail?.subject).toMatch(/^Ana<b>, how is Acme/);
    expect(html).toContain('Hello Ana&lt;b&gt;');
    expect(html).toContain('background-color:#0f766e');
    expect(html).not.toContain('Ana<b>');
    expect(html).not.toContain('{{');
    expect(html).toContain(token);
    expect(mailFaults(html)).toEqual([]);
    expect(String(mail?.text)).toContain('- How are you?');
    expect(String(mail?.text)).toContain('More (https://example.com)');
    expect(String(mail?.text)).toMatch(/Start, Ana<b>: http\S+\/chat\//);
    expect(String(mail?.text)).toContain('The link is for you alone');
  });

  it('is the product’s own while no layout is chosen', async () => {
    const stage = await server.live();
    const { body } = await server.as(superAdmin, 'GET', invitation(stage));
    expect(body).toMatchObject({ mail_layout: 'standard', mail_subject: null, button_color: '#ffffff' });
  });

  const all = 'Fill all the mandatory fields!';
  it.each([
    ['no subject', { mail_subject: null }, 'mail_subject', all],
    ['a subject of spaces', { mail_subject: '  ' }, 'mail_subject', all],
    ['an empty body', { mail_body: '<p><br></p>' }, 'mail_body', all],
    ['no header', { header_text: null }, 'header_text', all],
    ['no button', { action_button_text: null }, 'action_button_text', all],
    ['a colour that is none', { button_color: 'red' }, 'button_color', 'Choose a colour, or type it as #1d4ed8.'],
    [
      'a placeholder of a survey',
      { mail_body: '<p>{{survey.end_date}}</p>' },
      'mail_body',
      '{{survey.end_date}} in the field Body is not a placeholder that can be used here.',
    ],
    [
      'an unknown placeholder in the button',
      { action_button_text: '{{go}}' },
      'action_button_text',
      '{{go}} in the field Button is not a placeholder that can be used here.',
    ],
  ])('with %s is refused, and nothing is written', async (_name, wrong, field, sentence) => {
    const stage = await server.live();
    const { result, effects } = await effectsOf(server, () => change(stage, { ...banner, ...wrong }));
    expect([result.status, result.body.message, result.body.errors]).toEqual([400, sentence, { [field]: [sentence] }]);
    expect(effects).not.toHaveProperty('stage');
  });

  it('is changed by those who may edit touchpoints', async () => {
    expect((await change(await server.live(), banner, limited)).status).toBe(403);
  });
});

describe('the preview of a mail', () => {
  it('is drawn while it is being written', async () => {
    expect((await preview({ mail_layout: 'card', mail_subject: 'Hi' })).subject).toBe('Hi');
    const { html, text } = await preview(banner);
    expect(mailFaults(html)).toEqual([]);
    expect(text).toContain('Hello Asha');
  });

  it('keeps nothing of a body that could do more than format', async () => {
    const mail_body = '<p style="position:fixed" class="x">a</p><script>x()</script><img src="http://x"><svg></svg>';
    const { html } = await preview({ ...banner, mail_body });
    expect(mailFaults(html)).toEqual([]);
    expect(html).not.toContain('x()');
  });
});

it('what is looked for in mails is found', () => {
  const bad =
    '<html><body><div style="display:flex" onclick="x()"><img src="x.png"></div><script></script><table></table></body></html>';
  expect(mailFaults(bad)).toHaveLength(8);
});
