import { dayIn, instantsOf, wireTime } from '../../shared/time/wire.ts';

/** What is said of a meeting, as it goes over the wire: times with the offset of the zone in which they were chosen. */
interface Planned {
  date?: unknown;
  start_time?: unknown;
  end_time?: unknown;
  description?: unknown;
}

export type MeetingFault = 'missing' | 'no-such-time' | 'step' | 'past' | 'same-time' | 'end-first' | 'other-day';

type Field = keyof Planned;

/** When it is; or what is wrong, and with which fields. */
type Judged = { from: Date; to: Date } | { fault: MeetingFault; fields: Field[] };

const required = ['date', 'start_time', 'end_time', 'description'] as const;

/** The rules of a meeting, in the zone of the person who plans it. Minutes are multiples of `step`. */
export function judgeMeeting(planned: Planned, zone: string, now: Date, step: number): Judged {
  const empty = required.filter((name) => !String(planned[name] ?? '').trim());
  if (empty.length > 0) return { fault: 'missing', fields: empty };
  const from = instantOf(String(planned.start_time), zone);
  const to = instantOf(String(planned.end_time), zone);
  const times = { start_time: from, end_time: to };
  const where = (holds: (at: Date | null) => boolean) =>
    (Object.keys(times) as (keyof typeof times)[]).filter((name) => holds(times[name]));
  const unknown = where((at) => at === null);
  if (!from || !to) return { fault: 'no-such-time', fields: unknown };
  const uneven = where((at) => Number(at) % (step * 60_000) !== 0);
  if (uneven.length > 0) return { fault: 'step', fields: uneven };
  const elsewhere = where((at) => dayIn(zone, at as Date) !== planned.date);
  if (elsewhere.length > 0) return { fault: 'other-day', fields: elsewhere };
  if (from.getTime() === to.getTime()) return { fault: 'same-time', fields: ['end_time'] };
  if (to < from) return { fault: 'end-first', fields: ['end_time'] };
  if (from <= now) return { fault: 'past', fields: ['start_time'] };
  return { from, to };
}

/** Null: clocks of the zone never show this time, or not with this offset. */
function instantOf(text: string, zone: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  if (!day || !time) return null;
  const ms = Date.parse(text);
  return instantsOf(zone, day, time).find((at) => at.getTime() === ms) ?? null;
}

/** A time of a day as it goes over the wire: the earlier one where clocks show it twice, null where they never do. */
export function meetingTime(zone: string, day: string, time: string): string | null {
  const [at] = instantsOf(zone, day, time);
  return at ? wireTime(zone)(at).replace('.000', '') : null;
}

/** Day and time in words, in each of the zones whose clocks say something else. */
export function whenOf(from: Date, to: Date, zones: readonly string[]): string {
  const told = zones.map((zone) => {
    const day = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      dateStyle: 'full',
    });
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      timeStyle: 'short',
    });
    return {
      zone,
      clocks: `${day.format(from)}, ${time.format(from)} to ${time.format(to)}`,
    };
  });
  const others = told.filter(({ clocks }, at) => told.findIndex((one) => one.clocks === clocks) === at);
  return others.map(({ zone, clocks }) => `${clocks} (${zone})`).join(', that is ');
}

/** The times of a day that a meeting may begin or end at, as they go over the wire. */
export function timesOf(zone: string, day: string, now: Date, step: number): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
  const clocks = Array.from({ length: (24 * 60) / step }, (_, at) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor((at * step) / 60))}:${two((at * step) % 60)}`;
  });
  return clocks
    .map((clock) => meetingTime(zone, day, clock))
    .filter((time) => time !== null)
    .filter((time) => new Date(time) > now);
}

/** What clocks show at a time that goes over the wire. */
export const clockOf = (time: string): string => time.slice(11, 16);

/** From when to when, as the clocks of a zone show it. */
export function clocksOf(zone: string, from: Date, to: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' });
  return `${day.format(from)} ${time.format(from)} to ${time.format(to)}`;
}
