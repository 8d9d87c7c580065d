import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseHere } from '../../../src/server/db/embedded/embedded-database.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** In MB, of what is still held. */
const held = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

it('the embedded database keeps nothing of what it has answered', async () => {
  const database = await databaseHere({});
  const client = new pg.Client({ stream: () => database.connect(), user: 'postgres', database: 'postgres' });
  await client.connect();
  // A version that no longer takes this parameter would take 100 MB more.
  expect((await client.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      expect((await client.query(`select n, repeat('x', 100) from generate_series(1, 2000) n`)).rows).toHaveLength(
        2000,
      );
  };
  await ask(5);
  const before = held();
  await ask(100);
  expect(held() - before).toBeLessThan(5);
  await client.end();
  await database.close();
}, 60_000);
