/** What the trigger time is said in: the constants `touchpoints/stage.unitWords` and `touchpoints/stage.joiningDay`. */
export interface TriggerWords {
  /** Singular and plural of days, weeks, months and years, in this order. */
  unitWords: readonly string[];
  /** Stands for no delay. */
  joiningDay: string;
}

const units = ['days', 'weeks', 'months', 'years'];
const monthsOf: Readonly<Record<string, number>> = { months: 1, years: 12 };

/**
 * When a touchpoint is triggered, in words. Weeks and days are shown as entered; months and years by their total of
 * months, in years and months from 12 on.
 */
export function triggerTime(duration: number, unit: string, words: TriggerWords): string {
  if (duration === 0) return words.joiningDay;
  const total = duration * (monthsOf[unit] ?? 0);
  if (total === 0) return counted(duration, unit, words);
  const years = Math.floor(total / 12);
  const months = total % 12;
  const parts = [years > 0 && counted(years, 'years', words), months > 0 && counted(months, 'months', words)];
  return parts.filter(Boolean).join(' ');
}

function counted(amount: number, unit: string, { unitWords }: TriggerWords): string {
  const word = unitWords[units.indexOf(unit) * 2 + (amount === 1 ? 0 : 1)];
  return `${amount} ${word ?? unit}`;
}

const daysOf: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30.44, years: 365.25 };

/** Roughly how many days after joining: to compare trigger times of different units. */
export const triggerDays = (duration: number, unit: string): number => duration * (daysOf[unit] ?? 1);

/** The day on which somebody who joined on `joining` (YYYY-MM-DD) is asked; ends of months are clamped. */
export function triggerDate(joining: string, duration: number, unit: string): string {
  const [year = 0, month = 1, day = 1] = joining.split('-').map(Number);
  const days = unit === 'weeks' ? duration * 7 : unit === 'days' ? duration : 0;
  const target = new Date(Date.UTC(year, month - 1 + duration * (monthsOf[unit] ?? 0), 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last) + days);
  return target.toISOString().slice(0, 10);
}
