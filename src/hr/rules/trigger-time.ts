import type { OptionValues } from '../../generated/options.ts';

export type TriggerUnit = OptionValues['touchpoints/stage.units'];

interface UnitLength {
  /** What one of it adds to a date. */
  months: number;
  days: number;
  /** About as many days, to compare different units. */
  about: number;
}

/** In the order of the list. A unit that the documents add does not compile until it stands here. */
export const unitLengths: Readonly<Record<TriggerUnit, UnitLength>> = {
  days: { months: 0, days: 1, about: 1 },
  weeks: { months: 0, days: 7, about: 7 },
  months: { months: 1, days: 0, about: 30.44 },
  years: { months: 12, days: 0, about: 365.25 },
};

/** What the trigger time is said in: the constants `touchpoints/stage.unitWords` and `touchpoints/stage.joiningDay`. */
export interface TriggerWords {
  /** Singular and plural of days, weeks, months and years, in this order. */
  unitWords: readonly string[];
  /** Stands for no delay. */
  joiningDay: string;
}

const units = Object.keys(unitLengths);

/**
 * When a touchpoint is triggered, in words. Weeks and days are shown as entered; months and years by their total of
 * months, in years and months from 12 on.
 */
export function triggerTime(duration: number, unit: TriggerUnit, words: TriggerWords): string {
  if (duration === 0) return words.joiningDay;
  const total = duration * unitLengths[unit].months;
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

/** Roughly how many days after joining: to compare trigger times of different units. */
export const triggerDays = (duration: number, unit: TriggerUnit): number => duration * unitLengths[unit].about;

/** The day on which someone who joined on `joining` (YYYY-MM-DD) is asked; ends of months are clamped. */
export function triggerDate(joining: string, duration: number, unit: TriggerUnit): string {
  const [year = 0, month = 1, day = 1] = joining.split('-').map(Number);
  const { months, days } = unitLengths[unit];
  const target = new Date(Date.UTC(year, month - 1 + duration * months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last) + duration * days);
  return target.toISOString().slice(0, 10);
}
