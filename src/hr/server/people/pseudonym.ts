import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { chatSession } from '../../../generated/tables.ts';
import type { CallContext, Vault } from '../../../server/context.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** So many are remembered at most; then it begins anew. */
const most = 300_000;
const remembered = new WeakMap<Vault, Map<string, string>>();

/** What a pseudonym is made of: whose chat it is, and what it was about. */
export type ChatOfPerson = Pick<typeof chatSession.$inferSelect, 'user' | 'stage' | 'stage_title' | 'createdAt'>;

/**
 * What stands for a person where names may not be seen: the same one in all chats of a touchpoint and a quarter, and
 * another one elsewhere. The touchpoints that one person had would tell when they joined, and so who it is. Nothing
 * leads back from it without the server's key.
 */
export function pseudonymOf({ vault, company }: Pick<CallContext, 'vault' | 'company'>, chat: ChatOfPerson): string {
  const mine = remembered.get(vault) ?? new Map<string, string>();
  remembered.set(vault, mine);
  const about = `${company} ${chat.user} ${quarterOf(chat.createdAt)} ${chat.stage ?? chat.stage_title}`;
  const known = mine.get(about);
  if (known) return known;
  const bytes = createHash('sha256')
    .update(vault.mac(`pseudonym ${about}`))
    .digest();
  const code = [...bytes.subarray(0, 10)].map((byte) => letters[byte % 32]).join('');
  const made = `${code.slice(0, 5)}-${code.slice(5)}`;
  if (mine.size >= most) mine.clear();
  mine.set(about, made);
  return made;
}

const quarterOf = (at: Date): string => `${at.getUTCFullYear()}/${Math.floor(at.getUTCMonth() / 3)}`;

/** In a sentence, in the place of the name. */
export const pseudonymName = (context: CallContext, chat: ChatOfPerson): string =>
  context.text('people/session/pseudonym', { code: pseudonymOf(context, chat) });

/** Chats that the caller sees and whose pseudonym has this in it. */
export async function chatsUnder(context: CallContext, text: string): Promise<string[]> {
  const asked = text.toUpperCase().replace(/^EMPLOYEE\s+/, '');
  if (!/^[A-Z2-7-]{1,11}$/.test(asked)) return [];
  const { id, user, stage, stage_title, createdAt } = chatSession;
  const rows = await context.db
    .select({ id, user, stage, stage_title, createdAt })
    .from(chatSession)
    .where(and(eq(chatSession.companyId, context.company), context.visible('people/session')));
  return rows.filter((chat) => pseudonymOf(context, chat).includes(asked)).map((chat) => chat.id);
}
