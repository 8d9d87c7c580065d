import { startOfDay, wireTime } from '../../shared/time/wire.ts';

const dayMs = 86_400_000;

/** Days are counted as days (YYYY-MM-DD), whatever the clocks of a zone do in between. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Hours of the day within which people are written to: from the first, until before the second. */
interface DecentHours {
  from: number;
  until: number;
}

/**
 * When the mail may go: now where it is a decent hour and the person's own day has come, else at the beginning of the
 * next decent hours. The day may begin later for the person than for the company.
 */
export function decentMoment(now: Date, zone: string, dueOn: string, { from, until }: DecentHours): Date {
  const local = wireTime(zone)(now);
  const today = local.slice(0, 10);
  const hour = Number(local.slice(11, 13));
  if (today >= dueOn && hour >= from && hour < until) return now;
  const tomorrow = hour >= until ? addDays(today, 1) : today;
  return hourOf(zone, tomorrow > dueOn ? tomorrow : dueOn, from);
}

/** The moment at which the clocks of a zone show a full hour of a day. */
export function hourOf(zone: string, day: string, hour: number): Date {
  const guess = startOfDay(zone)(day).getTime() + hour * 3_600_000;
  // On the day on which clocks are changed, midnight is an hour more or less away.
  const shown = Number(wireTime(zone)(guess).slice(11, 13));
  return new Date(guess + (hour - shown) * 3_600_000);
}
