import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { alert, chatSession, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { wireTime } from '../../../../shared/time/wire.ts';
import { chatLink } from '../chat-link.ts';
import { coarseMoment } from '../coarse-moment.ts';
import { pseudonymName } from '../pseudonym.ts';
import { mayName } from '../session/sessions.ts';

type Told = Calls['people/alert/list']['answer']['data'][number];

/** What was true when it was told may be hidden since: an alert about someone is seen by those who see them. */
export const handler: Handler<Calls['people/alert/list']> = async (context, { query }) => {
  const { db } = context;
  const limit = query.page_limit ?? 20;
  const page = Math.max(1, query.page_offset ?? 1);
  const mine = ownAlerts(context);
  const [numbers] = await db
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${alert.readAt} is null)`.mapWith(Number) })
    .from(alert)
    .where(mine);
  const rows = await db
    .select({ row: alert, chat: chatSession })
    .from(alert)
    .leftJoin(chatSession, and(eq(chatSession.companyId, alert.companyId), eq(chatSession.id, alert.session)))
    .where(mine)
    .orderBy(desc(alert.createdAt), desc(alert.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const at = wireTime(context.config.wireZone);
  const data: Told[] = [];
  for (const found of rows) data.push(await toldNow(context as CallContext, found, at));
  return { data, total_count: numbers?.total ?? 0, unread_count: numbers?.unread ?? 0 };
};

/** Kinds that say what someone answered in a chat. */
const ofChats = new Set(['alert-word', 'case', 'enps', 'feedback']);

interface Found {
  row: typeof alert.$inferSelect;
  chat: typeof chatSession.$inferSelect | null;
}

/** Anyone who could see names when they were told of a chat, and may not any more, reads the pseudonym from now on. */
async function toldNow(context: CallContext, { row, chat }: Found, wire: (at: Date) => string): Promise<Told> {
  const { id, kind, text, createdAt, readAt } = row;
  const params = row.params as Record<string, string | number>;
  const ofChat = chat !== null || ofChats.has(kind);
  const named = mayName(context);
  const link = ofChat ? linkNow(context, named, row.employee, chat?.id ?? null) : row.link;
  const told = { id, kind, link, read: readAt !== null };
  if (named || !ofChat) return { ...told, text: context.text(text, params), createdAt: wire(createdAt) };
  const name = chat ? pseudonymName(context, chat) : context.text('people/session/someone');
  const instead = { name, touchpoint: context.text('people/session/hidden-title') };
  const { at, within } = await coarseMoment(context, createdAt);
  return {
    ...told,
    text: context.text(text, { ...params, ...instead }),
    createdAt: wire(at),
    within,
  };
}

/** By what the reader may open now, which is not always what they might when they were told. */
function linkNow(context: CallContext, named: boolean, person: string | null, chat: string | null): string | null {
  const may = (gate: string) => context.explain(gate)?.allowed === true;
  const rights = { named, opensPeople: may('people/user/member'), listsChats: may('people/session/list') };
  return chatLink(rights, person, chat);
}

export function ownAlerts(context: CallContext<never>) {
  const { db, actor, company } = context;
  const seen = db
    .select({ one: sql`1` })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, alert.employee), context.visible('people/user')));
  return and(eq(alert.companyId, company), eq(alert.user, actor.id), or(isNull(alert.employee), sql`exists (${seen})`));
}
