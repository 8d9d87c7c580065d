import { at, type Break, create, entity } from './planting.ts';

const log = {
  'audit/line.options.json': {
    types: { title: 'Where', reserved: 'Of the log.', values: [{ value: 'note', label: 'Notes' }] },
  },
};

/** Names that the engine or another document gives already, or does not know. */
export const nameBreaks: Break[] = [
  [
    'names of indexes that the engine gives',
    at(entity, {
      '/storage/covered': ['kind'],
      '/storage/buckets': true,
      '/storage/packed': ['scale'],
      '/storage/unique': [{ name: 'key', properties: ['title'] }],
      '/storage/indexes': [
        { name: 'list', properties: ['note'] },
        { name: 'search', properties: ['title'] },
        { name: 'sequel_of', properties: ['kind'] },
        { name: 'sequel_of_fk', properties: ['scale'] },
        { name: 'covered', properties: ['title', 'note'] },
        { name: 'uncovered', properties: ['note', 'title'] },
        { name: 'packed', properties: ['kind', 'title'] },
        { name: 'book', properties: ['place'] },
        { name: 'l'.repeat(60), properties: ['note', 'kind'] },
      ],
    }),
  ],
  ...['noet', 'room'].map(
    (audit): Break => [
      `an audit type that the activity log does not know: ${audit}`,
      { ...at(entity, { '/audit': audit }), ...log },
    ],
  ),
  ['an audit type of a call', { ...at(create, { '/audit': { type: 'noet', activity: 'create' } }), ...log }],
  ['changes without a name in the activity log', { ...at(entity, { '/api': { create: 'books/book.keep' } }), ...log }],
  [
    'records without a name in the activity log',
    {
      ...at(entity, { '/audit': 'note' }),
      'audit/line.options.json': {
        ...log['audit/line.options.json'],
        records: { title: 'Of what', reserved: 'Of the log.', values: [{ value: 'books/box', label: 'Box' }] },
      },
    },
  ],
];
