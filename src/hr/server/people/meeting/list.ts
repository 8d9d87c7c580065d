import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { meeting, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { wireTime } from '../../../../shared/time/wire.ts';
import { visiblePerson } from '../../access/members.ts';
import { mayName } from '../session/sessions.ts';
import { caseStatus, otherMeeting } from './case-status.ts';
import { invitesWith } from './invite.ts';
import { meetingsSeen } from './meetings.ts';

/** That there was a meeting is known to all of whom `meetingsSeen` says so; what it was about to its organiser. */
export const handler: Handler<Calls['people/meeting/list']> = async (context, { params, query }) => {
  const { db, company, actor } = context;
  const person = await visiblePerson(context as CallContext, params.userId);
  const which = and(
    eq(meeting.companyId, company),
    eq(meeting.user, person.id),
    inArray(meeting.state, ['scheduled', 'cancelled']),
    meetingsSeen(context as CallContext),
  );
  const rows = await db
    .select({ meeting, organiser: userProfile.display_name })
    .from(meeting)
    .innerJoin(userProfile, and(eq(userProfile.companyId, meeting.companyId), eq(userProfile.id, meeting.organiser)))
    .where(which)
    .orderBy(desc(meeting.event_time), desc(meeting.id))
    .limit(query.page_limit ?? 10);
  const [all] = await db.select({ total: count() }).from(meeting).where(which);
  const next = (await invitesWith(context as CallContext, [person.id])).get(person.id);
  const written = wireTime(context.config.wireZone);
  const data = [];
  for (const { meeting: one, organiser } of rows) {
    const isOwn = one.organiser === actor.id;
    data.push({
      id: one.id,
      user: one.user,
      title: one.title,
      organiser: one.organiser,
      organiser_name: organiser,
      provider: one.provider,
      event_time: written(one.event_time),
      expiry_time: written(one.expiry_time),
      state: one.state,
      invite: next && one.event_id !== null && one.event_id === next.user_schedule.id ? next.type : null,
      cancelled_because: one.cancelled_because,
      status_before: isOwn && (await canGoBack(context as CallContext<never>, one)) ? one.status_before : null,
      ...(isOwn && { description: one.description }),
    });
  }
  return { data, total_count: all?.total ?? 0 };
};

/** The case waits for a meeting that will not be. */
const canGoBack = async (context: CallContext<never>, one: typeof meeting.$inferSelect): Promise<boolean> =>
  mayName(context as CallContext) &&
  one.state === 'cancelled' &&
  one.status_before !== null &&
  (await caseStatus(context, one)) === 'scheduled' &&
  !(await otherMeeting(context, one));
