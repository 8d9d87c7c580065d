import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '../../../scripts/migrate/history.ts';
import { faultsOfReplay } from '../../../scripts/migrate/replay.ts';
import { type Allowed, writeMigration } from '../../../scripts/migrate/write.ts';
import { assertIsolation } from '../../../src/server/db/isolation.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { matching } from '../../../src/server/db/search.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { emptyStore } from '../../support/database.ts';
import { book, library, loan, north } from './toy.ts';

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-migrations-'));
  store = await emptyStore();
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

type Properties = Record<string, Schema>;

/** The library with other books. */
function changed(
  properties: (old: Properties) => Properties,
  storage: Partial<Entity['storage']> = {},
): Record<string, Entity> {
  const schema = { ...book.schema, properties: properties(book.schema.properties) };
  return { ...library, [book.id]: { ...book, schema, storage: { ...book.storage, ...storage } } };
}

async function start(): Promise<void> {
  await writeMigration(directory, 'Start', library);
  await applyMigrations(store, directory);
  const atlas = { companyId: north, id: randomUUID(), title: 'Atlas', author: 'Ortelius', isbn: '978' };
  await store.inCompany(north, (db) => db.insert(tableOf(book)).values(atlas));
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  const answer = await store.inCompany(north, (db) => db.execute(sql.raw(query)));
  return (answer as unknown as { rows: Record<string, unknown>[] }).rows;
}

async function migrate(name: string, entities: Record<string, Entity>, drop: string[] = []) {
  const allowed: Allowed = { removable: new Set(drop), drop };
  const written = await writeMigration(directory, name, entities, allowed);
  expect(written.refusals).toEqual([]);
  await applyMigrations(store, directory, { drop });
  await assertIsolation(store);
  expect((await writeMigration(directory, 'again', entities)).path).toBeUndefined();
  return { ...written, text: readFileSync(written.path as string, 'utf8') };
}

