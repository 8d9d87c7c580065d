import type { Call } from '../../shared/documents/call.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { lock } from '../db/lock.ts';
import type { Run } from './run.ts';

/**
 * One at a time in a company makes calls with this name, until the end of its transaction, and by the rights of that
 * moment: someone whose rights were taken while the call waited changes nothing any more.
 */
export async function takeTurn(run: Run, { exclusive, gate }: Call): Promise<void> {
  if (!exclusive) return;
  const name = `exclusive/${exclusive.name}/${run.company}`;
  await lock(run.db, name);
  const actor = await run.actorNow();
  if (!actor || !evaluate(run.engine.artifacts.gates, gate, actor).allowed) return run.fail(exclusive.error);
  run.frame.actor = actor;
}
