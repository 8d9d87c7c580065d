import { describe, expect, it } from 'vitest';
import { loadDocuments } from '../../scripts/codegen/api.ts';
import { patternFault } from '../../scripts/codegen/check/patterns.ts';
import { isObject } from '../../scripts/codegen/document.ts';

/** Every `pattern` that stands anywhere in the documents. */
function* patternsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* patternsIn(item);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'pattern' && typeof inner === 'string') yield inner;
    else yield* patternsIn(inner);
  }
}

const patterns = [...new Set(loadDocuments(['schemas']).files.flatMap((file) => [...patternsIn(file.value)]))];

/** Shortest of a few runs, so that a busy machine is not taken for a slow pattern: that one takes a thousand times more. */
function milliseconds(pattern: RegExp, text: string): number {
  const runs = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    pattern.test(text);
    return process.cpuUsage(begun).user / 1000;
  });
  return Math.min(...runs);
}

describe('patterns', () => {
  it.each([
    ['^(a+)+$', 'repeats a group'],
    ['^(a|aa)*$', 'repeats a group'],
    ['^((a)*b)*$', 'repeats a group'],
    ['^([a-z]+,?)+$', 'repeats a group'],
    ['^(?:\\w+\\s?)*$', 'repeats a group'],
    ['^(ab|abab)*$', 'repeats a group'],
    ['\\s+$', 'begins anew at every character of a long text of “ ”'],
    ['[a-z]+@', 'begins anew at every character of a long text of “a”'],
    ['^[a-z]*[a-z0-9]*[a-z_]*$', 'can divide a long text of “a”'],
    ['^[a-z]{0,500}[a-z]{0,500}[a-z]{0,500}$', 'can divide a long text of “a”'],
    ['^\\s*(.+)?\\s*$', 'can divide a long text of “ ”'],
    ['[', 'cannot be read'],
    ['\\-', 'cannot be read'],
  ])('refuses %s', (pattern, because) => {
    expect(patternFault(pattern)?.sentence).toContain(because);
  });

  it.each([
    '^\\p{L}+$',
    '^[a-z0-9-]+$',
    '\\S',
    '^(abc)?$',
    '^(\\d{4})-(\\d{2})$',
    '^(https?|ftp):',
    '^\\+?[0-9]{6,15}$',
  ])('takes %s', (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });

  it.each(patterns)('%s of the documents takes a time in proportion to the text', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    const letters = ['a', '0', ' ', '-', '.', '@', 'é'];
    for (const letter of letters) {
      expect(milliseconds(expression, `${letter.repeat(200_000)}\u0000`), `200,000 times ${letter}`).toBeLessThan(
        1_000,
      );
    }
  });
});
