import { expect, it } from 'vitest';
import { namesOf, withoutWords } from './transcript.ts';

const person = [
  'Anna Maria Sørensen-José',
  'Anna Maria',
  'Sørensen-José',
  'am.sorensen7@acme.example',
  'E-1042',
  '+91 98765 43210',
];

const hidden = (text: string, given: readonly string[] = person) => withoutWords(text, namesOf(given), '*');

it.each([
  ['Anna Maria Sørensen-José is here', '* is here'],
  ['Dear Anna, thank you', 'Dear *, thank you'],
  ['Ask ANNA or maria', 'Ask * or *'],
  ['Jose, José and Jose\u0301 are one', '*, * and * are one'],
  ['Write to am.sorensen7@acme.example', 'Write to *'],
  ['I am am.sorensen7 on chat', 'I am * on chat'],
  ['Anna’s desk', '*’s desk'],
  ['E-1042 and +91 98765 43210', '* and *'],
])('%s', (text, told) => {
  expect(hidden(text)).toBe(told);
});

it.each([
  ['Annabel and Mariano', 'are others'],
  ['acme.example', 'is where they all are'],
  ['in 1042 days, from 91', 'are numbers of their own'],
  ['a naïve résumé 👩‍👩‍👧 keeps its signs', ''],
])('%s %s', (text) => {
  expect(hidden(text)).toBe(text);
});

it('leaves short parts alone, and a short name not', () => {
  expect(hidden('Li said: de facto', ['Li de Wit', 'Li', 'de Wit'])).toBe('* said: de facto');
});

it('leaves what stands around a name as it was written', () => {
  expect(hidden('Às vezes José, às vezes não: Jose\u0301.')).toBe('Às vezes *, às vezes não: *.');
});

it('puts nothing in the place of no words', () => {
  expect([withoutWords('Anna', [], '*'), withoutWords('A a', ['a'], '*')]).toEqual(['Anna', 'A a']);
});
