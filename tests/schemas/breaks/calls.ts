import { at, type Break, create, entity, gate, list, screen, text, update } from './planting.ts';

const age = {
  '/schema/properties/age': { title: 'Age', type: 'integer', minimum: 0, maximum: 9, 'x-virtual': ['scale'] },
};

export const callBreaks: Break[] = [
  [
    'a cursor over what may be empty',
    at(list, { '/list/cursor': { parameter: 'cursor', next: 'next' }, '/sort': ['title', '-scale'] }),
  ],
  [
    'a cursor without an order',
    at(list, { '/list/cursor': { parameter: 'cursor', next: 'next' }, '/sort': undefined }),
  ],
  [
    'a list whose own answer has no place for what it counts',
    at(list, {
      '/list': { items: 'found.rows', total: 'found.count', pastEnd: 'empty' },
      '/answer': {
        found: {
          title: 'Found',
          properties: { rows: { title: 'Rows', maxItems: 9, items: { of: 'books/book', fields: ['id'] } } },
        },
      },
    }),
  ],
  [
    'values of a field that is none',
    at(list, {
      '/does': 'values',
      '/body/properties': { field: { type: 'string', maxLength: 20, enum: ['title', 'code', 'titel'] } },
    }),
  ],
  [
    'values of a field whose name is none',
    at(list, {
      '/does': 'values',
      '/body/properties': { field: { type: 'string', maxLength: 20, enum: ['title', {}] } },
    }),
  ],
  ['values of any field', at(list, { '/does': 'values', '/body/properties': {} })],
  [
    'an input that must be there and is none',
    at(create, { '/body': { required: ['titel'], properties: { title: { type: 'string', maxLength: 9 } } } }),
  ],
  ['a key without its colon', text(gate, (whole) => whole.replace(/("keep"):/, '$1\n '))],
  [
    'a default of an answer beside the usual one',
    at(update, {
      '/answer': { kept: { title: 'Kept', type: 'boolean' } },
      '/answers': { 202: { properties: { url: { title: 'URL', type: 'string', maxLength: 10, default: 7 } } } },
    }),
  ],
  ['a level that its gate does not fit', at(list, { '/level': 'token' })],
  ['nobody is known, and the gate asks who it is', at(list, { '/level': 'none' })],
  ['a file of nothing', at(list, { '/does': 'export', '/list': undefined })],
  [
    'a file with a column of a field that is none',
    at(list, {
      '/does': 'export',
      '/list': undefined,
      '/exports': {
        into: 'books/book',
        state: 'books/book.read',
        type: 'books',
        name: 'Books',
        table: { title: 'Title', createdAt: 'Added', titel: 'Title' },
      },
    }),
  ],
  ['sessions that nothing ends', at(list, { '/sessions': 'all' })],
  ['what is so anyway', at(list, { '/body/type': 'object' })],
  ['what was given is no name', at(list, { '/where': { title: { given: {} } } })],
  [
    'order and columns of a view',
    at(screen, {
      '/views': {
        default: 'all',
        tabs: [{ value: 'all', label: 'All', sort: { field: 'scale', order: 'ASC' }, columns: ['title'] }],
      },
    }),
  ],
  [
    'a call that finds and sorts by what is computed',
    {
      ...at(entity, age),
      ...at(list, {
        '/sort': ['title', '-age'],
        '/where': { age: 3 },
        '/filters/age': { property: 'age', is: 'equal' },
        '/list/counts': { old: { age: 9 } },
        '/columns': { elder: 'sequelOf.age', years: 'age' },
      }),
    },
  ],
  [
    'values of what is computed',
    {
      ...at(entity, { '/schema/properties/age': { title: 'Age', type: 'string', maxLength: 9, 'x-virtual': true } }),
      ...at(list, {
        '/does': 'values',
        '/body/properties': { field: { type: 'string', maxLength: 20, enum: ['title', 'age'] } },
      }),
    },
  ],
  [
    'a list of simple REST by what is computed',
    {
      ...at(entity, { ...age, '/api': { list: 'shell/signed-in' } }),
      ...at(screen, {
        '/calls': undefined,
        '/columns/-': { field: 'age', sortable: true },
        '/sort': { field: 'age', order: 'ASC' },
        '/filters/fields': [{ name: 'age', label: 'Age' }],
      }),
    },
  ],
  [
    'a list of simple REST by a field that is not there',
    {
      ...at(entity, { '/api': { list: 'shell/signed-in' } }),
      ...at(screen, { '/calls': undefined, '/sort': { field: 'titel', order: 'ASC' } }),
    },
  ],
  [
    'a list sorted and narrowed by what not everyone may read',
    {
      ...at(entity, { '/api': { list: 'shell/signed-in' } }),
      ...at(screen, {
        '/calls': undefined,
        '/columns/-': { field: 'note', sortable: true },
        '/sort': { field: 'note', order: 'ASC' },
        '/filters/fields': [{ name: 'note', label: 'Note' }],
      }),
    },
  ],
  [
    'a call sorted by what not everyone may read',
    { ...at(list, { '/sort': ['title', 'note'] }), ...at(screen, { '/sort': { field: 'note', order: 'ASC' } }) },
  ],
  ['an order that not everyone may read', at(entity, { '/schema/properties/place/x-read': 'books/book.keep' })],
];
