import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, wireTime } from '../../shared/time/wire.ts';
import { addDays, decentMoment } from './due.ts';

const zone = fc.constantFrom(
  'Asia/Kolkata',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Pago_Pago',
  'UTC',
);

const hours = { from: 9, until: 18 };

describe('the hour at which people are written to', () => {
  it.each([
    // zone, now, due, sent
    ['Asia/Kolkata', '2026-01-05T06:00:00Z', '2026-01-05', '2026-01-05T06:00:00Z'],
    ['Asia/Kolkata', '2026-01-04T19:00:00Z', '2026-01-05', '2026-01-05T03:30:00Z'],
    ['Asia/Kolkata', '2026-01-05T12:29:59Z', '2026-01-05', '2026-01-05T12:29:59Z'],
    ['Asia/Kolkata', '2026-01-05T12:30:00Z', '2026-01-05', '2026-01-06T03:30:00Z'],
    // Their own day begins later than the company's.
    ['America/New_York', '2026-01-04T22:30:00Z', '2026-01-05', '2026-01-05T14:00:00Z'],
    ['Pacific/Kiritimati', '2026-01-05T06:00:00Z', '2026-01-05', '2026-01-05T19:00:00Z'],
    // Clocks go forward and back in the night before.
    ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-08', '2026-03-08T13:00:00Z'],
    ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25', '2026-10-25T08:00:00Z'],
  ])('%s at %s for %s: %s', (zone, now, due, sent) => {
    expect(decentMoment(new Date(now), zone, due, hours).toISOString()).toBe(new Date(sent).toISOString());
  });

  it('is within decent hours of the zone, not before now or the due day, and within two days of both', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: -6, max: 1 }), (now, zone, off) => {
        const due = addDays(dayIn('Asia/Kolkata', now), off);
        const sent = decentMoment(now, zone, due, hours);
        const local = wireTime(zone)(sent);
        const hour = Number(local.slice(11, 13));
        expect(hour).toBeGreaterThanOrEqual(hours.from);
        expect(hour).toBeLessThan(hours.until);
        expect(sent.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(local.slice(0, 10) >= due).toBe(true);
        expect(sent.getTime() - now.getTime()).toBeLessThan(3 * 86_400_000);
      }),
      { numRuns: 2000 },
    );
  });
});
