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
  [
    'a choice of nothing',
    { choices: [{ key: 'kind', label: 'Kind' }] },
    '#/panels/0/choices/0: There is nothing to choose from, it has exactly one of list, options',
  ],
  [
    'a choice of two lists',
    { choices: [{ key: 'kind', label: 'Kind', list: 'kinds', options: 'books/book.kinds' }] },
    '#/panels/0/choices/0: It is chosen from two lists',
  ],
  [
    'a choice of what has no value',
    { choices: [{ key: 'kind', label: 'Kind', list: 'kinds' }] },
    '#/panels/0/choices/0/list: The answer of books/book.counts has no "value"',
  ],
  [
    'rows of what is no list',
    { list: 'books/board' },
    '#/panels/0/list: books/board is a screen of the kind page, which has no rows',
  ],
  [
    'a list that is given what it does not send on',
    { list: 'books/list', send: { kind: '{total}' } },
    '#/panels/0/send/kind: The list books/list sends no {kind} on',
  ],
  ['a job without a name', { job: 'total' }, '#/panels/0: The job has no "label"'],
  [
    'a job that the answer does not tell of',
    { job: 'job_id', label: 'Counting' },
    '#/panels/0/job: The answer of books/book.counts has no "job_id"',
  ],
  [
    'a plot that is given something',
    { ...plot, send: { kind: '{total}' } },
    '#/panels/0/send/kind: Only a list is sent something',
  ],
];

const arrivals: [name: string, arrival: object, line: string][] = [
  ['that leads nowhere', { by: 'book' }, '#/arrives/0: The arrival does nothing, it has exactly one of goes, opens'],
  [
    'that leads to two places',
    { by: 'book', goes: '/', opens: 'books/ask' },
    '#/arrives/0: The arrival does 2 things: goes, opens',
  ],
  ['of nothing', { by: [], opens: 'books/ask' }, '#/arrives/0/by: '],
  [
    'that opens a page',
    { by: 'book', opens: 'books/board' },
    '#/arrives/0/opens: books/board is a screen of the kind page, which cannot be opened',
  ],
  ['that opens what is not there', { by: 'book', opens: 'books/aks' }, '#/arrives/0/opens: '],
  [
    'that leads to no route',
    { by: 'book', goes: '/shelve/{book}?page=1' },
    '#/arrives/0/goes: No route leads to /shelve/{book}',
  ],
  [
    'that sends something to a route',
    { by: 'book', goes: '/', send: { id: '{book}' } },
    '#/arrives/0/send: Nothing is opened that could be sent it, write it into the route',
  ],
  [
    'that opens a dialog which changes a record, and says of none',
    { by: 'book', opens: 'books/change' },
    '#/arrives/0/opens: The dialog books/change changes a record, and here is none',
  ],
];

const linesOfArrival = (arrival: object) =>
  checkDocuments(
    shelfWith({
      'books/board.screen.json': {
        kind: 'page',
        title: 'Board',
        panels: [{ list: 'books/list' }],
        arrives: [arrival],
      },
      'books/ask.screen.json': { kind: 'dialog', title: 'Ask', panels: [{ text: 'shell/none' }] },
      'books/change.screen.json': {
        kind: 'dialog',
        title: 'Change',
        form: 'books/own',
        calls: { update: 'books/book.update' },
      },
      'books/own.form.json': {
        schema: { $ref: 'book.entity.json#/schema' },
        layout: { groups: [{ fields: ['title'] }] },
      },
    }),
  ).map(complaintLine);

describe('panels', () => {
  it.each(faults)('%s is told', (_, panel, line) => {
    expect(linesOf(panel).join('\n')).toContain(line);
  });

  it('pass when all that they read is there', () => {
    expect(linesOf(plot, { figures: [{ label: 'Books', value: 'total' }] })).toEqual([]);
  });
});

describe('an arrival', () => {
  it.each(arrivals)('%s is told', (_, arrival, line) => {
    expect(linesOfArrival(arrival).join('\n')).toContain(line);
  });

  it.each([
    [
      'opens a dialog',
      { by: ['book', 'page'], when: { page: ['1', '2'] }, opens: 'books/ask', send: { id: '{book}' } },
    ],
    ['leads to a route', { by: 'book', goes: '/shelf/{book}?page={page}' }],
    [
      'opens a dialog that changes the record which it names',
      { by: 'book', opens: 'books/change', send: { id: '{book}' } },
    ],
  ])('passes that %s', (_, arrival) => {
    expect(linesOfArrival(arrival)).toEqual([]);
  });
});

describe('buttons of a dialog', () => {
  const actions = [{ label: 'Look', goes: '/' }];
  const linesOfDialog = (more: object) =>
    checkDocuments(shelfWith({ 'books/ask.screen.json': { kind: 'dialog', title: 'Ask', actions, ...more } })).map(
      complaintLine,
    );

  it('stand below panels', () => {
    expect(linesOfDialog({ panels: [{ text: 'shell/none' }] })).toEqual([]);
  });

  it.each([
    ['a list', { list: 'books/list' }, '#/actions: Nobody draws these buttons'],
    ['what code draws', { component: 'books/ask' }, '#/actions: Nobody draws these buttons'],
    ['a screen that is no list', { list: 'books/one' }, '#/list: books/one is a screen of the kind form'],
    [
      'panels, and do nothing',
      { panels: [{ text: 'shell/none' }], actions: [{ label: 'Look' }] },
      '#/actions/0: The control does nothing',
    ],
  ])('do not stand below %s', (_, more, line) => {
    expect(linesOfDialog(more).join('\n')).toContain(line);
  });
});
