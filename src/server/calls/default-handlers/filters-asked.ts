import type { Call, CallFilter } from '../../../shared/documents/call.ts';
import { type BackPeriod, daysOf } from '../../../shared/time/period.ts';
import type { ListFilter } from '../../context.ts';
import { Refusal } from '../../records/refusals.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';

type Values = Record<string, unknown>;

/** The filters that a request says something of. */
export function filtersAsked(engine: CallEngine, run: Run, { filters = {} }: Call, asked: Values): ListFilter[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = asked[name];
    if (lacksOther(filter, asked) || isNothing(value)) return [];
    return filter.is === 'within' ? withinPeriod(engine, run, filter, String(value)) : [filterOf(filter, value)];
  });
}

/** Without the other one that it goes with, it says nothing. */
const lacksOther = ({ with: other }: CallFilter, asked: Values): boolean =>
  other !== undefined && (asked[other] === undefined || asked[other] === '');

/** An empty value filters nothing: a form sends one for a field that nobody filled in. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function filterOf({ property, is }: CallFilter, value: unknown): ListFilter {
  if (is === 'in') return { property, is, values: value as readonly unknown[] };
  return { property, is: is as Exclude<typeof is, 'within'>, value };
}

/** The days of a period, counted back from today in the zone of the wire. */
function withinPeriod({ artifacts, records }: CallEngine, run: Run, filter: CallFilter, text: string): ListFilter[] {
  const { property, periods = '' } = filter;
  const options = artifacts.options[periods];
  const named = options && 'values' in options ? (options.values as readonly BackPeriod[]) : [];
  const days = daysOf(text, named, records.dayOf(run.now));
  if (!days) throw new Refusal({ kind: 'unusable-value', property });
  const ends = [
    { property, is: 'from', value: days.from },
    { property, is: 'to', value: days.to },
  ] as const;
  return ends.filter(({ value }) => value !== undefined);
}
