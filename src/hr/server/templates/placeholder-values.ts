import { and, eq, inArray } from 'drizzle-orm';
import { company as companies, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { exampleValues, type PlaceholderValues } from '../../rules/placeholders.ts';
import { visiblePerson } from '../access/members.ts';

interface NamedPerson {
  first_name: string;
  last_name: string | null;
  display_name: string;
  email: string;
}

const valuesOf = (place: 'recipient' | 'chat_user', person: NamedPerson): PlaceholderValues => ({
  [`${place}.display_name`]: person.display_name,
  [`${place}.first_name`]: person.first_name,
  [`${place}.last_name`]: person.last_name ?? '',
  [`${place}.email`]: person.email,
});

export const recipientValues = (person: NamedPerson): PlaceholderValues => valuesOf('recipient', person);

/** Of the sender and of the company: the same for everyone whom a mail goes to. */
export async function senderValues({ db, company }: CallContext, sender: string | null): Promise<PlaceholderValues> {
  const [own] = await db
    .select({ name: companies.company_name, brand: companies.brand_name })
    .from(companies)
    .where(eq(companies.id, company));
  const [person] = sender ? await peopleNamed(db, company, [sender]) : [];
  return {
    ...(person && valuesOf('chat_user', person)),
    'company.name': own?.name ?? '',
    'company.brand_name': own?.brand || own?.name || '',
  };
}

/** As they would stand in a mail to an employee whom the caller sees; without one, examples. */
export async function previewValues(context: CallContext, user: string | undefined, sender: string | null) {
  const known = { ...exampleValues, ...(await senderValues(context, sender)) };
  if (!user) return known;
  const { id } = await visiblePerson(context, user);
  const [person] = await peopleNamed(context.db, context.company, [id]);
  return { ...known, ...(person && recipientValues(person)) };
}

const peopleNamed = (db: CallContext['db'], company: string, ids: string[]): Promise<NamedPerson[]> =>
  db
    .select({
      first_name: userProfile.first_name,
      last_name: userProfile.last_name,
      display_name: userProfile.display_name,
      email: userProfile.email,
    })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, ids)));
