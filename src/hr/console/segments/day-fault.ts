import { type DaysFault, faultOfDays } from '../../rules/saved-filters.ts';
import type { Category, Draft } from './draft.ts';

/** Days that can be chosen. */
export interface DayLimits {
  min: string;
  max: string;
}

/** The first thing that is wrong with the days that are chosen. */
export function faultIn(draft: Draft, categories: readonly Category[], limits: DayLimits): DaysFault | undefined {
  for (const { key, label, kind, start = '', end = '' } of categories) {
    if (kind !== 'dates') continue;
    const days = { label, preset: draft[key]?.[0], start: draft[start]?.[0], end: draft[end]?.[0] };
    const fault = faultOfDays(days, limits);
    if (fault) return fault;
  }
  return undefined;
}
