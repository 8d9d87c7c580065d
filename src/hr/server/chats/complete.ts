import { and, eq } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import { lockChat } from './messages.ts';
import type { ChatOf, ChatWork } from './work.ts';

export interface Completion {
  /** 1 to 5. */
  mood?: number;
  /** Driver → 1 to 5. */
  ratings?: Readonly<Record<string, number>>;
  /** 0 to 10. */
  enps?: number;
}

export type Completed =
  | {
      outcome: 'completed' | 'repeated';
      /** Where a content person is asked to say so, when the company offers that. */
      offer: { field: string; label: string; link: string } | null;
    }
  /** `differs`: it was completed before, with other values, which stay. */
  | { outcome: 'refused'; because: 'no-chat' | 'differs' };

type Session = typeof chatSession.$inferSelect;

/** Ends a chat with what was answered, and does what the company's settings say of such a chat. */
export async function completeChat(work: ChatWork, chat: ChatOf, completion: Completion): Promise<Completed> {
  const session = await lockChat(work, chat);
  if (!session) return { outcome: 'refused', because: 'no-chat' };
  const ended = valuesOf(completion);
  if (session.status === 'completed') {
    const same = isSame(session, ended);
    return same ? { outcome: 'repeated', offer: null } : { outcome: 'refused', because: 'differs' };
  }
  await work.db
    .update(chatSession)
    .set({
      ...ended,
      status: 'completed',
      startedAt: session.startedAt ?? work.now,
      completedAt: work.now,
      updatedAt: work.now,
    })
    .where(and(eq(chatSession.companyId, chat.company), eq(chatSession.id, chat.session)));
  await tellOfPerson(work, chat, session, ended);
  return { outcome: 'completed', offer: null };
}

type Ended = Pick<Session, 'overall_mood' | 'driver_rating' | 'driverAverage' | 'enps'>;

function valuesOf({ mood, ratings = {}, enps }: Completion): Ended {
  const given = Object.values(ratings);
  const mean = given.reduce((sum, rating) => sum + rating, 0) / given.length;
  return {
    overall_mood: mood ?? null,
    driver_rating: { ...ratings },
    driverAverage: given.length > 0 ? Math.round(mean * 10) / 10 : null,
    enps: enps ?? null,
  };
}

const isSame = (session: Ended, ended: Ended): boolean =>
  session.overall_mood === ended.overall_mood &&
  session.enps === ended.enps &&
  Object.keys(session.driver_rating).length === Object.keys(ended.driver_rating).length &&
  Object.entries(ended.driver_rating).every(([driver, rating]) => session.driver_rating[driver] === rating);

/**
 * The person's own record says what was heard last. A case that somebody works on stays as it is; one that was resolved
 * is open again when the person is not well. The record's version is that of its editors, and stays.
 */
async function tellOfPerson(work: ChatWork, chat: ChatOf, session: Session, ended: Ended): Promise<void> {
  const own = and(eq(userProfile.companyId, chat.company), eq(userProfile.id, session.user));
  const [person] = await work.db.select({ status: userProfile.action_status }).from(userProfile).where(own);
  const unwell = ended.overall_mood !== null && ended.overall_mood <= constants['segments/engagement.disengagedUpTo'];
  await work.db
    .update(userProfile)
    .set({
      ...(ended.overall_mood !== null && { user_mood: ended.overall_mood }),
      ...(ended.driverAverage !== null && { user_driver_average: ended.driverAverage }),
      ...(person?.status === 'resolved' && unwell && { action_status: 'open' as const }),
      stage_title: session.stage_title,
      last_triggered_stage: session.startedAt ?? work.now,
    })
    .where(own);
}
