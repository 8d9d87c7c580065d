import { at, type Break, entity, form } from './planting.ts';

/** Rules of a form that hide what is asked for, or never hold. */
export const ruleBreaks: Break[] = [
  [
    'when a switch is off that has no value',
    {
      ...at(entity, { '/schema/properties/lent': { type: 'boolean', title: 'Lent' } }),
      ...at(form, {
        '/layout/groups/0/fields/-': 'lent',
        '/layout/when/0': { fields: ['scale'], field: 'lent', is: false },
      }),
    },
  ],
  ['when hides what is required', at(form, { '/layout/when/0': { fields: ['kind'], field: 'scale', is: 3 } })],
  [
    'when hides what is required of an item',
    {
      ...at(entity, {
        '/schema/properties/parts': {
          type: 'array',
          title: 'Parts',
          items: {
            type: 'object',
            required: ['kind', 'pages'],
            properties: {
              kind: { 'x-options': 'books/book.kinds' },
              pages: { type: 'integer', title: 'Pages', minimum: 1, maximum: 9 },
            },
          },
        },
      }),
      ...at(form, {
        '/layout/groups/0/fields/-': 'parts',
        '/layout/when/-': { fields: ['parts.pages'], field: 'parts.kind', is: 'atlas', required: true },
      }),
    },
  ],
];
