import type { Call, CallFilter } from '../../../shared/documents/call.ts';
import { type BackPeriod, daysOf } from '../../../shared/time/period.ts';
import { namesEntity } from '../../audit/former-ids.ts';
import type { ListFilter } from '../../context.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { Refusal } from '../../records/refusals.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';

type Values = Record<string, unknown>;

/** The filters that a request says something of. */
export function filtersAsked(engine: CallEngine, run: Run, call: Call, asked: Values): ListFilter[] {
  const { filters = {}, entity } = call;
  const plan = entity === undefined ? undefined : engine.records.plan(entity);
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = asked[name];
    if (lacksOther(filter, asked) || isNothing(value)) return [];
    return filter.is === 'within'
      ? withinPeriod(engine, run, filter, String(value))
      : [filterOf(engine, plan, filter, value)];
  });
}

/** Without the other one that it goes with, it says nothing. */
const lacksOther = ({ with: other }: CallFilter, asked: Values): boolean =>
  other !== undefined && (asked[other] === undefined || asked[other] === '');

/** An empty value filters nothing: a form sends one for a field that nobody filled in. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function filterOf(
  { records }: CallEngine,
  plan: EntityPlan | undefined,
  { property, is }: CallFilter,
  value: unknown,
): ListFilter {
  if (plan && is === 'equal' && namesEntity(plan, property)) {
    const values = records.formerIds.allOf(String(value));
    if (values.length > 1) return { property, is: 'in', values };
  }
  if (is === 'in') return { property, is, values: value as readonly unknown[] };
  return { property, is: is as Exclude<typeof is, 'within'>, value };
}

/** The days of a period, counted back from today where the caller is. */
function withinPeriod({ artifacts, records }: CallEngine, run: Run, filter: CallFilter, text: string): ListFilter[] {
  const { property, periods = '' } = filter;
  const options = artifacts.options[periods];
  const named = options && 'values' in options ? (options.values as readonly BackPeriod[]) : [];
  const days = daysOf(text, named, records.dayOf(run.now, run.actor?.timeZone));
  if (!days) throw new Refusal({ kind: 'unusable-value', property });
  const ends = [
    { property, is: 'from', value: days.from },
    { property, is: 'to', value: days.to },
  ] as const;
  return ends.filter(({ value }) => value !== undefined);
}
