import { and, eq, ne } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { stage } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { isStayingAdmin } from '../people/active-admin.ts';

/** All of their touchpoints or none, each with its line in the audit log; the post-exit survey has a dialog of its own. */
export const handler: Handler<Calls['touchpoints/sender.replace']> = async (context, { body: { from, to } }) => {
  if (from.toLowerCase() === to.toLowerCase()) return context.fail('SameSender', { errors: { to: [] } });
  const { db, company } = context;
  if (!(await isStayingAdmin(context, to))) return context.fail('SenderNotAdmin', { errors: { to: [] } });
  const theirs = await db
    .select({ id: stage.id })
    .from(stage)
    .where(
      and(
        eq(stage.companyId, company),
        eq(stage.chatFromUser, from),
        eq(stage.stageType, 'lifecycle'),
        ne(stage.status, 'deleted'),
      ),
    );
  if (theirs.length === 0) return context.fail('NoTouchpoints', { errors: { from: [] } });
  const ids = theirs.map(({ id }) => id);
  await context.records.updateMany('touchpoints/stage', ids, () => ({ chatFromUser: to }));
  return { status: 200, changed: ids.length };
};
