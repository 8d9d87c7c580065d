import { expect, it } from 'vitest';
import type { Form } from '../../../shared/documents/form.ts';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { arrangeCards } from './arrange-cards.ts';

const cards = [
  { title: 'Words', fields: ['words'] },
  { title: 'Pause', about: 'Nothing is sent.', fields: ['paused', 'from', 'until'] },
  { title: 'Log', fields: ['keep'] },
];
const form = { layout: { groups: [{ fields: ['words', 'paused', 'from', 'until', 'keep'] }] } } as unknown as Form;
const record = { words: [], paused: true, from: null, until: null, keep: 1 };
const schema = { properties: { paused: { type: 'boolean' } } } as const;

const arrange = (editable: string[], rows?: true) =>
  arrangeCards(
    form,
    { cards, rows } as unknown as CardsScreen,
    cards,
    record,
    new Set(editable),
    ({ title }) => `${title}, read`,
    schema as never,
  ).layout;

it('keeps the cards in their order, those that nobody here changes as they are read', () => {
  expect(arrange(['paused', 'from', 'until']).groups).toEqual([
    { title: 'Words', fields: [], read: 'Words, read' },
    {
      title: 'Pause',
      description: 'Nothing is sent.',
      fields: ['paused', 'from', 'until'],
      turnedBy: 'paused',
      columns: 2,
      row: undefined,
    },
    { title: 'Log', fields: [], read: 'Log, read' },
  ]);
});

it('greys what cannot be changed beside what can, and gives a row one column', () => {
  const { groups, widgets } = arrange(['paused', 'from'], true);
  expect(groups[1]).toMatchObject({ columns: 1, row: true });
  expect(widgets).toEqual({ until: { disabled: true } });
});
