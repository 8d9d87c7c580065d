import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { employee, engineer, limited, peer, regional, stranger, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';
import { notesTests, path } from '../support/notes.ts';

/** Who is told of a note, and who can be. */

const on = notesTests();
const { add, id, list, update } = on;
const mails = () => on.server.rows(sql`select mail, to_address, subject, text, html from outbox order by to_address`);

describe('a mention', () => {
  it('is told by mail and in the console, once', async () => {
    const text = `Please talk to her, @${peer}. <b>Soon</b>`;
    const { result, effects } = await effectsOf(on.server, () => add(limited, engineer, text));
    expect(effects).toEqual({ note: 1, audit_line: 1, outbox: 1, alert: 1 });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      mail: 'people/note/mention',
      to_address: peer,
      subject: 'Rahul Verma mentioned you in a note on Kavita Menon',
    });
    expect(mail?.text).toContain(text);
    expect(mail?.html).not.toContain('<b>Soon</b>');
    const { body } = await on.server.as(peer, 'GET', '/feedback_bot/alerts/list');
    expect([body.unread_count, body.data[0].text, body.data[0].link]).toEqual([
      1,
      'Rahul Verma mentioned you in a note on Kavita Menon.',
      `/employees/${id(engineer)}?tab=notes`,
    ]);
    const again = await effectsOf(on.server, () => update(limited, result.body.id, `${text} Or today.`));
    expect(again.effects).toEqual({ note: 1, audit_line: 1 });
  });

  it('that is added later is told then', async () => {
    const note = (await add(limited, engineer)).body.id;
    const { effects } = await effectsOf(on.server, () => update(limited, note, `Talked, @${peer}`));
    expect(effects).toEqual({ note: 1, audit_line: 1, outbox: 1, alert: 1 });
  });

  it('without the right to read notes says nothing of what it says', async () => {
    await on.server.rows(
      sql`update access_group set permissions = '["manage_milestone"]'::jsonb where group_name = 'Asia Pacific partners'`,
    );
    await on.server.rows(sql`update access_group set all_employees = true where group_name = 'Asia Pacific partners'`);
    await add(superAdmin, engineer, `A secret for @${regional}`);
    const [mail] = await mails();
    expect(mail).toMatchObject({ mail: 'people/note/mention-unread', to_address: regional });
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret');
    const { body } = await on.server.as(regional, 'GET', '/feedback_bot/alerts/list');
    expect([body.data[0].link, JSON.stringify(body)]).toEqual([null, expect.not.stringContaining('secret')]);
  });

  it.each<[string, string, string]>([
    ['oneself', limited, limited],
    ['an employee', superAdmin, employee],
    ['an admin whom the author does not see', limited, superAdmin],
    ['someone of another company', superAdmin, stranger],
  ])('of %s is only text', async (_, who, whom) => {
    const { result, effects } = await effectsOf(on.server, () => add(who, engineer, `Hello @${whom}`));
    expect([result.status, effects]).toEqual([201, { note: 1, audit_line: 1 }]);
    expect((await list(who, engineer)).body.data[0].user_tagged).toEqual([]);
  });

  it('of an admin who does not see the employee is only text', async () => {
    const { effects } = await effectsOf(on.server, () => add(superAdmin, employee, `Hello @${limited}`));
    expect(effects).toEqual({ note: 1, audit_line: 1 });
  });

  it('is not believed where only the browser says so', async () => {
    const { effects } = await effectsOf(on.server, () => add(limited, engineer, 'Hello', { user_tagged: [peer] }));
    expect(effects).toEqual({ note: 1, audit_line: 1 });
  });
});

describe('who can be mentioned', () => {
  const offered = async (who: string, whom: string, search = '') => {
    const { status, body } = await on.server.as(who, 'GET', `${path}/mentions/${id(whom)}?raw_search_string=${search}`);
    return status === 200 ? body.data.map((one: { email: string }) => one.email) : status;
  };

  it('is an admin whom the author sees and who sees the employee, found by name or address', async () => {
    expect(await offered(superAdmin, engineer, 'arjun')).toEqual([peer]);
    expect(await offered(superAdmin, engineer, 'KAPOOR@acme')).toEqual([peer]);
    expect(await offered(limited, engineer)).toEqual([peer]);
    expect(await offered(superAdmin, employee)).not.toContain(peer);
    expect(await offered(superAdmin, engineer, '%')).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['employees', employee, 403],
    ['who does not see the employee', limited, 404],
  ])('is not told to %s', async (_, who, status) => expect(await offered(who, employee)).toBe(status));
});
