import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import { actorOf, inFrame, TestClock } from '../../support/frame.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from './job-documents.ts';

/**
 * A server that works through a job of twenty steps, each writing a line once. Its parent kills it and starts it
 * again: `crash-process.ts <directory>`; it prints `step n` and, at the end, the lines and how often the job began.
 */
const dataDir = process.argv[2] ?? '';
const steps = 20;
const company = randomUUID();
const store = await openStore({ dataDir, log: { info() {}, warn() {} } });
const { rows } = await store.exec(`select to_regclass('public.note') as made`);
if (!rows[0]?.made) {
  await store.exec(await schemaSql({}));
  await store.exec(
    'create table note (line text); create table begun (at int); grant all on note, begun to rapport_system',
  );
}

const clock = new TestClock();
const jobs = createJobs({
  ...noOutside,
  store,
  clock: clock.now,
  ids: randomUUID,
  log: silent,
  jobs: { 'toys/steps': job('toys/steps', { retry: { limit: 0, delaySeconds: 0 } }) },
  own: {},
  asActor: async () => null,
  config: productConfig,
  pollSeconds: 0.5,
});
await jobs.start({
  'toys/steps': async (context) => {
    await context.inSystem((db) => db.execute(sql`insert into begun values (1)`));
    for (let step = 1; step <= steps; step += 1) {
      await context.inSystem(async (db) => {
        if (!(await context.once(db, null, `step ${step}`))) return;
        await db.execute(sql`insert into note values (${`step ${step}`})`);
      });
      // Who gets further is not given up.
      await context.progress(step, steps);
      console.log(`step ${step}`);
      await pause(40);
    }
  },
});
const sent = await store.exec(`select count(*)::int as n from pgboss.job where name = 'toys/steps'`);
if (sent.rows[0]?.n === 0)
  await inFrame(store, { clock, company, actor: actorOf(company) }, (frame) => jobs.of(frame).send('toys/steps', {}));

for (;;) {
  const { rows: done } = await store.exec(
    `select state from pgboss.job where name = 'toys/steps' and state > 'active'`,
  );
  if (done.length) break;
  await pause(100);
}
const answer = await store.exec(
  'select (select count(*)::int from note) as lines, (select count(distinct line)::int from note) as different, (select count(*)::int from begun) as begun',
);
console.log(`result ${JSON.stringify(answer.rows[0])}`);
await jobs.stop();
await store.close();
process.exit(0);
