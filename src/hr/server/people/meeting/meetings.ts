import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { meeting, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Database } from '../../../../server/context.ts';
import { mayName } from '../session/sessions.ts';

export type Meeting = typeof meeting.$inferSelect;
type Provider = Meeting['provider'];

type Within = Pick<CallContext, 'db' | 'company'>;

/** What a change may say anew. */
export type Wanted = Pick<Meeting, 'title' | 'description' | 'event_time' | 'expiry_time' | 'time_zone'>;

/** As the row keeps what is on its way. */
export const kept = ({ event_time, expiry_time, ...texts }: Wanted): Record<string, string> => ({
  ...texts,
  event_time: event_time.toISOString(),
  expiry_time: expiry_time.toISOString(),
});

export function wantedOf({ wanted }: Meeting): Wanted {
  const { title = '', description = '', event_time = '', expiry_time = '', time_zone = '' } = wanted ?? {};
  return {
    title,
    description,
    event_time: new Date(event_time),
    expiry_time: new Date(expiry_time),
    time_zone,
  };
}

export async function meetingById(db: Database, company: string, id: string): Promise<Meeting | undefined> {
  const [found] = await db
    .select()
    .from(meeting)
    .where(and(eq(meeting.companyId, company), eq(meeting.id, id)));
  return found;
}

/**
 * That there was a meeting is known to all who may schedule one. For who may not know whose a chat is, to its organiser
 * alone: on the day that a meeting was made the case of a chat changed as well.
 */
export const meetingsKnown = (context: CallContext): SQL | undefined =>
  mayName(context) ? undefined : eq(meeting.organiser, context.actor.id);

/** Those of people whom the caller sees. */
export const meetingsSeen = (context: CallContext): SQL | undefined =>
  and(context.visible('people/meeting'), meetingsKnown(context));

/** One of the caller's own with a person whom they see, and nobody else's to change until this is done. */
export async function ownMeeting(context: CallContext, which: SQL | undefined): Promise<Meeting> {
  const [found] = await context.db
    .select()
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, context.company),
        eq(meeting.organiser, context.actor.id),
        which,
        context.visible('people/meeting'),
      ),
    )
    .for('update');
  return found ?? context.notFound();
}

export const byEvent = (provider: Provider, event: string): SQL | undefined =>
  and(eq(meeting.provider, provider), eq(meeting.event_id, event), inArray(meeting.state, ['scheduled', 'cancelled']));

export async function locked({ db, company }: Within, id: string): Promise<Meeting | undefined> {
  const [found] = await db
    .select()
    .from(meeting)
    .where(and(eq(meeting.companyId, company), eq(meeting.id, id)))
    .for('update');
  return found;
}

/** Writes a row anew, with its next version. */
export async function change(
  { db, company }: Within,
  now: Date,
  { id, version }: Meeting,
  values: Partial<Meeting>,
): Promise<Meeting> {
  const [changed] = await db
    .update(meeting)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(and(eq(meeting.companyId, company), eq(meeting.id, id)))
    .returning();
  if (!changed) throw new Error('a meeting was gone while it was changed');
  return changed;
}

/** Someone of the company, as meetings name and reach them. */
export interface Attendee {
  id: string;
  email: string;
  name: string;
  zone: string;
  status: string;
  exit: string | null;
}

export async function attendee(db: Database, company: string, which: SQL | undefined): Promise<Attendee | undefined> {
  const [found] = await db
    .select({
      id: userProfile.id,
      email: userProfile.email,
      name: userProfile.display_name,
      zone: userProfile.user_timezone,
      status: userProfile.status,
      exit: userProfile.exit_date,
    })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), which));
  return found;
}

export const withId = (id: string): SQL => eq(userProfile.id, id);
