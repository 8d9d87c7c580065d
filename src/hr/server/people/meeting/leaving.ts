import { and, eq, gt, or } from 'drizzle-orm';
import { meeting } from '../../../../generated/tables.ts';
import type { CallContext, Change } from '../../../../server/context.ts';

/** Soon, and not within the hour: what was planned with someone, or by someone, who leaves. */
export async function cancelOfLeaver(context: CallContext, { old, values, id }: Change): Promise<void> {
  const { db, company, now } = context;
  const leaves = ['status', 'exit_date'].some((name) => name in values && values[name] !== old?.[name]);
  if (!old || !leaves) return;
  const [found] = await db
    .select({ id: meeting.id })
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, company),
        or(eq(meeting.user, id), eq(meeting.organiser, id)),
        eq(meeting.state, 'scheduled'),
        gt(meeting.event_time, now),
      ),
    )
    .limit(1);
  if (found) await context.jobs.send('people/meeting/leavers', {});
}
