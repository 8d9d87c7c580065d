import { expect, it } from 'vitest';
import { namesOf, withoutWords } from './transcript.ts';

const names = ['Anna Maria Sørensen-José', 'Anna Maria', 'Sørensen-José'];
const others = ['am.soren7@acme.example', 'E-1042', '+91 98765 43210'];

const hidden = (text: string, given = names) => withoutWords(text, namesOf(given, others), '*');

it.each([
  ['Anna Maria Sørensen-José is here', '* is here'],
  ['Dear Anna, thank you', 'Dear *, thank you'],
  ['Ask ANNA or maria', 'Ask * or *'],
  ['Jose, José and Jose\u0301 are one', '*, * and * are one'],
  ['Sorensen and SØRENSEN', '* and *'],
  ['Write to am.soren7@acme.example', 'Write to *'],
  ['I am am.soren7 on chat', 'I am * on chat'],
  ['Anna’s desk', '*’s desk'],
  ['E-1042 and +91 98765 43210', '* and *'],
  ['Às vezes José, às vezes não: Jose\u0301.', 'Às vezes *, às vezes não: *.'],
])('%s', (text, told) => {
  expect(hidden(text)).toBe(told);
});

it.each([
  ['Annabel and Mariano', 'are others'],
  ['acme.example', 'is where they all are'],
  ['in 1042 days, from 91', 'are numbers of their own'],
  ['a naïve résumé 👩‍👩‍👧 keeps its signs', 'as they are'],
])('%s: %s', (text) => {
  expect(hidden(text)).toBe(text);
});

it.each([
  ['Li said: de facto', ['Li de Wit', 'Li', 'de Wit'], '* said: de facto'],
  ['Das ist der Berg, van Jan', ['Jan van der Berg', 'Jan', 'van der Berg'], 'Das ist der *, van *'],
  ['anna and Maria', ['anna maria', 'anna', 'maria'], '* and *'],
  ['Lukasz, Łukasz, Isik', ['Łukasz Işık'], '*, *, *'],
  ['प्रिय राहुल, नमस्ते', ['राहुल शर्मा'], 'प्रिय *, नमस्ते'],
])('%s, without %j', (text, given, told) => {
  expect(hidden(text, given)).toBe(told);
});

it('puts nothing in the place of no words', () => {
  expect([withoutWords('Anna', [], '*'), withoutWords('A a', ['a'], '*')]).toEqual(['Anna', 'A a']);
});
