import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { corrected } from './corrected.ts';
import { openBounces } from './open-bounces.ts';

/**
 * The employee confirms the new address, as ever; with that goes what did not arrive. Where they have it already, it goes
 * at once; a waiting address that mails came back from is taken back then, by saving the present one.
 */
export const handler: Handler<Calls['audit/bounce.correct']> = async (context, { body }) => {
  const open = await openBounces(context, [body.email]);
  const [{ user, address, email, waiting } = context.notFound()] = open;
  if (!user || email === null) return context.fail('NoEmployee');
  const wanted = body.corrected.trim();
  if (wanted.toLowerCase() === address) return context.fail('SameAddress', { errors: { corrected: [] } });
  const isPresent = wanted.toLowerCase() === email.toLowerCase();
  if (!isPresent || waiting?.toLowerCase() === address)
    await context.records.update('people/user', user, { email: wanted });
  if (isPresent)
    await corrected(context, { company: context.company, userId: user }, { before: address, address: email });
  return { status: 200 };
};
