export interface Formats {
  /** DD-MM-YYYY, MM-DD-YYYY or YYYY-MM-DD. */
  dateFormat: string;
  /** IANA name; undefined is the browser's. */
  timeZone?: string;
}

/** A date (no time, so no zone) in the person's order of day, month and year. */
export function formatDate(iso: string, dateFormat: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  if (!year || !month || !day) return iso;
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** A moment in the person's zone. */
export function formatDateTime(iso: string, { dateFormat, timeZone }: Formats): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const parts = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${formatDate(`${parts.year}-${parts.month}-${parts.day}`, dateFormat)} ${parts.hour}:${parts.minute}`;
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const made = formatters.get(timeZone) ?? make(timeZone);
  formatters.set(timeZone, made);
  return made;
}

function make(timeZone: string | undefined): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat('en-GB', options);
  }
}
