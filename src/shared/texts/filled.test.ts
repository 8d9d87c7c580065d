import { describe, expect, it } from 'vitest';
import { filled, paramsIn } from './filled.ts';

describe('a text', () => {
  const text = '{count} {count|mail is|mails are} chosen by {who}.';

  it.each([
    [{ count: 1, who: 'Ada' }, '1 mail is chosen by Ada.'],
    [{ count: 0, who: 'Ada' }, '0 mails are chosen by Ada.'],
    [{ count: 12, who: 'Ada' }, '12 mails are chosen by Ada.'],
    [{ count: '1', who: '' }, '1 mail is chosen by .'],
    [{ count: '1,000', who: '{count}' }, '1,000 mails are chosen by {count}.'],
    [{ who: 'Ada' }, '{count} {count|mail is|mails are} chosen by Ada.'],
  ])('with %o is %s', (params, said) => {
    expect(filled(text, params)).toBe(said);
  });

  it('may leave a word out', () => {
    const ends = 'It need{count|s|} time.';
    expect([1, 2].map((count) => filled(ends, { count }))).toEqual(['It needs time.', 'It need time.']);
  });

  it('names its parameters, each once', () => {
    expect(paramsIn(text)).toEqual(['count', 'who']);
    expect(paramsIn('{a} {a|b} {} {{a}} {c|d|e|f}')).toEqual(['a']);
  });
});
