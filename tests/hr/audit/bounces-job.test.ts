import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { companyId } from '../support/chats.ts';
import { type Server, seededServer } from '../support/server.ts';

const clock = new TestClock();
const email = 'employee@acme.example';
let server: Server;
let company: string;
beforeAll(async () => {
  server = await seededServer({ jobs: true, clock: clock.now });
  await server.rows(sql`delete from bounce`);
  company = await companyId(server, 'acme');
});
afterAll(() => server.close());

/** A mail that was handed over, and what the mail server said. */
async function attempt(outcome: 'bounced' | 'returned' | 'deferred'): Promise<void> {
  const mail = randomUUID();
  await server.rows(sql`
    insert into outbox (company_id, id, mail, to_address, subject, html, text, state)
    values (${company}, ${mail}, 'company/ticket', 'Employee@acme.example', '', '', '', 'bounced')`);
  await server.rows(sql`
    insert into mail_attempt (company_id, id, mail_id, outcome, answer)
    values (${company}, ${randomUUID()}, ${mail}, ${outcome}, '550 5.1.1 No such user')`);
}

async function read(): Promise<unknown> {
  const { jobs } = server.app.engineServices;
  const { answer } = await inFrame(server.store, { clock, company }, (frame) =>
    jobs.of(frame).send('audit/bounces', {}),
  );
  await until(async () => ['done', 'failed'].includes((await jobs.state(answer))?.state ?? ''));
  expect((await jobs.state(answer))?.state).toBe('done');
  return server.rows(sql`
    select b.email_id, u.email as of, b.kind, b.reason, b.bounce_count, b.delivery_disabled
    from bounce b left join user_profile u on u.id = b.user_id order by b.bounce_count`);
}

it('lists each mail that came back for good once, with its employee', async () => {
  await attempt('deferred');
  await attempt('bounced');
  const first = {
    email_id: email,
    of: email,
    kind: 'hard',
    reason: '550 5.1.1 No such user',
    bounce_count: 1,
    delivery_disabled: false,
  };
  expect(await read()).toEqual([first]);
  expect(await read()).toEqual([first]);
  await attempt('bounced');
  const second = { ...first, bounce_count: 2, delivery_disabled: true };
  expect(await read()).toEqual([first, second]);
  // It may pass: listed, and not counted.
  await attempt('returned');
  const listed = (await read()) as { kind: string }[];
  expect(listed.filter(({ kind }) => kind === 'hard')).toEqual([first, second]);
  expect(listed).toContainEqual({ ...second, kind: 'soft' });
});
