import { expect, it } from 'vitest';
import { patternsOf } from './search.ts';

it.each([
  ['one word', 'Anita', ['%Anita%']],
  ['words in any order', 'Rao Ani', ['%Rao%', '%Ani%']],
  ['whatever stands between them', '  Rao\t Ani ', ['%Rao%', '%Ani%']],
  ['more words than there is room for', 'a b c d', ['%a%', '%b%', '%c d%']],
  ['signs that mean something in a pattern', '50% a_b', ['%50\\%%', '%a\\_b%']],
  ['their wide ones', '５０％ a＿b ＼', ['%５０\\%%', '%a\\_b%', '%\\\\%']],
  ['spaces alone', ' ', ['% %']],
])('looks for %s', (_, text, patterns) => {
  expect(patternsOf(text)).toEqual(patterns);
});
