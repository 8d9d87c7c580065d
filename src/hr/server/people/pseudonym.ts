import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { chatSession } from '../../../generated/tables.ts';
import type { CallContext, Vault } from '../../../server/context.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** So many are remembered at most; then it begins anew. */
const most = 300_000;
const remembered = new WeakMap<Vault, Map<string, string>>();

/**
 * What stands for a person where names may not be seen: the same one each time, and nothing leads back from it without
 * the server's key.
 */
export function pseudonymOf({ vault, company }: Pick<CallContext, 'vault' | 'company'>, person: string): string {
  const mine = remembered.get(vault) ?? new Map<string, string>();
  remembered.set(vault, mine);
  const about = `${company} ${person}`;
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

/** In a sentence, in the place of the name. */
export const pseudonymName = (context: CallContext, person: string): string =>
  context.text('people/session.pseudonym', { code: pseudonymOf(context, person) });

/** People with chats whom the caller sees and whose pseudonym has this in it. */
export async function peopleUnder(context: CallContext, text: string): Promise<string[]> {
  const asked = text.toUpperCase().replace(/^EMPLOYEE\s+/, '');
  if (!/^[A-Z2-7-]{1,11}$/.test(asked)) return [];
  const rows = await context.db
    .selectDistinct({ user: chatSession.user })
    .from(chatSession)
    .where(and(eq(chatSession.companyId, context.company), context.visible('people/session')));
  return rows.map(({ user }) => user).filter((user) => pseudonymOf(context, user).includes(asked));
}
