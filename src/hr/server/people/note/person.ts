import type { CallContext } from '../../../../server/context.ts';
import { type Person, visiblePerson } from '../../access/members.ts';

/** Whom notes are about: someone whom the caller sees, and who is not the caller. */
export async function notePerson(context: CallContext<'AboutYourself'>, id: string): Promise<Person> {
  const person = await visiblePerson(context as CallContext, id);
  const { allowed, because } = context.explain('people/note/about', undefined, { id: person.id }) ?? {};
  if (!allowed && because?.missing.some((one) => 'other' in one)) context.fail('AboutYourself');
  return person;
}
