import type { CallContext } from '../../../../../server/context.ts';
import type { Person } from '../../person.ts';
import { factorsOf, isEnabled } from './methods.ts';

/** Of the links that download the codes. */
export const purpose = 'recovery codes';

/** Whose codes they are; there are some once a method is enabled. */
export async function ownerOfCodes(context: CallContext<'NotEnabled'>): Promise<Person> {
  const person = { company: context.company, userId: context.actor.id };
  return isEnabled(await factorsOf(context.db, person)) ? person : context.fail('NotEnabled');
}
