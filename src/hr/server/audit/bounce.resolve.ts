import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { type OpenBounce, openBounces, resolve } from './open-bounces.ts';

export const handler: Handler<Calls['audit/bounce.resolve']> = async (context, { body }) => {
  const open = await openBounces(context, body.emails.split(','));
  if (open.length === 0) return context.notFound();
  if (context.actor.type !== 'SuperAdmin' && open.some(mustBeCorrected)) return context.fail('SecondBounce');
  await resolve(context, open, body.resolution_summary);
  return { status: 200, success_count: open.length };
};

/** An address that is not written to any more, and that its employee still has. */
const mustBeCorrected = ({ disabled, email, address }: OpenBounce) =>
  disabled && (email ?? address).toLowerCase() === address;
