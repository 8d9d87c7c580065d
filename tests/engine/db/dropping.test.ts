import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { differences } from '../../../scripts/migrate/compared.ts';
import { difference } from '../../../scripts/migrate/difference.ts';
import { lostFiles, readSnapshot } from '../../../scripts/migrate/history.ts';
import { renumber, undo } from '../../../scripts/migrate/mend.ts';
import { faultsOfReplay } from '../../../scripts/migrate/replay.ts';
import { snapshotOf } from '../../../scripts/migrate/snapshot.ts';
import { toldOf } from '../../../scripts/migrate/told.ts';
import { writeMigration } from '../../../scripts/migrate/write.ts';
import { dropsIn } from '../../../src/server/db/losses.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
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
  await writeMigration(directory, 'Start', library);
  await applyMigrations(store, directory);
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const faults = () => faultsOfReplay(directory, readSnapshot(directory), emptyStore);
const never = async () => false;
const files = () => readdirSync(directory).filter((name) => name.endsWith('.sql'));
const parts = () => readdirSync(directory).filter((name) => name.endsWith('.json'));

function changed(properties: (old: Record<string, Schema>) => Record<string, Schema>): Record<string, Entity> {
  const storage = { ...book.storage, search: ['title'] };
  return {
    ...library,
    [book.id]: { ...book, schema: { ...book.schema, properties: properties(book.schema.properties) }, storage },
  };
}

const withShelf = changed((old) => ({ ...old, shelf: { type: 'string' } }));

async function buy(values: object): Promise<void> {
  const row = { companyId: north, id: randomUUID(), title: randomUUID(), ...values };
  await store.inCompany(north, (db) => db.insert(tableOf(book)).values(row));
}

describe('dropping', () => {
  const { [loan.id]: _loan, ...withoutLoan } = library;

  test('is refused where no document says it, and then until the command line says it too', async () => {
    const unsaid = await writeMigration(directory, 'no loans', withoutLoan);
    expect(unsaid.path).toBeUndefined();
    expect(toldOf(unsaid, 'no loans', [{ table: 'loan', rows: 7 }]).join('\n')).toMatch(
      /DROPS the table loan.*\n.*loan holds 7 rows here\. .*"tables": \["loan"\].*removed\.json.*\nNothing was written/,
    );
    const removable = new Set(['loan']);
    const asked = await writeMigration(directory, 'no loans', withoutLoan, { removable });
    expect(asked.path).toBeUndefined();
    expect(toldOf(asked, 'no loans', undefined).at(-1)).toContain('npm run migrate -- new no loans --drop loan');
    const written = await writeMigration(directory, 'no loans', withoutLoan, { removable, drop: ['loan'] });
    expect(written.path).toMatch(/0002_no-loans\.sql$/);
  });

  test('a column that is only left out is named with both ways out', async () => {
    const left = await writeMigration(
      directory,
      'no isbn',
      changed(({ isbn: _isbn, ...old }) => old),
    );
    expect(left.path).toBeUndefined();
    expect(toldOf(left, 'no isbn', []).join('\n')).toMatch(
      /book\.isbn holds 0 rows here.*x-renamed-from.*"removed": \["isbn"\]/,
    );
  });

  test('rows are not lost by starting, only by the command that names them', async () => {
    await buy({ isbn: '978' });
    const allowed = { removable: new Set(['book.isbn']), drop: ['book.isbn'] };
    await writeMigration(
      directory,
      'no isbn',
      changed(({ isbn: _isbn, ...old }) => old),
      allowed,
    );
    await expect(applyMigrations(store, directory)).rejects.toThrow(
      'The migration 0002_no-isbn.sql drops book.isbn (1 row) and was not applied. If that is to go, say so, and a backup is made before: npm run migrate -- --drop book.isbn',
    );
    expect(await applyMigrations(store, directory, allowed)).toEqual(['0002_no-isbn.sql']);
  });

  test('what holds no rows goes without a word', async () => {
    await writeMigration(directory, 'no loans', withoutLoan, { removable: new Set(['loan']), drop: ['loan'] });
    expect(await applyMigrations(store, directory)).toEqual(['0002_no-loans.sql']);
  });

  test('is found in SQL however it is written', () => {
    const text = `-- DROP TABLE a\nDROP TABLE "b" CASCADE; drop table if exists c, "D" cascade;
      ALTER TABLE "e" DROP COLUMN "f"; alter table public.g drop constraint h, drop column if exists I, drop j;
      ALTER TABLE "e" ALTER COLUMN "f" DROP NOT NULL, ADD COLUMN k text DEFAULT 'DROP COLUMN l';`;
    expect(dropsIn(text)).toEqual([
      { table: 'b' },
      { table: 'c' },
      { table: 'D' },
      { table: 'e', column: 'f' },
      { table: 'g', column: 'i' },
      { table: 'g', column: 'j' },
    ]);
  });
});

