import { describe, expect, it } from 'vitest';
import { dayIn, startOfDay, wireTime } from './wire.ts';

describe('wireTime', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-05T06:00:00Z', '2026-01-05T11:30:00.000+05:30'],
    ['Asia/Kolkata', '2026-01-05T20:00:00.123Z', '2026-01-06T01:30:00.123+05:30'],
    ['UTC', '2026-01-05T06:00:00Z', '2026-01-05T06:00:00.000+00:00'],
    ['America/St_Johns', '2026-01-05T02:00:00Z', '2026-01-04T22:30:00.000-03:30'],
    ['Europe/Berlin', '2026-07-01T00:00:00Z', '2026-07-01T02:00:00.000+02:00'],
    ['Europe/Berlin', '2026-01-01T00:00:00Z', '2026-01-01T01:00:00.000+01:00'],
  ])('%s %s', (zone, at, written) => {
    expect(wireTime(zone)(new Date(at))).toBe(written);
    expect(new Date(written).getTime()).toBe(new Date(at).getTime());
  });
});

describe('startOfDay', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-05', '2026-01-04T18:30:00.000Z'],
    ['UTC', '2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-09', '2026-03-09T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    // Clocks skip midnight, or show it twice.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('%s %s', (zone, day, at) => expect(startOfDay(zone)(day).toISOString()).toBe(at));
});

describe('dayIn', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-05T18:29:59Z', '2026-01-05'],
    ['Asia/Kolkata', '2026-01-05T18:30:00Z', '2026-01-06'],
    ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
    ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
  ])('%s %s', (zone, at, day) => expect(dayIn(zone, new Date(at))).toBe(day));
});
