import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** Whether someone whom the caller sees is an active admin: the assistant writes in the name of no one else. */
export async function isActiveAdmin(context: CallContext, id: string): Promise<boolean> {
  const [person] = await context.db
    .select({ type: userProfile.type, status: userProfile.status })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, id), context.visible('people/user')));
  return person?.status === 'active' && person.type !== 'Employee';
}
