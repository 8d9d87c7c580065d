import { and, eq } from 'drizzle-orm';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** Whether it is a chat of someone whom the caller reaches: any other is answered like one that does not exist. */
export async function isReached(context: CallContext, session: string): Promise<boolean> {
  const { db, company } = context;
  const [found] = await db
    .select({ id: chatSession.id })
    .from(chatSession)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, chatSession.user)))
    .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session), context.visible('people/user')));
  return found !== undefined;
}
