import type { AnyOf, Condition } from '../../records/contract.ts';
import type { ListAsked } from '../../records/list.ts';
import type { EntityPlan } from '../../records/plan.ts';
import type { Run } from '../run.ts';

type Searched = Pick<ListAsked, 'search' | 'anyOf' | 'holds'>;

/** What a list is searched for: by the database, or by the product where it knows where the words stand. */
export async function searched(run: Run, plan: EntityPlan, given: unknown): Promise<Searched> {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return {};
  const found = await run.engine.product.hooks[plan.id]?.search?.(run, text);
  if (found === undefined) return { search: text };
  return isCondition(found) ? { holds: found } : { anyOf: found };
}

const isCondition = (found: AnyOf | Condition): found is Condition => typeof found.write === 'function';
