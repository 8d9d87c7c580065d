import type { Call } from '../../../shared/documents/call.ts';
import { lock } from '../../db/lock.ts';
import { countRecords } from '../../records/list.ts';
import type { EntityPlan } from '../../records/plan.ts';
import type { CallEngine } from '../engine.ts';
import type { Run } from '../run.ts';
import { givenValues } from './given.ts';

type Values = Record<string, unknown>;

/** There is room for one more record. One at a time asks, until the end of its transaction. */
export async function refuseTooMany(
  engine: CallEngine,
  run: Run,
  { most: rule, where: fixed }: Call,
  plan: EntityPlan,
  asked: Readonly<Values>,
): Promise<void> {
  if (!rule) return;
  const where = givenValues(run, rule.where ?? fixed, asked);
  const list = engine.artifacts.options[rule.constant];
  const most = list && 'constant' in list ? Number(list.constant) : 0;
  const name = `most/${plan.id}/${run.company}/${JSON.stringify(where)}`;
  await lock(run.db, name);
  const there = await countRecords(engine.records, run, plan.id, { page: 1, limit: 1, where });
  const headers = rule.retryAfter === undefined ? undefined : { 'retry-after': String(rule.retryAfter) };
  if (there >= most) run.fail(rule.error, { params: { most }, headers });
}
