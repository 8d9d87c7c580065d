import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeMigration } from '../../../scripts/migrate/write.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { packedCode, packedKind, packedRows, textHash, unpacking } from '../../../src/server/db/packed.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { emptyStore, testStore } from '../../support/database.ts';
import { random } from '../../support/random.ts';
import { north } from './toy.ts';

/** What is packed of a record is what the record says, whatever its values. */

const reader: Entity = {
  id: 'library/reader',
  title: 'Reader',
  plural: 'Readers',
  display: 'name',
  schema: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 50 } } },
  storage: { table: 'reader' },
};

const moods = ['good', 'so-so', 'bad', '50 \\ 50', "l'été", 'x'.repeat(300)];
const rating: Schema = { type: 'number', minimum: -9, maximum: 9 };

const answer: Entity = {
  id: 'library/answer',
  title: 'Answer',
  plural: 'Answers',
  display: 'id',
  person: 'reader',
  schema: {
    type: 'object',
    required: ['reader'],
    properties: {
      reader: { type: 'string', format: 'uuid', 'x-relation': 'library/reader', 'x-column': 'reader_id' },
      ratings: { type: 'object', additionalProperties: rating },
      givenAt: { type: ['string', 'null'], format: 'date-time' },
      pages: { type: 'integer' },
      score: { ...rating },
      mood: { enum: moods },
      said: { type: 'string', maxLength: 400 },
    },
  },
  storage: { table: 'answer', packed: ['id', 'ratings', 'reader', 'givenAt', 'pages', 'score', 'mood', 'said'] },
};

const entities = { [reader.id]: reader, [answer.id]: answer };
const answers = tableOf(answer);

interface Packed {
  id: number;
  reader: number;
  ratings(key: string): number | null;
  givenAt: number | null;
  pages: number | null;
  score: number | null;
  mood: string | null;
  said: number;
}

async function packed(store: Store, entity = answer): Promise<Packed[]> {
  const told = await store.inCompany(north, (db) =>
    db.execute(sql`select to_jsonb(${packedRows(answers)}) as packed from ${answers}`),
  );
  const text = (told as unknown as { rows: { packed: string | null }[] }).rows[0]?.packed ?? '';
  return unpacking(entity)(Buffer.from(text.slice(2), 'hex')) as Packed[];
}

/** Two texts with one code. */
function twins(): string[] {
  const known = new Map<number, string>();
  for (let at = 0; ; at += 1) {
    const twin = known.get(packedCode(`text ${at}`));
    if (twin !== undefined) return [twin, `text ${at}`];
    known.set(packedCode(`text ${at}`), `text ${at}`);
  }
}

describe('kinds', () => {
  test.each<[string, Schema, string | undefined]>([
    ['id', {}, 'id'],
    ['owner', { type: 'string', 'x-relation': 'library/reader' }, 'id'],
    ['at', { type: 'string', format: 'date-time' }, 'time'],
    ['on', { type: 'string', format: 'date' }, undefined],
    ['pages', { type: 'integer' }, 'integer'],
    ['views', { type: 'integer', maximum: 9e15 }, undefined],
    ['score', { type: 'number', minimum: 0, maximum: 5 }, 'number'],
    ['price', { type: 'number' }, undefined],
    ['price', { type: 'number', minimum: 0, maximum: 5000 }, undefined],
    ['debt', { type: 'number', minimum: -5000, maximum: 0 }, undefined],
    ['kind', { enum: ['a', 'b'] }, 'listed'],
    ['note', { type: 'string' }, 'hashed'],
    ['ratings', { type: 'object', additionalProperties: rating }, 'numbers'],
    ['prices', { type: 'object', additionalProperties: { type: 'number' } }, undefined],
    ['words', { type: 'object', additionalProperties: { type: 'string' } }, undefined],
    ['tags', { type: 'array', items: { type: 'number', minimum: 0, maximum: 5 } }, undefined],
    ['isOpen', { type: 'boolean' }, undefined],
  ])('%s of %j', (property, schema, kind) => {
    expect(packedKind(property, schema)).toBe(kind);
  });
});

