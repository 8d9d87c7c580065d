import { and, eq } from 'drizzle-orm';
import { optionLabels } from '../../../generated/options.ts';
import { chatSession, userProfile } from '../../../generated/tables.ts';
import { readSettings } from '../company/settings.ts';
import { lockChat } from './messages.ts';
import { peopleOf } from './notify.ts';
import { actOnEnd } from './settings-effects.ts';
import type { ChatOf, ChatWork } from './work.ts';

interface Completion {
  /** 1 to 5. */
  mood?: number;
  /** Driver → 1 to 5. */
  ratings?: Readonly<Record<string, number>>;
  /** 0 to 10. */
  enps?: number;
}

type Completed =
  | {
      outcome: 'completed' | 'repeated';
      /** Where a content person is asked to say so, when the company offers that. */
      offer: Offered;
    }
  /** `differs`: it was completed before, with other values, which stay. */
  | { outcome: 'refused'; because: 'no-chat' | 'differs' };

/** A page of the company elsewhere, and its name. */
export type Offered = { field: string; label: string; link: string } | null;

type Session = typeof chatSession.$inferSelect;

/** Ends a chat with what was answered, and does what the company's settings say of such a chat. */
export async function completeChat(work: ChatWork, chat: ChatOf, completion: Completion): Promise<Completed> {
  const session = await lockChat(work, chat);
  if (!session) return { outcome: 'refused', because: 'no-chat' };
  const ended = valuesOf(completion);
  if (session.status === 'completed') {
    if (!isSame(session, ended)) return { outcome: 'refused', because: 'differs' };
    return { outcome: 'repeated', offer: await offerOf(work, chat, session.brand_offered) };
  }
  const [person] = await peopleOf(work, chat.company, [session.user]);
  if (!person) return { outcome: 'refused', because: 'no-chat' };
  const ending = { chat, session, person, mood: ended.overall_mood, enps: ended.enps };
  const { chat: settled, status } = await actOnEnd(work, ending);
  const startedAt = session.startedAt ?? work.now;
  await work.db
    .update(chatSession)
    .set({ ...ended, ...settled, status: 'completed', startedAt, completedAt: work.now, updatedAt: work.now })
    .where(and(eq(chatSession.companyId, chat.company), eq(chatSession.id, chat.session)));
  await tellOfPerson(work, { ...session, ...ended, ...settled, startedAt }, status);
  return { outcome: 'completed', offer: await offerOf(work, chat, settled.brand_offered) };
}

/** The address as it is now: it may have changed since it was offered first. */
export async function offerOf(
  { db }: Pick<ChatWork, 'db'>,
  { company }: ChatOf,
  field: Session['brand_offered'],
): Promise<Offered> {
  if (!field) return null;
  const { links } = (await readSettings(db, company)).promotion;
  const link = links[field];
  return link ? { field, label: optionLabels['company/socialLinks'][field], link } : null;
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
 * The person's own record says what was heard last. Its version is that of its editors, and stays: it must neither make
 * what they are writing stale nor tell whose chat has just ended.
 */
async function tellOfPerson(
  work: ChatWork,
  session: Session,
  status: typeof userProfile.$inferSelect.action_status,
): Promise<void> {
  const { overall_mood: mood, driverAverage } = session;
  await work.db
    .update(userProfile)
    .set({
      ...(mood !== null && { user_mood: mood }),
      ...(driverAverage !== null && { user_driver_average: driverAverage }),
      action_status: status,
      case_assignee: session.assignee,
      ...(session.stage !== null && {
        stage_title: session.stage_title,
        last_stage: session.stage,
        last_triggered_stage: session.startedAt,
      }),
    })
    .where(and(eq(userProfile.companyId, session.companyId), eq(userProfile.id, session.user)));
}
