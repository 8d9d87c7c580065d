import { and, desc, eq, sql } from 'drizzle-orm';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { pseudonymName, pseudonymOf } from './pseudonym.ts';

export type Chat = typeof chatSession.$inferSelect;

/** May the caller see who had a chat? */
export const mayName = (context: CallContext): boolean => context.explain('people/session.named')?.allowed === true;

/**
 * A chat whom the caller may see by its own id, or for whoever sees names the last one of a person. A person's id
 * leads nobody else to a chat: the answer would tell whose it is.
 */
export async function chatOf(context: CallContext, id: string): Promise<Chat | undefined> {
  const [own] = await context.db
    .select()
    .from(chatSession)
    .where(and(seen(context), eq(chatSession.id, id)));
  return own ?? (mayName(context) ? lastChatOf(context, id) : undefined);
}

export async function lastChatOf(context: CallContext, person: string): Promise<Chat | undefined> {
  const [last] = await context.db
    .select()
    .from(chatSession)
    .where(and(seen(context), eq(chatSession.user, person)))
    .orderBy(sql`${chatSession.startedAt} desc nulls last`, desc(chatSession.createdAt), chatSession.id)
    .limit(1);
  return last;
}

const seen = (context: CallContext) =>
  and(eq(chatSession.companyId, context.company), context.visible('people/session'));

/** Whose a chat is, as far as the caller is told. */
export async function toldOf(
  context: CallContext,
  person: string,
): Promise<{ user_display_name: string; user?: string; pseudonym?: string }> {
  if (!mayName(context))
    return { user_display_name: pseudonymName(context, person), pseudonym: pseudonymOf(context, person) };
  const [row] = await context.db
    .select({ name: userProfile.display_name })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, person)));
  return { user_display_name: row?.name ?? '', user: person };
}
