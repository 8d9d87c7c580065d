import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { schemaSql } from '../../scripts/migrate/difference.ts';
import { openStore } from '../../src/server/db/open.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { drainOnSignal } from '../../src/server/plugins/drain.ts';
import { health } from '../../src/server/plugins/health.ts';
import { job, productConfig, silent } from '../engine/jobs/job-documents.ts';
import { actorOf, inFrame, TestClock } from '../support/frame.ts';
import { noOutside } from '../support/no-outside.ts';

/** A server for the shutdown test: `shutdown-process.ts <directory> <port>`. Each `/write` takes a moment and a row. */
const [dataDir = '', port = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, log: { info() {}, warn() {} } });
const made = await store.exec(`select to_regclass('public.note') as made`);
if (!made.rows[0]?.made) {
  await store.exec(await schemaSql({}));
  await store.exec('create table note (line text); grant all on note to rapport_app, rapport_system');
}
const readiness = { accepting: true };
const clock = new TestClock();
const jobs = createJobs({
  ...noOutside,
  store,
  clock: clock.now,
  ids: randomUUID,
  log: silent,
  jobs: { 'toys/endless': job('toys/endless', { retry: { limit: 0, delaySeconds: 0 } }) },
  own: {},
  asActor: async () => null,
  config: productConfig,
  pollSeconds: 0.5,
});
await jobs.start({ 'toys/endless': () => new Promise(() => {}) });
const company = randomUUID();
await inFrame(store, { clock, company, actor: actorOf(company) }, (frame) => jobs.of(frame).send('toys/endless', {}));

const app = Fastify({ logger: false, forceCloseConnections: 'idle' });
health(app, store, readiness);
app.get<{ Querystring: { line: string } }>('/write', async (request) => {
  await pause(30);
  await store.inSystem((db) => db.execute(sql`insert into note values (${request.query.line})`));
  await pause(30);
  return { written: true };
});
app.get('/state', async () => {
  const notes = await store.exec('select line from note');
  const endless = await store.exec(
    `select state from pgboss.job where name = 'toys/endless' order by created_on limit 1`,
  );
  return { lines: notes.rows.map((row) => row.line), endless: endless.rows[0]?.state };
});
drainOnSignal({ app, jobs, store, readiness });
await app.listen({ host: '127.0.0.1', port: Number(port) });
console.log('listening');
