import { constants, optionDetails } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import { type FilterKey, type Filters, type Limits, type Preset, readFilters } from '../../rules/saved-filters.ts';
import { today } from '../access/actor.ts';

/** The one table of keys that employees and chats can be filtered by. */
export const table: readonly FilterKey[] = optionDetails['segments/keys.table'];
export const presets: readonly Preset[] = optionDetails['segments/keys.presets'];
export const minDate: string = constants['segments/keys.minDate'];

type Errors = 'UnknownFilter' | 'UnknownPeriod' | 'NoDates' | 'DateOutside' | 'DatesSwapped' | 'TooLarge';

/** Today, where the caller is. */
export const dayOf = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>): string => today(actor.timeZone, now);

/** Filters as given or as kept long ago, held against what the caller may filter by now. */
export function filtersFor(context: CallContext<Errors>, given: Readonly<Record<string, unknown>>): Filters {
  const { filters, fault } = read(context, given);
  if (filters) return filters;
  return context.fail(fault.error, { params: fault.params, errors: { filters: [] } });
}

/** None, where they hold no more. */
export const filtersStill = (context: CallContext, given: Readonly<Record<string, unknown>>): Filters =>
  read(context, given).filters ?? {};

function read(context: Pick<CallContext, 'actor' | 'now'>, given: Readonly<Record<string, unknown>>) {
  const limits: Limits = {
    table,
    presets,
    min: minDate,
    max: dayOf(context),
    mostText: constants['segments/saved-filter.mostText'],
  };
  return readFilters(given, context.actor.permissions, limits);
}
