import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../../shared/time/wire.ts';
import { fateOf, isPaused, lastDayOf, type Pause, pauseOf, pauseState, releaseOf } from './pause.ts';

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

describe('what is due', () => {
  const { startsAt, endsAt } = kolkata;
  const minus = (date: Date, hours: number) => new Date(date.getTime() - hours * 3_600_000);
  const due = minus(endsAt, 30);
  const release = releaseOf('a', kolkata);
  const cases: [name: string, due: Date, until: Date | null, pause: Pause | null, now: Date, fate: unknown][] = [
    ['goes out without a pause', due, null, null, due, { do: 'send' }],
    ['waits for its time', due, null, null, minus(due, 1), { do: 'wait', until: due, held: false }],
    ['is dropped when it is too late', due, minus(due, -1), null, minus(due, -2), { do: 'drop' }],
    ['goes out before the pause', minus(startsAt, 2), null, kolkata, minus(startsAt, 1), { do: 'send' }],
    ['is held in the pause', due, null, kolkata, due, { do: 'wait', until: release, held: true }],
    [
      'is held when it was left over',
      minus(startsAt, 2),
      null,
      kolkata,
      startsAt,
      { do: 'wait', until: release, held: true },
    ],
    [
      'is known to be held beforehand',
      due,
      null,
      kolkata,
      minus(startsAt, 9),
      { do: 'wait', until: release, held: true },
    ],
    ['is released at its moment', due, null, kolkata, release, { do: 'send' }],
    ['is not released sooner', due, null, kolkata, minus(release, 0.01), { do: 'wait', until: release, held: true }],
    ['is dropped when its window ends in the pause', due, minus(endsAt, 1), kolkata, due, { do: 'drop' }],
    ['is dropped when its window ends before its moment', due, minus(release, 0.01), kolkata, due, { do: 'drop' }],
    ['goes out when its window lasts', due, release, kolkata, release, { do: 'send' }],
    ['after the end is on time', endsAt, null, kolkata, endsAt, { do: 'send' }],
  ];
  it.each(cases)('%s', (_name, dueAt, until, pause, now, fate) =>
    expect(fateOf({ key: 'a', due: dueAt, until }, pause, now)).toEqual(fate),
  );

  it('is never sent during a pause, nor before it is due, nor after its window', () => {
    const moment = fc.integer({ min: -200, max: 400 }).map((hours) => minus(startsAt, -hours));
    fc.assert(
      fc.property(fc.string(), moment, fc.option(moment), moment, (key, dueAt, until, now) => {
        const fate = fateOf({ key, due: dueAt, until }, kolkata, now);
        if (fate.do === 'send') {
          expect(isPaused(kolkata, now)).toBe(false);
          expect(now >= dueAt && (!until || now <= until)).toBe(true);
        }
        if (fate.do === 'wait') {
          expect(fate.until > now && isPaused(kolkata, fate.until) === false).toBe(true);
          // Anyone who waits as told may send.
          expect(fateOf({ key, due: dueAt, until }, kolkata, fate.until).do).toBe('send');
        }
      }),
    );
  });

  it('is released evenly over the day after, the same item always at the same moment', () => {
    const hours = new Array<number>(24).fill(0);
    for (let n = 0; n < 24_000; n += 1) {
      const moment = releaseOf(`person-${n}`, kolkata);
      expect(moment).toEqual(releaseOf(`person-${n}`, kolkata));
      const hour = Math.floor((moment.getTime() - endsAt.getTime()) / 3_600_000);
      hours[hour] = (hours[hour] ?? 0) + 1;
    }
    expect(hours).toHaveLength(24);
    for (const count of hours) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});
