import { describe, expect, it } from 'vitest';
import { checkDocuments, complaintLine } from '../../scripts/codegen/api.ts';
import { shelfWith } from './shelf.ts';

/** Panels that would draw nothing, or read what no answer holds. */

const call = {
  title: 'Count the books',
  method: 'GET',
  path: '/books/counts',
  gate: 'books/book.keep',
  answers: {
    200: {
      properties: {
        total: { type: 'integer' },
        kinds: {
          type: 'array',
          maxItems: 9,
          items: { properties: { kind: { type: 'string', maxLength: 9 }, books: { type: ['integer', 'null'] } } },
        },
      },
    },
  },
  rate: 'read',
  audit: 'none',
};
const plot = {
  title: 'Kinds',
  plot: 'kinds',
  item: 'kind',
  label: 'Kind',
  series: [{ field: 'books', label: 'Books' }],
};

const linesOf = (...panels: object[]) =>
  checkDocuments(
    shelfWith({
      'books/book.counts.call.json': call,
      'books/board.screen.json': { kind: 'page', title: 'Board', panels, calls: { read: 'books/book.counts' } },
    }),
  ).map(complaintLine);

const faults: [name: string, panel: object, line: string][] = [
  ['a panel of nothing', { title: 'Kinds' }, '#/panels/0: The panel shows nothing, it has exactly one of panels, text'],
  [
    'a panel of two things',
    { ...plot, figures: [{ label: 'Books', value: 'total' }] },
    '#/panels/0: The panel shows 2 things: figures, plot',
  ],
  ['a plot of no numbers', { ...plot, series: undefined }, '#/panels/0: The plot has no "series"'],
  [
    'a plot of no list',
    { ...plot, plot: 'kind' },
    '#/panels/0/plot: The answer of books/book.counts has no "kind", did you mean "kinds"?',
  ],
  [
    'a number that no item has',
    { ...plot, series: [{ field: 'book', label: 'Books' }] },
    '#/panels/0/series/0/field: The answer of books/book.counts has no "book", did you mean "books"?',
  ],
  [
    'a number that the answer does not hold, on a card of others',
    { title: 'All', panels: [{ figures: [{ label: 'Books', value: 'totals' }] }] },
    '#/panels/0/panels/0/figures/0/value: The answer of books/book.counts has no "totals", did you mean "total"?',
  ],
  [
    'a timeline without days',
    { timeline: 'kinds', label: 'Kinds', what: 'kind' },
    '#/panels/0: The timeline has no "day"',
  ],
  [
    'a control of a figure that does nothing',
    { figures: [{ label: 'Books', value: 'total', action: { label: 'Show' } }] },
    '#/panels/0/figures/0/action: The control does nothing',
  ],
];

describe('panels', () => {
  it.each(faults)('%s is told', (_, panel, line) => {
    expect(linesOf(panel).join('\n')).toContain(line);
  });

  it('pass when all that they read is there', () => {
    expect(linesOf(plot, { figures: [{ label: 'Books', value: 'total' }] })).toEqual([]);
  });
});
