import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../support/frame.ts';
import { effectsOf } from '../support/effects.ts';
import { employee, limited, type SurveyServer, superAdmin, surveyServer } from '../support/survey.ts';

/** What is shown before a survey is activated: what is missing, who gets which mail when, and a mail to try. */

const clock = new TestClock();
let server: SurveyServer;
beforeAll(async () => {
  server = await surveyServer({ clock: clock.now, jobs: true });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const readiness = async () => (await server.get(superAdmin, 'survey/readiness')).body;
const plan = (body: object = {}) => server.ask(superAdmin, 'POST', 'survey/plan', body);

describe('what keeps a survey from being activated', () => {
  it('is told with the tab where it is mended, until nothing is left', async () => {
    expect(await readiness()).toMatchObject({ ready: false, faults: [{ code: 'NotSetUp', tab: 'tab-0' }] });
    await server.setUp(0);
    const { faults } = await readiness();
    expect(faults.map(({ code, tab }: { code: string; tab: string }) => `${code} ${tab}`)).toEqual([
      'Short tab-1',
      'NotMapped tab-5',
      'NoAudience tab-4',
    ]);
    await server.setUp();
    await server.patch(superAdmin, {
      start_date: day(0),
      end_date: day(100),
      chatFromUser: server.admin,
      all_employees: true,
    });
    const ready = await readiness();
    expect(ready).toMatchObject({ ready: true, faults: [], cycles: 4 });
    expect(ready.employees).toBeGreaterThan(50);
    expect((await server.patch(superAdmin, { status: 'active' })).status).toBe(200);
  });

  it('is told, and looked at, by the day of the company, also to an admin for whom it is still yesterday', async () => {
    const live = (zone: string) =>
      server.rows(
        sql`update user_profile set user_timezone = ${zone}, version = version + 1 where id = ${server.admin}`,
      );
    await server.setUp();
    await live('Pacific/Pago_Pago');
    const body = { start_date: day(-3), chatFromUser: server.admin, all_employees: true, status: 'active' };
    const late = await server.patch(superAdmin, { ...body, end_date: day(-1) });
    expect([late.status, late.body.code]).toEqual([400, 'NotMapped']);
    const { data } = (await server.patch(superAdmin, { ...body, end_date: day(30) })).body;
    expect([data.start_date, (await readiness()).today]).toEqual([day(0), day(0)]);
    await live('Asia/Kolkata');
  });

  it('counts the employees whom the admin sees: a filter tells nothing of others', async () => {
    await server.setUp();
    await server.permit(['manage_employee_wellbeing'], 'Sales');
    const told = async (who: string) => {
      const { employees, faults } = (await server.get(who, 'survey/readiness')).body;
      return { employees, nobody: faults.some(({ code }: { code: string }) => code === 'NoAudience') };
    };
    const rows = await server.rows(sql`select department, count(*)::int as people from user_profile
      where company_id = ${server.company} and status = 'active' group by department`);
    const people = new Map(rows.map((row) => [row.department, row.people]));
    await server.patch(superAdmin, { all_employees: true });
    expect(await told(limited)).toEqual({ employees: people.get('Sales'), nobody: false });
    await server.patch(limited, { audience: { department__in: 'Engineering' } });
    expect(await told(limited)).toEqual({ employees: 0, nobody: true });
    expect(await told(superAdmin)).toEqual({ employees: people.get('Engineering'), nobody: false });
    await server.permit([]);
  });
});

describe('the dry run', () => {
  it('needs dates', async () => {
    await server.setUp();
    expect((await plan()).body.code).toBe('NotMapped');
  });

  it('says who gets which mail when, by their own clock, with their name', async () => {
    await server.setUp();
    await server.patch(superAdmin, { start_date: day(1), end_date: day(60), all_employees: true });
    const { status, body } = await plan({ page_limit: 5 });
    expect([status, body.data.length]).toEqual([200, 5]);
    expect(body.total_count).toBe((await readiness()).employees);
    for (const { mails, display_name } of body.data) {
      expect(mails.map(({ mail }: { mail: string }) => mail)).toEqual(['reachout', 'reminder', 'reminder', 'reminder']);
      for (const mail of mails) expect(mail.local).toBe(`${mail.day} 09:00`);
      expect(mails[0].subject).toContain(display_name.split(' ')[0]);
      expect(mails[0].subject).not.toContain('{{');
    }
    const next = await plan({ page_limit: 5, page_offset: 2 });
    expect(next.body.data.map(({ id }: { id: string }) => id)).not.toContain(body.data[0].id);
  });

  describe('as a file', () => {
    const file = () => server.ask(superAdmin, 'POST', 'survey/plan/download');

    it('needs dates as well', async () => {
      await server.setUp();
      expect((await file()).body.code).toBe('NotMapped');
    });

    it('holds a line for each mail of everyone, as the list shows them', async () => {
      await server.setUp();
      await server.rows(sql`update user_profile set user_timezone = 'America/New_York' where department = 'Sales'`);
      await server.patch(superAdmin, { start_date: day(1), end_date: day(60), all_employees: true });
      const made = await file();
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const { cookies } = await server.browser(superAdmin);
      const answer = await server.app.inject({
        method: 'GET',
        url: made.body.report_url,
        cookies: Object.fromEntries(cookies),
      });
      const [head, ...lines] = answer.body.replace('\ufeff', '').trim().split('\r\n');
      expect(head).toBe(
        '"Name","Email","Time zone","Mail","When, by the clock of the employee","When, in UTC","Subject"',
      );
      const { body } = await plan({ page_limit: 100 });
      interface Person {
        display_name: string;
        email: string;
        time_zone: string;
        mails: { mail: string; local: string; at: string; subject: string }[];
      }
      const shown = (body.data as Person[]).flatMap(({ display_name, email, time_zone, mails }) =>
        mails.map(({ mail, local, at, subject }) => [
          display_name,
          email,
          time_zone,
          mail === 'reachout' ? 'Reachout' : 'Reminder',
          local,
          `${new Date(at).toISOString().slice(0, 16)}Z`,
          subject,
        ]),
      );
      expect(body.data.length).toBe(body.total_count);
      expect(lines).toEqual(shown.map((cells) => cells.map((cell) => `"${cell}"`).join(',')));
      const [row] = await server.rows(sql`select type, status, report_name from download order by created_at desc`);
      expect(row).toMatchObject({ status: 'ready', report_name: 'Plan of the well-being survey' });
    });

    it('is for those who set the survey up', async () => {
      for (const who of [limited, employee])
        expect((await server.ask(who, 'POST', 'survey/plan/download')).status).toBe(403);
    });
  });

  it('has nobody who is outside of the audience, or who left', async () => {
    await server.setUp();
    await server.patch(superAdmin, { start_date: day(1), end_date: day(60), audience: { department__in: 'Sales' } });
    const { body } = await plan({ page_limit: 100 });
    const others = await server.rows(sql`select email from user_profile
      where company_id = ${server.company} and not (department = 'Sales' and status = 'active')`);
    const outside = new Set(others.map(({ email }) => email));
    expect(body.data.length).toBe(body.total_count);
    expect(body.data.filter(({ email }: { email: string }) => outside.has(email))).toEqual([]);
  });
});

describe('a mail to try', () => {
  const mail = {
    survey_id: null,
    subject: 'Hello {{recipient.first_name}}',
    body: '<p>Until {{survey.end_date}}, {{chat_user.display_name}}</p>',
    user_data: [{ first_name: 'Ana', last_name: 'Wu', gender: null, email: 'ana.wu@acme.example' }],
  };
  const tried = (body: object) => server.ask(superAdmin, 'POST', 'email_config/test/', body);

  it('takes a sender', async () => {
    const answer = await tried(mail);
    expect([answer.status, answer.body.message]).toEqual([400, 'you have not selected the sender yet!']);
  });

  it.each<[string, object, string]>([
    ['no first name', { user_data: [{ email: 'a@b.example' }] }, 'Fill all the mandatory fields!'],
    ['no address', { user_data: [{ first_name: 'A' }] }, 'Fill all the mandatory fields!'],
    ['nobody', { user_data: [] }, 'Fill all the mandatory fields!'],
    ['no subject', { subject: ' ' }, 'Fill all the mandatory fields!'],
  ])('with %s is refused', async (_what, more, message) => {
    const answer = await tried({ ...mail, ...more });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('goes as an employee would get it, in the name of the sender, and says that it is a test', async () => {
    await server.patch(superAdmin, { end_date: day(30), chatFromUser: server.admin });
    expect((await tried(mail)).status).toBe(200);
    const [sent] = await server.rows(
      sql`select * from outbox where company_id = ${server.company} order by created_at desc limit 1`,
    );
    expect(sent?.subject).toBe('Test: Hello Ana');
    expect(JSON.stringify(sent)).toMatch(/Until \d{1,2} [A-Z][a-z]+ 20\d\d, /);
    expect(JSON.stringify(sent)).toContain('ana.wu@acme.example');
  });

  it('goes to nobody outside of the company, whose name it bears', async () => {
    await server.patch(superAdmin, { end_date: day(30), chatFromUser: server.admin });
    const person = mail.user_data[0];
    const to = (...emails: string[]) => tried({ ...mail, user_data: emails.map((email) => ({ ...person, email })) });
    const { result, effects } = await effectsOf(server, () => to('ana@acme.example', 'victim@bank.example'));
    expect([result.status, effects]).toEqual([400, {}]);
    expect(result.body.errors).toEqual({
      'user_data.1.email': ['Test mails go to people of your company and to addresses at acme.example only.'],
    });
    expect((await to('ana@ACME.example')).status).toBe(200);
    const [line] = await server.rows(
      sql`select new from audit_line where activity = 'Test mail sent' order by id desc limit 1`,
    );
    expect(line?.new).toMatchObject({ recipients: ['ana@ACME.example'] });
    await server.rows(
      sql`update user_profile set email = 'partner@elsewhere.example' where email = 'employee@acme.example'`,
    );
    expect((await to('Partner@elsewhere.example')).status).toBe(200);
    await server.rows(
      sql`update user_profile set email = 'employee@acme.example' where email = 'partner@elsewhere.example'`,
    );
  });
});
