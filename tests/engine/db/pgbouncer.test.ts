import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { assertIsolation } from '../../../src/server/db/isolation.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { isUnavailable, StoreError } from '../../../src/server/db/store-error.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import { emptyDatabase, quiet } from '../../support/database.ts';
import { patience } from '../../support/patience.ts';
import { hasPgBouncer, type PgBouncer, pgBouncer } from '../../support/pgbouncer.ts';
import { book, library, north, south } from './toy.ts';

/** PgBouncer before PostgreSQL: in session mode all is as without it, in the others nothing is begun. */

const offered = Boolean(process.env.TEST_DATABASE_URL) && hasPgBouncer();
if (process.env.TEST_DATABASE_URL && !offered)
  console.log('PgBouncer is not installed: what is behind it is not tried.');

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  if (offered) database = await emptyDatabase();
}, patience);
afterAll(async () => {
  if (offered) await database.drop();
}, patience);

const rows = async <T>(asked: Promise<unknown>) => ((await asked) as { rows: T[] }).rows;

describe.skipIf(!offered)('in session mode, as in the README,', () => {
  let bouncer: PgBouncer;
  let store: Store;
  beforeAll(async () => {
    bouncer = await pgBouncer(database.url);
    store = await openStore({ databaseUrl: bouncer.url, log: quiet });
    await store.exec(await schemaSql(library));
  }, patience);
  afterAll(async () => {
    await store.close();
    await bouncer.stop();
  }, patience);

  const shown = (db: Pick<Store['plain'], 'execute'>) =>
    rows(
      db.execute(sql`select current_user::text as role, current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('jit') as jit`),
    );

  it('each connection has its role and its limits', async () => {
    await assertIsolation(store);
    const calls = { role: 'rapport_app', statement: '5s', lock: '4s', jit: 'off' };
    const jobs = { role: 'rapport_system', statement: '5min', lock: '30s' };
    const many = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 30 }, ask));
    expect(new Set((await many(() => shown(store.plain))).flat().map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(calls)]),
    );
    expect((await many(() => store.inCompany(north, shown))).flat()).toEqual(Array(30).fill(calls));
    expect((await many(() => store.inSystem(shown))).flat()).toEqual(Array(30).fill(expect.objectContaining(jobs)));
  });

  it('companies are apart, with statements that are prepared and many at once, of two servers', async () => {
    const another = await openStore({ databaseUrl: bouncer.url, log: quiet });
    const add = (of: Store, company: string) =>
      of.inCompany(company, (db) =>
        db.insert(tableOf(book)).values({ companyId: company, id: randomUUID(), title: randomUUID() }),
      );
    const count = async (of: Store, company: string) =>
      (await of.inCompany(company, (db) => db.select().from(tableOf(book)))).map((row) => row.companyId);
    await Promise.all(Array.from({ length: 120 }, (_, at) => add(at % 3 ? store : another, at % 2 ? north : south)));
    const asked = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const company = at % 2 ? north : south;
        const found = await count(at % 3 ? another : store, company);
        return [found.length, found.every((one) => one === company)];
      }),
    );
    expect(asked).toEqual(Array(60).fill([60, true]));
    await another.close();
  });

  it('nothing of one that has left is found by the next', async () => {
    for (let time = 0; time < 3; time++) {
      const another = await openStore({ databaseUrl: bouncer.url, log: quiet });
      await assertIsolation(another);
      await another.close();
    }
    const client = new pg.Client(bouncer.url);
    await client.connect();
    const { rows: found } = await client.query(
      'select session_user = current_user as own, count(*)::int as prepared from pg_prepared_statements',
    );
    await client.end();
    expect(found).toEqual([{ own: true, prepared: 0 }]);
  });

  it('one that was killed is met as a database that is away', async () => {
    await bouncer.kill();
    const error = await store.inCompany(north, shown).catch((error: unknown) => error);
    expect(isUnavailable(error)).toBe(true);
    await bouncer.again();
    expect(await store.inCompany(north, shown)).toHaveLength(1);
  });
});

describe.skipIf(!offered)('it is refused', () => {
  let bouncer: PgBouncer | undefined;
  const noise: pg.Client[] = [];
  let noisy = false;
  beforeEach(() => {
    noisy = false;
  });
  afterEach(async () => {
    noisy = false;
    await Promise.all(noise.splice(0).map((client) => client.end().catch(() => {})));
    await bouncer?.stop();
  }, patience);

  const refusal = (databaseUrl: string) =>
    openStore({ databaseUrl, log: quiet }).then(
      async (store) => {
        await store.close();
        return 'opened';
      },
      (error: unknown) => (error instanceof StoreError ? error.sentence : String(error)),
    );
  const away = (url: string) =>
    `The database at ${new URL(url).host} is reached through a pooler that gives each transaction another connection, while roles and prepared statements belong to one: set pool_mode = session there.`;

  /** Others who use the pooler meanwhile. */
  async function makeNoise(url: string): Promise<void> {
    noisy = true;
    for (let at = 0; at < 6; at++) {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await client.connect();
      noise.push(client);
      void (async () => {
        while (noisy) await client.query('select pg_sleep(random() * 0.01)').catch(() => {});
      })();
    }
  }

  it.each<[string, Record<string, string>, boolean]>([
    ['in transaction mode', { pool_mode: 'transaction' }, false],
    ['in transaction mode, with connections by turns', { pool_mode: 'transaction', server_round_robin: '1' }, false],
    ['in transaction mode, while others use it', { pool_mode: 'transaction' }, true],
    ['in transaction mode by turns, while others use it', { pool_mode: 'transaction', server_round_robin: '1' }, true],
    [
      'in transaction mode, though it cleans connections each time',
      { pool_mode: 'transaction', server_reset_query_always: '1' },
      false,
    ],
    ['in transaction mode with one connection', { pool_mode: 'transaction', default_pool_size: '1' }, false],
    ['in statement mode', { pool_mode: 'statement' }, false],
  ])(
    '%s',
    async (_, settings, withNoise) => {
      bouncer = await pgBouncer(database.url, settings);
      if (withNoise) await makeNoise(bouncer.url);
      for (let time = 0; time < 5; time++) expect(await refusal(bouncer.url)).toBe(away(bouncer.url));
    },
    patience,
  );

  it(
    'with too few connections',
    async () => {
      bouncer = await pgBouncer(database.url, { default_pool_size: '1' });
      expect(await refusal(bouncer.url)).toBe(
        `The pooler at ${new URL(bouncer.url).host} has too few connections to the database: README.md says under "Behind PgBouncer" how many.`,
      );
    },
    patience,
  );
});

it.skipIf(!offered)(
  'where connections run out, who comes too late is told soon',
  async () => {
    const bouncer = await pgBouncer(database.url, { default_pool_size: '3' });
    const store = await openStore({ databaseUrl: bouncer.url, log: quiet });
    const start = performance.now();
    const errors = await Promise.all(
      Array.from({ length: 6 }, () =>
        store
          .inCompany(north, (db) => db.execute(sql`select pg_sleep(4)`))
          .then(
            () => undefined,
            (error: unknown) => error,
          ),
      ),
    );
    expect(performance.now() - start).toBeLessThan(10_000);
    const told = errors.filter((error) => error !== undefined);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(isUnavailable)).toBe(true);
    await store.close();
    await bouncer.stop();
  },
  patience,
);
