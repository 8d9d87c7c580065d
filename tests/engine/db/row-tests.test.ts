import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '../../../scripts/migrate/history.ts';
import { faultsOfReplay } from '../../../scripts/migrate/replay.ts';
import { writeMigration } from '../../../scripts/migrate/write.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { emptyStore } from '../../support/database.ts';
import { book, library, loan, north, south } from './toy.ts';

/** Rules that are new in the documents, and broken by records that are there. */

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-row-tests-'));
  store = await emptyStore();
  await writeMigration(directory, 'Start', library);
  await applyMigrations(store, directory);
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const id = (number: number) => `33333333-3333-4333-8333-${String(number).padStart(12, '0')}`;

async function buy(number: number, values: object, companyId = north): Promise<void> {
  const row = { companyId, id: id(number), title: `Book ${number}`, ...values };
  await store.inCompany(companyId, (db) => db.insert(tableOf(book)).values(row));
}

function changed(more: Record<string, Schema>, storage: Partial<Entity['storage']> = {}): Record<string, Entity> {
  const properties = { ...book.schema.properties, ...more };
  return {
    ...library,
    [book.id]: { ...book, schema: { ...book.schema, properties }, storage: { ...book.storage, ...storage } },
  };
}

const unique = (rule: NonNullable<Entity['storage']['unique']>[number], more: Record<string, Schema> = {}) =>
  changed(more, { unique: [...(book.storage.unique ?? []), rule] });

async function written(entities: Record<string, Entity>) {
  const made = await writeMigration(directory, 'rule', entities);
  expect(made.refusals).toEqual([]);
  return { ...made, text: readFileSync(made.path as string, 'utf8') };
}

const refused = (): Promise<string> =>
  applyMigrations(store, directory).then(
    () => 'applied',
    (error: Error) => error.message,
  );

const broken = (rule: string, many: string, samples: string) =>
  `The migration 0002_rule.sql failed and nothing of it was kept: ${rule} from now on, which is broken by ${many} of its records, such as ${samples}; change them first, or take the file back (npm run migrate -- undo).`;

describe('a new uniqueness', () => {
  test('that records break is told with them, and applied once they are changed', async () => {
    await buy(1, { author: 'Ortelius', pages: 3 });
    await buy(2, { author: 'ORTELIUS', pages: 3 });
    await buy(3, { author: 'Ortelius', pages: 4 });
    await buy(4, { author: 'Mercator', pages: 3 });
    await buy(5, { author: 'Ortelius', pages: 3 }, south);
    const made = await written(unique({ name: 'maker', properties: ['author', 'pages'], ignoreCase: true }));
    expect(made.says).toContain('lets no two records of library/book have the same author and pages');
    expect(made.text).not.toContain('Ortelius');
    expect(await refused()).toBe(
      broken('author and pages of library/book must be unique', '2', `${id(1)} and ${id(2)}`),
    );
    expect((await store.exec(`select to_regclass('book_maker') as found`)).rows).toEqual([{ found: null }]);
    await store.exec(`update book set pages = 5 where id = '${id(2)}'`);
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
    expect(await faultsOfReplay(directory, readSnapshot(directory), emptyStore)).toEqual([]);
  });

  test('counts what it is about: filled values, and records in the state that it names', async () => {
    await buy(1, { isbn: '978', status: 'deleted' });
    await buy(2, { isbn: '978' });
    await buy(3, {});
    await buy(4, {});
    await written(unique({ name: 'isbn', properties: ['isbn'], where: { status: 'shelved' } }));
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
  });

  test('over all companies is broken by records of two', async () => {
    await buy(1, { isbn: '978' });
    await buy(2, { isbn: '978' }, south);
    await written(unique({ name: 'isbn', properties: ['isbn'], everywhere: true }));
    expect(await refused()).toBe(broken('isbn of library/book must be unique', '2', `${id(1)} and ${id(2)}`));
  });

  test('of a field that comes with a default is broken by all of them', async () => {
    await buy(1, {});
    await buy(2, {});
    await buy(3, {});
    await written(unique({ name: 'code', properties: ['code'] }, { code: { type: 'string', default: 'none' } }));
    expect(await refused()).toBe(broken('code of library/book must be unique', '3', `${id(1)} and ${id(2)}`));
    expect((await store.exec('select * from book')).rows[0]).not.toHaveProperty('code');
  });

  test('of a field that comes empty is asked of no record', async () => {
    const made = await written(unique({ name: 'code', properties: ['code'] }, { code: { type: 'string' } }));
    expect(made.text).not.toContain('broken');
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
  });
});