describe('values', () => {
  let store: Store;
  const readers = Array.from({ length: 5 }, () => randomUUID());
  beforeAll(async () => {
    store = await testStore(entities);
    await store.inCompany(north, (db) =>
      db.insert(tableOf(reader)).values(readers.map((id) => ({ companyId: north, id, name: id.slice(0, 8) }))),
    );
  });
  afterAll(() => store.close());

  const dice = random(7);
  const some = <T>(values: readonly T[]): T => dice.pick(values);
  const keys = ['mental', 'social', 'a b', 'größe', '"', '\\', ''];
  const values = [-9, -1.5, -0.000001, 0, 0.000001, 1, 3.333333, 9];
  const anyAnswer = () => ({
    companyId: north,
    id: randomUUID(),
    reader: some(readers),
    ratings: Object.fromEntries(keys.filter(() => dice.below(2) > 0).map((key) => [key, some(values)])),
    givenAt: some([null, ...[0, -1, 1, -2_147_483_648, 1.7e12, 4e12, -6e13].map((ms) => new Date(ms))]),
    pages: some([null, 0, -1, 1, 2_147_483_647, -2_147_483_647]),
    score: some([null, ...values]),
    mood: some([null, ...moods]),
    said: some([null, '', ...moods]),
  });

  test('are read as they were written', async () => {
    const written = Array.from({ length: 400 }, anyAnswer);
    await store.inCompany(north, (db) => db.insert(answers).values(written));
    const byReader = new Map<number, Set<string>>();
    const found = await packed(store);
    const plain = ({ mood, said, pages, score, ratings, givenAt }: (typeof written)[number]) =>
      JSON.stringify([
        said === null ? 0 : textHash(said),
        mood,
        pages,
        score,
        givenAt?.getTime() ?? null,
        keys.map((key) => ratings[key] ?? null),
      ]);
    const read = ({ mood, said, pages, score, ratings, givenAt }: Packed) =>
      JSON.stringify([said, mood, pages, score, givenAt, keys.map((key) => ratings(key))]);
    expect(found.map(read).sort()).toEqual(written.map(plain).sort());
    expect(new Set(found.map(({ id }) => id)).size).toBe(400);
    for (const row of found) byReader.set(row.reader, (byReader.get(row.reader) ?? new Set()).add(read(row)));
    expect(byReader.size).toBe(readers.length);
    const of = (id: string) => written.filter((one) => one.reader === id).map(plain);
    expect([...byReader.values()].map((rows) => [...rows].sort().join()).sort()).toEqual(
      readers.map((id) => [...new Set(of(id))].sort().join()).sort(),
    );
  });

  test('follow the record', async () => {
    await store.inCompany(north, (db) => db.delete(answers));
    const [one] = [anyAnswer()];
    await store.inCompany(north, (db) => db.insert(answers).values({ ...one, mood: 'bad', ratings: { mental: 2 } }));
    const [before] = await packed(store);
    expect([before?.mood, before?.ratings('mental'), before?.ratings('social')]).toEqual(['bad', 2, null]);
    await store.inCompany(north, (db) => db.update(answers).set({ mood: 'good', ratings: { social: 4 } } as never));
    const [after] = await packed(store);
    expect([after?.mood, after?.ratings('mental'), after?.ratings('social')]).toEqual(['good', null, 4]);
    expect(after?.id).toBe(before?.id);
  });

  test('that a list no longer has are empty', async () => {
    const properties = { ...answer.schema.properties, mood: { enum: ['so-so', 'good', 'worse'] } };
    const other = { ...answer, schema: { ...answer.schema, properties } };
    expect((await packed(store, other)).map(({ mood }) => mood)).toEqual(['good']);
    await store.inCompany(north, (db) => db.update(answers).set({ mood: 'bad' } as never));
    expect((await packed(store, other)).map(({ mood }) => mood)).toEqual([null]);
  });

  test('that would be taken for each other are refused, a value of a list and a key', async () => {
    const [one = '', other = ''] = twins();
    const properties = { ...answer.schema.properties, mood: { enum: [one, other] } };
    const entity = { ...answer, schema: { ...answer.schema, properties } };
    expect(() => unpacking(entity)).toThrow('are packed alike');
    const [row] = await packed(store);
    expect(row?.ratings(one)).toBeNull();
    expect(() => row?.ratings(other)).toThrow('are packed alike');
  });

  test('of nothing are none', async () => {
    await store.inCompany(north, (db) => db.delete(answers));
    expect(await packed(store)).toEqual([]);
  });
});

