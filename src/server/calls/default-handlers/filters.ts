import type { Call } from '../../../shared/documents/call.ts';
import { filterPlaces } from '../../../shared/documents/call-parts.ts';
import { filterOptions } from '../../records/options.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { put } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { inputValues, rowsListed } from './given.ts';

/** `does: filters`: what each filter can be set to, in words, and how many records each value has. */
export function serveFilters(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const lists = Object.values(engine.artifacts.calls).filter(
    (other) => other.does === 'list' && other.entity === plan.id,
  );
  const declared: NonNullable<Call['filters']> =
    call.filters ?? Object.assign({}, ...lists.map((list) => list.filters ?? {}));
  // A range or a text has no values to choose from.
  const chosen = Object.entries(declared).filter(([, filter]) => filter.is === 'in' || filter.is === 'equal');
  const paths = filterPlaces(call);
  return async (run, input) => {
    const where = await rowsListed(run, engine, call, plan, inputValues(input));
    const properties = [...new Set(chosen.map(([, { property }]) => property))];
    const found = await filterOptions(engine.records, run, plan.id, properties, where);
    const options = Object.fromEntries(chosen.map(([name, { property }]) => [name, found[property] ?? []]));
    const body: Record<string, unknown> = {};
    for (const path of paths) put(body, path, options);
    return { status: 200, body };
  };
}
