import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { meeting } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { wireTime } from '../../../../shared/time/wire.ts';

interface Invite {
  type: 'edit' | 'delete';
  user_schedule: {
    id: string | null;
    event_time: string;
    expiry_time: string;
    title: string;
    description: string;
    event_data: string | null;
    calendar_mail_client: 'google' | 'outlook' | 'rapport';
  };
}

/** The next meeting that the caller has scheduled with each of these people. */
export async function invitesWith(context: CallContext, people: readonly string[]): Promise<Map<string, Invite>> {
  const { db, company, actor, now, config } = context;
  if (people.length === 0 || !context.explain('people/meeting/schedule')?.allowed) return new Map();
  const rows = await db
    .select()
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, company),
        eq(meeting.organiser, actor.id),
        inArray(meeting.user, [...people]),
        eq(meeting.state, 'scheduled'),
        gt(meeting.expiry_time, now),
      ),
    )
    .orderBy(asc(meeting.event_time), asc(meeting.id));
  const written = wireTime(config.wireZone);
  const found = new Map<string, Invite>();
  for (const one of rows)
    if (!found.has(one.user))
      found.set(one.user, {
        type: one.event_time > now ? 'edit' : 'delete',
        user_schedule: {
          id: one.event_id,
          event_time: written(one.event_time),
          expiry_time: written(one.expiry_time),
          title: one.title,
          description: one.description,
          event_data: one.calendar_id,
          calendar_mail_client: one.provider,
        },
      });
  return found;
}
