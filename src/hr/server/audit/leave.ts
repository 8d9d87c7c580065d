import type { CallContext } from '../../../server/context.ts';

/** Someone else gets an exit date: nobody shuts themselves out by it. */
export async function leave(context: CallContext<'Yourself'>, person: string, exitDate: string): Promise<void> {
  if (person === context.actor.id) context.fail('Yourself');
  await context.records.update('people/user', person, { exit_date: exitDate });
}
