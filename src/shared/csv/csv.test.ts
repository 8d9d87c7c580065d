import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, likeBefore, unlikeFormula } from './csv.ts';

/** Opened with a separator that is not ours, the quotes around a cell are part of a text, and no quotes. */
const cellsBy = (separator: string, text: string): string[] =>
  text.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s"]+/, '')));

describe('a text in a CSV file', () => {
  it.each([
    ['=1', "'=1"],
    [' ＠SUM(1)', "' ＠SUM(1)"],
    ['\t1', "'\t1"],
    ["A;=cmd|' /C calc'!A0;", "A;'=cmd|' /C calc'!A0;"],
    ['A\t"=1+1', 'A\t"\'=1+1'],
    ['A\r\n=1+1', "A\r\n'=1+1"],
    ['A| @SUM(A1)', "A| '@SUM(A1)"],
    ['A;＝1', "A;'＝1"],
    ["A;-2+3+cmd|' /C calc'!A0", "A;'-2+3+cmd|' /C calc'!A0"],
    ['A; +HYPERLINK("http://x")', 'A; \'+HYPERLINK("http://x")'],
    ["'=1", "''=1"],
    ["A;'=1", "A;''=1"],
  ])('%j is no formula', (text, written) => {
    expect(unlikeFormula(text)).toBe(written);
    expect(likeBefore(written)).toBe(text);
  });

  it.each([
    '-5.5',
    'Called; +91 98765 43210',
    'a, -5 degrees',
    'Thanks, @anita',
    'Good:\n- the team\n- the food',
    'a=b; c=d',
    'x @ y',
    "it's; 'so",
  ])('%j stays as it is', (text) => {
    expect(unlikeFormula(text)).toBe(text);
    expect(likeBefore(text)).toBe(text);
  });

  const any = fc
    .array(fc.constantFrom(...'=+-@＝＋－＠;,\t|\r\n \u00a0"\'(!a1'.split('')), { maxLength: 12 })
    .map((signs) => signs.join(''));

  it('comes back as it was', () => {
    fc.assert(
      fc.property(any, (text) => likeBefore(unlikeFormula(text)) === text),
      { numRuns: 5000 },
    );
  });

  it('is no formula, whatever separates the cells', () => {
    fc.assert(
      fc.property(any, fc.constantFrom(';', '\t', '|'), (text, separator) => {
        const file = csvText([['A', text, 'B']]).slice(1);
        expect(cellsBy(separator, file).filter((cell) => /^[=@＝＠]/.test(cell))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  it('is written soon, however long it is', () => {
    const started = Date.now();
    for (const sign of ['\n', ' ', ';', '|+', '"', "'", ';+', '- '])
      expect(likeBefore(unlikeFormula(`a;${sign.repeat(100_000)}`))).toHaveLength(2 + sign.length * 100_000);
    expect(Date.now() - started).toBeLessThan(2000);
  });
});
