import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import type { JobDeps } from '../../../src/server/jobs/run.ts';
import type { Store } from '../../../src/server/services.ts';
import { actorOf, inFrame, TestClock } from '../../support/frame.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from './job-documents.ts';

/**
 * A server whose database is away just when a job has ended: `unheard-process.ts <directory>` prints `told` when it
 * hears of it, and `alive` a while later.
 */
const kept = await openStore({ dataDir: process.argv[2] ?? '', log: { info() {}, warn() {} } });
await kept.exec(await schemaSql({}));
const store: Store = {
  ...kept,
  exec: (text, values) =>
    text.includes("state = 'completed'") ? Promise.reject(new Error('no database')) : kept.exec(text, values),
};
const clock = new TestClock();
const jobs = createJobs({
  ...noOutside,
  store,
  clock: clock.now,
  ids: randomUUID,
  log: Object.assign(Object.create(silent), { error: () => console.log('told') }) as JobDeps['log'],
  jobs: { 'toys/short': job('toys/short') },
  own: {},
  asActor: async () => null,
  config: productConfig,
  pollSeconds: 0.5,
});
let ran = false;
await jobs.start({
  'toys/short': async () => {
    ran = true;
  },
});
const company = randomUUID();
await inFrame(store, { clock, company, actor: actorOf(company) }, (frame) => jobs.of(frame).send('toys/short', {}));
while (!ran) await pause(50);
await pause(500);
console.log('alive');
process.exit(0);
