import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limited, stranger, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { manager, type ProfileServer, profileServer } from '../support/profiles.ts';

/** An admin with the right to it writes to an employee, who answers to the admin. */

let server: ProfileServer;
beforeAll(async () => {
  server = await profileServer();
  await server.browser(stranger);
  await server.rows(
    sql`update access_group set permissions = permissions || '["send_email"]'::jsonb where group_name = 'Engineering partners'`,
  );
  await server.rows(
    sql`update access_group set permissions = permissions - 'send_email' where group_name = 'People partners'`,
  );
});
afterAll(() => server.close());

const someone = async (engineering: boolean, status = 'active') => {
  const [row] = await server.rows(sql`
    select u.id, u.email, u.first_name, u.display_name from user_profile u join company c on c.id = u.company_id
    where c.slug = 'acme' and u.type = 'Employee' and u.status = ${status} and (u.department = 'Engineering') = ${engineering}
    order by u.id limit 1`);
  return row as { id: string; email: string; first_name: string; display_name: string };
};
const mail = { subject: 'Hello {{recipient.first_name}}', body: '<p>Shall we talk, {{recipient.display_name}}?</p>' };
const send = (who: string | null, id: string, body: object = mail) =>
  effectsOf(server, () => server.as(who, 'POST', `/feedback_bot/users/${id}/email`, { body }));

describe('a mail to an employee', () => {
  it('goes to them in the admin’s name, is filled in, and is audited without its words', async () => {
    const person = await someone(true);
    const { result, effects } = await send(limited, person.id);
    expect([result.status, effects]).toEqual([200, { outbox: 1, audit_line: 1 }]);
    const [sent] = await server.rows(
      sql`select to_address, subject, text, from_name, reply_to from outbox where mail = 'people/email/written'`,
    );
    expect(sent).toEqual({
      to_address: person.email,
      subject: `Hello ${person.first_name}`,
      text: `Shall we talk, ${person.display_name}?`,
      from_name: 'Rahul Verma',
      reply_to: limited,
    });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({ type: 'user', activity: 'Mail sent' });
    expect(JSON.stringify(line)).not.toContain('Shall we');
  });

  it.each([
    ['by who lacks the right', manager, true, 403],
    ['to someone out of scope', limited, false, 404],
    ['by another company', stranger, true, 404],
    ['by nobody', null, true, 401],
  ])('is refused %s', async (_, who, engineering, status) => {
    const { result, effects } = await send(who, (await someone(engineering)).id);
    expect([result.status, effects]).toEqual([status, {}]);
  });

  it('is refused to who has left', async () => {
    const person = await someone(true);
    await server.rows(sql`update user_profile set exit_date = '2020-01-01' where id = ${person.id}`);
    const { result, effects } = await send(superAdmin, person.id);
    await server.rows(sql`update user_profile set exit_date = null where id = ${person.id}`);
    expect([result.status, effects]).toEqual([409, {}]);
  });

  it.each([
    [{ ...mail, subject: ' ' }, 'Fill all the mandatory fields!'],
    [{ ...mail, body: '<p> </p>' }, 'Fill all the mandatory fields!'],
    [{ subject: 'Hello' }, 'Fill all the mandatory fields!'],
    [
      { ...mail, subject: '{{survey.end_date}}' },
      '{{survey.end_date}} in the field Subject is not a placeholder that can be used here.',
    ],
  ])('is refused with %j', async (body, message) => {
    const { result, effects } = await send(superAdmin, (await someone(true)).id, body);
    expect([result.status, result.body.message, effects]).toEqual([400, message, {}]);
  });

  it.each([
    [255, 200],
    [256, 400],
  ])('with a subject of %i signs is answered %i', async (length, status) => {
    const { result } = await send(superAdmin, (await someone(true)).id, { ...mail, subject: 'x'.repeat(length) });
    expect(result.status).toBe(status);
  });
});
