import { and, eq, inArray } from 'drizzle-orm';
import type { MessageName } from '../../../../generated/names.ts';
import { alert, chatSession, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Hooks } from '../../../../server/context.ts';
import { chatLink } from '../chat-link.ts';
import { coarseMoment } from '../coarse-moment.ts';
import { pseudonymName } from '../pseudonym.ts';
import { type Chat, mayName } from '../session/sessions.ts';

type Row = Readonly<Record<string, unknown>>;

/** What was true when it was told may be hidden since: an alert about someone is seen by those who see them. */
export const hooks: Hooks = {
  async rows(context) {
    const seen = context.visible('people/user');
    if (!seen || context.actor.scope === null) return {};
    const about = await context.db
      .selectDistinct({ id: userProfile.id })
      .from(alert)
      .innerJoin(userProfile, and(eq(userProfile.companyId, alert.companyId), eq(userProfile.id, alert.employee)))
      .where(and(eq(alert.companyId, context.company), eq(alert.user, context.actor.id), seen));
    return { employee: [null, ...about.map(({ id }) => id)] };
  },
  async compute(context, rows) {
    const chats = await chatsOf(context, rows);
    const told = [];
    for (const row of rows) told.push(await toldNow(context, row, chats.get(String(row.session))));
    return told;
  },
};

async function chatsOf({ db, company }: CallContext, rows: readonly Row[]): Promise<Map<string, Chat>> {
  const ids = rows.flatMap(({ session }) => (session ? [String(session)] : []));
  if (ids.length === 0) return new Map();
  const chats = await db
    .select()
    .from(chatSession)
    .where(and(eq(chatSession.companyId, company), inArray(chatSession.id, ids)));
  return new Map(chats.map((chat) => [chat.id, chat]));
}

/** Kinds that say what someone answered in a chat. */
const ofChats = new Set(['alert-word', 'case', 'enps', 'feedback']);

/** Anyone who could see names when they were told of a chat, and may not any more, reads the pseudonym from now on. */
async function toldNow(context: CallContext, row: Row, chat: Chat | undefined) {
  const { kind, text, link, employee, createdAt, readAt } = row;
  const params = row.params as Record<string, string | number>;
  const ofChat = chat !== undefined || ofChats.has(String(kind));
  const named = mayName(context);
  const leads = ofChat ? linkNow(context, named, employee as string | null, chat?.id ?? null) : link;
  const told = { leads, read: readAt !== null };
  const say = (more = {}) => context.text(text as MessageName, { ...params, ...more });
  if (named || !ofChat) return { ...told, told: say(), since: createdAt };
  const name = chat ? pseudonymName(context, chat) : context.text('people/session/someone');
  const { at, within } = await coarseMoment(context, new Date(String(createdAt)));
  return {
    ...told,
    told: say({ name, touchpoint: context.text('people/session/hidden-title') }),
    since: at,
    within,
  };
}

/** By what the reader may open now, which is not always what they might when they were told. */
function linkNow(context: CallContext, named: boolean, person: string | null, chat: string | null): string | null {
  const may = (gate: string) => context.explain(gate)?.allowed === true;
  const rights = { named, opensPeople: may('people/user/member'), listsChats: may('people/session/list') };
  return chatLink(rights, person, chat);
}
