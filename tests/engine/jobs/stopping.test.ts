import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobHandler } from '../../../src/server/context.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import type { JobService, Store } from '../../../src/server/services.ts';
import { testStore } from '../../support/database.ts';
import { actorOf, inFrame, TestClock, until } from '../../support/frame.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from './job-documents.ts';

/** A server stops, or stands still, with a job that does not end, and may have others beside it. */

const clock = new TestClock();
const company = randomUUID();
const started: JobService[] = [];
let store: Store;
beforeAll(async () => {
  store = await testStore({});
});
afterAll(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await store.close();
});

async function start(name: string, handler: JobHandler, on = store, expireSeconds = 60): Promise<JobService> {
  const jobs = createJobs({
    ...noOutside,
    store: on,
    clock: clock.now,
    ids: randomUUID,
    log: silent,
    jobs: { [name]: job(name, { retry: { limit: 0, delaySeconds: 0 }, expireSeconds }) },
    own: {},
    asActor: async () => null,
    config: productConfig,
    pollSeconds: 0.5,
  });
  started.push(jobs);
  await jobs.start({ [name]: handler });
  return jobs;
}

const stateOf = async (jobs: JobService, id: string) => (await jobs.state(id))?.state;
const endless = () => new Promise<void>(() => {});

/** One that this server has taken up. */
async function running(jobs: JobService, name: string): Promise<string> {
  const { answer: id } = await inFrame(store, { clock, company, actor: actorOf(company) }, (frame) =>
    jobs.of(frame).send(name, {}),
  );
  await until(async () => (await stateOf(jobs, id)) === 'running');
  return id;
}

it('a job is left to the server that has taken it up while another put it back', async () => {
  let taken = false;
  // Such as may have others beside them.
  const beside: Store = { ...store, dialect: 'postgres' };
  const slow: Store = {
    ...beside,
    async exec(sql, values) {
      const answer = await store.exec(sql, values);
      if (sql.includes(`SET state = 'created'`)) await until(() => taken);
      return answer;
    },
  };
  const stopping = await start('toys/moved', endless, slow);
  const id = await running(stopping, 'toys/moved');
  let end = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      taken = true;
      end = resolve;
    });
  const next = await start('toys/moved', work, beside);
  await stopping.stop();
  const inQueue = async () => (await store.exec('select state from pgboss.job where id = $1', [id])).rows[0]?.state;
  expect([await inQueue(), await stateOf(next, id)]).toEqual(['active', 'running']);
  end();
  await until(async () => (await inQueue()) === 'completed');
  expect(await stateOf(next, id)).toBe('done');
});

it('a job is put back before a process that waits less for it ends', async () => {
  const jobs = await start('toys/deaf', endless);
  const id = await running(jobs, 'toys/deaf');
  const begun = Date.now();
  const stopped = jobs.stop(4000);
  await until(async () => (await stateOf(jobs, id)) === 'queued');
  expect(Date.now() - begun).toBeLessThan(4000);
  await stopped;
});

it.each(['ends', 'fails', 'is stopped'])(
  'a job that another server has taken up is not ended by the one whose own run %s',
  async (how) => {
    let end = () => {};
    const name = `toys/${how.replace(' ', '-')}`;
    const stalled = await start(
      name,
      () =>
        new Promise<void>((resolve, reject) => {
          if (how === 'ends') end = resolve;
          if (how === 'fails') end = () => reject(new Error('late'));
        }),
    );
    const id = await running(stalled, name);
    // What the other one does: puts it back since it is silent, and takes it up.
    await store.exec(
      `update pgboss.job set state = 'active', started_on = started_on + interval '46 seconds' where id = $1`,
      [id],
    );
    end();
    await stalled.stop();
    const { rows } = await store.exec('select state, retry_count from pgboss.job where id = $1', [id]);
    expect([rows, await stateOf(stalled, id)]).toEqual([[{ state: 'active', retry_count: 0 }], 'running']);
  },
);

it('a job that takes too long fails, and whoever waits is told, though the queue has called it off before', async () => {
  let told = '';
  const slow: JobHandler = Object.assign(
    async ({ signal }: Parameters<JobHandler>[0]) => {
      while (!signal.aborted) await pause(20);
      await pause(300);
      signal.throwIfAborted();
    },
    {
      async gaveUp(_context: unknown, _payload: unknown, why: string) {
        told = why;
      },
    },
  );
  const jobs = await start('toys/slow', slow, store, 1);
  const id = await running(jobs, 'toys/slow');
  await until(async () => (await stateOf(jobs, id)) === 'failed');
  expect(told).toBe('failed');
});
