import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, joined, overlaps, type Span, without } from './busy.ts';

const at = (text: string) => new Date(`2026-01-06T${text}:00Z`);
const span = (from: string, to: string): Span => ({ from: at(from), to: at(to) });
const day = dayOf('UTC', '2026-01-06');

it.each([
  ['Asia/Kolkata', '2026-01-06', 24],
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
])('a day in %s on %s has %i hours', (zone, date, hours) => {
  const { from, to } = dayOf(zone, date);
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
});

it('times that touch or overlap are one, in order and within the day', () => {
  const given = [span('12:00', '13:00'), span('09:00', '10:00'), span('09:30', '11:00'), span('11:00', '11:30')];
  expect(joined([...given, { from: new Date(0), to: at('01:00') }], day)).toEqual([
    span('00:00', '01:00'),
    span('09:00', '11:30'),
    span('12:00', '13:00'),
  ]);
});

it('the meeting that is moved makes nobody busy, one that begins with it does', () => {
  const moved = span('09:00', '09:30');
  expect(without([moved, span('09:00', '10:00')], { ...moved })).toEqual([span('09:00', '10:00')]);
});

it('an end that is a start is no overlap', () => {
  expect(overlaps([span('09:00', '10:00')], span('10:00', '11:00'))).toBe(false);
  expect(overlaps([span('09:00', '10:00')], span('09:55', '11:00'))).toBe(true);
});

it('joining changes no instant from busy to free or back', () => {
  const minute = fc.integer({ min: -100, max: 1_600 });
  const any = fc.tuple(minute, minute).map(([one, other]) => ({
    from: new Date(day.from.getTime() + Math.min(one, other) * 60_000),
    to: new Date(day.from.getTime() + Math.max(one, other) * 60_000),
  }));
  fc.assert(
    fc.property(fc.array(any), fc.integer({ min: 0, max: 1_439 }), (spans, minutes) => {
      const now = new Date(day.from.getTime() + minutes * 60_000 + 30_000);
      const isBusy = (given: readonly Span[]) => given.some(({ from, to }) => from <= now && now < to);
      const found = joined(spans, day);
      expect(isBusy(found)).toBe(isBusy(spans));
      for (const [index, one] of found.entries())
        expect(index === 0 || (found[index - 1] as Span).to < one.from).toBe(true);
    }),
  );
});
