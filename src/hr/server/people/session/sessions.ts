import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { chatSession, userProfile } from '../../../../generated/tables.ts';
import { type CallContext, idHash } from '../../../../server/context.ts';
import { pseudonymName } from '../pseudonym.ts';

/** By these, a person's last chat comes first. What was answered says more than a newer one that waits for an answer. */
export const lastFirst: SQL[] = [
  sql`${chatSession.overall_mood} is null`,
  sql`${chatSession.completedAt} desc nulls last`,
  sql`${chatSession.startedAt} desc nulls last`,
  sql`case when ${chatSession.startedAt} is null then ${chatSession.createdAt} end desc`,
  // As chats are held in memory, where they are known by it.
  idHash(chatSession.id),
];

export type Chat = typeof chatSession.$inferSelect;

/** May the caller see who had a chat? */
export const mayName = (context: CallContext): boolean => context.explain('people/session/named')?.allowed === true;

/**
 * May the caller list the chats one by one, and so count them? Without names not those of chosen people. Lists and the
 * overview both ask here: what can be counted in a list is told, and what cannot is told by the reporting minimum.
 */
export const mayListChats = (context: CallContext, ofChosenPeople: boolean): boolean =>
  context.explain('people/session/list')?.allowed === true && (mayName(context) || !ofChosenPeople);

/**
 * Whether a pseudonym would be a name to the caller, who may not see names: too few people besides themselves are
 * there whose chats they see. Then they are told of no chat. Counted up to the minimum.
 */
export async function seesTooFew(context: CallContext): Promise<boolean> {
  const { db, company, actor } = context;
  if (mayName(context) || actor.scope === null) return false;
  const minimum = constants['segments/engagement.minimum'];
  const rows = await db
    .select({ id: userProfile.id })
    .from(userProfile)
    .where(
      and(
        eq(userProfile.companyId, company),
        eq(userProfile.status, 'active'),
        ne(userProfile.id, actor.id),
        context.visible('people/user'),
      ),
    )
    .limit(minimum);
  return rows.length < minimum;
}

/**
 * A chat whom the caller may see by its own id, or for anyone who sees names the last one of a person. A person's id
 * leads nobody else to a chat: the answer would tell whose it is.
 */
export async function chatOf(context: CallContext, id: string): Promise<Chat | undefined> {
  if (await seesTooFew(context)) return undefined;
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
    .orderBy(...lastFirst)
    .limit(1);
  return last;
}

const seen = (context: CallContext) =>
  and(eq(chatSession.companyId, context.company), context.visible('people/session'));

/** Whose a chat is, as far as the caller is told. */
export async function toldOf(
  context: CallContext,
  chat: Pick<Chat, 'user' | 'pseudonym'>,
): Promise<{ user_display_name: string; user?: string; pseudonym?: string }> {
  if (!mayName(context)) return { user_display_name: pseudonymName(context, chat), pseudonym: chat.pseudonym };
  return nameOf(context, chat.user);
}

/** For callers who may see names. */
export async function nameOf(context: CallContext, person: string) {
  const [row] = await context.db
    .select({ name: userProfile.display_name })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, context.company), eq(userProfile.id, person)));
  return { user_display_name: row?.name ?? '', user: person };
}

/**
 * The person's record keeps its version and time: a change of those could be watched by someone who sees the person
 * in one list and a chat without a name in another.
 */
export async function setCase(
  { db, company }: Pick<CallContext, 'db' | 'company'>,
  person: string,
  status: Chat['action_status'],
): Promise<void> {
  await db
    .update(userProfile)
    .set({ action_status: status })
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, person)));
}
