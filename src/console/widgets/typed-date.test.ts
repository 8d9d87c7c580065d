import { describe, expect, it } from 'vitest';
import { readTypedDate, writeTypedDate } from './typed-date.ts';

describe('a typed date', () => {
  it.each([
    ['05-11-2026', 'DD-MM-YYYY', '2026-11-05'],
    ['5/11/2026', 'DD-MM-YYYY', '2026-11-05'],
    ['5.1.2026', 'DD-MM-YYYY', '2026-01-05'],
    ['11-05-2026', 'MM-DD-YYYY', '2026-11-05'],
    ['2026-11-05', 'YYYY-MM-DD', '2026-11-05'],
    ['2026-11-05', 'DD-MM-YYYY', '2026-11-05'],
    ['29-02-2024', 'DD-MM-YYYY', '2024-02-29'],
    ['29-02-2026', 'DD-MM-YYYY', null],
    ['31-04-2026', 'DD-MM-YYYY', null],
    ['13-13-2026', 'DD-MM-YYYY', null],
    ['05-11-26', 'DD-MM-YYYY', null],
    ['tomorrow', 'DD-MM-YYYY', null],
    ['', 'DD-MM-YYYY', null],
  ])('%s as %s: %s', (typed, format, iso) => {
    expect(readTypedDate(typed, format)).toBe(iso);
  });

  it.each(['DD-MM-YYYY', 'MM-DD-YYYY', 'YYYY-MM-DD'])('is written as %s and read back', (format) => {
    expect(readTypedDate(writeTypedDate('2026-03-04', format), format)).toBe('2026-03-04');
  });

  it('that is none stays as it was typed', () => {
    expect(writeTypedDate('soon', 'DD-MM-YYYY')).toBe('soon');
    expect(writeTypedDate(undefined, 'DD-MM-YYYY')).toBe('');
  });
});
