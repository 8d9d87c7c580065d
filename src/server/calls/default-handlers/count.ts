import type { Call } from '../../../shared/documents/call.ts';
import { countRecords } from '../../records/list.ts';
import type { EntityPlan } from '../../records/plan.ts';
import { put } from '../answer.ts';
import type { Serve } from '../compiled-call.ts';
import type { CallEngine } from '../engine.ts';
import { filtersAsked } from './filters-asked.ts';
import { inputValues, rowsListed } from './given.ts';

/** `does: count`: how many records there are of those that a list with these filters would show. */
export function serveCount(engine: CallEngine, call: Call, plan: EntityPlan): Serve {
  return async (run, input) => {
    const asked = inputValues(input);
    const filters = filtersAsked(engine, run, call, asked);
    const where = await rowsListed(run, engine, call, plan, asked);
    const body: Record<string, unknown> = { status: 200 };
    put(
      body,
      call.list?.total ?? 'count',
      await countRecords(engine.records, run, plan.id, { page: 1, limit: 1, filters, where }),
    );
    return { status: 200, body };
  };
}
