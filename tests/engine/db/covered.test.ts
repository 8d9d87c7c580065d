import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeMigration } from '../../../scripts/migrate/write.ts';
import { coveredApart } from '../../../src/server/db/covered.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { emptyStore } from '../../support/database.ts';
import { north } from './toy.ts';

/** The index by the bucket of people holds what is covered and fits into it, and follows the documents. */

const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
const reader: Entity = {
  id: 'library/reader',
  title: 'Reader',
  plural: 'Readers',
  display: 'name',
  person: 'id',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: text(50),
      town: text(100),
      born: { type: 'string', format: 'date' },
      isPatron: { type: 'boolean' },
    },
  },
  storage: { table: 'reader', buckets: true, covered: ['town', 'born', 'isPatron'] },
};

/** What one letter can take at most, and cannot be compressed. */
const longest = (letters: number): string =>
  Array.from({ length: letters }, () => String.fromCodePoint(0x20000 + Math.floor(Math.random() * 40_000))).join('');

const texts = (many: number, letters: number): Record<string, Schema> =>
  Object.fromEntries(Array.from({ length: many }, (_, at) => [`text${at}`, text(letters)]));
const values = (many: number, letters: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: many }, (_, at) => [`text${at}`, longest(letters)]));

describe('covered values', () => {
  let directory: string;
  let store: Store;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'rapport-covered-'));
    store = await emptyStore();
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  async function migrate(name: string, entity: Entity): Promise<string[]> {
    const written = await writeMigration(directory, name, { [entity.id]: entity });
    expect([written.refusals, written.drops]).toEqual([[], []]);
    await applyMigrations(store, directory);
    return written.says;
  }
  const changed = (properties: Entity['schema']['properties'], storage: Partial<Entity['storage']> = {}): Entity => ({
    ...reader,
    schema: { ...reader.schema, properties },
    storage: { ...reader.storage, ...storage },
  });
  const { properties } = reader.schema;
  const indexes = async () => {
    const found = await store.exec(`select indexname as name, indexdef as def from pg_indexes
      where tablename = 'reader' and indexdef like '%bucket_of_1024%' order by 1`);
    return (found.rows as { name: string; def: string }[]).map(({ name, def }) => [
      name,
      def.replace(/^.*\(company_id, bucket_of_1024, id\) ?/, ''),
    ]);
  };
  const covered = (columns: string) => [
    ['reader_covered', `INCLUDE (${columns}) WHERE is_covered`],
    ['reader_uncovered', 'WHERE (NOT is_covered)'],
  ];

  test('stand beside bucket and id, and follow what the document says', async () => {
    await migrate('start', reader);
    expect(await indexes()).toEqual(covered('town, born, is_patron'));
    const says = await migrate('other', changed(properties, { covered: ['born', 'town'] }));
    expect(says).toEqual(['renews covered values of reader']);
    expect(await indexes()).toEqual(covered('born, town'));
    const { covered: _covered, ...none } = reader.storage;
    await migrate('none', { ...reader, storage: none });
    expect(await indexes()).toEqual([['reader_bucket_of_1024', '']]);
    await migrate('again', reader);
    expect(await indexes()).toEqual(covered('town, born, is_patron'));
  });

  test('leave no index behind that is called after a former name of the table', async () => {
    const { covered: _covered, ...none } = reader.storage;
    await migrate('start', { ...reader, storage: none });
    await migrate('volume', { ...reader, storage: { ...none, table: 'volume', renamedFrom: 'reader' } });
    const found = await store.exec(`select indexname as name from pg_indexes where indexdef like '%bucket_of_1024%'`);
    expect(found.rows).toEqual([{ name: 'volume_bucket_of_1024' }]);
  });

  test('are still there when their field is renamed, or is of another type', async () => {
    await migrate('start', reader);
    const { town, ...rest } = properties;
    const renamed = { ...rest, city: { ...town, 'x-renamed-from': 'town' } };
    const fields = ['city', 'born', 'isPatron'];
    await migrate('city', changed(renamed, { covered: fields }));
    expect(await indexes()).toEqual(covered('city, born, is_patron'));
    await migrate('year', changed({ ...renamed, born: text(10) }, { covered: fields }));
    expect(await indexes()).toEqual(covered('city, born, is_patron'));
  });

  test('answer alone what asks for nothing else, though the row security is in between', async () => {
    const told = changed({ ...properties, likes: words(9, 9) }, { covered: ['town', 'likes'] });
    await migrate('start', told);
    const [covered] = coveredApart(told, tableOf(told));
    await store.inSystem((db) =>
      db.execute(sql`insert into reader (company_id, id, name, town, likes)
        select ${north}, gen_random_uuid(), 'Ada', 'Town ' || n % 9, jsonb_build_array('l' || n % 7) from generate_series(1, 2000) as n`),
    );
    await store.exec('vacuum analyze reader');
    const plan = await store.inCompany(north, async (db) => {
      // These records are as short as what the index says of them.
      await db.execute(sql`set local enable_seqscan = off`);
      const { rows } = (await db.execute(sql`explain select bucket_of_1024, count(*) from reader
        where ${covered} and town in ('Town 1', 'Town 2') and likes ?| array['l3', 'l4'] group by 1`)) as unknown as {
        rows: unknown[];
      };
      return JSON.stringify(rows);
    });
    expect(plan).toContain('Index Only Scan using reader_covered on reader');
  });

  const words = (most: number, letters: number): Schema => ({ type: 'array', maxItems: most, items: text(letters) });
  test.each<[string, Record<string, Schema>, Record<string, unknown>, boolean]>([
    ['nothing', { a: text(9), b: words(9, 9) }, {}, true],
    ['one', { a: text(3000) }, { a: longest(634) }, true],
    ['one too long', { a: text(3000) }, { a: longest(635) }, false],
    ['many', texts(20, 100), values(20, 27), true],
    ['many too long', texts(20, 100), values(20, 28), false],
    ['a list', { a: words(100, 60) }, { a: Array.from({ length: 100 }, () => longest(5)) }, true],
    ['a list of short ones', { a: words(600, 60) }, { a: Array.from({ length: 500 }, () => 'a') }, true],
    ['a list too long', { a: words(100, 60) }, { a: Array.from({ length: 100 }, () => longest(6)) }, false],
  ])('stand in the index where they fit into it, else the record is read: %s', async (_, fields, given, fits) => {
    const wide = changed(
      { ...properties, ...fields },
      { covered: [...Object.keys(fields), 'town', 'born', 'isPatron'] },
    );
    await migrate('start', wide);
    const row = { companyId: north, id: randomUUID(), name: 'Ada', born: '1990-01-01', isPatron: true, ...given };
    await store.inCompany(north, (db) => db.insert(tableOf(wide)).values(row as never));
    const apart = coveredApart(wide, tableOf(wide));
    const found = await store.inCompany(north, (db) =>
      Promise.all(apart.map((part) => db.select({ name: sql`name` }).from(tableOf(wide)).where(part))),
    );
    expect(found).toEqual(fits ? [[{ name: 'Ada' }], []] : [[], [{ name: 'Ada' }]]);
  });
});
