import { at, type Break, entity, gate, list } from './planting.ts';

/** The gate of keeping books asks for this as well. */
const keeping = (needs: object) => at(gate, { '/keep/needs': { all: [{ permission: 'keep_books' }, needs] } });

/** What gates ask of records. */
export const gateBreaks: Break[] = [
  [
    'the gate of a field looks at what the record does not have',
    {
      ...at(gate, {
        '/see': { title: 'Read notes', needs: { own: 'ownr' }, refused: 'hide', reason: 'shell/sign-in' },
        '/note': { title: 'Write notes', needs: { is: { kind: 'poem' } }, refused: 'hide', reason: 'shell/sign-in' },
      }),
      ...at(entity, {
        '/schema/properties/note/x-read': 'books/book.see',
        '/schema/properties/note/x-write': 'books/book.note',
      }),
    },
  ],
  ['is unknown value of several', keeping({ is: { kind: ['novel', 'poem'] } })],
  [
    'is of what is computed',
    {
      ...keeping({ is: { age: 3 } }),
      ...at(entity, {
        '/schema/properties/age': { title: 'Age', type: 'integer', minimum: 0, maximum: 9, 'x-virtual': ['scale'] },
      }),
    },
  ],
  [
    'lists that look at records in two ways',
    {
      ...keeping({ any: [{ own: 'sequelOf' }, { is: { kind: 'novel' } }, { permission: 'keep_books' }] }),
      ...at(list, { '/gate': 'books/book.keep' }),
      ...at(entity, { '/api': { list: 'books/book.keep', read: 'books/book.keep' } }),
    },
  ],
  [
    "a list of what is not one's own",
    { ...keeping({ other: 'sequelOf' }), ...at(list, { '/gate': 'books/book.keep' }) },
  ],
];
