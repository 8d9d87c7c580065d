import { addDays, hourOf } from './due.ts';

/**
 * When the mails of a survey go: the one plan that is shown beforehand and followed by the jobs. Days are YYYY-MM-DD
 * in the zone of the person who is written to. What a person has done since (answered, left, unsubscribed) only takes
 * mails away: it is asked when each is sent.
 */
interface SurveyDates {
  /** First and last day on which anyone is written to. */
  start: string;
  end: string;
}

interface Reminder {
  id: string;
  /** After the reachout of the same person. */
  days: number;
}

export type PlannedMail = { mail: 'reachout' | 'reminder'; id: string | null; day: string; at: Date };

interface Planning extends SurveyDates {
  reminders: readonly Reminder[];
  /** Days on which the company does not work, besides Saturdays and Sundays. */
  holidays: ReadonlySet<string>;
  /** Hour of the day, by the clock of the person. */
  hour: number;
}

/** The cycles of a survey: every so many months from its start, none begins after its end, and each ends before the next. */
export function cyclesOf({ start, end }: SurveyDates, months: number): SurveyDates[] {
  const cycles: SurveyDates[] = [];
  for (let number = 0; ; number += 1) {
    const first = addMonths(start, number * months);
    if (first > end) return cycles;
    const last = addDays(addMonths(start, (number + 1) * months), -1);
    cycles.push({ start: first, end: last < end ? last : end });
  }
}

/**
 * What someone in this zone gets in a cycle, by time; nothing before `from`, which is today or later. A day off is put
 * off to the next working day, and no two mails come on one day.
 */
export function mailsIn(zone: string, planning: Planning, from: string): PlannedMail[] {
  const { start, end, reminders, holidays, hour } = planning;
  const isOff = (day: string) => holidays.has(day) || [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const workingDay = (day: string): string | undefined => {
    for (let next = day; next <= end; next = addDays(next, 1)) if (!isOff(next)) return next;
    return undefined;
  };
  const first = workingDay(start < from ? from : start);
  if (first === undefined) return [];
  const planned: PlannedMail[] = [{ mail: 'reachout', id: null, day: first, at: hourOf(zone, first, hour) }];
  for (const { id, days } of [...reminders].sort((one, other) => one.days - other.days)) {
    const due = addDays(first, days);
    const before = planned.at(-1)?.day ?? first;
    const day = workingDay(due > before ? due : addDays(before, 1));
    if (day === undefined) break;
    planned.push({ mail: 'reminder', id, day, at: hourOf(zone, day, hour) });
  }
  return planned;
}

/** The same day of the month, or the last day of a month that is too short. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
