import { and, eq } from 'drizzle-orm';
import { company as companies, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { today } from '../access/actor.ts';

/** Who has left has neither the mailbox nor a link that opens. */
export async function reachable(context: CallContext<'HasLeft'>, user: string) {
  const [person] = await context.db
    .select({
      email: userProfile.email,
      name: userProfile.display_name,
      first: userProfile.first_name,
      status: userProfile.status,
      exit: userProfile.exit_date,
      zone: companies.time_zone,
    })
    .from(userProfile)
    .innerJoin(companies, eq(companies.companyId, userProfile.companyId))
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, user)));
  if (!person) return context.notFound();
  const left = person.exit !== null && person.exit <= today(person.zone, context.now);
  return person.status !== 'active' || left ? context.fail('HasLeft') : person;
}
