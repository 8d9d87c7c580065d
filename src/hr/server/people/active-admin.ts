import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/**
 * Whether someone whom the caller sees is an active admin who stays: the assistant writes in the name of no one else.
 * Anyone with an exit date, however far away, would leave without being asked to find someone else first.
 */
export async function isStayingAdmin(context: CallContext, id: string): Promise<boolean> {
  const [person] = await context.db
    .select({ type: userProfile.type, status: userProfile.status, exit: userProfile.exit_date })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, id), context.visible('people/user')));
  return person?.status === 'active' && person.type !== 'Employee' && person.exit === null;
}

/**
 * Whether someone works here as an admin, for jobs that write in their name. By what is stored: an admin who has yet to
 * enable a second factor can do nothing more than an employee, and what is sent in their name goes on.
 */
export const worksAsAdmin = (company: SQLWrapper, person: SQLWrapper, today: string): SQL => sql`exists (
  select from user_profile a where a.company_id = ${company} and a.id = ${person}
    and a.status = 'active' and a.type <> 'Employee' and (a.exit_date is null or a.exit_date > ${today}::date))`;
