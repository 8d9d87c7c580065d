import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { leave } from './leave.ts';
import { openBounces, resolve } from './open-bounces.ts';

/** Someone leaves and their mail is resolved in one transaction: never one without the other. */
export const handler: Handler<Calls['audit/bounce.exit']> = async (context, { body }) => {
  const open = await openBounces(context, [body.email]);
  if (open.length === 0) return context.notFound();
  const people = new Set(open.map(({ user }) => user ?? context.fail('NoEmployee')));
  for (const person of people) await leave(context, person, body.exit_date);
  await resolve(context, open, body.resolution_summary);
  return { status: 200 };
};
