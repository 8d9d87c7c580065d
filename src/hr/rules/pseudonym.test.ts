import { describe, expect, it } from 'vitest';
import { pseudonymOf, pseudonymsMeant, quarterOf } from './pseudonym.ts';

describe('a pseudonym', () => {
  it('is ten letters of as many bytes', () => {
    expect(pseudonymOf(Uint8Array.of(0, 1, 25, 26, 31, 32, 255, 7, 8, 9, 10))).toBe('ABZ27-A7HIJ');
  });

  it.each([
    ['ABZ27-A7HIJ', 'ABZ27-A7HIJ', 'ABZ27-A7HIJ'],
    ['abz27a7hij', 'ABZ27-A7HIJ', 'ABZ27-A7HIJ'],
    ['Employee ABZ27-A7HIJ', 'ABZ27-A7HIJ', 'ABZ27-A7HIJ'],
    ['ABZ27', 'ABZ27-22222', 'ABZ27-ZZZZZ'],
    ['ABZ27-', 'ABZ27-22222', 'ABZ27-ZZZZZ'],
    ['ABZ27-A', 'ABZ27-A2222', 'ABZ27-AZZZZ'],
  ])('is meant by %s', (text, first, last) => {
    expect(pseudonymsMeant(text)).toEqual({ first, last });
  });

  it.each(['', 'ABZ2', 'A7HIJ-ABZ271', 'ABZ2-7A7HIJ', 'ABZ27 A7HIJ', 'First month', '%', 'ABZ01'])(
    'is not meant by %s',
    (text) => {
      expect(pseudonymsMeant(text)).toBeUndefined();
    },
  );
});

it('a quarter ends where the next one begins', () => {
  const of = (text: string) => Object.values(quarterOf(new Date(text))).map((at) => at.toISOString().slice(0, 10));
  expect(of('2025-12-31T23:59:59.999Z')).toEqual(['2025-10-01', '2026-01-01']);
  expect(of('2026-01-01T00:00:00Z')).toEqual(['2026-01-01', '2026-04-01']);
});
