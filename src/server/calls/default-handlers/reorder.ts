import type { Call } from '../../../shared/documents/call.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { reorderRecords } from '../../records/reorder.ts';
import { usualStatus } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { inputValues, rowsListed } from './given.ts';

/** `does: reorder`: the one list of the body holds record ids in their new order. */
export function serveReorder(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const status = usualStatus(call);
  const list = orderProperty(call);
  return async (run, input) => {
    const where = await rowsListed(run, engine, call, plan, inputValues(input));
    await reorderRecords(engine.records, run, run, plan.id, input.body[list] as string[], where);
    return { status, body: status === 204 ? undefined : { status } };
  };
}

/** Name of the body's property that holds the ids. */
function orderProperty(call: Call): string {
  const lists = Object.entries(call.body?.properties ?? {}).filter(([, schema]) => schema.type === 'array');
  const [only, ...more] = lists;
  if (!only || more.length > 0)
    throw new Error('the body of a reordering has exactly one list: the ids in their new order');
  return only[0];
}