describe('a migration made from documents', () => {
  test('the first makes everything, and is applied once', async () => {
    await start();
    expect(await applyMigrations(store, directory)).toEqual([]);
    await assertIsolation(store);
    expect(await rows('select title, status, tags from book')).toEqual([
      { title: 'Atlas', status: 'shelved', tags: [] },
    ]);
  });

  test('a field is added to rows that exist', async () => {
    await start();
    const more = changed((old) => ({ ...old, shelfMark: { type: 'string' }, copies: { type: 'integer', default: 1 } }));
    const { text, says, sql: added } = await migrate('add shelf mark', more);
    expect(says).toEqual(['adds book.shelf_mark', 'adds book.copies']);
    expect(text).toContain('-- 0002_add-shelf-mark.sql');
    expect(added.split(/\n+/)).toEqual([
      'ALTER TABLE "book" ADD COLUMN "shelf_mark" text;',
      'ALTER TABLE "book" ADD COLUMN "copies" integer DEFAULT 1 NOT NULL;',
    ]);
    expect(await rows('select shelf_mark, copies from book')).toEqual([{ shelf_mark: null, copies: 1 }]);
  });

  test('figures that were reckoned before are forgotten', async () => {
    await start();
    await store.inSystem((db) =>
      db.execute(sql`insert into reckoning (company_id, key, made_at, content) values (${north}, 'all', now(), '')`),
    );
    expect(await rows('select key from reckoning')).toEqual([{ key: 'all' }]);
    await migrate(
      'Colour',
      changed((old) => ({ ...old, colour: { type: 'string', maxLength: 20 } })),
    );
    expect(await rows('select key from reckoning')).toEqual([]);
  });

  test('a renamed field keeps its data, its index and its search', async () => {
    await start();
    const { text, drops } = await migrate(
      'rename author',
      changed(({ author, ...old }) => ({ ...old, writtenBy: { ...author, 'x-renamed-from': 'author' } }), {
        search: ['title', 'writtenBy'],
      }),
    );
    expect(drops).toEqual([]);
    expect(text).toContain('-- renames book.author to written_by, keeping its data');
    expect(text).not.toMatch(/DROP COLUMN (?!IF EXISTS searched_text)/);
    expect(await rows('select written_by from book')).toEqual([{ written_by: 'Ortelius' }]);
    const found = await store.inCompany(north, (db) =>
      matching(db, 'ORTEL', () => db.execute(sql`select written_by from book`)),
    );
    expect((found as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  });

  describe('a renamed table', () => {
    const { author, ...old } = book.schema.properties;
    const renamed: Record<string, Entity> = {
      [loan.id]: loan,
      [book.id]: {
        ...book,
        schema: { ...book.schema, properties: { ...old, writtenBy: { ...author, 'x-renamed-from': 'author' } } },
        storage: { ...book.storage, table: 'volume', renamedFrom: 'book', search: ['title', 'writtenBy'] },
      },
    };

    test('keeps its rows, what refers to them, its indexes, its guards and its search', async () => {
      await start();
      const before = await rows("select sum(rows)::int as rows from table_version where topic = 'book'");
      const { text, says, drops } = await migrate('rename books', renamed);
      expect(drops).toEqual([]);
      expect(says[0]).toBe('renames the table book to volume, keeping its rows');
      expect(text).not.toMatch(/DROP (TABLE|INDEX|COLUMN (?!IF EXISTS searched_text))|DROP CONSTRAINT/);
      expect(await rows('select title, written_by from volume')).toEqual([{ title: 'Atlas', written_by: 'Ortelius' }]);
      expect(await rows("select sum(rows)::int as rows from table_version where topic = 'volume'")).toEqual(before);
      expect(await rows("select 1 from table_version where topic = 'book'")).toEqual([]);
      const found = await store.inCompany(north, (db) =>
        matching(db, 'ORTEL', () => db.execute(sql`select written_by from volume`)),
      );
      expect((found as unknown as { rows: unknown[] }).rows).toHaveLength(1);
      expect(await faultsOfReplay(directory, readSnapshot(directory), emptyStore)).toEqual([]);
    });

    test('is renamed once: the mark stays harmless', async () => {
      await start();
      await migrate('rename books', renamed);
      expect((await writeMigration(directory, 'again', renamed)).path).toBeUndefined();
    });

    test('is refused where the former one never was, or is still there', async () => {
      await start();
      const { storage } = renamed[book.id] as Entity;
      const odd = {
        ...library,
        [book.id]: { ...book, storage: { ...storage, search: ['title'], renamedFrom: 'bok' } },
      };
      expect((await writeMigration(directory, 'odd', odd)).refusals.join()).toMatch(/table volume was bok.*book/);
      const both = { ...renamed, 'library/old': { ...book, id: 'library/old' } };
      expect((await writeMigration(directory, 'both', both)).refusals.join()).toMatch(/book is still there/);
    });
  });

  test('a field renamed beside one that goes and one that comes is not mistaken for them', async () => {
    await start();
    const { drops, says } = await migrate(
      'swap',
      changed(
        ({ author, isbn: _isbn, ...old }) => ({
          ...old,
          maker: { ...author, 'x-renamed-from': 'author' },
          code: { type: 'string' },
        }),
        { search: ['title'] },
      ),
      ['book.isbn'],
    );
    expect(drops).toEqual([{ table: 'book', column: 'isbn' }]);
    expect(says).toContain('adds book.code');
    expect(await rows('select maker, code from book')).toEqual([{ maker: 'Ortelius', code: null }]);
  });

  test('what is dropped is said aloud, in the file too', async () => {
    await start();
    const { [loan.id]: _loan, ...kept } = changed(({ author: _author, ...old }) => old, { search: ['title'] });
    const { text, says } = await migrate('drop author', kept, ['book.author', 'loan']);
    expect(says).toEqual(['DROPS book.author with what is in it', 'DROPS the table loan with everything in it']);
    expect(text).toContain('-- !! DROPS book.author with what is in it');
    expect(text).toContain('-- !! DROPS the table loan with everything in it');
  });

  test('a new entity comes with its row security', async () => {
    await start();
    const reader: Entity = {
      ...loan,
      id: 'library/reader',
      schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      storage: { table: 'reader', search: ['name'] },
    };
    const { text } = await migrate('readers', { ...library, [reader.id]: reader });
    expect(text).toContain('ALTER TABLE "reader" FORCE ROW LEVEL SECURITY');
    expect(text).not.toContain('"book"');
  });

  test('a changed search renews its index and its policy', async () => {
    await start();
    await migrate(
      'search isbn',
      changed((old) => old, { search: ['isbn'] }),
    );
    const search = (text: string) => store.inCompany(north, (db) => matching(db, text, () => db.$count(tableOf(book))));
    expect(await search('978')).toBe(1);
    expect(await search('Atlas')).toBe(0);
    await migrate(
      'no search',
      changed((old) => old, { search: [] }),
    );
    await expect(search('978')).rejects.toThrow();
  });

  test('a field that is required from now on, with a default, fills what is empty', async () => {
    await start();
    const required = (schema: Schema): Record<string, Entity> => {
      const entities = changed((old) => ({ ...old, pages: schema }));
      const entity = entities[book.id] as Entity;
      return {
        ...entities,
        [book.id]: { ...entity, schema: { ...entity.schema, required: ['title', 'status', 'pages'] } },
      };
    };
    const { says } = await migrate('pages', required({ type: 'integer', default: 10 }));
    expect(says).toEqual(['fills empty book.pages with 10']);
    expect(await rows('select pages from book')).toEqual([{ pages: 10 }]);
  });

  test('a field whose changes are tracked is renamed and filled at once', async () => {
    await start();
    const tracked = (properties: (old: Properties) => Properties, name: string) =>
      changed(properties, { tracked: ['title', name] });
    await migrate(
      'track',
      tracked((old) => old, 'pages'),
    );
    const { says } = await migrate(
      'leaves',
      tracked(
        ({ pages, ...old }) => ({ ...old, leaves: { ...pages, default: 10, 'x-renamed-from': 'pages' } }),
        'leaves',
      ),
    );
    expect(says).toEqual(['renames book.pages to leaves, keeping its data', 'fills empty book.leaves with 10']);
    expect(await rows('select leaves from book')).toEqual([{ leaves: 10 }]);
  });

  test('a text column becomes a date', async () => {
    await start();
    await store.exec(`update book set isbn = '2020-02-29'`);
    await migrate(
      'isbn is a date',
      changed((old) => ({ ...old, isbn: { type: 'string', format: 'date' } })),
    );
    expect(await rows(`select isbn + 1 = date '2020-03-01' as next from book`)).toEqual([{ next: true }]);
  });
});

describe('applying', () => {
  test('a failing file leaves nothing of itself', async () => {
    await start();
    writeFileSync(join(directory, '0002_bad.sql'), 'create table half (company_id uuid); select 1/0;');
    await expect(applyMigrations(store, directory)).rejects.toThrow(
      '0002_bad.sql failed and nothing of it was kept: division by zero',
    );
    expect((await store.exec(`select to_regclass('half') as found`)).rows).toEqual([{ found: null }]);
    rmSync(join(directory, '0002_bad.sql'));
    expect(await applyMigrations(store, directory)).toEqual([]);
  });

  test('a file changed afterwards is refused, and so is one that is gone', async () => {
    await start();
    const path = join(directory, '0001_start.sql');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('\n', '\r\n'));
    expect(await applyMigrations(store, directory)).toEqual([]);
    writeFileSync(path, `${text}\n-- a word more`);
    await expect(applyMigrations(store, directory)).rejects.toThrow('was changed after it was applied');
    rmSync(path);
    await expect(applyMigrations(store, directory)).rejects.toThrow('belongs to another version');
  });

  test('several servers at once apply each file once', async () => {
    await writeMigration(directory, 'Start', library);
    const outcomes = await Promise.all([1, 2, 3].map(() => applyMigrations(store, directory)));
    expect(outcomes.flat().length).toBeGreaterThan(0);
    expect((await store.exec('select name from schema_migration')).rows).toHaveLength(1);
  });
});
