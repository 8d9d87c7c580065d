import { isDeepStrictEqual } from 'node:util';
import type { Calls } from '../../../generated/calls.ts';
import type { survey } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { faultsSince, refuseFault } from './activation.ts';
import { openedCycle } from './cycles.ts';

type Context = CallContext<Calls['wellbeing/survey.update']['errors']>;
type Survey = typeof survey.$inferSelect;

/** What decides whom the next cycle asks, when, and how much. */
const aim = [
  'audience',
  'all_employees',
  'start_date',
  'end_date',
  'frequency',
  'driverwise_questions_config',
] as const satisfies (keyof Survey)[];

/** Refuses what may not become of a survey while it is active. */
export async function checkActiveChange(context: Context, old: Survey, next: Survey): Promise<void> {
  // Who may not activate a survey for everyone does not turn one that is active on others either.
  if (context.actor.scope !== null && aim.some((name) => !isDeepStrictEqual(old[name], next[name])))
    context.fail('SeesTooFew');
  const [fault] = await faultsSince(context, old, next);
  if (fault) refuseFault(context, fault);
  // A cycle is known by its first day: another start would open a second one beside it.
  if (old.start_date !== next.start_date && (await openedCycle(context)))
    context.fail('StartFixed', { errors: { start_date: [] } });
}
