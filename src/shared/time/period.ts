import dayjs from 'dayjs';

/** A period that counts back from today; without an amount, all time. */
export interface BackPeriod {
  value: unknown;
  amount?: number;
  unit?: 'day' | 'week' | 'month' | 'year';
}

/** First and last day (YYYY-MM-DD), both included; an absent one is without an end. */
interface Days {
  from?: string;
  to?: string;
}

/** Today counts: the last 7 days are today and the six before. */
export function daysBack({ amount, unit = 'day' }: BackPeriod, today: string): Days {
  if (!amount) return {};
  const from = dayjs(today).subtract(amount, unit).add(1, 'day');
  return { from: from.format('YYYY-MM-DD'), to: today };
}

const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** The days of a period by its name, or of a range such as `2026-01-01..2026-01-31`. Undefined: it is neither. */
export function daysOf(text: string, periods: readonly BackPeriod[], today: string): Days | undefined {
  const named = periods.find(({ value }) => value === text);
  if (named) return daysBack(named, today);
  const [, from, to] = range.exec(text) ?? [];
  if ((!from && !to) || ![from, to].every(isDay) || (from && to && from > to)) return undefined;
  return { from, to };
}

const isDay = (day: string | undefined): boolean => !day || dayjs(day).format('YYYY-MM-DD') === day;
