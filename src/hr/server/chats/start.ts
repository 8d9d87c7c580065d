import { and, eq } from 'drizzle-orm';
import type { OptionValues } from '../../../generated/options.ts';
import { chatSession, company as companies, stage as stages, userProfile } from '../../../generated/tables.ts';
import { lock } from '../../../server/context.ts';
import { isPaused } from '../../rules/pause.ts';
import { today } from '../access/actor.ts';
import { readSettings } from '../company/settings.ts';
import { pseudonymFor } from '../people/pseudonym.ts';
import { takeCredit } from './credits.ts';
import { tellCreditsGone } from './credits-gone.ts';
import type { ChatWork } from './work.ts';

interface ChatToStart {
  company: string;
  /** Id of the employee. */
  user: string;
  /** Id of the touchpoint. */
  stage: string;
  /** Touchpoints are for people who work here, the post-exit survey is for those who have left. */
  kind?: OptionValues['touchpoints/stage.types'];
  /** Names the chat at the other side: started again under the same name it is the same chat. */
  externalId?: string;
  /** A chat of this name whose mail was taken back starts like a new one, for the same credit. */
  again?: boolean;
}

type Started =
  | { outcome: 'started' | 'repeated'; session: string }
  /** Nothing was made; to be tried again later. */
  | { outcome: 'held'; because: 'paused' | 'credits' }
  | {
      outcome: 'refused';
      because: 'no-person' | 'exited' | 'still-here' | 'no-touchpoint' | 'not-live' | 'switched-off' | 'other-chat';
    };

/** Starts a chat with an employee: one credit each. Fails with nothing; what came of it is the answer. */
export async function startChat(work: ChatWork, chat: ChatToStart): Promise<Started> {
  const known = await byExternalId(work, chat);
  if (known && !chat.again) return known;
  const [person] = await work.db
    .select({
      status: userProfile.status,
      exitDate: userProfile.exit_date,
      timeZone: companies.time_zone,
      touchpoints: companies.milestone_active,
      exits: companies.exit_active,
    })
    .from(userProfile)
    .innerJoin(companies, eq(companies.companyId, userProfile.companyId))
    .where(and(eq(userProfile.companyId, chat.company), eq(userProfile.id, chat.user)));
  if (!person) return { outcome: 'refused', because: 'no-person' };
  const kind = chat.kind ?? 'lifecycle';
  const left = person.exitDate !== null && person.exitDate <= today(person.timeZone, work.now);
  if (kind === 'lifecycle' && (left || person.status !== 'active')) return { outcome: 'refused', because: 'exited' };
  if (kind === 'postExit' && !left) return { outcome: 'refused', because: 'still-here' };
  if (!(kind === 'lifecycle' ? person.touchpoints : person.exits))
    return { outcome: 'refused', because: 'switched-off' };
  const [stage] = await work.db
    .select({ title: stages.title, status: stages.status })
    .from(stages)
    .where(and(eq(stages.companyId, chat.company), eq(stages.id, chat.stage), eq(stages.stageType, kind)));
  if (!stage || stage.status === 'deleted') return { outcome: 'refused', because: 'no-touchpoint' };
  if (stage.status !== 'live') return { outcome: 'refused', because: 'not-live' };
  const { pause } = await readSettings(work.db, chat.company);
  if (isPaused(pause, work.now)) return { outcome: 'held', because: 'paused' };
  if (known) return known;
  const credit = await takeCredit(work, chat.company);
  if (credit === 'tell') await tellCreditsGone(work, chat.company);
  if (credit !== 'taken') return { outcome: 'held', because: 'credits' };
  return insert(work, chat, stage.title);
}

async function insert(work: ChatWork, chat: ChatToStart, title: string): Promise<Started> {
  const session = work.newId();
  const made = {
    companyId: chat.company,
    id: session,
    user: chat.user,
    stage: chat.stage,
    stage_title: title,
    external_id: chat.externalId ?? null,
    createdAt: work.now,
    updatedAt: work.now,
  };
  await work.db.insert(chatSession).values({ ...made, pseudonym: pseudonymFor(work.db, made) });
  return { outcome: 'started', session };
}

async function byExternalId(work: ChatWork, chat: ChatToStart): Promise<Started | null> {
  if (chat.externalId === undefined) return null;
  // Of many at once the first starts it, and the others wait for that before a credit is taken.
  await lock(work.db, `chat/${chat.company}/${chat.externalId}`);
  const [known] = await work.db
    .select({ id: chatSession.id, user: chatSession.user, stage: chatSession.stage })
    .from(chatSession)
    .where(and(eq(chatSession.companyId, chat.company), eq(chatSession.external_id, chat.externalId)));
  if (!known) return null;
  const same = known.user === chat.user && known.stage === chat.stage;
  return same ? { outcome: 'repeated', session: known.id } : { outcome: 'refused', because: 'other-chat' };
}
