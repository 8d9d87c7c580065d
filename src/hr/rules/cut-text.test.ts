import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const cut = { at: 101, to: 97 };

it.each<[string, string, string]>([
  ['100 characters', 'x'.repeat(100), 'x'.repeat(100)],
  ['101', 'x'.repeat(101), `${'x'.repeat(97)}…`],
  ['100 signs of two units each', '🙂'.repeat(100), '🙂'.repeat(100)],
  ['101 of them', '🙂'.repeat(101), `${'🙂'.repeat(97)}…`],
  ['nothing', '', ''],
])('%s', (_, text, shown) => expect(cutText(text, cut)).toBe(shown));
