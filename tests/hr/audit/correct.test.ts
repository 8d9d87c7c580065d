import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeBounce } from '../../../src/hr/server/audit/bounces.ts';
import { inFrame, TestClock } from '../../support/frame.ts';
import { companyId } from '../support/chats.ts';
import { idOf, type Server, seededServer } from '../support/server.ts';

/** An address of which mails came back is corrected, and what did not arrive goes there, once. */

const superAdmin = 'superadmin@acme.example';
/** Sees Engineering. */
const limited = 'groupadmin@acme.example';
const stranger = 'superadmin@globex.example';
const clock = new TestClock();
let server: Server;
let acme: string;
let people: string[];

beforeAll(async () => {
  server = await seededServer({ clock: clock.now });
  await server.rows(sql`delete from bounce`);
  acme = await companyId(server, 'acme');
  const rows = await server.rows(sql`
    select email from user_profile where company_id = ${acme} and type = 'Employee' and status = 'active'
    and department <> 'Engineering' and email not like '%admin%' and email <> 'employee@acme.example' order by email limit 6`);
  people = rows.map(({ email }) => String(email));
  await server.rows(sql`
    update access_group set permissions = permissions || '["update_company_settings", "manage_employee"]'::jsonb
    where company_id = ${acme} and group_name = 'Engineering partners'`);
});
afterAll(() => server.close());

/** A mail that came back, as the outbox and the list of bounces have it. */
async function cameBack(address: string, mail = 'people/note/mention-unread'): Promise<string> {
  const { answer: id } = await inFrame(server.store, { clock, company: acme }, (frame) =>
    server.app.engineServices.mail.of(frame).send(mail, { address }, { name: 'A', author: 'B', person: 'C' }),
  );
  await server.rows(sql`update outbox set state = 'bounced', attempts = 1 where id = ${id}`);
  const report = { company: acme, email: address, kind: 'hard' as const, reason: '550 5.1.1', at: clock.now() };
  await server.store.inSystem((db) => takeBounce(db, { ...report, messageId: id }, randomUUID));
  return id;
}
const correct = (email: string, to: string, by = superAdmin) =>
  server.as(by, 'POST', `/feedback_bot/company/blacklist_log/${acme}/correct`, { body: { email, corrected: to } });
const correctMail = (id: string, to: string, by = superAdmin) =>
  server.as(by, 'POST', `/feedback_bot/mails/${id}/correct`, { body: { corrected: to } });
const mailsTo = async (address: string) =>
  (
    await server.rows(sql`select mail, state from outbox where lower(to_address) = ${address} order by mail, state`)
  ).map(({ mail, state }) => `${mail} ${state}`);
const corrected = { status: 'resolved', resolution_summary: 'The address was corrected.' };
const bouncesOf = async (address: string) =>
  (await server.rows(sql`select status, resolution_summary from bounce where email_id = ${address}`)) as unknown[];
async function confirm(address: string) {
  const [row] = await server.rows(
    sql`select text from outbox where mail = 'account/email/verify' and to_address = ${address} order by created_at desc limit 1`,
  );
  const [, token = ''] = /token=([\w-]+)/.exec(String(row?.text)) ?? [];
  return server.as(null, 'POST', '/auth/email', { body: { token } });
}

