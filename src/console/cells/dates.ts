import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export interface Formats {
  /** DD-MM-YYYY, MM-DD-YYYY or YYYY-MM-DD. */
  dateFormat: string;
  /** IANA name; undefined is the browser's. */
  timeZone?: string;
}

/** A date (no time, so no zone) in the person's order of day, month and year. */
export function formatDate(iso: string, dateFormat: string): string {
  const date = dayjs.utc(iso.slice(0, 10));
  return date.isValid() ? date.format(dateFormat) : iso;
}

/** A moment in the person's zone. */
export function formatDateTime(iso: string, { dateFormat, timeZone }: Formats): string {
  return formatMoment(iso, timeZone, `${dateFormat} HH:mm`);
}

/** A date, or of a moment the day that it was for the person. */
export function formatDay(iso: string, { dateFormat, timeZone }: Formats): string {
  return iso.includes('T') ? formatMoment(iso, timeZone, dateFormat) : formatDate(iso, dateFormat);
}

function formatMoment(iso: string, timeZone: string | undefined, format: string): string {
  const moment = dayjs(iso);
  return moment.isValid() ? inZone(moment, timeZone).format(format) : iso;
}

/** The day that it is for the person (YYYY-MM-DD). */
export const todayIn = (timeZone: string | undefined): string => inZone(dayjs(), timeZone).format('YYYY-MM-DD');

function inZone(moment: dayjs.Dayjs, timeZone: string | undefined): dayjs.Dayjs {
  if (!timeZone) return moment;
  try {
    return moment.tz(timeZone);
  } catch {
    // A zone that this browser does not know.
    return moment;
  }
}
