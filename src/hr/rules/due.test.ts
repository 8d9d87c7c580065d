import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, wireTime } from '../../shared/time/wire.ts';
import { addDays, decentMoment, isDue } from './due.ts';
import { type TriggerUnit, triggerDate } from './trigger-time.ts';

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const unit = fc.constantFrom<TriggerUnit[]>('days', 'weeks', 'months', 'years');
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

describe('whether someone is due', () => {
  it.each<[string, number, TriggerUnit, string, boolean]>([
    // joining, duration, unit, today, due
    ['2026-01-05', 0, 'days', '2026-01-05', true],
    ['2026-01-05', 0, 'months', '2026-01-04', false],
    ['2026-01-05', 0, 'days', '2026-01-11', true],
    ['2026-01-05', 0, 'days', '2026-01-12', false],
    ['2026-01-05', 3, 'days', '2026-01-07', false],
    ['2026-01-05', 3, 'days', '2026-01-08', true],
    ['2026-01-05', 2, 'weeks', '2026-01-18', false],
    ['2026-01-05', 2, 'weeks', '2026-01-19', true],
    ['2026-01-31', 1, 'months', '2026-02-27', false],
    ['2026-01-31', 1, 'months', '2026-02-28', true],
    ['2024-01-31', 1, 'months', '2024-02-28', false],
    ['2024-01-31', 1, 'months', '2024-02-29', true],
    ['2024-02-29', 1, 'years', '2025-02-27', false],
    ['2024-02-29', 1, 'years', '2025-02-28', true],
    ['2024-02-29', 4, 'years', '2028-02-28', false],
    ['2024-02-29', 4, 'years', '2028-02-29', true],
    ['2025-12-31', 2, 'months', '2026-02-28', true],
    ['2016-03-01', 10, 'years', '2026-11-21', false],
  ])('joined %s, after %i %s, today %s: %s', (joining, duration, unit, today, due) => {
    expect(isDue(joining, { duration, unit }, today, 7)).toBe(due);
  });

  it('is so on exactly as many days as the window has, from the day itself on', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 60 }),
        unit,
        fc.integer({ min: 1, max: 31 }),
        (joining, n, u, window) => {
          const due = triggerDate(joining, n, u);
          for (let off = -2; off < window + 2; off += 1)
            expect(isDue(joining, { duration: n, unit: u }, addDays(due, off), window)).toBe(off >= 0 && off < window);
        },
      ),
    );
  });

  it('never goes over the end of a month into the next', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 600 }), (joining, months) => {
        const [year = 0, month = 0] = joining.split('-').map(Number);
        const [dueYear = 0, dueMonth = 0] = triggerDate(joining, months, 'months').split('-').map(Number);
        expect(dueYear * 12 + dueMonth).toBe(year * 12 + month + months);
      }),
    );
  });
});

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
