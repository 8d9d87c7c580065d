import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** The admin in whose name the call acts, as a mail names them. */
export async function senderOf({ db, actor }: CallContext): Promise<{ name: string; replyTo: string }> {
  const [row] = await db
    .select({ email: userProfile.email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, actor.company), eq(userProfile.id, actor.id)));
  return { name: actor.displayName, replyTo: row?.email ?? '' };
}
