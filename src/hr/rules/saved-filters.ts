import dayjs from 'dayjs';
import { daysBack } from '../../shared/time/period.ts';
import { readSegments, type WireSegments } from './segments.ts';

/** A key that filters may have, out of the one table of them: `kind` says how its values are read and compared. */
export interface FilterKey {
  readonly value: string;
  readonly label: string;
  readonly kind: 'flag' | 'dates' | 'values' | 'tags';
  /** Of the employee; without it the day on which a chat began is compared. */
  readonly property?: string;
  /** The list that says what its values are called; else each is called what it is. */
  readonly names?: string;
  /** Of dates: the keys of the first and the last day, where no preset is chosen. */
  readonly start?: string;
  readonly end?: string;
  /** One of these is needed to filter by it. */
  readonly permissions?: readonly string[];
}

export interface Preset {
  readonly value: string;
  readonly amount?: number;
  readonly unit?: 'day' | 'month';
}

/** As kept: every key's values as a sorted list, of dates the preset or `custom` beside first and last day. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export interface Limits {
  readonly table: readonly FilterKey[];
  readonly presets: readonly Preset[];
  /** First and last day that can be chosen. */
  readonly min: string;
  readonly max: string;
  /** Characters that all values have together. */
  readonly mostText: number;
}

export type DaysFault =
  | { error: 'NoDates'; params: { name: string } }
  | { error: 'DateOutside'; params: { min: string } }
  | { error: 'DatesSwapped'; params?: undefined };

type Fault =
  | DaysFault
  | { error: 'UnknownFilter' | 'UnknownPeriod'; params: { name: string } }
  | { error: 'TooLarge'; params?: undefined };

type Given = Readonly<Record<string, unknown>>;

const custom = 'custom';

/** Whether someone with these permissions may filter by a key. */
export const mayFilterBy = (key: FilterKey, permissions: readonly string[]): boolean =>
  key.permissions?.some((code) => permissions.includes(code)) ?? true;

/** The filters as they are kept, or the first thing that is wrong with them. Nothing that is not in the table passes. */
export function readFilters(
  given: Given,
  permissions: readonly string[],
  limits: Limits,
): { filters: Filters; fault?: undefined } | { filters?: undefined; fault: Fault } {
  const known = new Map<string, FilterKey>();
  for (const key of limits.table.filter((one) => mayFilterBy(one, permissions)))
    for (const name of [key.value, key.start, key.end]) if (name) known.set(name, key);
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) return { fault: { error: 'UnknownFilter', params: { name: unknown.slice(0, 80) } } };
  const values = readSegments(
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String) : String(value ?? ''),
      ]),
    ),
  );
  const filters: Record<string, readonly string[]> = {};
  for (const key of new Set(known.values())) {
    const fault = key.kind === 'dates' ? readDates(key, values, limits, filters) : readValues(key, values, filters);
    if (fault) return { fault };
  }
  if (JSON.stringify(filters).length > limits.mostText) return { fault: { error: 'TooLarge' } };
  return { filters };
}

type Read = Record<string, readonly string[]>;

function readValues({ value: name, kind }: FilterKey, given: Read, into: Read): Fault | undefined {
  const values = given[name] ?? [];
  if (kind === 'flag') {
    // Only `True` limits anything: who is not asked for is not left out either.
    if (values.some((one) => /^true$/i.test(one))) into[name] = ['True'];
    else if (values.some((one) => !/^false$/i.test(one))) return { error: 'UnknownFilter', params: { name } };
  } else if (values.length > 0) into[name] = [...values].sort();
  return undefined;
}

/** A preset wins over dates; its days are counted anew whenever it is used. */
function readDates(key: FilterKey, given: Read, limits: Limits, into: Read): Fault | undefined {
  const [preset] = given[key.value] ?? [];
  const [start] = given[key.start ?? ''] ?? [];
  const [end] = given[key.end ?? ''] ?? [];
  const found = limits.presets.find((one) => one.value === (preset ?? custom));
  if (!found) return { error: 'UnknownPeriod', params: { name: String(preset).slice(0, 40) } };
  if (found.value !== custom) {
    if (found.amount !== undefined) into[key.value] = [found.value];
    return undefined;
  }
  const fault = faultOfDays({ label: key.label, preset, start, end }, limits);
  if (fault || !(start || end)) return fault;
  into[key.value] = [custom];
  if (start) into[key.start as string] = [start];
  if (end) into[key.end as string] = [end];
  return undefined;
}

interface Days {
  /** What the period is called. */
  label: string;
  preset?: string;
  start?: string;
  end?: string;
}

/** What is wrong with a first and a last day, where no preset is chosen: either may be missing, but not both. */
export function faultOfDays(chosen: Days, { min, max }: Pick<Limits, 'min' | 'max'>): DaysFault | undefined {
  const { label, preset, start, end } = chosen;
  const days = [start, end].filter((day) => day !== undefined);
  if (days.length === 0) return preset === custom ? { error: 'NoDates', params: { name: label } } : undefined;
  if (preset !== undefined && preset !== custom) return undefined;
  if (days.some((day) => !isDay(day) || day < min || day > max))
    return { error: 'DateOutside', params: { min: min.split('-').reverse().join('-') } };
  return start && end && start > end ? { error: 'DatesSwapped' } : undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).isValid() && dayjs(text).format('YYYY-MM-DD') === text;

export interface Period {
  /** First and last day; undefined is without an end. */
  from?: string;
  to?: string;
}

/** The days that a key of dates stands for today. */
export function periodOf(filters: Filters, key: FilterKey, presets: readonly Preset[], today: string): Period {
  const [chosen] = filters[key.value] ?? [];
  if (chosen === undefined) return {};
  if (chosen === custom) return { from: filters[key.start ?? '']?.[0], to: filters[key.end ?? '']?.[0] };
  const preset = presets.find((one) => one.value === chosen);
  return preset ? daysBack(preset, today) : {};
}

/** As the wire writes it: values joined with commas, tags as a list. */
export function writeFilters(filters: Filters, table: readonly FilterKey[]): WireSegments {
  const tags = new Set(table.filter(({ kind }) => kind === 'tags').map(({ value }) => value));
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      tags.has(name) ? [...values] : values.map((value) => value.replaceAll(',', '%2C')).join(','),
    ]),
  );
}

/** Equal for equal filters. */
export const sameText = (filters: Filters): string =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, values]) => [name, [...values].sort()])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
