import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { alert, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { pseudonymName } from './pseudonym.ts';
import { mayName } from './sessions.ts';

/** What was true when it was told may be hidden since: an alert about somebody is seen by those who see them. */
export const alertList: Handler<Calls['people/alert.list']> = async (context, { query }) => {
  const { db } = context;
  const limit = query.page_limit ?? 20;
  const page = Math.max(1, query.page_offset ?? 1);
  const mine = ownAlerts(context);
  const [numbers] = await db
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${alert.readAt} is null)`.mapWith(Number) })
    .from(alert)
    .where(mine);
  const rows = await db
    .select()
    .from(alert)
    .where(mine)
    .orderBy(desc(alert.createdAt), desc(alert.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const at = wireTime(context.config.wireZone);
  const data = rows.map(toldNow(context as CallContext)).map(({ id, kind, text, params, link, createdAt, readAt }) => ({
    id,
    kind,
    text: context.text(text, params as Record<string, string | number>),
    link,
    createdAt: at(createdAt),
    read: readAt !== null,
  }));
  return { data, total_count: numbers?.total ?? 0, unread_count: numbers?.unread ?? 0 };
};

/** Kinds that say what somebody answered in a chat. */
const ofChats = new Set(['alert-word', 'case', 'enps', 'feedback']);

/** Whoever could see names when they were told, and may not any more, reads the pseudonym from now on. */
function toldNow(context: CallContext): (row: typeof alert.$inferSelect) => typeof alert.$inferSelect {
  if (mayName(context)) return (row) => row;
  return (row) => {
    const { kind, employee, params, link } = row;
    if (!ofChats.has(kind) || employee === null) return row;
    const leads = link?.startsWith('/employees/') ? '/' : link;
    return { ...row, params: { ...params, name: pseudonymName(context, employee) }, link: leads };
  };
}

export function ownAlerts(context: CallContext<never>) {
  const { db, actor, company } = context;
  const seen = db
    .select({ one: sql`1` })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, alert.employee), context.visible('people/user')));
  return and(eq(alert.companyId, company), eq(alert.user, actor.id), or(isNull(alert.employee), sql`exists (${seen})`));
}
