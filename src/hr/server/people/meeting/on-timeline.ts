import { and, desc, eq, inArray } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { meeting, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { dayIn, wireTime } from '../../../../shared/time/wire.ts';
import type { TimelineEntry } from '../../../rules/timeline.ts';
import { meetingsSeen } from './meetings.ts';

/** For anyone who may schedule meetings: with whom there was one, and not what it was about. */
export async function meetingsOf(context: CallContext, user: string, zone: string): Promise<TimelineEntry[]> {
  const { db, company, now, config } = context;
  if (!context.explain('people/meeting/schedule')?.allowed) return [];
  const rows = await db
    .select({ id: meeting.id, at: meeting.event_time, state: meeting.state, name: userProfile.display_name })
    .from(meeting)
    .innerJoin(userProfile, and(eq(userProfile.companyId, meeting.companyId), eq(userProfile.id, meeting.organiser)))
    .where(
      and(
        eq(meeting.companyId, company),
        eq(meeting.user, user),
        inArray(meeting.state, ['scheduled', 'cancelled']),
        meetingsSeen(context),
      ),
    )
    .orderBy(desc(meeting.event_time))
    .limit(constants['people/timeline/most']);
  return rows.map(({ id, at, state, name }) => ({
    key: id,
    title: context.text('people/timeline/meeting', { name }),
    state: state === 'cancelled' ? 'meeting_off' : at > now ? 'meeting' : 'met',
    day: dayIn(zone, at),
    at: wireTime(config.wireZone)(at),
  }));
}
