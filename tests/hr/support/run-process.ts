import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inFrame } from '../../support/frame.ts';
import { keptStore } from './kept-store.ts';
import { runServer } from './runs.ts';

/**
 * A server that starts the check-ins of many people. Its parent kills it and starts it again:
 * `run-process.ts <directory> <people>`; it prints how many are started, and at the end how much there is of everything.
 */
const [, , dataDir = '', people = '0'] = process.argv;
const { store, first } = await keptStore(dataDir);
const server = await runServer({ store });
const jobs = server.app.engineServices.jobs;
if (first) {
  await server.live();
  await server.rows(sql`
    insert into user_profile (company_id, id, first_name, display_name, email, employee_id, joining_date)
    select ${server.company}, gen_random_uuid(), 'P', 'P ' || n, 'p' || n || '@acme.example', 'MANY-' || n, '2025-12-29'
    from generate_series(1, ${Number(people)}::int) n`);
  await inFrame(store, { clock: server.clock, company: server.company }, (frame) =>
    jobs.of(frame).send('touchpoints/run', {}),
  );
} else {
  await server.rows(sql`update stage set status = 'live' where title = 'First week' and position = 100`);
}
const count = async (state: string) =>
  Number(
    (
      await server.rows(sql`
        select count(*)::int as n from touchpoint_run r join user_profile u on u.id = r.user_id
        where r.state = ${state} and u.employee_id like 'MANY-%'`)
    )[0]?.n,
  );
for (let known = -1; known < Number(people); await pause(20)) {
  const now = await count('started');
  if (now !== known) console.log(`started ${now}`);
  known = now;
}
const [answer] = await server.rows(sql`
  select count(*)::int as sessions, count(distinct c.user_id)::int as people,
    (select count(*)::int from chat_link) as links,
    (select count(*)::int from outbox where mail = 'chats/invitation') as mails,
    (select sum(touchpoints_taken)::int from company_credit) as credits
  from chat_session c join user_profile u on u.id = c.user_id where u.employee_id like 'MANY-%'`);
console.log(`result ${JSON.stringify(answer)}`);
await server.close();
process.exit(0);