describe('Correct address', () => {
  it('asks the employee to confirm it, and then sends there what did not arrive', async () => {
    const [old = '', right] = [people[0], 'right.one@acme.example'];
    await cameBack(old);
    const second = await cameBack(old);
    expect(await correct(old, right)).toMatchObject({ status: 200 });
    expect(await mailsTo(right)).toEqual(['account/email/verify queued']);
    // To tell the old one would only bring one more mail back.
    expect(await mailsTo(old)).toEqual(Array.from({ length: 2 }, () => 'people/note/mention-unread bounced'));
    expect(await bouncesOf(old)).toMatchObject([{ status: 'open' }, { status: 'open' }]);
    expect((await confirm(right)).status).toBe(200);
    const arrived = Array.from({ length: 2 }, () => 'people/note/mention-unread queued');
    expect(await mailsTo(right)).toEqual(['account/email/verify queued', ...arrived]);
    expect(await mailsTo(old)).toEqual(Array.from({ length: 2 }, () => 'people/note/mention-unread redirected'));
    const resolved = { status: 'resolved', resolution_summary: 'The address was corrected.' };
    expect(await bouncesOf(old)).toEqual([resolved, resolved]);
    const lines = await server.rows(sql`
      select l.actor = b.user_id as by_them, l.subject = b.user_id as about_them, l.new from audit_line l
      join bounce b on b.id::text = l.record_id where l.entity = 'audit/bounce' and b.email_id = ${old}`);
    const told = { by_them: true, about_them: true, new: resolved };
    expect(lines).toEqual([told, told]);
    // Once: neither by the link, nor by the list, nor by the mails' page.
    expect((await confirm(right)).status).toBe(400);
    expect((await correct(old, right)).status).toBe(404);
    expect((await server.as(superAdmin, 'POST', `/feedback_bot/mails/${second}/retry`)).status).toBe(409);
    expect((await correctMail(second, 'third@acme.example')).status).toBe(409);
    expect(await mailsTo(right)).toHaveLength(3);
  });

  it('corrects once more what was misspelt again', async () => {
    const [old = '', wrong, right] = [people[1], 'wrong.again@acme.example', 'right.two@acme.example'];
    await cameBack(old);
    await correct(old, wrong);
    const [verify] = await server.rows(sql`select id from outbox where to_address = ${wrong}`);
    await server.rows(sql`update outbox set state = 'bounced', attempts = 1 where id = ${verify?.id}`);
    const report = { company: acme, email: wrong, kind: 'hard' as const, reason: null, at: clock.now() };
    await server.store.inSystem((db) => takeBounce(db, { ...report, messageId: String(verify?.id) }, randomUUID));
    expect((await correct(wrong, right)).status).toBe(200);
    expect((await confirm(right)).status).toBe(200);
    expect(await mailsTo(right)).toEqual(['account/email/verify queued', 'people/note/mention-unread queued']);
    // A link is a key: it goes to no other address.
    expect(await mailsTo(wrong)).toEqual(['account/email/verify bounced']);
    expect(await bouncesOf(wrong)).toMatchObject([{ status: 'resolved' }]);
  });

  it('sends at once where the employee has the other address already', async () => {
    const [old = '', right] = [people[2], 'right.three@acme.example'];
    await cameBack(old);
    const other = 'waiting.three@acme.example';
    await server.rows(sql`update user_profile set email = ${right}, email_pending = ${other} where email = ${old}`);
    expect((await correct(old, right)).status).toBe(200);
    // Nothing came back from the one that waits.
    expect(await server.rows(sql`select email_pending from user_profile where email = ${right}`)).toEqual([
      { email_pending: other },
    ]);
    expect(await mailsTo(right)).toEqual(['people/note/mention-unread queued']);
    expect(await bouncesOf(old)).toMatchObject([{ status: 'resolved' }]);
    const [line] = await server.rows(
      sql`select actor, activity from audit_line where entity = 'audit/bounce' order by id desc limit 1`,
    );
    expect(line).toEqual({ actor: await idOf(server, superAdmin), activity: 'correct address' });
  });

  it.each([
    ['the same', () => people[3] ?? '', 400, 'This is the address that mails came back from.'],
    ['that of a colleague', () => 'employee@acme.example', 400, 'Someone else has this address.'],
    ['none', () => 'nonsense', 400, undefined],
  ])('is refused for an address that is %s', async (_, to, status, error) => {
    await cameBack(people[3] ?? '');
    const answer = await correct(people[3] ?? '', to());
    expect(answer.status).toBe(status);
    if (error) expect(JSON.stringify(answer.body)).toContain(error);
    expect(await mailsTo(people[3] ?? '')).not.toContain('people/note/mention-unread redirected');
  });

  it('reaches only those whom one sees, in their own company, and needs the rights', async () => {
    const old = people[4] ?? '';
    const id = await cameBack(old);
    expect((await correct(old, 'x@acme.example', limited)).status).toBe(404);
    expect((await correct(old, 'x@acme.example', stranger)).status).toBe(404);
    expect((await correct(old, 'x@acme.example', 'employee@acme.example')).status).toBe(403);
    expect((await correctMail(id, 'x@acme.example', stranger)).status).toBe(404);
    expect((await correctMail(id, 'x@acme.example', limited)).status).toBe(403);
    expect(await mailsTo('x@acme.example')).toEqual([]);
  });

  it('of an address of nobody is for the mails’ page', async () => {
    const id = await cameBack('nobody@elsewhere.example');
    expect((await correct('nobody@elsewhere.example', 'somebody@elsewhere.example')).status).toBe(409);
    expect((await correctMail(id, 'somebody@elsewhere.example')).status).toBe(200);
    expect(await mailsTo('somebody@elsewhere.example')).toEqual(['people/note/mention-unread queued']);
    expect(await bouncesOf('nobody@elsewhere.example')).toEqual([corrected]);
    expect((await correctMail(id, 'somebody@elsewhere.example')).status).toBe(409);
    expect(await mailsTo('somebody@elsewhere.example')).toHaveLength(1);
    const [line] = await server.rows(
      sql`select count(*)::int as n from audit_line where type = 'mail' and activity = 'correct address'`,
    );
    expect(line?.n).toBe(1);
  });

  it('of a mail that did not arrive and did not come back either', async () => {
    const id = await cameBack('never.arrived@elsewhere.example');
    await server.rows(sql`delete from bounce where email_id = 'never.arrived@elsewhere.example'`);
    await server.rows(sql`update outbox set state = 'failed' where id = ${id}`);
    expect((await correctMail(id, 'does.arrive@elsewhere.example')).status).toBe(200);
    expect(await mailsTo('does.arrive@elsewhere.example')).toEqual(['people/note/mention-unread queued']);
  });

  it('of a private address changes that, and of one’s own asks for it', async () => {
    const [who = '', of] = [people[5], 'private.wrong@home.example'];
    await server.rows(sql`update user_profile set alternate_email = ${of} where email = ${who}`);
    expect((await correctMail(await cameBack(of), 'private.right@home.example')).status).toBe(200);
    const [row] = await server.rows(sql`select alternate_email, email from user_profile where email = ${who}`);
    expect(row).toEqual({ alternate_email: 'private.right@home.example', email: who });
    expect(await mailsTo('private.right@home.example')).toEqual(['people/note/mention-unread queued']);
    expect(await bouncesOf(of)).toEqual([corrected]);
    expect((await correctMail(await cameBack(who), 'right.six@acme.example')).status).toBe(200);
    expect(await mailsTo('right.six@acme.example')).toEqual(['account/email/verify queued']);
    expect((await confirm('right.six@acme.example')).status).toBe(200);
    expect(await mailsTo('right.six@acme.example')).toContain('people/note/mention-unread queued');
    expect(await idOf(server, 'right.six@acme.example')).not.toBe('undefined');
  });

  it.each([
    ['on the mails’ page', 'wanted.one@acme.example', (id: string, _: string, to: string) => correctMail(id, to)],
    ['in the list of bounces', 'wanted.two@acme.example', (_: string, from: string, to: string) => correct(from, to)],
  ])('to the present one takes back the wanted one %s, whose link is worth nothing then', async (_, wanted, ask) => {
    const present = people[4] ?? '';
    await cameBack(present);
    expect((await correct(present, wanted)).status).toBe(200);
    expect((await ask(await cameBack(wanted), wanted, present)).status).toBe(200);
    const [row] = await server.rows(sql`select email, email_pending from user_profile where email = ${present}`);
    expect(row).toEqual({ email: present, email_pending: null });
    expect((await confirm(wanted)).status).toBe(400);
  });
});
