import { at, type Break, entity, list, screen } from './planting.ts';

const box = { title: 'Box', type: 'object', properties: { width: { type: 'integer' } }, additionalProperties: false };
const ids = { title: 'Parts', type: 'array', maxItems: 9, items: { type: 'string', 'x-relation': 'books/book' } };

/** The list with a column more, of a property that the entity has. */
const shows = (property: object) => ({
  ...at(entity, { '/schema/properties/held': property }),
  ...at(screen, { '/columns/-': { field: 'held' } }),
});

/** The list, whose call has a handler that answers a property which no record has. */
const answers = (property: object) => ({
  ...at(list, {
    ...{ '/does': undefined, '/filters': undefined, '/sort': undefined, '/list/row': undefined },
    '/answers': {
      200: {
        type: 'object',
        properties: {
          data: { type: 'array', items: { type: 'object', properties: { title: { type: 'string' }, held: property } } },
          total_count: { type: 'integer' },
        },
      },
    },
  }),
  ...at(screen, {
    ...{ '/search': undefined, '/filters': undefined },
    '/columns': [{ field: 'title' }, { field: 'held', label: 'Held' }],
  }),
});

/** Columns that would be drawn as they are stored, and rules that no value meets. */
export const valueBreaks: Break[] = [
  ['column of objects', shows(box)],
  ['column of lists of objects', shows({ title: 'Boxes', type: 'array', maxItems: 9, items: box })],
  ['column of ids', shows(ids)],
  ['column of an answered id', answers({ type: 'string', 'x-relation': 'books/book' })],
  ['column of an answered moment', answers({ type: 'string', format: 'date-time' })],
  ['column of an answered list', answers({ type: 'array', items: { type: 'string' } })],
  ...Object.entries({
    true: true,
    'a list': ['novel'],
    nothing: {},
    'of a flag': { rare: true },
    'of a flag in words': { rare: 'true' },
    'of a list': { kind: ['novel'] },
    'of nothing': { kind: null },
    'of no day': { day: 'soon' },
    'of what is computed': { age: 'old' },
  }).map(
    ([name, where]): Break => [
      `unique where ${name}`,
      at(entity, {
        '/schema/properties/rare': { title: 'Rare', type: 'boolean' },
        '/schema/properties/day': { title: 'Day', type: 'string', format: 'date' },
        '/schema/properties/age': { title: 'Age', type: 'string', maxLength: 9, 'x-virtual': true },
        '/storage/unique': [{ name: 'title', properties: ['title'], where }],
      }),
    ],
  ),
];