describe('a new relation', () => {
  const related = changed({ isbn: { type: 'string', format: 'uuid', 'x-relation': 'library/loan' } });

  test('to records that are not there is told with those that name them', async () => {
    await buy(1, { isbn: id(9) });
    await buy(2, {});
    await buy(3, { isbn: id(8) }, south);
    await store.inCompany(north, (db) =>
      db.insert(tableOf(loan)).values({ companyId: north, id: id(8), book: id(2), reader: 'Ann' }),
    );
    const made = await written(related);
    expect(made.says).toContain('lets isbn of library/book name records of library/loan only');
    expect(await refused()).toBe(
      broken('isbn of library/book must name a record of library/loan', '2', `${id(1)} and ${id(3)}`),
    );
    await store.exec(`update book set isbn = null where id = '${id(1)}'`);
    expect(await refused()).toBe(broken('isbn of library/book must name a record of library/loan', '1', id(3)));
    await store.exec(`update book set isbn = null where id = '${id(3)}'`);
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
    expect(await faultsOfReplay(directory, readSnapshot(directory), emptyStore)).toEqual([]);
  });
});

describe('a field that is required from now on', () => {
  const required = (name: string, more: Record<string, Schema> = {}, storage: Partial<Entity['storage']> = {}) => {
    const entities = changed(more, storage);
    const entity = entities[book.id] as Entity;
    const schema = { ...entity.schema, required: [...(book.schema.required ?? []), name] };
    return { ...entities, [book.id]: { ...entity, schema } };
  };

  test('and that records lack is told with them, and applied once they are filled', async () => {
    await buy(1, { pages: 3 });
    await buy(2, {});
    await buy(3, {}, south);
    const made = await written(required('pages'));
    expect(made.says).toEqual(['requires book.pages', 'lets no record of library/book be without pages']);
    expect(await refused()).toBe(broken('pages of library/book must be filled', '2', `${id(2)} and ${id(3)}`));
    await store.exec('update book set pages = 1 where pages is null');
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
    await expect(store.exec('update book set pages = null')).rejects.toThrow(/null/);
    expect(await faultsOfReplay(directory, readSnapshot(directory), emptyStore)).toEqual([]);
  });

  test('is let pass where no record is without it', async () => {
    await buy(1, { pages: 3 });
    await written(required('pages'));
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
  });

  test('under another name, and as another type, at once', async () => {
    await buy(1, { pages: 3 });
    await buy(2, {});
    const { pages: _, ...others } = book.schema.properties;
    const leaves: Schema = { type: 'string', 'x-renamed-from': 'pages' };
    const entities = required('leaves');
    const entity = entities[book.id] as Entity;
    const schema = { ...entity.schema, properties: { ...others, leaves } };
    await written({ ...entities, [book.id]: { ...entity, schema } });
    expect(await refused()).toBe(broken('leaves of library/book must be filled', '1', id(2)));
    await store.exec('update book set pages = 4 where pages is null');
    expect(await applyMigrations(store, directory)).toEqual(['0002_rule.sql']);
    expect((await store.exec('select leaves from book order by leaves')).rows).toEqual([
      { leaves: '3' },
      { leaves: '4' },
    ]);
  });

  test('and is new itself is refused at once: no record can have it yet', async () => {
    const made = await writeMigration(directory, 'rule', required('code', { code: { type: 'string' } }));
    expect(made.refusals[0]).toMatch(/^book.code is required and has no default/);
    expect(made.path).toBeUndefined();
  });
});
