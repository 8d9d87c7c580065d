import { describe, expect, it } from 'vitest';
import { judgeMeeting, meetingTime } from './meeting.ts';

const now = new Date('2026-03-02T06:00:00Z');
const india = 'Asia/Kolkata';
const berlin = 'Europe/Berlin';
const given = (more: Record<string, unknown> = {}) => ({
  date: '2026-03-02',
  start_time: '2026-03-02T12:00:00+05:30',
  end_time: '2026-03-02T12:30:00+05:30',
  description: '<p>Hello</p>',
  ...more,
});
const judged = (more: Record<string, unknown>, zone = india) => {
  const found = judgeMeeting(given(more), zone, now, 5);
  return 'fault' in found ? [found.fault, ...found.fields] : [found.from.toISOString(), found.to.toISOString()];
};

describe('judgeMeeting', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['a meeting of half an hour', {}, ['2026-03-02T06:30:00.000Z', '2026-03-02T07:00:00.000Z']],
    [
      'nothing',
      { date: '', start_time: null, end_time: undefined, description: ' ' },
      ['missing', 'date', 'start_time', 'end_time', 'description'],
    ],
    ['no description', { description: '' }, ['missing', 'description']],
    ['the same time', { end_time: '2026-03-02T12:00:00+05:30' }, ['same-time', 'end_time']],
    ['an end before the start', { end_time: '2026-03-02T11:55:00+05:30' }, ['end-first', 'end_time']],
    ['a time that is over', { start_time: '2026-03-02T11:25:00+05:30' }, ['past', 'start_time']],
    ['this very moment', { start_time: '2026-03-02T11:30:00+05:30' }, ['past', 'start_time']],
    ['minutes that are no fives', { start_time: '2026-03-02T12:02:00+05:30' }, ['step', 'start_time']],
    ['seconds', { start_time: '2026-03-02T12:00:01+05:30' }, ['no-such-time', 'start_time']],
    ['another day', { date: '2026-03-03' }, ['other-day', 'start_time', 'end_time']],
    ['an end past midnight', { end_time: '2026-03-03T00:30:00+05:30' }, ['other-day', 'end_time']],
    ['another zone', { start_time: '2026-03-02T12:00:00+01:00' }, ['no-such-time', 'start_time']],
    ['no offset', { start_time: '2026-03-02T12:00:00' }, ['no-such-time', 'start_time']],
    ['no time', { start_time: 'noon' }, ['no-such-time', 'start_time']],
    ['a day that there is not', { start_time: '2026-02-30T12:00:00+05:30' }, ['no-such-time', 'start_time']],
  ])('of %s', (_, more, expected) => expect(judged(more)).toEqual(expected));

  it('refuses a time that the clocks pass over, and the offset of the other half of the year', () => {
    const day = { date: '2026-03-29', end_time: '2026-03-29T04:00:00+02:00' };
    for (const offset of ['+01:00', '+02:00'])
      expect(judged({ ...day, start_time: `2026-03-29T02:30:00${offset}` }, berlin)).toEqual([
        'no-such-time',
        'start_time',
      ]);
    expect(judged({ ...day, start_time: '2026-03-29T01:30:00+01:00' }, berlin)).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ]);
    expect(judged({ ...day, start_time: '2026-03-29T03:30:00+01:00' }, berlin)).toEqual(['no-such-time', 'start_time']);
  });

  it('takes a time that the clocks show twice, as its offset says', () => {
    const day = { date: '2026-10-25', end_time: '2026-10-25T04:00:00+01:00' };
    const start = (offset: string) => judged({ ...day, start_time: `2026-10-25T02:30:00${offset}` }, berlin)[0];
    expect([start('+02:00'), start('+01:00')]).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
  });
});

describe('meetingTime', () => {
  it.each([
    [india, '2026-03-02', '12:00', '2026-03-02T12:00:00+05:30'],
    [berlin, '2026-03-29', '01:55', '2026-03-29T01:55:00+01:00'],
    [berlin, '2026-03-29', '02:30', null],
    [berlin, '2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
    [berlin, '2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', null],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-04T02:30:00+11:00'],
    ['America/St_Johns', '2026-07-01', '09:05', '2026-07-01T09:05:00-02:30'],
  ])('of %s on %s at %s is %s', (zone, day, time, expected) => expect(meetingTime(zone, day, time)).toBe(expected));
});
