import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireTime } from '../../shared/time/wire.ts';
import { addDays } from './due.ts';
import { cyclesOf, laterThatDay, mailsIn } from './survey-plan.ts';

const zones = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
];
const none = new Set<string>();
const planning = { start: '2026-12-01', end: '2026-12-31', reminders: [], holidays: none, hour: 9 };
const days = (mails: ReturnType<typeof mailsIn>) => mails.map(({ day }) => day);

describe('the cycles of a survey', () => {
  it.each([
    ['2026-01-31', '2026-04-30', 1, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-02-29', '2028-05-01', 1, ['2028-02-29', '2028-03-29', '2028-04-29']],
    ['2026-11-30', '2027-06-01', 3, ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['2026-01-01', '2026-12-31', 6, ['2026-01-01', '2026-07-01']],
    ['2026-01-01', '2026-01-01', 1, ['2026-01-01']],
  ])('from %s to %s, every %i months, begin on %j', (start, end, months, begins) => {
    const cycles = cyclesOf({ start, end }, months);
    expect(cycles.map((one) => one.start)).toEqual(begins);
    expect(cycles.at(-1)?.end).toBe(end);
    for (const [at, cycle] of cycles.entries())
      if (cycles[at + 1]) expect(addDays(cycle.end, 1)).toBe(cycles[at + 1]?.start);
  });
});

describe('the mails of a cycle', () => {
  it('go at nine by the clock of the person', () => {
    const [reachout] = mailsIn('Europe/Berlin', planning, '2026-11-23');
    expect(reachout).toMatchObject({ mail: 'reachout', day: '2026-12-01' });
    expect(wireTime('Europe/Berlin')(reachout?.at as Date)).toBe('2026-12-01T09:00:00.000+01:00');
  });

  it.each([
    ['a Saturday', { start: '2026-12-05' }, '2026-11-23', ['2026-12-07']],
    ['a holiday', { holidays: new Set(['2026-12-01']) }, '2026-11-23', ['2026-12-02']],
    ['a start that is over', {}, '2026-12-10', ['2026-12-10']],
    ['an end before the next working day', { start: '2026-12-05', end: '2026-12-06' }, '2026-11-23', []],
    [
      'reminders on alternate days, the weekend put off, none on one day with another',
      { reminders: [2, 4, 6].map((after) => ({ id: `${after}`, days: after })) },
      '2026-11-23',
      ['2026-12-01', '2026-12-03', '2026-12-07', '2026-12-08'],
    ],
    [
      'a reminder after the end',
      {
        end: '2026-12-03',
        reminders: [
          { id: 'a', days: 1 },
          { id: 'b', days: 9 },
        ],
      },
      '2026-11-23',
      ['2026-12-01', '2026-12-02'],
    ],
  ])('%s', (_what, more, from, expected) => {
    expect(days(mailsIn('Asia/Kolkata', { ...planning, ...more }, from))).toEqual(expected);
  });

  it('are never two on a day, outside of the dates, on a day off, or at another hour, in any zone and year', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((after) => addDays('2024-01-01', after));
    const given = fc.record({
      zone: fc.constantFrom(...zones),
      start: day,
      length: fc.integer({ min: 0, max: 200 }),
      late: fc.integer({ min: -30, max: 60 }),
      reminders: fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { maxLength: 5 }),
      off: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(given, ({ zone, start, length, late, reminders, off }) => {
        const end = addDays(start, length);
        const from = addDays(start, late);
        const holidays = new Set(off.map((after) => addDays(start, after)));
        const plan = {
          start,
          end,
          holidays,
          hour: 9,
          reminders: reminders.map((after) => ({ id: `${after}`, days: after })),
        };
        const mails = mailsIn(zone, plan, from);
        const told = days(mails);
        expect(told).toEqual([...new Set(told)].sort());
        for (const mail of mails) {
          expect(mail.day >= start && mail.day >= from && mail.day <= end && !holidays.has(mail.day)).toBe(true);
          expect([0, 6]).not.toContain(new Date(`${mail.day}T00:00:00Z`).getUTCDay());
          expect(wireTime(zone)(mail.at).slice(0, 16)).toBe(`${mail.day}T09:00`);
          if (mail.mail === 'reminder') expect(mail.day >= addDays(told[0] ?? '', Number(mail.id))).toBe(true);
        }
        expect(mails.filter(({ mail }) => mail === 'reachout').length).toBe(mails.length > 0 ? 1 : 0);
      }),
      { numRuns: process.env.FULL ? 20_000 : 400 },
    );
  });
});

it.each([
  ['2026-01-14T03:30:00Z', 0, '2026-01-14T03:30:00.000Z'],
  ['2026-01-14T03:30:00Z', 0.5, '2026-01-14T07:30:00.000Z'],
  ['2026-01-14T10:30:00Z', 0.999, '2026-01-14T11:29:56.400Z'],
  ['2026-01-14T12:00:00Z', 0.5, '2026-01-14T12:00:00.000Z'],
])('what a pause has held until %s goes to the one at %d of the day at %s', (from, share, moment) => {
  expect(laterThatDay('Asia/Kolkata', new Date(from), share, { lastHour: 18 }).toISOString()).toBe(moment);
});
