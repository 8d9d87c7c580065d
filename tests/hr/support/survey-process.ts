import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inFrame } from '../../support/frame.ts';
import { keptStore } from './kept-store.ts';
import { surveyRuns } from './survey-runs.ts';

/**
 * A server that sends the reachout of a survey to many people. Its parent kills it and starts it again:
 * `survey-process.ts <directory, or address of a PostgreSQL database> <people>`; it prints how many are written to, and
 * at the end how much there is of everything.
 */
const [, , place = '', people = '0'] = process.argv;
const { store, first } = await keptStore(place);
const server = await surveyRuns({ store });
if (first) {
  await server.rows(sql`
    insert into user_profile (company_id, id, first_name, display_name, email, employee_id, department, joining_date, user_timezone)
    select ${server.company}, gen_random_uuid(), 'P', 'P ' || n, 'p' || n || '@acme.example', 'MANY-' || n, 'Many', '2025-01-05', 'Asia/Kolkata'
    from generate_series(1, ${Number(people)}::int) n`);
  await server.rows(sql`update survey set status = 'inactive' where company_id = ${server.company}`);
  await server.reset();
  await server.activate('2026-01-05', '2026-03-31', { audience: { department__in: 'Many' } });
}
server.clock.forward((Date.parse('2026-01-06T04:00:00Z') - server.clock.now().getTime()) / 60_000);
const { jobs } = server.app.engineServices;
const send = () =>
  inFrame(store, { clock: server.clock, company: server.company }, (frame) => jobs.of(frame).send('wellbeing/run', {}));
const began = performance.now();
await send();
const count = async () =>
  Number((await server.rows(sql`select count(*)::int as n from outbox where mail = 'wellbeing/survey'`))[0]?.n);
const before = await count();
console.log(`sent ${before}`);
for (let known = before; known < Number(people); ) {
  await pause(50);
  const now = await count();
  if (now !== known) console.log(`sent ${now}`);
  known = now;
}
const seconds = (performance.now() - began) / 1000;
console.log(`rate ${Math.round((Number(people) - before) / seconds)} mails a second`);
// Whatever is asked for again sends nothing more.
await server.run(2);
const [answer] = await server.rows(sql`
  select count(*)::int as reached, count(distinct r.session_id)::int as sessions,
    (select count(*)::int from outbox where mail = 'wellbeing/survey') as mails,
    (select count(distinct to_address)::int from outbox where mail = 'wellbeing/survey') as addresses,
    (select count(*)::int from chat_link) as links,
    (select count(*)::int from chat_session s join user_profile u on u.id = s.user_id where u.employee_id like 'MANY-%') as chats
  from survey_response r where r.reached_on is not null`);
console.log(`result ${JSON.stringify(answer)}`);
await server.close();
process.exit(0);
