import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext, JobHandler } from '../../../src/server/context.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import { deadLetters } from '../../../src/server/jobs/queue.ts';
import type { JobDeps } from '../../../src/server/jobs/run.ts';
import type { JobService, Store } from '../../../src/server/services.ts';
import { testStore } from '../../support/database.ts';
import { actorOf, inFrame, TestClock, until } from '../../support/frame.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from './job-documents.ts';

const clock = new TestClock();
const company = randomUUID();
let store: Store;
let running: JobService | undefined;

beforeAll(async () => {
  store = await testStore({});
  await store.exec('create table note (line text); grant all on note to rapport_app, rapport_system');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => store.close());

async function start(
  handlers: Record<string, JobHandler>,
  more: Partial<JobDeps> & { documents?: Parameters<typeof job>[1] } = {},
): Promise<JobService> {
  const { documents, ...deps } = more;
  running = createJobs({
    ...noOutside,
    store,
    clock: clock.now,
    ids: randomUUID,
    log: silent,
    jobs: Object.fromEntries(Object.keys(handlers).map((id) => [id, job(id, documents)])),
    own: {},
    asActor: async () => null,
    config: productConfig,
    pollSeconds: 0.5,
    ...deps,
  });
  await running.start(handlers);
  return running;
}

const send = (jobs: JobService, name: string, payload: Record<string, unknown> = {}, options?: { startAfter?: Date }) =>
  inFrame(store, { clock, company, actor: actorOf(company) }, (frame) =>
    jobs.of(frame).send(name, payload, options),
  ).then((outcome) => outcome.answer);
const stateOf = async (jobs: JobService, id: string) => (await jobs.state(id))?.state;
const lines = async () => (await store.exec('select line from note order by line')).rows.map((row) => row.line);
const write = (context: JobContext, line: string) =>
  context.inSystem((db) => db.execute(sql`insert into note values (${line})`));

describe('a job', () => {
  it('runs after the transaction that sent it, soon, with its payload', async () => {
    const seen: unknown[] = [];
    const jobs = await start({
      'toys/paint': async (context, payload) => void seen.push([payload, context.jobId, context.config.product]),
    });
    const begun = Date.now();
    const id = await send(jobs, 'toys/paint', { colour: 'red', tags: ['a'], n: 1 });
    expect(await stateOf(jobs, id)).toMatch(/queued|running|done/);
    await until(() => seen.length > 0);
    expect(Date.now() - begun).toBeLessThan(2000);
    expect(seen).toEqual([[{ colour: 'red', tags: ['a'], n: 1 }, id, 'toy']]);
    await until(async () => (await stateOf(jobs, id)) === 'done');
  });

  it('does not run when the transaction fails', async () => {
    const ran: string[] = [];
    const jobs = await start({
      'toys/never': async () => void ran.push('never'),
      'toys/after': async () => void ran.push('after'),
    });
    await inFrame(store, { clock, company, actor: actorOf(company) }, async (frame) => {
      await jobs.of(frame).send('toys/never', {});
      throw new Error('rolled back');
    }).catch(() => {});
    await send(jobs, 'toys/after');
    await until(() => ran.length > 0);
    expect(ran).toEqual(['after']);
  });

  it('is tried again, and its failure is told when it was the last try', async () => {
    let tries = 0;
    const jobs = await start({
      'toys/break': async () => {
        tries += 1;
        throw new Error('no paint');
      },
    });
    const id = await send(jobs, 'toys/break');
    await until(async () => (await stateOf(jobs, id)) === 'failed');
    expect(tries).toBe(3);
    await until(
      async () =>
        Number((await store.exec(`select count(*)::int n from pgboss.job where name = 'dead-letters'`)).rows[0]?.n) ===
        1,
    );
  });

  it('tells how far it is', async () => {
    let goOn = () => {};
    const wait = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const jobs = await start({
      'toys/count': async (context) => {
        await context.progress(3, 10);
        await wait;
      },
    });
    const id = await send(jobs, 'toys/count');
    await until(async () => (await jobs.state(id))?.done === 3);
    expect(await jobs.state(id)).toEqual({ state: 'running', done: 3, total: 10 });
    goOn();
    await until(async () => (await stateOf(jobs, id)) === 'done');
    expect(await jobs.state(randomUUID())).toBeNull();
  });

  it('waits for its time', async () => {
    const seen: string[] = [];
    const jobs = await start({ 'toys/later': async (_context, payload) => void seen.push(String(payload.at)) });
    await send(jobs, 'toys/later', { at: 'later' }, { startAfter: new Date(Date.now() + 1500) });
    await send(jobs, 'toys/later', { at: 'now' });
    await until(() => seen.length === 1);
    expect(seen).toEqual(['now']);
    await until(() => seen.length === 2);
  });

  it('has an effect once, however often it is repeated', async () => {
    await store.exec('delete from note');
    let tries = 0;
    const jobs = await start({
      'toys/once': async (context) => {
        tries += 1;
        for (const step of ['a', 'b']) {
          await context.inCompany(company, async (db) => {
            if (await context.once(db, company, step)) await db.execute(sql`insert into note values (${step})`);
          });
          if (tries < 3 && step === 'a') throw new Error('in the middle');
        }
      },
    });
    const id = await send(jobs, 'toys/once');
    await until(async () => (await stateOf(jobs, id)) === 'done');
    expect([tries, await lines()]).toEqual([3, ['a', 'b']]);
  });

  it('leaves no effect that failed', async () => {
    await store.exec('delete from note');
    let tries = 0;
    const jobs = await start({
      'toys/half': async (context) => {
        tries += 1;
        await context.inCompany(company, async (db) => {
          expect(await context.once(db, company, 'x')).toBe(true);
          await db.execute(sql`insert into note values (${`try ${tries}`})`);
          if (tries === 1) throw new Error('after writing');
        });
      },
    });
    const id = await send(jobs, 'toys/half');
    await until(async () => (await stateOf(jobs, id)) === 'done');
    expect(await lines()).toEqual(['try 2']);
  });

  it('runs one at a time when it is a singleton', async () => {
    let [now, most, done] = [0, 0, 0];
    const jobs = await start(
      {
        'toys/single': async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((resolve) => setTimeout(resolve, 30));
          now -= 1;
          done += 1;
        },
      },
      { documents: { singleton: true } },
    );
    for (let at = 0; at < 3; at += 1) await send(jobs, 'toys/single');
    await until(() => done === 3);
    expect(most).toBe(1);
  });

  it('is kicked once for many that ask, and not overlooked', async () => {
    const drained: string[] = [];
    const jobs = await start(
      { 'toys/mail': async () => {} },
      {
        documents: { does: 'send-mail', singleton: true },
        own: { 'send-mail': async () => void drained.push('mail') },
      },
    );
    for (let at = 0; at < 20; at += 1) jobs.kick('send-mail');
    await until(() => drained.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(drained.length).toBeLessThan(5);
  });

  it('is put back when the server stops, and finished by the next', async () => {
    await store.exec('delete from note');
    let told = false;
    const jobs = await start(
      {
        'toys/long': async (context) => {
          await new Promise<void>((resolve) => context.signal.addEventListener('abort', () => resolve()));
          told = true;
          throw new Error('interrupted');
        },
      },
      { documents: { retry: { limit: 0, delaySeconds: 0 } } },
    );
    const id = await send(jobs, 'toys/long');
    await until(async () => (await stateOf(jobs, id)) === 'running');
    const begun = Date.now();
    await jobs.stop();
    expect(Date.now() - begun).toBeLessThan(8000);
    expect(told).toBe(true);
    expect(await stateOf(jobs, id)).toBe('queued');
    const next = await start(
      { 'toys/long': async (context) => void (await write(context, 'finished')) },
      { documents: { retry: { limit: 0, delaySeconds: 0 } } },
    );
    await until(async () => (await stateOf(next, id)) === 'done');
    expect(await lines()).toEqual(['finished']);
  }, 30_000);

  it.each([
    ['never gets further', 0, 0, 1, ['gave up: crashed'], 'failed'],
    ['gets no further than the last time', 7, 7, 1, ['gave up: crashed'], 'failed'],
    ['gets further each time', 8, 7, 1, ['finished'], 'done'],
    ['has ended it once', 7, 7, 0, ['finished'], 'done'],
  ])(
    'in the middle of which the process ends again and again, and which %s',
    async (_what, done, before, crashes, said, state) => {
      await store.exec('delete from note');
      const handler: JobHandler = Object.assign((context: JobContext) => write(context, 'finished').then(() => {}), {
        gaveUp: (context: JobContext, _payload: unknown, why: string) =>
          write(context, `gave up: ${why}`).then(() => {}),
      });
      const documents = { retry: { limit: 3, delaySeconds: 0 } };
      const jobs = await start({ 'toys/crash': handler }, { documents });
      const id = await send(
        jobs,
        'toys/crash',
        { done, before, crashes },
        { startAfter: new Date(Date.now() + 3_600_000) },
      );
      await jobs.stop();
      // As its process leaves it behind, before any failure of its own.
      await store.exec(
        `update pgboss.job set state = 'active', started_on = now() - interval '1 minute' where id = $1`,
        [id],
      );
      await store.exec(
        `update job_progress set state = 'running', updated_at = now() - interval '1 minute', done = $2, done_at_crash = $3, crashes = $4
       where job_id = $1`,
        [id, done, before, crashes],
      );
      const next = await start({ 'toys/crash': handler }, { documents });
      await until(async () => (await stateOf(next, id)) === state);
      expect(await lines()).toEqual(said);
      const dead = await store.exec(
        `select 1 from pgboss.job where name = $1 and data @> jsonb_build_object('done', $2::int, 'before', $3::int, 'crashes', $4::int)`,
        [deadLetters, done, before, crashes],
      );
      expect(dead.rows).toHaveLength(state === 'failed' ? 1 : 0);
    },
  );

  it('cannot be sent under a name that nobody declared', async () => {
    const jobs = await start({ 'toys/x': async () => {} });
    await expect(send(jobs, 'toys/y')).rejects.toThrow('toys/y');
  });
});
