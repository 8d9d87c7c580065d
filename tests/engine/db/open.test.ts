import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/server/db/open.ts';
import { isUnavailable, StoreError } from '../../../src/server/db/store-error.ts';
import { emptyDatabase, quiet } from '../../support/database.ts';

const refusal = (databaseUrl: string) =>
  openStore({ databaseUrl, log: quiet }).then(
    () => 'opened',
    (error: unknown) => (error instanceof StoreError ? error.sentence : String(error)),
  );

describe('an address that leads nowhere is refused in one sentence', () => {
  test.each([
    ['nonsense', 'DATABASE_URL is not an address like postgres://user:password@host:5432/database.'],
    ['mysql://a:b@localhost/c', 'DATABASE_URL is not an address like postgres://user:password@host:5432/database.'],
    ['postgres://a:b@127.0.0.1:1/c', 'The database server at 127.0.0.1:1 cannot be reached.'],
    ['postgres://a:b@no-such-host.invalid/c', 'The host no-such-host.invalid of DATABASE_URL is not known.'],
  ])('%s', async (url, sentence) => {
    expect(await refusal(url)).toBe(sentence);
  });

  test('a server that never answers is given up soon', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const start = performance.now();
    expect(await refusal(`postgres://a:b@127.0.0.1:${port}/c`)).toBe(
      `The database server at 127.0.0.1:${port} cannot be reached.`,
    );
    expect(performance.now() - start).toBeLessThan(6000);
    mute.close();
  });
});

test('what a broken connection throws is 503, and what a broken rule throws is not', () => {
  const of = (code: string) =>
    isUnavailable(new Error('outer', { cause: Object.assign(new Error('inner'), { code }) }));
  expect(['EPIPE', 'ECONNREFUSED', '57P01', '08006', '53300', '57014'].map(of)).toEqual(Array(6).fill(true));
  expect(['23505', '22P02', '42501', 'ERR_INVALID_ARG'].map(of)).toEqual(Array(4).fill(false));
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const at = (change: (url: URL) => void) => {
    const url = new URL(process.env.TEST_DATABASE_URL as string);
    change(url);
    return url.href;
  };

  test('a wrong password and a database that is not there are named', async () => {
    expect(
      await refusal(
        at((url) => {
          url.password = 'wrong';
        }),
      ),
    ).toMatch(/the password in DATABASE_URL is wrong/);
    expect(
      await refusal(
        at((url) => {
          url.pathname = '/no_such_database';
        }),
      ),
    ).toMatch(/^The database "no_such_database" of DATABASE_URL does not exist/);
  });

  let drop = async () => {};
  afterAll(() => drop());

  test('connections that are killed are replaced, and what they did is 503', async () => {
    const made = await emptyDatabase();
    drop = made.drop;
    const store = await openStore({ databaseUrl: made.url, log: quiet });
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const asleep = store.inSystem((db) => db.execute('select pg_sleep(5)')).catch((error: unknown) => error);
    await store.plain.execute('select 1');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await store.exec(kill);
    expect(isUnavailable(await asleep)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(
      await store.inSystem(
        async (db) => ((await db.execute('select 1')) as unknown as { rows: unknown[] }).rows.length,
      ),
    ).toBe(1);
    await store.plain.execute('select 1');
    await store.close();
  });
});
