import { and, eq, inArray } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

type Values = Record<string, unknown>;

/** Names and addresses of those who did something, whoever reads it: a log says who. */
export async function peopleOf({ db, company }: CallContext, ids: readonly string[]): Promise<Map<string, Values>> {
  const { id, first_name, last_name, display_name, email } = userProfile;
  const people = await db
    .select({ id, person: { first_name, last_name, display_name, email } })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(id, [...new Set(ids)])));
  return new Map(people.map((one) => [one.id, one.person]));
}
