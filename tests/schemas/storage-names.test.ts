import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildArtifacts, checkDocuments, complaintLine, loadDocuments } from '../../scripts/codegen/api.ts';
import { engineNames, indexName } from '../../src/server/db/names.ts';
import { indexNames } from '../../src/server/db/system-tables.ts';
import { shelf, shelfWith } from './shelf.ts';

const { artifacts } = buildArtifacts(loadDocuments(['schemas']));
const entities = Object.values(artifacts.entities);
const migration = readFileSync('schemas/migrations/0001_start.sql', 'utf8');

describe('names in the database', () => {
  it('are known before anything is made: those of every index and key of the product', () => {
    const made = [...migration.matchAll(/INDEX (?:IF NOT EXISTS )?"([^"]+)"|CONSTRAINT "([^"]+_fk)"/g)];
    const declared = entities.flatMap((entity) =>
      [...(entity.storage.unique ?? []), ...(entity.storage.indexes ?? [])].map(({ name }) => indexName(entity, name)),
    );
    const known = new Set([...indexNames, ...entities.flatMap(engineNames), ...declared]);
    expect(made.length).toBeGreaterThan(100);
    expect(made.map(([, index, key]) => index ?? key ?? '').filter((name) => !known.has(name))).toEqual([]);
  });

  it('may be said alike of two tables', () => {
    const book = JSON.parse(shelf['books/book.entity.json'] ?? '');
    const withIndex = { ...book, storage: { ...book.storage, indexes: [{ name: 'by_place', properties: ['place'] }] } };
    const review = {
      title: 'Review',
      plural: 'Reviews',
      display: 'place',
      schema: { type: 'object', properties: { place: { title: 'Place', type: 'integer', minimum: 1, maximum: 9 } } },
      storage: { table: 'review', indexes: withIndex.storage.indexes },
    };
    const documents = shelfWith({ 'books/book.entity.json': withIndex, 'books/review.entity.json': review });
    expect(
      checkDocuments(documents)
        .map(complaintLine)
        .filter((line) => line.includes('by_place')),
    ).toEqual([]);
  });
});
