import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { begin } from './bulks.ts';
import { mustBeCorrected, openBounces, resolve } from './open-bounces.ts';

export const handler: Handler<Calls['audit/bounce.resolve']> = async (context, { body }) => {
  if ((body.preview === undefined) === (body.emails === undefined)) return context.fail('NothingChosen');
  if (body.preview !== undefined) {
    context.stepUp();
    return begin(context, 'resolve', body.preview, body.resolution_summary);
  }
  const open = await openBounces(context, (body.emails ?? '').split(','));
  if (open.length === 0) return context.notFound();
  if (context.actor.type !== 'SuperAdmin' && open.some(mustBeCorrected)) return context.fail('SecondBounce');
  await resolve(context, open, body.resolution_summary);
  return { status: 200, success_count: open.length };
};
