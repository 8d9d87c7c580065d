import type { Call } from '../../../shared/documents/call.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { valuesInUse } from '../../records/values-in-use.ts';
import { put } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { inputValues, rowsListed } from './given.ts';

const mostValues = 20;

/** `does: values`: what records hold in the field that is asked for, so that the same is not written in five ways. */
export function serveValues(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  const { items = 'data', search: searched = 'raw_search_string', maxLimit: most = mostValues } = call.list ?? {};
  return async (run, input) => {
    const asked = inputValues(input);
    const where = await rowsListed(run, engine, call, plan, asked);
    const search = String(asked[searched] ?? '').trim() || undefined;
    const values = await valuesInUse(engine.records, run, plan.id, { field: String(asked.field), search, where, most });
    const body: Record<string, unknown> = {};
    put(
      body,
      items,
      values.map((value) => ({ value })),
    );
    return { status: 200, body };
  };
}
