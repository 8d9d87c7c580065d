import { describe, expect, it } from 'vitest';
import { dayIn } from '../../shared/time/wire.ts';
import { isPaused, lastDayOf, pauseOf, pauseState } from './pause.ts';

const at = (iso: string) => new Date(iso);
const kolkata = pauseOf('2026-01-10', '2026-01-12', 'Asia/Kolkata');

describe('a pause', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-10', '2026-01-12', '2026-01-09T18:30:00.000Z', '2026-01-12T18:30:00.000Z'],
    ['Asia/Singapore', '2026-02-28', '2026-02-28', '2026-02-27T16:00:00.000Z', '2026-02-28T16:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28', '2026-03-29', '2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('in %s from %s to %s', (zone, from, until, startsAt, endsAt) =>
    expect(pauseOf(from, until, zone)).toEqual({ startsAt: at(startsAt), endsAt: at(endsAt) }),
  );

  it.each([
    ['2026-01-09T18:29:59Z', 'planned'],
    ['2026-01-09T18:30:00Z', 'running'],
    ['2026-01-12T18:29:59Z', 'running'],
    ['2026-01-12T18:30:00Z', 'releasing'],
    ['2026-01-13T18:29:59Z', 'releasing'],
    ['2026-01-13T18:30:00Z', 'over'],
  ])('at %s is %s', (now, state) => {
    expect(pauseState(kolkata, at(now))).toBe(state);
    expect(isPaused(kolkata, at(now))).toBe(state === 'running');
  });

  it('that is none is none', () => expect(pauseState(null, at('2026-01-10T00:00:00Z'))).toBe('none'));

  it.each([
    ['2026-01-10', '2026-02-10'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-15', '2027-01-15'],
    ['2026-03-31', '2026-04-30'],
  ])('from %s ends on %s at the latest', (from, last) => expect(lastDayOf(from)).toBe(last));

  it.each([
    ['Asia/Kolkata', '2026-01-09T18:30:00Z', '2026-01-10'],
    ['America/Los_Angeles', '2026-01-10T07:59:00Z', '2026-01-09'],
  ])('the day in %s at %s is %s', (zone, now, day) => expect(dayIn(zone, at(now))).toBe(day));
});
