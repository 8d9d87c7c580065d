import { and, eq, isNull } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { alert } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';
import { ownAlerts } from './list.ts';

/** One that is someone else's, or no longer shown, does not exist. */
export const handler: Handler<Calls['people/alert/read']> = async (context, { params }) => {
  const found = await context.db
    .select({ id: alert.id })
    .from(alert)
    .where(and(ownAlerts(context), eq(alert.id, params.id)));
  if (found.length === 0) return context.notFound();
  await context.db
    .update(alert)
    .set({ readAt: context.now })
    .where(and(eq(alert.companyId, context.company), eq(alert.id, params.id), isNull(alert.readAt)));
  return { status: 200 };
};
