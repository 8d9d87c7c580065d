import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { chatSession, meeting, userProfile } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { dayIn, wireTime } from '../../../shared/time/wire.ts';
import { isPaused } from '../../rules/pause.ts';
import { moodsByDay } from '../../rules/summary.ts';
import { readSettings } from '../company/settings.ts';
import { zoneOf } from '../company/zone.ts';
import { meetingsSeen } from './meeting/meetings.ts';
import { lastChatOf } from './session/sessions.ts';
import { timelineOfPerson } from './timeline.ts';

type Summary = Calls['people/summary'];
type Answer = Summary['answer'];

/**
 * Each part is told to those who see it on the tab that it is from, and its absence says nothing. Words are not among
 * it: reading them is kept in the audit, which the call for a transcript does.
 */
export const handler: Handler<Summary> = async (context, { params }) => {
  const { id } = await context.records.read('people/user', params.memberId);
  const may = (gate: string) => context.explain(gate)?.allowed === true;
  const told = may('people/session/of-person');
  const plans = may('people/user/timeline');
  const meets = may('people/meeting/schedule');
  return {
    told,
    ...(told && (await chatsOf(context, String(id)))),
    plans: plans || meets,
    ...(plans && (await nextOf(context, String(id)))),
    ...(meets && (await meetingsOf(context, String(id)))),
  };
};

async function chatsOf(context: CallContext, user: string): Promise<Partial<Answer>> {
  const { db, company, config } = context;
  const all = and(eq(chatSession.companyId, company), eq(chatSession.user, user), context.visible('people/session'));
  const zone = await zoneOf(context);
  const [number] = await db.select({ chats: count() }).from(chatSession).where(all);
  const rows = await db
    .select({ at: chatSession.completedAt, mood: chatSession.overall_mood })
    .from(chatSession)
    .where(and(all, isNotNull(chatSession.overall_mood), isNotNull(chatSession.completedAt)))
    .orderBy(desc(chatSession.completedAt))
    // Of several on one day one is drawn.
    .limit(2 * constants['people/summary/moods']);
  const told = rows.reverse().flatMap(({ at, mood }) => (at && mood ? [{ day: dayIn(zone, at), mood }] : []));
  const last = await lastChatOf(context, user);
  const at = last && (last.completedAt ?? last.startedAt ?? last.createdAt);
  const { summary } = await readSettings(db, company);
  return {
    chats: number?.chats ?? 0,
    moods: moodsByDay(told, constants['people/summary/moods']) as Answer['moods'],
    ...(last && at && { summary, last: last.id, last_title: last.stage_title, last_at: wireTime(config.wireZone)(at) }),
  };
}

async function nextOf(context: CallContext, user: string): Promise<Partial<Answer>> {
  const { data } = await timelineOfPerson(context, user);
  const next = data.find(({ state }) => state === 'due' || state === 'upcoming');
  if (!next) return { comes: false };
  const { pause } = await readSettings(context.db, context.company);
  return { comes: true, next_title: next.title, next_day: next.day, paused: isPaused(pause, context.now) };
}

async function meetingsOf(context: CallContext, user: string): Promise<Partial<Answer>> {
  const { db, company, now, config } = context;
  const coming = and(
    eq(meeting.companyId, company),
    eq(meeting.user, user),
    eq(meeting.state, 'scheduled'),
    gt(meeting.event_time, now),
    meetingsSeen(context),
  );
  const [number] = await db.select({ meetings: count() }).from(meeting).where(coming);
  const [next] = await db
    .select({ at: meeting.event_time, name: userProfile.display_name })
    .from(meeting)
    .innerJoin(userProfile, and(eq(userProfile.companyId, meeting.companyId), eq(userProfile.id, meeting.organiser)))
    .where(coming)
    .orderBy(asc(meeting.event_time), asc(meeting.id))
    .limit(1);
  const meetings = number?.meetings ?? 0;
  return {
    meetings,
    ...(next && { meeting_with: next.name, meeting_at: wireTime(config.wireZone)(next.at) }),
    ...(meetings > 1 && { later: meetings - 1 }),
  };
}
