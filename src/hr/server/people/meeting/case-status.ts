import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { chatSession, meeting, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { type Chat, lastChatOf, setCase } from '../session/sessions.ts';
import type { Meeting } from './meetings.ts';

type Status = Chat['action_status'];
type About = Pick<Meeting, 'user' | 'session'>;

/** Where the case of a person stands that a meeting is about: in its chat, or without one with the person. */
export async function caseStatus(context: CallContext<never>, about: About): Promise<Status> {
  const [found] = await query(context, about);
  return found?.status ?? 'open';
}

/** The same, which nobody else changes until this is done. */
async function lockedStatus(context: CallContext<never>, about: About): Promise<Status> {
  const [found] = await query(context, about).for('update');
  return found?.status ?? 'open';
}

const query = ({ db, company }: CallContext<never>, { user, session }: About) =>
  session
    ? db
        .select({ status: chatSession.action_status })
        .from(chatSession)
        .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session)))
        .$dynamic()
    : db
        .select({ status: userProfile.action_status })
        .from(userProfile)
        .where(and(eq(userProfile.companyId, company), eq(userProfile.id, user)))
        .$dynamic();

/** Another meeting about the same case that goes on or is to come: the case waits for that one still. */
export async function otherMeeting(
  { db, company, now }: CallContext<never>,
  { id, user, session }: Meeting,
): Promise<Meeting | undefined> {
  const [found] = await db
    .select()
    .from(meeting)
    .where(
      and(
        eq(meeting.companyId, company),
        eq(meeting.user, user),
        session ? eq(meeting.session, session) : isNull(meeting.session),
        ne(meeting.id, id),
        eq(meeting.state, 'scheduled'),
        gt(meeting.expiry_time, now),
      ),
    )
    .orderBy(desc(meeting.event_time), desc(meeting.id))
    .limit(1);
  return found;
}

/** Puts it there, with a line of the audit; nothing where it stands there already. */
export async function putCase(context: CallContext, about: About, status: Status): Promise<Status> {
  const { db, company, now } = context;
  const { user, session } = about;
  const before = await lockedStatus(context as CallContext<never>, about);
  if (before === status) return before;
  if (session) {
    const [chat] = await db
      .select({ version: chatSession.version })
      .from(chatSession)
      .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session)));
    await db
      .update(chatSession)
      .set({
        action_status: status,
        version: (chat?.version ?? 0) + 1,
        updatedAt: now,
      })
      .where(and(eq(chatSession.companyId, company), eq(chatSession.id, session)));
  }
  const last = session && (await lastChatOf(context, user));
  if (!session || (last && last.id === session)) await setCase(context, user, status);
  context.audit({
    type: 'chat',
    activity: 'change status',
    entity: session ? 'people/session' : 'people/user',
    recordId: session ?? user,
    old: { action_status: before },
    new: { action_status: status },
  });
  return before;
}
