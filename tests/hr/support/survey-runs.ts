import { sql } from 'drizzle-orm';
import type { Row } from '../../../scripts/seed/bulk.ts';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { type SurveyServer, superAdmin, surveyServer } from './survey.ts';

/** A seeded server on which the survey runs when a test says so, at the time that its clock shows. */
export interface SurveyRuns extends SurveyServer {
  clock: TestClock;
  /** Sends the job this many times at once, and waits until all are done. */
  run(times?: number): Promise<void>;
  /** Sets the clock forward to this moment, and runs the job. */
  at(moment: string): Promise<void>;
  /** Active for all employees of Sales, from a day to a day. */
  activate(start: string, end: string, more?: object): Promise<void>;
  mails(user?: string): Promise<Row[]>;
  responses(): Promise<Row[]>;
  /** Of the survey, by the SuperAdmin, whose session is over after a day. */
  deactivate(): Promise<void>;
  /** Token of the link in the newest mail to someone. */
  tokenOf(user: string): Promise<string>;
}

export async function surveyRuns(options: Parameters<typeof surveyServer>[0] = {}): Promise<SurveyRuns> {
  const clock = new TestClock();
  const server = await surveyServer({
    jobs: true,
    clock: clock.now,
    ...options,
  });
  const { jobs } = server.app.engineServices;
  const { company } = server;
  await server.rows(sql`update user_profile set user_timezone = 'Asia/Kolkata' where company_id = ${company}`);
  const run = async (times = 1) => {
    const ids: string[] = [];
    for (let sent = 0; sent < times; sent += 1) {
      const { answer } = await inFrame(server.store, { clock, company }, (frame) =>
        jobs.of(frame).send('wellbeing/run', {}),
      );
      ids.push(answer);
    }
    for (const id of ids) {
      await until(async () => ['done', 'failed'].includes((await jobs.state(id))?.state ?? ''), 60_000);
      if ((await jobs.state(id))?.state === 'failed') throw new Error('the job failed');
    }
  };
  return {
    ...server,
    clock,
    run,
    async at(moment) {
      clock.forward((Date.parse(moment) - clock.now().getTime()) / 60_000);
      await run();
    },
    async reset() {
      await server.reset();
      for (const table of ['survey_response', 'survey_cycle_result', 'survey_cycle', 'chat_link', 'outbox'])
        await server.rows(sql`delete from ${sql.identifier(table)} where company_id = ${company}`);
    },
    async activate(start, end, more = {}) {
      await server.setUp();
      const answer = await server.patch(superAdmin, {
        start_date: start,
        end_date: end,
        chatFromUser: server.admin,
        audience: { department__in: 'Sales' },
        status: 'active',
        ...more,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    async deactivate() {
      await (await server.browser(superAdmin)).signIn(superAdmin);
      const answer = await server.patch(superAdmin, {
        status: 'inactive',
        force: true,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    mails: (user) =>
      server.rows(sql`
        select u.id as user, o.subject, o.text, o.from_name, o.state, o.created_at as at from outbox o
        join user_profile u on u.company_id = o.company_id and u.email = o.to_address
        where o.company_id = ${company} and o.mail = 'wellbeing/survey' and (${user ?? null}::uuid is null or u.id = ${user ?? null})
        order by o.created_at, o.id`),
    responses: () =>
      server.rows(sql`
        select r.id, r.user_id as user, r.cycle_id as cycle, r.session_id as session, r.state, r.category, r.scores, r.parts,
          r.segments, r.next_at as next from survey_response r where r.company_id = ${company} order by r.user_id`),
    async tokenOf(user) {
      const [mail] = await server.rows(sql`
        select o.text from outbox o join user_profile u on u.email = o.to_address
        where u.id = ${user} and o.text like '%/chat/%' order by o.created_at desc limit 1`);
      return /\/chat\/([\w-]+)/.exec(String(mail?.text))?.[1] ?? '';
    },
  };
}