describe('a former name', () => {
  test('that is mistyped is refused with the nearest one', async () => {
    const wrong = await writeMigration(
      directory,
      'rename',
      changed(({ isbn, ...old }) => ({ ...old, code: { ...isbn, 'x-renamed-from': 'ibsn' } })),
    );
    expect(wrong.refusals).toEqual([
      'library/book says that code was ibsn before, but the table book has no such column, did you mean "isbn"?',
    ]);
    expect(wrong.path).toBeUndefined();
  });

  test('of a field that is still there is refused', async () => {
    const both = changed((old) => ({ ...old, code: { type: 'string', 'x-renamed-from': 'isbn' } }));
    expect((await writeMigration(directory, 'rename', both)).refusals[0]).toContain('but isbn is still there');
  });
});

describe('another type', () => {
  const pages = (schema: Schema) => changed((old) => ({ ...old, isbn: schema }));

  test('with a default works, also when it is required from now on', async () => {
    await buy({ isbn: '12' });
    await buy({});
    await writeMigration(directory, 'text', pages({ type: 'string', default: '7' }));
    await writeMigration(directory, 'number', pages({ type: 'integer', default: 5 }));
    await applyMigrations(store, directory);
    await buy({});
    const { rows } = await store.exec('select isbn from book order by isbn');
    expect(rows.map(({ isbn }) => isbn)).toEqual([5, 7, 12]);
    expect(await faults()).toEqual([]);
  });

  test('is refused with the rows that cannot be turned, and nothing is lost', async () => {
    for (const isbn of ['12', 'twelve', 'XII', 'XII']) await buy({ isbn });
    await writeMigration(directory, 'number', pages({ type: 'integer' }));
    await expect(applyMigrations(store, directory)).rejects.toThrow(
      /3 rows of book\.isbn cannot be turned into integer, such as "(twelve|XII)"; change them first/,
    );
    expect((await store.exec('select isbn from book')).rows).toHaveLength(4);
  });

  test('of one value into several is refused, also where it reads as JSON', async () => {
    await buy({ isbn: '12' });
    await writeMigration(directory, 'several', pages({ type: 'array', items: { type: 'string' } }));
    await expect(applyMigrations(store, directory)).rejects.toThrow(
      '1 rows of book.isbn cannot be turned into jsonb, such as "12"',
    );
  });

  test('rounds nothing', async () => {
    await buy({ price: 2.5 });
    await writeMigration(
      directory,
      'whole',
      changed((old) => ({ ...old, price: { type: 'integer' } })),
    );
    await expect(applyMigrations(store, directory)).rejects.toThrow('1 rows of book.price cannot be turned');
  });
});

