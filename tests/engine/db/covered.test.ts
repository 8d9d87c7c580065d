import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeMigration } from '../../../scripts/migrate/write.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { emptyStore } from '../../support/database.ts';
import { north } from './toy.ts';

/** The index by the bucket of people holds what is covered, however long, and follows the documents. */

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
  const index = async (table = 'reader') => {
    const found = await store.exec(
      `select indexdef from pg_indexes where tablename = '${table}' and indexname = '${table}_bucket_of_1024'`,
    );
    return String((found.rows[0] as { indexdef: string } | undefined)?.indexdef).replace(/^.* USING /, '');
  };

  test('stand beside bucket and id, and follow what the document says', async () => {
    await migrate('start', reader);
    expect(await index()).toBe('btree (company_id, bucket_of_1024, id) INCLUDE (town, born, is_patron)');
    expect(await migrate('less', changed(properties, { covered: ['born'] }))).toEqual([
      'renews covered values of reader',
    ]);
    expect(await index()).toBe('btree (company_id, bucket_of_1024, id) INCLUDE (born)');
    const { covered: _covered, ...none } = reader.storage;
    await migrate('none', { ...reader, storage: none });
    expect(await index()).toBe('btree (company_id, bucket_of_1024, id)');
  });

  test('are still there when their field is renamed, or is of another type', async () => {
    await migrate('start', reader);
    const { town, ...rest } = properties;
    const renamed = { ...rest, city: { ...town, 'x-renamed-from': 'town' } };
    await migrate('city', changed(renamed, { covered: ['city', 'born', 'isPatron'] }));
    expect(await index()).toBe('btree (company_id, bucket_of_1024, id) INCLUDE (city, born, is_patron)');
    await migrate('year', changed({ ...renamed, born: text(10) }, { covered: ['city', 'born', 'isPatron'] }));
    expect(await index()).toBe('btree (company_id, bucket_of_1024, id) INCLUDE (city, born, is_patron)');
  });

  test('fit into it, as long as the check lets them be', async () => {
    // 2,600 bytes, as the check counts them.
    const wide = changed({ ...properties, town: text(644) }, { covered: ['town', 'isPatron'] });
    await migrate('start', wide);
    await store.inCompany(north, (db) =>
      db
        .insert(tableOf(wide))
        .values({ companyId: north, id: randomUUID(), name: 'Ada', town: longest(644), isPatron: true } as never),
    );
  });
});
