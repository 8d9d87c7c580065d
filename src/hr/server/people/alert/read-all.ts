import { and, eq, isNull } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { alert } from '../../../../generated/tables.ts';
import type { Handler } from '../../../../server/context.ts';

/** Also those that are hidden, or they would count as new if they came back. */
export const handler: Handler<Calls['people/alert/read-all']> = async (context) => {
  await context.db
    .update(alert)
    .set({ readAt: context.now })
    .where(and(eq(alert.companyId, context.company), eq(alert.user, context.actor.id), isNull(alert.readAt)));
  return { status: 200 };
};