describe('files and snapshot', () => {
  test('a difference to the documents is told with the command that writes it', async () => {
    expect(await differences(library, directory)).toEqual([]);
    expect(await differences(withShelf, directory)).toEqual([
      'The documents say something else than the migrations:',
      '  adds book.shelf',
      'Write what is missing, read it, apply it: npm run migrate -- new <name>, then npm run migrate',
    ]);
  });

  test('what a default does to rows is told, and when it is another one, or none', async () => {
    const priced = async (schema: Schema) => {
      const entities = changed((old) => ({ ...old, price: { type: 'number', ...schema } }));
      return (await writeMigration(directory, 'price', entities)).says;
    };
    expect(await priced({ default: 1 })).toEqual(['fills empty book.price with 1']);
    expect(await priced({ default: 2 })).toEqual(['changes the default of book.price']);
    expect(await priced({})).toEqual(['lets book.price be empty']);
  });

  test('a default with quotes and line breaks is what rows get', async () => {
    const usual = "Ada's\nshelf";
    const shelves: Schema = { type: 'array', items: { type: 'string' }, default: [usual] };
    const shelved = changed((old) => ({ ...old, isbn: { type: 'string', default: usual }, shelves }));
    await buy({});
    const { says } = await writeMigration(directory, 'shelves', shelved);
    expect(says).toEqual(["fills empty book.isbn with 'Ada''s shelf'", 'adds book.shelves']);
    await applyMigrations(store, directory);
    const { rows } = await store.exec('select isbn, shelves from book');
    expect(rows).toEqual([{ isbn: usual, shelves: [usual] }]);
  });

  test('a field that need not be unique any more is renamed and filled with one value', async () => {
    await buy({});
    await buy({});
    const unique = book.storage.unique?.filter(({ name }) => name !== 'barcode') ?? [];
    const { [book.id]: renamed, ...others } = changed(({ barcode, ...old }) => ({
      ...old,
      code: { ...barcode, default: 'none', 'x-renamed-from': 'barcode' },
    }));
    const { storage, ...rest } = renamed as Entity;
    await writeMigration(directory, 'codes', { ...others, [book.id]: { ...rest, storage: { ...storage, unique } } });
    await applyMigrations(store, directory);
    expect((await store.exec('select code from book')).rows).toEqual([{ code: 'none' }, { code: 'none' }]);
    expect(await faults()).toEqual([]);
  });

  test('the SQL is proven by replaying it', async () => {
    const { path } = await writeMigration(directory, 'shelf', withShelf);
    expect(await faults()).toEqual([]);
    writeFileSync(path as string, 'ALTER TABLE "book" ADD COLUMN "shelve" text;');
    expect(await faults()).toEqual(
      expect.arrayContaining([
        'the SQL makes what its snapshot does not know: column book.shelve text',
        'the snapshot counts on what the SQL does not make: column book.shelf text',
      ]),
    );
  });

  test('a table that is gone, renamed or tracked no more leaves no function of its trigger behind', async () => {
    const as = (storage: Partial<Entity['storage']>, of: Entity): Entity => ({
      ...of,
      storage: { ...of.storage, ...storage },
    });
    const write = (name: string, ...entities: Entity[]) =>
      writeMigration(directory, name, Object.fromEntries(entities.map((one) => [one.id, one])), {
        removable: new Set(['lent']),
        drop: ['lent'],
      });
    const tracked = as({ tracked: ['title'] }, book);
    const lent = as({ tracked: ['reader'], table: 'lent', renamedFrom: 'loan' }, loan);
    for (const [name, ...entities] of [
      ['track', tracked, as({ tracked: ['reader'] }, loan)],
      ['rename', tracked, lent],
      ['drop', tracked],
      ['track no more', book],
    ] as [string, ...Entity[]][]) {
      expect((await write(name, ...entities)).path).toBeDefined();
      expect(await faults()).toEqual([]);
    }
  });

  test('the last file is taken back, and the same one can be written again', async () => {
    const { path } = await writeMigration(directory, 'shelf', withShelf);
    const text = readFileSync(path as string, 'utf8');
    expect(await undo(directory, never)).toEqual(['0002_shelf.sql']);
    expect(files()).toEqual(['0001_start.sql']);
    expect(parts()).toEqual(['0001_start.json']);
    await writeMigration(directory, 'shelf', withShelf);
    expect(readFileSync(path as string, 'utf8')).toBe(text);
  });

  test('a file deleted by hand is noticed, and forgotten by the same command', async () => {
    const { path } = await writeMigration(directory, 'shelf', withShelf);
    rmSync(path as string);
    expect(() => readSnapshot(directory)).toThrow('0002_shelf.json is there without 0002_shelf.sql');
    expect(lostFiles(directory)).toEqual(['0002_shelf.sql']);
    await undo(directory, never);
    const { says } = await difference(readSnapshot(directory), snapshotOf(withShelf), withShelf);
    expect(says).toContain('adds book.shelf');
  });

  test('what has run is not taken back', async () => {
    await expect(undo(directory, async () => true)).rejects.toThrow('0001_start.sql has run on this database');
    expect(existsSync(join(directory, '0001_start.sql'))).toBe(true);
  });

  test('two files of one number are refused everywhere, and one command parts them', async () => {
    await writeMigration(directory, 'shelf', withShelf);
    writeFileSync(join(directory, '0002_other.sql'), '-- 0002_other.sql\nselect 1;');
    const sentence = /0002_other\.sql and 0002_shelf\.sql have the same number.*renumber 0002_shelf\.sql/;
    await expect(applyMigrations(store, directory)).rejects.toThrow(sentence);
    await expect(writeMigration(directory, 'more', withShelf)).rejects.toThrow(sentence);
    expect(await renumber(directory, '0002_shelf.sql', never)).toBe('0003_shelf.sql');
    expect(await applyMigrations(store, directory)).toEqual(['0002_other.sql', '0003_shelf.sql']);
    expect(await faults()).toEqual([]);
  });
});
