import { and, countDistinct, eq, ne, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatSession } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn, startOfDay } from '../../../shared/time/wire.ts';

type Span = 'day' | 'month' | 'year';

const minimum = constants['segments/engagement.minimum'];

/**
 * When something came of a chat, as anyone who may not see names is told: the day, or as much more as it takes for enough
 * people to have had a chat that could have been answered then. The day of a touchpoint follows from that of joining.
 */
export async function coarseMoment(context: CallContext, at: Date): Promise<{ at: Date; within: Span }> {
  for (const within of ['day', 'month'] as const) {
    const { from, to } = spanOf(context.config.wireZone, at, within);
    if ((await peopleAsked(context, from, to)) >= minimum) return { at: from, within };
  }
  return { at: spanOf(context.config.wireZone, at, 'year').from, within: 'year' };
}

function spanOf(zone: string, at: Date, span: Span): { from: Date; to: Date } {
  const start = startOfDay(zone);
  const day = dayIn(zone, at);
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const on = (...parts: [number, number, number?]) => start(new Date(Date.UTC(...parts)).toISOString().slice(0, 10));
  if (span === 'year') return { from: on(year, 0), to: on(year + 1, 0) };
  if (span === 'month') return { from: on(year, month - 1), to: on(year, month) };
  return { from: start(day), to: on(year, month - 1, date + 1) };
}

/** Whose answers were waited for in this time. Callers know of their own chats. */
async function peopleAsked(context: CallContext, from: Date, to: Date): Promise<number> {
  const { db, company, actor } = context;
  const first = new Date(from.getTime() - constants['chats/link.days'] * 86_400_000);
  const [row] = await db
    .select({ people: countDistinct(chatSession.user) })
    .from(chatSession)
    .where(
      and(
        eq(chatSession.companyId, company),
        ne(chatSession.user, actor.id),
        sql`${chatSession.startedAt} between ${first.toISOString()} and ${to.toISOString()}`,
        context.visible('people/session'),
      ),
    );
  return row?.people ?? 0;
}
