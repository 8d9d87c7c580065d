import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { stage as stages, touchpointRun, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { senderOf } from '../../chats/sender.ts';
import { startChat } from '../../chats/start.ts';
import { inviteLeaver } from '../../exit/remind.ts';
import { writesToChannels } from '../../integrations/to-channel.ts';
import { senderValues } from '../../templates/placeholder-values.ts';
import { holdPlanned } from './decide.ts';
import { campaignOf, type Invited, invite } from './invite.ts';
import { type Day, isReachable } from './plan.ts';
import { beginsWithOthers } from './together.ts';

const atOnce = constants['touchpoints/run.atOnce'];

interface Begun {
  started: number;
  /** How many were looked at: fewer than asked for means that there are no more. */
  seen: number;
  /** Why the others wait. */
  held: 'paused' | 'no-credit' | null;
}

interface Waiting extends Invited {
  id: string;
  privateEmail: string | null;
  /** The private address may have been taken away since it was planned. */
  isReachable: boolean;
  kind: 'lifecycle' | 'postExit';
  /** Another chat of the same person begins now: one mail is written for both, once all have begun. */
  together: boolean;
}

/**
 * Starts some chats of one touchpoint, in the name of its sender and in one transaction: chat, credit, link and mail
 * of a person are there together, or not at all. Rows that someone else is at are passed over.
 */
export async function beginSome(context: CallContext, day: Day, stage: string): Promise<Begun> {
  const rows = await waiting(context, day, stage);
  const sender = await senderOf(context);
  const channels = rows.length > 0 && (await writesToChannels(context, day.company));
  const common = await senderValues(context, context.actor.id);
  let started = 0;
  for (const row of rows) {
    if (row.kind === 'postExit' && !row.isReachable) {
      await settle(context, day, row.id, { state: 'held', reason: 'unreachable' });
      continue;
    }
    const outcome = await startChat(context, {
      company: day.company,
      user: row.user,
      stage,
      kind: row.kind,
      externalId: `touchpoint ${stage} ${row.user}`,
      again: true,
    });
    if (outcome.outcome === 'held') {
      const held = outcome.because === 'paused' ? 'paused' : 'no-credit';
      await holdPlanned(context.db, day, held);
      return { started, seen: rows.length, held };
    }
    if (outcome.outcome === 'refused') {
      const left = outcome.because === 'no-person' || outcome.because === 'exited';
      await settle(context, day, row.id, { state: 'dropped', reason: left ? 'person-left' : 'stopped' });
      continue;
    }
    const waits = row.together && !channels;
    if (row.kind === 'postExit')
      await inviteLeaver(context, { ...row, email: row.privateEmail ?? '' }, outcome.session);
    else if (!waits) await invite(context, row, outcome.session, { ...sender, channels, common });
    const reason = waits ? 'together' : null;
    await settle(context, day, row.id, { state: 'started', reason, session: outcome.session });
    started += 1;
  }
  return { started, seen: rows.length, held: null };
}

export const seenAtOnce = atOnce;

function waiting({ db, now }: CallContext, { company }: Day, stage: string): Promise<Waiting[]> {
  return db
    .select({
      id: touchpointRun.id,
      user: touchpointRun.user,
      dueOn: touchpointRun.dueOn,
      name: userProfile.display_name,
      firstName: userProfile.first_name,
      lastName: userProfile.last_name,
      email: userProfile.email,
      privateEmail: userProfile.alternateEmail,
      isReachable: sql<boolean>`${isReachable}`,
      kind: stages.stageType,
      zone: userProfile.user_timezone,
      title: stages.title,
      questions: stages.questions,
      campaign: campaignOf,
      together: beginsWithOthers(now),
    })
    .from(touchpointRun)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, touchpointRun.user)))
    .innerJoin(stages, and(eq(stages.companyId, company), eq(stages.id, touchpointRun.stage)))
    .where(
      and(
        eq(touchpointRun.companyId, company),
        eq(touchpointRun.stage, stage),
        eq(touchpointRun.state, 'planned'),
        lte(touchpointRun.startAfter, now),
      ),
    )
    .orderBy(asc(touchpointRun.startAfter), asc(touchpointRun.id))
    .limit(atOnce)
    .for('update', { of: touchpointRun, skipLocked: true });
}

type Settled = Partial<Pick<typeof touchpointRun.$inferInsert, 'state' | 'reason' | 'session'>>;

async function settle({ db, now }: CallContext, { company }: Day, id: string, values: Settled): Promise<void> {
  await db
    .update(touchpointRun)
    .set({ ...values, updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(and(eq(touchpointRun.companyId, company), eq(touchpointRun.id, id)));
}
