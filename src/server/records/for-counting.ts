import { sql } from 'drizzle-orm';
import { coveredApart } from '../db/covered.ts';
import type { Part } from './conditions.ts';
import type { RecordEngine } from './engine.ts';
import type { EntityPlan } from './plan.ts';
import type { Bind } from './statement.ts';

/**
 * The same conditions for counting, each list for rows that meet no other. Against the equality of row level security
 * PostgreSQL checks an equality of ours by handing every row through one step more, a fifth of a count's time; a list of one
 * company it does not.
 */
export function forCounting(plan: EntityPlan, [company, ...others]: readonly Part[]): Part[][] {
  if (!company) return [];
  const listed = { ...company, write: (bind: Bind) => sql`${plan.company} = any(array[${bind()}]::uuid[])` };
  // Who sees nobody has no part.
  const split = others.find((part) => part.apart?.length);
  if (!split?.apart) return [[listed, ...others]];
  return split.apart.map((one) => [listed, ...others.map((part) => (part === split ? one : part))]);
}

/** The same for a reading of all of them: of people an index holds what most of them are chosen and counted by. */
export function forReading({ people }: RecordEngine, plan: EntityPlan, parts: readonly Part[]): Part[][] {
  const lists = forCounting(plan, parts);
  if (plan !== people || !plan.entity.storage.covered) return lists;
  return coveredApart(plan.entity, plan.table).flatMap((apart) => {
    const part: Part = { shape: 'apart', values: [], write: () => apart };
    return lists.map((list) => [...list, part]);
  });
}
