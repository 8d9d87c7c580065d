import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** The admin in whose name the call acts, as a mail names them. */
export const senderOf = (context: CallContext): Promise<{ name: string; replyTo: string }> =>
  senderNamed(context, context.actor.id);

/** Someone of the company, as a mail names them in whose name it is written. */
export async function senderNamed(
  { db, company }: CallContext,
  id: string,
): Promise<{ name: string; replyTo: string }> {
  const [row] = await db
    .select({ name: userProfile.display_name, email: userProfile.email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, id)));
  return { name: row?.name ?? '', replyTo: row?.email ?? '' };
}
