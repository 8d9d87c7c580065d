import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue, type Queue } from '../../../src/server/jobs/queue.ts';
import { recoverOrphans } from '../../../src/server/jobs/recover.ts';
import type { Store } from '../../../src/server/services.ts';
import { dataDirectory, testStore } from '../../support/database.ts';
import { argumentsFor } from '../../support/spawned.ts';
import { job } from './job-documents.ts';

/** Where several processes work on one queue: only a job that nobody has spoken of for long is an orphan. */

let store: Store;
let queue: Queue;
beforeAll(async () => {
  store = await testStore({});
  queue = await openQueue(store, [job('toys/x', { retry: { limit: 0, delaySeconds: 0 } })], 'UTC', () => {});
});
afterAll(async () => {
  await queue.boss.stop({ graceful: false });
  queue.close();
  await store.close();
});

/** A job that a process has taken up some seconds ago, and has said nothing of. */
async function fetched(secondsAgo: number): Promise<string> {
  const id = randomUUID();
  await queue.boss.send('toys/x', {}, { id } as never);
  await store.exec(
    `update pgboss.job set state = 'active', started_on = now() - $2 * interval '1 second' where id = $1`,
    [id, secondsAgo],
  );
  return id;
}

/** And was last heard of then. */
async function taken(secondsAgo: number): Promise<string> {
  const id = await fetched(secondsAgo);
  await store.exec(
    `insert into job_progress (job_id, job, state, updated_at) values ($1, 'toys/x', 'running', now() - $2 * interval '1 second')`,
    [id, secondsAgo],
  );
  return id;
}
const stateOf = async (id: string) =>
  (
    await store.exec(
      'select j.state, p.state as told from pgboss.job j join job_progress p on p.job_id = j.id where j.id = $1',
      [id],
    )
  ).rows[0];

it.each(['running', 'queued', 'done'])(
  'an orphan that is said to be %s goes back into its queue, others are left to the process that has them',
  async (said) => {
    const [alive, orphan] = [await taken(20), await taken(60)];
    await store.exec('update job_progress set state = $2 where job_id = $1', [orphan, said]);
    expect(await recoverOrphans(store, false, 45)).toBe(1);
    expect(await stateOf(alive)).toEqual({ state: 'active', told: 'running' });
    expect(await stateOf(orphan)).toEqual({ state: 'retry', told: 'queued' });
    expect(await recoverOrphans(store, false, 45)).toBe(0);
  },
);

it('an orphan whose process ended before its first word goes back too', async () => {
  const [young, orphan] = [await fetched(20), await fetched(60)];
  expect(await recoverOrphans(store, false, 45)).toBe(1);
  expect(await stateOf(orphan)).toEqual({ state: 'retry', told: 'queued' });
  expect((await store.exec('select state from pgboss.job where id = $1', [young])).rows).toEqual([{ state: 'active' }]);
});

it('several that look at once count one crash', async () => {
  const orphan = await taken(60);
  const found = await Promise.all([1, 2, 3].map(() => recoverOrphans(store, false, 45)));
  expect(found.reduce((sum, one) => sum + one)).toBe(1);
  const { rows } = await store.exec('select crashes from job_progress where job_id = $1', [orphan]);
  expect(rows).toEqual([{ crashes: 1 }]);
});

it('at its start the embedded database has no other process: whatever runs is an orphan', async () => {
  const fresh = await taken(0);
  await recoverOrphans(store, true, 45);
  expect((await stateOf(fresh))?.state).toBe(store.dialect === 'pglite' ? 'retry' : 'active');
});

it('the end of a job that the database does not hear of does not end the server', async () => {
  const directory = await dataDirectory('rapport-unheard-');
  const script = await argumentsFor(join(import.meta.dirname, 'unheard-process.ts'));
  const { stdout } = await promisify(execFile)(process.execPath, [...script, directory]).finally(() =>
    rmSync(directory, { recursive: true, force: true }),
  );
  expect(stdout.trim().split('\n')).toEqual(['told', 'alive']);
});
