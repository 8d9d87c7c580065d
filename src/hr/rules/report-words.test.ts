import fc from 'fast-check';
import { expect, it } from 'vitest';
import { representativeWords, type Said, wordsOf } from './report-words.ts';

const limits = { minimum: 5, most: 10, common: new Set(['with', 'this']), names: new Set(['meera', 'iyer']) };
const people = (count: number, text: string): Said[] =>
  Array.from({ length: count }, (_, at) => ({ person: `p${at}`, text }));

it.each([
  ['said by enough', people(5, 'The workload is heavy'), ['heavy', 'workload']],
  ['said by one too few', people(4, 'The workload is heavy'), []],
  ['said five times by one', Array(5).fill({ person: 'p1', text: 'workload' }), []],
  ['a name, however often', people(9, 'Ask Meera or IYER about workload'), ['about', 'workload']],
  [
    'no address, number or link',
    people(9, 'write meera@acme.example, call 98765-43210, see http://secret/place'),
    ['call', 'write'],
  ],
  ['common words', people(9, 'with this'), []],
  ['other scripts', people(6, 'काम बहुत ज्यादा'), ['ज्यादा']],
])('%s', (_what, said, expected) => {
  const found = representativeWords(said as Said[], limits);
  for (const one of expected as string[]) expect(found).toContain(one);
  if ((expected as string[]).length === 0) expect(found).toEqual([]);
});

it('tells of no word that fewer than the minimum have said, whatever they say, in whatever order', () => {
  const texts = fc.array(
    fc.record({
      person: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      text: fc.string({ unit: 'grapheme', maxLength: 60 }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(texts, (said) => {
      const found = representativeWords(said, limits);
      expect(representativeWords([...said].reverse(), limits)).toEqual(found);
      for (const one of found) {
        const users = new Set(said.filter(({ text }) => wordsOf(text).has(one)).map(({ person }) => person));
        expect(users.size).toBeGreaterThanOrEqual(limits.minimum);
      }
    }),
  );
});

it('are looked for in no time in what has no end', () => {
  const before = performance.now();
  expect(wordsOf('-'.repeat(50_000)).size).toBe(0);
  expect(performance.now() - before).toBeLessThan(1000);
});
