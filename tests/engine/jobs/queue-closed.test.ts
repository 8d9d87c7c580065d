import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openQueue } from '../../../src/server/jobs/queue.ts';
import { emptyStore } from '../../support/database.ts';
import { job } from './job-documents.ts';

it('hears of a job that ends after the queue was closed, and goes on', async () => {
  const store = await emptyStore();
  const queue = await openQueue(store, [job('late')], 'UTC', () => {});
  await queue.boss.stop({ graceful: false });
  queue.close();
  const said: unknown[] = [];
  const id = '00000000-0000-4000-8000-000000000000';
  queue.boss.fail('late', id).catch((error) => said.push(error));
  queue.boss.complete('late', id).catch((error) => said.push(error));
  await pause(100);
  expect(said).toEqual([]);
  await store.close();
});
