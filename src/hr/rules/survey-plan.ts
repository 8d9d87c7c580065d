import { dayIn, wireTime } from '../../shared/time/wire.ts';
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

export type PlannedMail = {
  mail: 'reachout' | 'reminder';
  id: string | null;
  day: string;
  at: Date;
};

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
 * Those that are there to be opened yet, or are open: a draft whose first day is over begins on the day on which it is
 * activated, and of an active survey none begins again that was closed (`closed`: first day of the last one that is).
 */
export function comingCycles(
  { start, end }: SurveyDates,
  months: number,
  { today, active, closed = '' }: { today: string; active: boolean; closed?: string | undefined },
): SurveyDates[] {
  const cycles = cyclesOf({ start: active || start > today ? start : today, end }, months);
  return active ? cycles.filter((cycle) => cycle.start > closed) : cycles;
}

/**
 * What someone in this zone gets in a cycle, by time; nothing before `from`, which is today or later. A day off is put
 * off to the next working day, and no two mails come on one day.
 */
export function mailsIn(zone: string, planning: Planning, from: string): PlannedMail[] {
  const { start, end, reminders, holidays, hour } = planning;
  const isOff = (day: string) => isDayOff(day, holidays);
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

/** The first day on which a mail can still go at its hour, by the clock of the person. */
export function firstDay(zone: string, now: Date, hour: number): string {
  const today = dayIn(zone, now);
  return hourOf(zone, today, hour) >= now ? today : addDays(today, 1);
}

interface SendingHours extends Pick<Planning, 'holidays' | 'hour'> {
  /** Hour before which a mail that is late still goes on the same day. */
  lastHour: number;
}

/** When a mail that is due goes: at once within the hours of a working day, else at the hour of the next one. */
export function sendingTime(zone: string, now: Date, { holidays, hour, lastHour }: SendingHours): Date {
  const local = wireTime(zone)(now);
  const today = local.slice(0, 10);
  const shown = Number(local.slice(11, 13));
  if (!isDayOff(today, holidays) && shown >= hour && shown < lastHour) return now;
  return nextSending(zone, shown < hour ? today : addDays(today, 1), {
    holidays,
    hour,
  });
}

/**
 * A moment of the same day, so far (0 to 1) from this one to an hour before mails end: what goes to many goes to each at
 * another one, and a job that comes a little late still finds everyone.
 */
export function laterThatDay(
  zone: string,
  from: Date,
  share: number,
  { lastHour }: Pick<SendingHours, 'lastHour'>,
): Date {
  const until = hourOf(zone, dayIn(zone, from), lastHour - 1);
  return new Date(from.getTime() + share * Math.max(0, until.getTime() - from.getTime()));
}

/** The hour of the first working day from this one on. */
export function nextSending(zone: string, from: string, { holidays, hour }: Pick<Planning, 'holidays' | 'hour'>): Date {
  let day = from;
  while (isDayOff(day, holidays)) day = addDays(day, 1);
  return hourOf(zone, day, hour);
}

type Silence = 'none' | 'partial';

interface AimedReminder extends Reminder {
  whom: string | null;
}

const isFor = (state: Silence, { whom }: AimedReminder): boolean =>
  whom === 'both' || whom === (state === 'none' ? 'no_response' : 'partial_response');

interface Reminded {
  /** Sent now; of several that a pause has held, the last one. */
  send: string | null;
  /** Not looked at again, sent or not. */
  over: string[];
  next: Date | null;
}

interface Reached extends Pick<Planning, 'end' | 'holidays' | 'hour'> {
  reachedOn: string;
  over: readonly string[];
  reminders: readonly AimedReminder[];
}

/** Reminders of someone who was reached on a day and stays as they are, but for those that are over. */
function remindersOf(zone: string, state: Silence, { reachedOn, over, reminders, ...planning }: Reached) {
  const own = reminders.filter((reminder) => isFor(state, reminder));
  const planned = mailsIn(zone, { ...planning, start: reachedOn, reminders: own }, reachedOn);
  return planned.filter(({ id }) => id !== null && !over.includes(id));
}

/** Those that are still to come. */
export const remindersLeft = (zone: string, now: Date, state: Silence, given: Reached): PlannedMail[] =>
  remindersOf(zone, state, given).filter(({ at }) => at > now);

/** Also of reminders that are not for them as they are: their days count as well, since by then they may have begun to answer. */
function allRemindersOf(zone: string, state: Silence, given: Reached) {
  const own = remindersOf(zone, state, given);
  const others = remindersOf(zone, state === 'none' ? 'partial' : 'none', given).filter(
    ({ id }) => !own.some((mail) => mail.id === id),
  );
  return { own, all: [...own, ...others] };
}

/** What someone who was reached on a day and has not answered everything is reminded with now, and when to look again. */
export function remindersDue(zone: string, now: Date, state: Silence, given: Reached): Reminded {
  const { own, all } = allRemindersOf(zone, state, given);
  const due = own.filter(({ at }) => at <= now);
  const later = all.filter(({ at }) => at > now).map(({ at }) => at.getTime());
  return {
    send: due.at(-1)?.id ?? null,
    over: all.flatMap(({ id, at }) => (id !== null && at <= now ? [id] : [])),
    next: later.length > 0 ? new Date(Math.min(...later)) : null,
  };
}

/** Whether the day of a reminder is over for someone who was reached on a day. */
export const isReminderOver = (zone: string, now: Date, state: Silence, given: Reached, reminder: string): boolean =>
  allRemindersOf(zone, state, given).all.some(({ id, at }) => id === reminder && at < now);

const isDayOff = (day: string, holidays: ReadonlySet<string>): boolean =>
  holidays.has(day) || [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The same day of the month, or the last day of a month that is too short. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
