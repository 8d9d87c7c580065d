import { minutesAhead } from '../../../../shared/time/wire.ts';

const day = 86_400_000;
const quarter = 900_000;

/**
 * What clocks of a zone do around a time (RFC 5545, 3.6.5): each change of the year before and after it, so that readers
 * that do not know the zone, or know it as it was once, read the same instants.
 */
export function vtimezone(zone: string, around: Date): string {
  const from = Math.floor(around.getTime() / day) * day - 366 * day;
  const until = from + 2 * 366 * day;
  const parts = [part('STANDARD', '19700101T000000', ahead(zone, from), ahead(zone, from))];
  for (let at = from; at < until; at += day) {
    const [before, after] = [ahead(zone, at), ahead(zone, at + day)];
    if (before === after) continue;
    const change = changeWithin(zone, at, at + day);
    parts.push(part(after > before ? 'DAYLIGHT' : 'STANDARD', local(change, before), before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

const ahead = (zone: string, ms: number): number => minutesAhead(zone, new Date(ms));

/** The first quarter of an hour with another offset. */
function changeWithin(zone: string, from: number, to: number): number {
  const before = ahead(zone, from);
  let [low, high] = [from, to];
  while (high - low > quarter) {
    const middle = low + Math.floor((high - low) / 2 / quarter) * quarter;
    if (ahead(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

const part = (name: string, start: string, before: number, after: number): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offset(before)}`,
  `TZOFFSETTO:${offset(after)}`,
  `END:${name}`,
];

const local = (ms: number, minutes: number): string =>
  new Date(ms + minutes * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

const two = (value: number): string => String(value).padStart(2, '0');

const offset = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;