describe('a migration', () => {
  let directory: string;
  let store: Store;
  const id = randomUUID();
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'rapport-packed-'));
    store = await emptyStore();
    await migrate('Start', answer);
    await store.inCompany(north, async (db) => {
      await db.insert(tableOf(reader)).values({ companyId: north, id, name: 'Ada' });
      await db
        .insert(answers)
        .values({ companyId: north, id, reader: id, mood: 'bad', pages: 7, score: 1.5, ratings: { mental: 3 } });
    });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  async function migrate(name: string, entity: Entity): Promise<string[]> {
    const written = await writeMigration(directory, name, { [reader.id]: reader, [entity.id]: entity });
    expect([written.refusals, written.drops]).toEqual([[], []]);
    await applyMigrations(store, directory);
    return written.says;
  }
  const changed = (properties: Entity['schema']['properties'], storage: Partial<Entity['storage']> = {}): Entity => ({
    ...answer,
    schema: { ...answer.schema, properties },
    storage: { ...answer.storage, ...storage },
  });
  const { properties } = answer.schema;
  const columns = () =>
    store.exec(`select column_name from information_schema.columns where table_name = 'answer' and column_name = 'packed_row'
      union all select indexname from pg_indexes where tablename = 'answer' and indexname = 'answer_packed'`);

  test('that renames a packed field keeps its values', async () => {
    const { pages, ...rest } = properties;
    const renamed = changed({ ...rest, leaves: { ...pages, 'x-renamed-from': 'pages' } }, { packed: ['id', 'leaves'] });
    const says = await migrate('leaves', renamed);
    expect(says).toEqual(['renames answer.pages to leaves, keeping its data']);
    expect(await packed(store, renamed)).toMatchObject([{ leaves: 7 }]);
  });

  test('that turns a packed field into another type packs it anew', async () => {
    const turned = changed({ ...properties, pages: { ...rating, maximum: 2000 } });
    await migrate('half pages', turned);
    expect(await packed(store, turned)).toMatchObject([{ pages: 7, score: 1.5, mood: 'bad' }]);
  });

  test('that packs more or less changes nothing else, and packs what is there', async () => {
    const less = changed(properties, { packed: ['id', 'score'] });
    expect(await migrate('less', less)).toEqual(['renews packed values of answer']);
    expect(await packed(store, less)).toMatchObject([{ score: 1.5 }]);
    expect((await columns()).rows).toHaveLength(2);
    const { packed: _packed, ...none } = answer.storage;
    expect(await migrate('none', { ...answer, storage: none })).toEqual(['renews packed values of answer']);
    expect((await columns()).rows).toEqual([]);
  });

  test('is not needed for another value of a list', async () => {
    const more = changed({ ...properties, mood: { enum: ['worst', ...moods] } });
    const { path } = await writeMigration(directory, 'more', { [reader.id]: reader, [more.id]: more });
    expect(path).toBeUndefined();
    expect(await packed(store, more)).toMatchObject([{ mood: 'bad' }]);
  });
});
