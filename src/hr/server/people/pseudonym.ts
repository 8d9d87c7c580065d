import { randomBytes } from 'node:crypto';
import { and, asc, between, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { chatSession } from '../../../generated/tables.ts';
import type { CallContext, Database } from '../../../server/context.ts';
import { pseudonymOf, pseudonymsMeant, quarterOf } from '../../rules/pseudonym.ts';

type Chat = typeof chatSession.$inferSelect;
type NewChat = Pick<Chat, 'companyId' | 'user' | 'stage' | 'stage_title' | 'createdAt'>;

/**
 * What stands for a person where names may not be seen: the same one in all chats of a touchpoint and a quarter, and
 * another one elsewhere. The touchpoints that one person had would tell when they joined, and so who it is. It is chosen
 * by chance: nothing but the chat itself leads back from it.
 */
export function pseudonymFor(db: Database, chat: NewChat): SQL<string> {
  const { companyId, user, stage, stage_title: title, createdAt } = chat;
  const { from, to } = quarterOf(createdAt);
  const known = db
    .select({ pseudonym: chatSession.pseudonym })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, companyId),
        eq(chatSession.user, user),
        stage === null
          ? and(isNull(chatSession.stage), eq(chatSession.stage_title, title))
          : eq(chatSession.stage, stage),
        gte(chatSession.createdAt, from),
        lt(chatSession.createdAt, to),
      ),
    )
    // Chats that begin in one moment may have several: those after them all have that of the first.
    .orderBy(asc(chatSession.createdAt), asc(chatSession.id))
    .limit(1);
  return sql<string>`coalesce((${known}), ${pseudonymOf(randomBytes(10))})`;
}

/** In a sentence, in the place of the name. */
export const pseudonymName = (context: Pick<CallContext, 'text'>, chat: Pick<Chat, 'pseudonym'>): string =>
  context.text('people/session/pseudonym', { code: chat.pseudonym });

/** Chats that the caller sees and whose pseudonym they may mean who type this. */
export async function chatsUnder(context: CallContext, text: string): Promise<string[]> {
  const meant = pseudonymsMeant(text);
  if (!meant) return [];
  const rows = await context.db
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, context.company),
        between(chatSession.pseudonym, meant.first, meant.last),
        context.visible('people/session'),
      ),
    );
  return rows.map(({ id }) => id);
}
