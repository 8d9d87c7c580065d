import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { corrected } from './corrected.ts';
import { openBounces } from './open-bounces.ts';

/** The employee confirms the new address, as ever; with that goes what did not arrive. Where they have it already, it goes at once. */
export const handler: Handler<Calls['audit/bounce.correct']> = async (context, { body }) => {
  const open = await openBounces(context, [body.email]);
  const [{ user, address, email } = context.notFound()] = open;
  if (!user || email === null) return context.fail('NoEmployee');
  const wanted = body.corrected.trim();
  if (wanted.toLowerCase() === address) return context.fail('SameAddress', { errors: { corrected: [] } });
  if (wanted.toLowerCase() === email.toLowerCase())
    await corrected(context, { company: context.company, userId: user }, { before: address, address: email });
  else await context.records.update('people/user', user, { email: wanted });
  return { status: 200 };
};
