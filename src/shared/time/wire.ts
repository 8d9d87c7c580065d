/** Writes instants with the explicit offset of one zone: `2026-11-21T14:44:04.123+05:30`. */
export function wireTime(zone: string): (at: Date | number) => string {
  const offsetAt = offsets(zone);
  return (at) => {
    const ms = typeof at === 'number' ? at : at.getTime();
    const minutes = offsetAt(ms);
    return new Date(ms + minutes * 60_000).toISOString().slice(0, -1) + suffix(minutes);
  };
}

/** The instant at which a calendar day (YYYY-MM-DD) begins in a zone. */
export function startOfDay(zone: string): (day: string) => Date {
  const offsetAt = offsets(zone);
  return (day) => {
    const utc = Date.parse(`${day}T00:00:00Z`);
    const guess = utc - offsetAt(utc) * 60_000;
    // Asked again at the guess: on the day a zone changes its clock the first answer is an hour off.
    const found = utc - offsetAt(guess) * 60_000;
    // West of Greenwich the second is, where clocks skip midnight.
    return new Date(found + offsetAt(found) * 60_000 < utc ? guess : found);
  };
}

/**
 * The instants at which clocks of a zone show this time (HH:MM) of a day: none where they are put forward, two where
 * they are put back, the earlier one first.
 */
export function instantsOf(zone: string, day: string, time: string): Date[] {
  const offsetAt = offsets(zone);
  const utc = Date.parse(`${day}T${time}:00Z`);
  // A day that there is not would be taken for one of the next month.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(`${day}T${time}`)) return [];
  const around = new Set([offsetAt(utc - 86_400_000), offsetAt(utc + 86_400_000)]);
  return [...around]
    .map((minutes) => ({ minutes, at: utc - minutes * 60_000 }))
    .filter(({ minutes, at }) => offsetAt(at) === minutes)
    .map(({ at }) => new Date(at))
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Minutes that clocks of a zone are ahead of UTC. */
export const minutesAhead = (zone: string, at: Date): number => offsets(zone)(at.getTime());

/** The calendar day (YYYY-MM-DD) that it is at this instant in a zone. */
export function dayIn(zone: string, at: Date): string {
  const ms = at.getTime();
  return new Date(ms + offsets(zone)(ms) * 60_000).toISOString().slice(0, 10);
}

const suffix = (minutes: number): string => {
  const value = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(value / 60))}:${two(value % 60)}`;
};

const zones = new Map<string, (ms: number) => number>();

/** Making a format of a zone takes longer than a request should: each is made once. */
function offsets(zone: string): (ms: number) => number {
  const known = zones.get(zone) ?? offsetsOf(zone);
  if (zones.size < 1_000) zones.set(zone, known);
  return known;
}

/** Minutes east of UTC; asked once a quarter of an hour, since no zone changes in between. */
function offsetsOf(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const known = new Map<number, number>();
  return (ms) => {
    const quarter = Math.floor(ms / 900_000);
    let minutes = known.get(quarter);
    if (minutes === undefined) {
      minutes = parseOffset(format.format(quarter * 900_000));
      if (known.size > 5_000) known.clear();
      known.set(quarter, minutes);
    }
    return minutes;
  };
}

function parseOffset(text: string): number {
  const found = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text);
  if (!found?.[1]) return 0;
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]));
}
