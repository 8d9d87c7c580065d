import type { Call } from '../../../shared/documents/call.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { updateAll } from '../../records/write-many.ts';
import { usualStatus } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { givenValues, inputValues } from './given.ts';

/** `does: update-all`: all records with the values of `where` get those of `set`, also those that a hook of rows hides. */
export function serveUpdateAll(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const status = usualStatus(call);
  return async (run, input) => {
    const asked = inputValues(input);
    const [where, values] = [givenValues(run, call.where, asked), givenValues(run, call.set, asked)];
    await updateAll(engine.records, run, run, plan.id, where, values);
    return { status, body: status === 204 ? undefined : { status } };
  };
}
