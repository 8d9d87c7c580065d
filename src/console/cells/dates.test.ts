import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay } from './dates.ts';

describe('dates as people read them', () => {
  it.each([
    ['2026-02-03', 'DD-MM-YYYY', '03-02-2026'],
    ['2026-02-03', 'MM-DD-YYYY', '02-03-2026'],
    ['2024-02-29', 'YYYY-MM-DD', '2024-02-29'],
    ['', 'DD-MM-YYYY', ''],
    ['soon', 'DD-MM-YYYY', 'soon'],
  ])('%s as %s is %s', (iso, format, text) => {
    expect(formatDate(iso, format)).toBe(text);
  });

  it.each([
    ['2026-01-05T11:30:00+05:30', 'Asia/Kolkata', '05-01-2026 11:30'],
    ['2026-01-05T11:30:00+05:30', 'Europe/Berlin', '05-01-2026 07:00'],
    // The hour that is twice, and the one that is not, when clocks change.
    ['2026-03-29T00:59:00Z', 'Europe/Berlin', '29-03-2026 01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '29-03-2026 03:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '25-10-2026 02:30'],
    ['2025-12-31T20:00:00Z', 'Pacific/Auckland', '01-01-2026 09:00'],
    ['whenever', 'Asia/Kolkata', 'whenever'],
  ])('%s in %s is %s', (iso, timeZone, text) => {
    expect(formatDateTime(iso, { dateFormat: 'DD-MM-YYYY', timeZone })).toBe(text);
  });

  it.each([
    ['2026-01-06T01:30:00+05:30', 'America/New_York', '05-01-2026'],
    ['2026-01-05T20:00:00Z', 'Asia/Kolkata', '06-01-2026'],
    // A date has no zone.
    ['2026-01-05', 'America/New_York', '05-01-2026'],
    ['Tomorrow', 'America/New_York', 'Tomorrow'],
  ])('%s in %s is on %s', (iso, timeZone, text) => {
    expect(formatDay(iso, { dateFormat: 'DD-MM-YYYY', timeZone })).toBe(text);
  });

  it('stays with the browser’s zone where a zone is not known', () => {
    expect(formatDateTime('2026-01-05T11:30:00Z', { dateFormat: 'DD-MM-YYYY', timeZone: 'Moon/Crater' })).toMatch(
      /^0[456]-01-2026 \d\d:\d\d$/,
    );
  });
});
