import { at, type Break, entity } from './planting.ts';

/** Slips in an entity. */
export const entityBreaks: Break[] = [
  ['company_id', at(entity, { '/schema/properties/company_id': { type: 'string' } })],
  ['companyId', at(entity, { '/schema/properties/companyId': { type: 'string' } })],
  ['createdAt', at(entity, { '/schema/properties/createdAt': { type: 'string' } })],
  ['created_at', at(entity, { '/schema/properties/created_at': { type: 'string' } })],
  ['updated_at', at(entity, { '/schema/properties/updated_at': { type: 'string' } })],
  ['version string', at(entity, { '/schema/properties/version': { type: 'string' } })],
  ['id integer', at(entity, { '/schema/properties/id': { type: 'integer' } })],
  [
    'foo fold',
    at(entity, { '/schema/properties/fooBar': { type: 'string' }, '/schema/properties/foo_bar': { type: 'string' } }),
  ],
  [
    'umlaut fold',
    at(entity, { '/schema/properties/größe': { type: 'string' }, '/schema/properties/grüße': { type: 'string' } }),
  ],
  ['umlaut', at(entity, { '/schema/properties/größe': { type: 'string' } })],
  ['space in name', at(entity, { '/schema/properties/shelf mark': { type: 'string' } })],
  ['dot in name', at(entity, { '/schema/properties/shelf.mark': { type: 'string' } })],
  ['dash', at(entity, { '/schema/properties/shelf-mark': { type: 'string' } })],
  ['empty name', at(entity, { '/schema/properties/': { type: 'string' } })],
  ['starts with digit', at(entity, { '/schema/properties/2nd': { type: 'string' } })],
  ['very long name', at(entity, { [`/schema/properties/${'a'.repeat(70)}`]: { type: 'string' } })],
  ['__name suffix', at(entity, { '/schema/properties/sequelOf__name': { type: 'string' } })],
  ['constructor', at(entity, { '/schema/properties/constructor': { type: 'string' } })],
  ['__proto__', at(entity, { '/schema/properties/__proto__': { type: 'string' } })],
  ['toString', at(entity, { '/schema/properties/toString': { type: 'string' } })],
  ['hasOwnProperty', at(entity, { '/schema/properties/hasOwnProperty': { type: 'string' } })],
  ['buckets of nobody', at(entity, { '/storage/buckets': true })],
  [
    'person told by the audit',
    at(entity, {
      '/person': 'keeper',
      '/schema/properties/keeper': {
        ...{ title: 'Keeper', type: 'string', format: 'uuid' },
        ...{ 'x-relation': 'books/book', 'x-read': 'books/book.keep' },
      },
    }),
  ],
  [
    'record told by the audit of a person',
    {
      ...at(entity, {
        ...{ '/audit': 'book', '/person': 'keeper' },
        '/schema/properties/keeper': { title: 'Keeper', type: 'string', format: 'uuid', 'x-relation': 'books/book' },
        '/schema/properties/box': { title: 'Box', type: 'string', format: 'uuid', 'x-relation': 'books/box' },
      }),
      'books/box.entity.json': at(entity, { '/auditGate': 'books/book.keep', '/storage/table': 'box' })[entity] ?? '',
    },
  ],
  ['auditPerson that is none', at(entity, { '/auditPerson': 'note' })],
  ['auditPerson beside person', at(entity, { '/person': 'id', '/auditPerson': 'note' })],
  ['auditPerson slip', at(entity, { '/auditPerson': 'ownr' })],
  ['packed of nobody', at(entity, { '/storage/packed': ['id', 'scale'] })],
  ['packed without buckets', at(entity, { '/person': 'keeper', '/storage/packed': ['id', 'scale'] })],
  [
    'packed flag',
    at(entity, {
      '/person': 'keeper',
      '/schema/properties/rare': { title: 'Rare', type: 'boolean' },
      '/storage/buckets': true,
      '/storage/packed': ['rare'],
    }),
  ],
  [
    'packed twins',
    at(entity, {
      '/schema/properties/mark': { title: 'Mark', enum: ['shelf 5', 'shelf 6', 'shelf 60'] },
      '/storage/packed': ['mark'],
    }),
  ],
  ['covered of others', at(entity, { '/person': 'keeper', '/storage/covered': ['scale'] })],
  ['covered without buckets', at(entity, { '/storage/covered': ['scale'] })],
  [
    'covered list',
    at(entity, {
      '/person': 'id',
      '/schema/properties/marks': {
        title: 'Marks',
        type: 'array',
        maxItems: 9,
        items: { type: 'integer', minimum: 1, maximum: 9 },
      },
      '/storage/buckets': true,
      '/storage/covered': ['marks'],
    }),
  ],
  [
    'covered virtual',
    at(entity, {
      '/person': 'id',
      '/storage/buckets': true,
      '/schema/properties/scale/x-virtual': true,
      '/storage/covered': ['scale'],
    }),
  ],
  ['x-column of the engine', at(entity, { '/schema/properties/scale/x-column': 'is_covered' })],
  [
    'what is computed asked of the database',
    at(entity, {
      '/schema/properties/age': { title: 'Age', type: 'integer', minimum: 0, maximum: 9, 'x-virtual': ['scale'] },
      '/schema/properties/sequelOf/x-label': 'age',
      '/storage/search': ['age'],
      '/storage/order': 'age',
      '/storage/tracked': ['age'],
      '/storage/unique': [{ name: 'one', properties: ['age'] }],
      '/storage/indexes': [{ name: 'two', properties: ['title', '-age'] }],
    }),
  ],
  ['covered slip', at(entity, { '/storage/covered': ['scal'] })],
  ['packed slip', at(entity, { '/storage/packed': ['scal'] })],
  ['search constructor', at(entity, { '/storage/search': ['constructor'] })],
  ['x-column clash', at(entity, { '/schema/properties/scale/x-column': 'note' })],
  ['x-column company_id', at(entity, { '/schema/properties/scale/x-column': 'company_id' })],
  ['x-column upper', at(entity, { '/schema/properties/scale/x-column': 'Scale' })],
  ['default of wrong type', at(entity, { '/schema/properties/scale/default': 'big' })],
  ['default below minimum', at(entity, { '/schema/properties/scale/default': 0 })],
  ['default not in options', at(entity, { '/schema/properties/kind/default': 'poem' })],
  [
    'default with a slip in a key',
    at(entity, {
      '/schema/properties/spot': {
        type: 'object',
        additionalProperties: false,
        properties: { shelf: { type: 'integer' }, row: { type: 'string' } },
        default: { shlef: 1 },
      },
    }),
  ],
  [
    'column that the table of the engine does not have',
    at(entity, { '/storage': { table: 'session', system: true, order: undefined } }),
  ],
  [
    'a reference to itself',
    at(entity, {
      '/schema/properties/spot': { title: 'Spot of the book', allOf: [{ $ref: '#/schema/properties/spot/allOf/0' }] },
    }),
  ],
  [
    'a message of a rule as if it had fields',
    at(entity, { '/schema/properties/note/errorMessage': { maxLength: { note: 'books/book.none' } } }),
  ],
  ['a rule whose message is no message', at(entity, { '/schema/properties/note/errorMessage': { maxLength: {} } })],
  ['default too long', at(entity, { '/schema/properties/note/default': 'x'.repeat(200) })],
  ['min > max', at(entity, { '/schema/properties/scale/maximum': 0 })],
  ['minLength>maxLength', at(entity, { '/schema/properties/note/minLength': 200 })],
  [
    'minItems > maxItems',
    at(entity, { '/schema/properties/list': { type: 'array', items: { type: 'string' }, minItems: 5, maxItems: 2 } }),
  ],
  ['unknown format', at(entity, { '/schema/properties/mail': { type: 'string', format: 'emial' } })],
  ['unknown type', at(entity, { '/schema/properties/mail': { type: 'sting' } })],
  ['keyword of other type', at(entity, { '/schema/properties/scale/maxLength': 3 })],
  ['minimum on text', at(entity, { '/schema/properties/note/minimum': 3 })],
  ['no type', at(entity, { '/schema/properties/x': { title: 'X' } })],
  ['array without items', at(entity, { '/schema/properties/x': { type: 'array' } })],
  ['a list of one type', at(entity, { '/schema/properties/x': { type: ['null'] } })],
  ['enum twice', at(entity, { '/schema/properties/x': { type: 'string', enum: ['a', 'a'] } })],
  ['enum of wrong type', at(entity, { '/schema/properties/x': { type: 'string', enum: [1, 2] } })],
  [
    'enum of wrong type, which stands elsewhere',
    at(entity, { '/schema/properties/x': { allOf: [{ $ref: '../common/paging.json#/name' }], enum: [1, 2] } }),
  ],
  ['enum empty', at(entity, { '/schema/properties/x': { type: 'string', enum: [] } })],
  ['const against type', at(entity, { '/schema/properties/x': { type: 'string', const: 1 } })],
  ['multipleOf 0', at(entity, { '/schema/properties/x': { type: 'integer', multipleOf: 0 } })],
  ['required twice', at(entity, { '/schema/required/-': 'title' })],
  ['table of engine', at(entity, { '/storage/table': 'session' })],
  ['table too long', at(entity, { '/storage/table': 'b'.repeat(80) })],
  [
    'unique name twice',
    at(entity, {
      '/storage/unique': [
        { name: 'one', properties: ['title'] },
        { name: 'one', properties: ['note'] },
      ],
    }),
  ],
  [
    'index and unique name',
    at(entity, {
      '/storage/unique': [{ name: 'one', properties: ['title'] }],
      '/storage/indexes': [{ name: 'one', properties: ['note'] }],
    }),
  ],
  ['bad sql name', at(entity, { '/storage/unique': [{ name: 'One of "them', properties: ['title'] }] })],
  [
    'gin on what is no list, and gin with an order',
    at(entity, {
      '/schema/properties/marks': { title: 'Marks', type: 'array', maxItems: 9, items: { enum: ['a', 'b'] } },
      '/storage/indexes': [
        { name: 'one', properties: ['title'], kind: 'gin' },
        { name: 'two', properties: ['-marks'], kind: 'gin' },
        { name: 'three', properties: ['marks'], kind: 'gin' },
        { name: 'four', properties: ['-title'] },
      ],
    }),
  ],
  ['a whole number without an end', at(entity, { '/schema/properties/pages': { title: 'Pages', type: 'integer' } })],
  [
    'unique where unknown value',
    at(entity, { '/storage/unique': [{ name: 'one', properties: ['title'], where: { kind: 'poem' } }] }),
  ],
  ['order not a number', at(entity, { '/storage/order': 'title' })],
  ['states of a free text', at(entity, { '/states': { field: 'note', initial: 'a', moves: [] } })],
  ['states initial', at(entity, { '/states': { field: 'kind', initial: 'poem', moves: [] } })],
  [
    'states of a field that may be empty',
    at(entity, {
      '/schema/properties/state': { title: 'State', 'x-options': 'books/book.kinds' },
      '/states': { field: 'state', initial: 'novel', deleted: 'atlas', moves: [] },
    }),
  ],
  [
    'states of a field that may be null',
    at(entity, {
      '/schema/properties/state': { title: 'State', enum: ['new', 'gone', null], default: 'new' },
      '/states': { field: 'state', initial: 'new', deleted: 'gone', moves: [] },
    }),
  ],
  ['search secret', at(entity, { '/storage/search': ['code'] })],
  ['display secret', at(entity, { '/display': 'code' })],
  ['person not relation', at(entity, { '/person': 'note' })],
  ['renamed from existing', at(entity, { '/schema/properties/note/x-renamed-from': 'title' })],
  [
    'renamed inside of a property',
    at(entity, {
      '/schema/properties/boards': {
        type: 'object',
        properties: { pages: { type: 'integer', minimum: 1, 'x-renamed-from': 'sheets' } },
      },
    }),
  ],
  ['renamed from self', at(entity, { '/schema/properties/note/x-renamed-from': 'note' })],
  ['x-options is a constant', at(entity, { '/schema/properties/kind/x-options': 'shell/limits.debounce' })],
  ['a relation that is a list', at(entity, { '/schema/properties/sequelOf/type': ['string', 'array'] })],
  ['x-relation and options', at(entity, { '/schema/properties/kind/x-relation': 'books/book' })],
  [
    'x-mask without read',
    at(entity, {
      '/schema/properties/note/maxLength': undefined,
      '/schema/properties/note/x-read': undefined,
      '/schema/properties/note/x-mask': 'last4',
    }),
  ],
  [
    'mask on number',
    at(entity, {
      '/schema/properties/scale/minimum': undefined,
      '/schema/properties/scale/x-mask': 'last4',
      '/schema/properties/scale/x-read': 'books/book.keep',
    }),
  ],
  [
    'x-image on a number',
    at(entity, {
      '/schema/properties/scale/minimum': undefined,
      '/schema/properties/scale/x-image': {
        shape: 'square',
        size: 64,
        type: 'png',
        maxBytes: 1000,
        wrongType: 'shell/needed',
        tooLarge: 'shell/needed',
      },
    }),
  ],
  [
    'x-rich on number',
    at(entity, {
      '/schema/properties/scale/minimum': undefined,
      '/schema/properties/scale/x-rich-text': { maxVisible: 3 },
    }),
  ],
  ['required of none', at(entity, { '/schema/required/-': 'titel' })],
  ['type twice', at(entity, { '/schema/properties/scale/type': ['integer', 'integer'] })],
  ['title empty', at(entity, { '/title': '' })],
  ['$ref to a whole file', at(entity, { '/schema/properties/note': { $ref: '../common/paging.json' } })],
  ['$ref to no schema', at(entity, { '/schema/properties/note': { $ref: '#/storage' } })],
  ['faulty entity', at(entity, { '/storage/tabel': 'x' })],
  ['a single that is no yes or no', at(entity, { '/storage/single': [{ property: 'scale' }] })],
  ['a single among nothing', at(entity, { '/storage/single': [{ property: 'titel', among: ['kinds'] }] })],
];
