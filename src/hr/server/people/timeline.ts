import { and, desc, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
import { chatSession, stage } from '../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import {
  inOrder,
  type TimelineChat,
  type TimelineEntry,
  type TimelineStage,
  type TimelineState,
  timelineOf,
} from '../../rules/timeline.ts';
import { today } from '../access/actor.ts';
import { zoneOf } from '../company/zone.ts';
import { meetingsOf } from './meeting/on-timeline.ts';

/** No moods and no answers: only what was sent when, and whether something came back. */
export const handler: Handler<Calls['people/timeline']> = (context, { params }) =>
  timelineOfPerson(context, params.memberId);

export async function timelineOfPerson(context: CallContext, id: string): Promise<Calls['people/timeline']['answer']> {
  const { joining_date, exit_date } = await context.records.read('people/user', id);
  const zone = await zoneOf(context);
  const day = today(zone, context.now);
  const person = { joining: String(joining_date), exit: exit_date ? String(exit_date) : null };
  const chats = await chatsOf(context, id, zone);
  const entries = timelineOf(person, await liveStages(context, zone), chats, day);
  const data = inOrder([...entries, ...(await meetingsOf(context, id, zone))]);
  return { today: day, data, ...(entries.length > 0 && countsOf(entries)) };
}

function countsOf(entries: readonly TimelineEntry[]) {
  const count = (...states: TimelineState[]) => entries.filter(({ state }) => states.includes(state)).length;
  return {
    answered: count('answered'),
    sent: count('answered', 'started', 'sent'),
    coming: count('due', 'upcoming'),
  };
}

async function liveStages({ db, company }: CallContext, zone: string): Promise<TimelineStage[]> {
  const rows = await db
    .select({
      id: stage.id,
      title: stage.title,
      duration: stage.triggerTimeDuration,
      unit: stage.triggerTimeUnit,
      made: stage.createdAt,
    })
    .from(stage)
    .where(and(eq(stage.companyId, company), eq(stage.status, 'live'), eq(stage.stageType, 'lifecycle')));
  return rows.map(({ made, ...row }) => ({ ...row, since: today(zone, made) }));
}

async function chatsOf(context: CallContext, user: string, zone: string): Promise<TimelineChat[]> {
  const rows = await context.db
    .select({
      id: chatSession.id,
      stage: chatSession.stage,
      title: chatSession.stage_title,
      status: chatSession.status,
      made: chatSession.createdAt,
      startedAt: chatSession.startedAt,
      completedAt: chatSession.completedAt,
    })
    .from(chatSession)
    .where(
      and(eq(chatSession.companyId, context.company), eq(chatSession.user, user), context.visible('people/session')),
    )
    .orderBy(desc(chatSession.createdAt))
    .limit(constants['people/timeline/most']);
  const written = wireTime(context.config.wireZone);
  return rows.map((row) => ({
    ...row,
    made: today(zone, row.startedAt ?? row.made),
    startedAt: row.startedAt && written(row.startedAt),
    completedAt: row.completedAt && written(row.completedAt),
  }));
}
