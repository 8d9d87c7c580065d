import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Row } from '../../../scripts/seed/bulk.ts';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import type { ProductOptions } from '../../support/product-app.ts';
import { type Server, seededServer } from './server.ts';

/** A seeded server on which touchpoints run when a test says so, at the time that its clock shows. */
export interface RunServer extends Server {
  clock: TestClock;
  company: string;
  /** Sends the job this many times at once, and waits until all are done. */
  run(times?: number): Promise<void>;
  /** Someone new, who joined on this day. */
  joins(day: string, more?: Record<string, unknown>): Promise<string>;
  /** A live touchpoint, sent in the name of the SuperAdmin, and the only one that is live. */
  live(more?: Record<string, unknown>): Promise<string>;
  runOf(user: string): Promise<Row | undefined>;
  /** Path of the personal link in the newest mail to someone. */
  tokenOf(user: string): Promise<string>;
}

export const scale = {
  id: randomUUID(),
  type: 'scale',
  text: 'How are you?',
  scaleType: 'emoji',
  responseRequired: true,
};
export const words = { id: randomUUID(), type: 'text', text: 'What is missing?', responseRequired: false };
export const met = {
  id: randomUUID(),
  type: 'quickReplies',
  text: 'Met your buddy?',
  quickReplies: [{ title: 'Yes', postback: 'Lovely.' }, { title: 'No' }],
  responseRequired: true,
};
export const drink = {
  id: randomUUID(),
  type: 'carousel',
  text: 'What shall we order?',
  cards: [
    { title: 'Tea', text: 'Green or black' },
    { title: 'Coffee', button: 'Coffee, please' },
  ],
  responseRequired: true,
};

export async function runServer(
  options: Pick<ProductOptions, 'employees' | 'config' | 'store'> = {},
): Promise<RunServer> {
  const clock = new TestClock();
  const server = await seededServer({ jobs: true, clock: clock.now, ...options });
  const [acme] = await server.rows(sql`select id from company where slug = 'acme'`);
  const company = String(acme?.id);
  await server.rows(sql`update stage set status = 'draft'`);
  const { jobs } = server.app.engineServices;
  const send = async () => {
    const { answer } = await inFrame(server.store, { clock, company }, (frame) =>
      jobs.of(frame).send('touchpoints/run', {}),
    );
    return answer;
  };
  let made = 0;
  return {
    ...server,
    clock,
    company,
    async run(times = 1) {
      const ids = [];
      for (let at = 0; at < times; at += 1) ids.push(await send());
      for (const id of ids) {
        await until(async () => ['done', 'failed'].includes((await jobs.state(id))?.state ?? ''), 60_000);
        if ((await jobs.state(id))?.state === 'failed') throw new Error('the job failed');
      }
    },
    async joins(day, more = {}) {
      const id = randomUUID();
      made += 1;
      const values: Record<string, unknown> = {
        first_name: `New${made}`,
        display_name: `New${made} Person`,
        email: `new${made}@acme.example`,
        employee_id: `NEW-${made}`,
        joining_date: day,
        user_timezone: 'Asia/Kolkata',
        company_id: company,
        ...more,
      };
      const names = sql.join(
        Object.keys(values).map((name) => sql.identifier(name)),
        sql`, `,
      );
      const given = sql.join(
        Object.values(values).map((value) => sql`${value}`),
        sql`, `,
      );
      await server.rows(sql`insert into user_profile (id, ${names}) values (${id}, ${given})`);
      return id;
    },
    async live(more = {}) {
      const id = randomUUID();
      const values = {
        title: 'First week',
        duration: 7,
        unit: 'days',
        company,
        questions: [scale],
        sender: null,
        status: 'live',
        ...more,
      };
      await server.rows(sql`update stage set status = 'draft'`);
      await server.rows(sql`
        insert into stage (company_id, id, title, trigger_time_duration, trigger_time_unit, status, position, questions, chat_from_user_id)
        values (${values.company}, ${id}, ${values.title}, ${values.duration}, ${values.unit}, ${values.status}, 100,
          ${JSON.stringify(values.questions)}::jsonb,
          coalesce(${values.sender}::uuid, (select id from user_profile where email = 'superadmin@acme.example')))`);
      return id;
    },
    runOf: async (user) =>
      (
        await server.rows(
          sql`select state, reason, due_on::text as due, session_id as session, start_after as after from touchpoint_run where user_id = ${user}`,
        )
      )[0],
    async tokenOf(user) {
      const [mail] = await server.rows(sql`
        select o.text from outbox o join user_profile u on u.email = o.to_address
        where u.id = ${user} and o.mail = 'chats/invitation' order by o.created_at desc limit 1`);
      return /\/chat\/([\w-]+)/.exec(String(mail?.text))?.[1] ?? '';
    },
  };
}
