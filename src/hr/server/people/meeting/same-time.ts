import { and, eq, inArray } from 'drizzle-orm';
import { meeting } from '../../../../generated/tables.ts';
import { type CallContext, lock } from '../../../../server/context.ts';
import type { Attendee, Meeting } from './meetings.ts';
import { refuse } from './planned.ts';

/** The caller's own with this person that begins then. Of two that come at once the second finds what the first has made. */
export async function meetingThen(
  { db, company, actor }: Pick<CallContext, 'db' | 'company' | 'actor'>,
  person: string,
  then: Date,
): Promise<Meeting | undefined> {
  await lock(db, `meeting/${company}/${actor.id}/${person}`);
  const [found] = await db
    .select()
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, company),
        eq(meeting.organiser, actor.id),
        eq(meeting.user, person),
        eq(meeting.event_time, then),
        inArray(meeting.state, ['sending', 'scheduled']),
      ),
    );
  return found;
}

export const refuseSecond = (context: CallContext<'AlreadyThen'>, { name }: Pick<Attendee, 'name'>): never =>
  refuse(context, 'AlreadyThen', { params: { name }, errors: { start_time: [] } });
