import type { Entity } from '../../../src/shared/documents/entity.ts';

/** A library: enough of a schema set for the database's own tests. */
export const book: Entity = {
  id: 'library/book',
  title: 'Book',
  plural: 'Books',
  display: 'title',
  schema: {
    type: 'object',
    required: ['title', 'status'],
    properties: {
      title: { type: 'string', maxLength: 100 },
      author: { type: 'string', maxLength: 100 },
      isbn: { type: 'string', maxLength: 20 },
      barcode: { type: 'string', maxLength: 20 },
      status: { enum: ['shelved', 'deleted'], default: 'shelved' },
      position: { type: 'integer' },
      pages: { type: 'integer', minimum: 1 },
      price: { type: 'number' },
      printedOn: { type: 'string', format: 'date' },
      lentAt: { type: ['string', 'null'], format: 'date-time' },
      tags: { type: 'array', items: { type: 'string' }, default: [] },
      nextPart: { 'x-relation': 'library/book', 'x-column': 'next_part_id' },
      rating: { type: 'number', 'x-virtual': true },
    },
  },
  storage: {
    table: 'book',
    search: ['title', 'author'],
    order: 'position',
    unique: [
      { name: 'title', properties: ['title'], ignoreCase: true, where: { status: 'shelved' } },
      { name: 'barcode', properties: ['barcode'], everywhere: true },
    ],
    indexes: [
      { name: 'tags', properties: ['tags'], kind: 'gin' },
      { name: 'lent', properties: ['-lentAt'] },
    ],
  },
  states: { field: 'status', initial: 'shelved', deleted: 'deleted', moves: [] },
};

export const loan: Entity = {
  id: 'library/loan',
  title: 'Loan',
  plural: 'Loans',
  display: 'reader',
  schema: {
    type: 'object',
    required: ['book', 'reader'],
    properties: { book: { 'x-relation': 'library/book', 'x-column': 'book_id' }, reader: { type: 'string' } },
  },
  storage: { table: 'loan' },
};

export const library: Record<string, Entity> = { [book.id]: book, [loan.id]: loan };

export const north = '11111111-1111-4111-8111-111111111111';
export const south = '22222222-2222-4222-8222-222222222222';
