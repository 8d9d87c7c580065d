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
  storage: { table: 'reader', buckets: true, covered: [['town', 'born', 'isPatron']] },
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
  const indexes = async () => {
    const found = await store.exec(`select indexname as name, indexdef as def from pg_indexes
      where tablename = 'reader' and indexdef like '%bucket_of_1024%' order by 1`);
    return (found.rows as { name: string; def: string }[]).map(({ name, def }) => [
      name,
      def.replace(/^.*\) INCLUDE /, ''),
    ]);
  };

  test('stand beside bucket and id, and follow what the document says', async () => {
    await migrate('start', reader);
    expect(await indexes()).toEqual([['reader_covered_1', '(town, born, is_patron)']]);
    const says = await migrate('other', changed(properties, { covered: [['born'], ['town', 'born']] }));
    expect(says).toEqual(['renews covered values of reader']);
    expect(await indexes()).toEqual([
      ['reader_covered_1', '(born)'],
      ['reader_covered_2', '(town, born)'],
    ]);
    const { covered: _covered, ...none } = reader.storage;
    await migrate('none', { ...reader, storage: none });
    expect(await indexes()).toEqual([
      ['reader_bucket_of_1024', expect.stringContaining('(company_id, bucket_of_1024, id)')],
    ]);
    await migrate('again', reader);
    expect((await indexes()).map(([name]) => name)).toEqual(['reader_covered_1']);
  });

  test('are still there when their field is renamed, or is of another type', async () => {
    await migrate('start', reader);
    const { town, ...rest } = properties;
    const renamed = { ...rest, city: { ...town, 'x-renamed-from': 'town' } };
    const covered = [['city', 'born', 'isPatron']];
    await migrate('city', changed(renamed, { covered }));
    expect(await indexes()).toEqual([['reader_covered_1', '(city, born, is_patron)']]);
    await migrate('year', changed({ ...renamed, born: text(10) }, { covered }));
    expect(await indexes()).toEqual([['reader_covered_1', '(city, born, is_patron)']]);
  });

  test.each([
    ['one', [646]],
    ['many', [100, 100, 100, 100, 100, 100, 20, 10]],
    ['short ones', Array.from({ length: 18 }, () => 33)],
  ])('fit into it, as long as the check lets them be: %s', async (_, letters) => {
    const texts = letters.map((most, at) => [`text${at}`, most] as const);
    const fields = Object.fromEntries(texts.map(([name, most]) => [name, text(most)]));
    const wide = changed({ ...properties, ...fields }, { covered: [[...Object.keys(fields), 'born', 'isPatron']] });
    await migrate('start', wide);
    const given = Object.fromEntries(texts.map(([name, most]) => [name, longest(most)]));
    const row = { companyId: north, id: randomUUID(), name: 'Ada', born: '1990-01-01', isPatron: true, ...given };
    await store.inCompany(north, (db) => db.insert(tableOf(wide)).values(row as never));
  });
});
