import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { stage as stages, touchpointRun, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { decentMoment } from '../../../rules/due.ts';
import type { PlaceholderValues } from '../../../rules/placeholders.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { issueLink } from '../../chats/link.ts';
import { senderOf } from '../../chats/sender.ts';
import { startChat } from '../../chats/start.ts';
import { inviteLeaver } from '../../exit/remind.ts';
import { toChannel, writesToChannels } from '../../integrations/to-channel.ts';
import { type Campaign, campaignMail } from '../../templates/campaign.ts';
import { recipientValues, senderValues } from '../../templates/placeholder-values.ts';
import { holdPlanned } from './decide.ts';
import type { Day } from './plan.ts';

const [from = 9, until = 18] = constants['touchpoints/run.decentHours'];
const atOnce = constants['touchpoints/run.atOnce'];

interface Begun {
  started: number;
  /** How many were looked at: fewer than asked for means that there are no more. */
  seen: number;
  /** Why the others wait. */
  held: 'paused' | 'no-credit' | null;
}

interface Waiting {
  id: string;
  user: string;
  dueOn: string;
  name: string;
  firstName: string;
  lastName: string | null;
  email: string;
  privateEmail: string | null;
  kind: 'lifecycle' | 'postExit';
  zone: string;
  title: string;
  questions: unknown[];
  campaign: Campaign;
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
    const outcome = await startChat(context, {
      company: day.company,
      user: row.user,
      stage,
      kind: row.kind,
      externalId: `touchpoint ${stage} ${row.user}`,
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
    await (row.kind === 'postExit'
      ? inviteLeaver(context, { ...row, email: row.privateEmail ?? '' }, outcome.session)
      : invite(context, row, outcome.session, { ...sender, channels, common }));
    await settle(context, day, row.id, { state: 'started', reason: null, session: outcome.session });
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
      kind: stages.stageType,
      zone: userProfile.user_timezone,
      title: stages.title,
      questions: stages.questions,
      campaign: {
        mail_layout: stages.mail_layout,
        mail_subject: stages.mail_subject,
        mail_body: stages.mail_body,
        header_text: stages.header_text,
        header_color: stages.header_color,
        header_background: stages.header_background,
        action_button_text: stages.action_button_text,
        button_color: stages.button_color,
        button_background: stages.button_background,
      },
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

async function invite(
  context: CallContext,
  { user, dueOn, name, firstName, lastName, email, zone, title, questions, campaign }: Waiting,
  session: string,
  { channels, common, ...sender }: { name: string; replyTo: string; channels: boolean; common: PlaceholderValues },
): Promise<void> {
  const { company } = context.actor;
  const token = await issueLink(context, { company, user, session });
  const days = constants['chats/link.days'];
  const count = questions.length;
  const url = `${context.config.origin}/chat/${token}`;
  const said = {
    name: firstName,
    sender: sender.name,
    title,
    questions: count === 1 ? context.text('chats/page.one-question') : context.text('chats/page.questions', { count }),
    minutes: context.text('chats/page.minutes', { count: Math.max(2, Math.ceil(count / 2)) }),
    days,
  };
  const decent = decentMoment(context.now, keptZone(zone) ?? 'UTC', dueOn, { from, until });
  const message = {
    to: email,
    text: context.text('integrations/connection.invitation', said),
    link: { label: context.text('integrations/connection.answer'), url },
  };
  const notBefore = channels
    ? await toChannel(context, { company, sender: context.actor.id, session }, message, decent)
    : decent;
  const person = { first_name: firstName, last_name: lastName, display_name: name, email };
  const content = () =>
    campaignMail(campaign, {
      link: url,
      notes: [context.text('templates/link-note', { days })],
      values: { ...common, ...recipientValues(person) },
    });
  await context.mail.send(
    'chats/invitation',
    { address: email, name },
    { ...said, link: url },
    { notBefore, about: session, from: sender, ...(campaign.mail_layout !== 'standard' && { content }) },
  );
}

type Settled = Partial<Pick<typeof touchpointRun.$inferInsert, 'state' | 'reason' | 'session'>>;

async function settle({ db, now }: CallContext, { company }: Day, id: string, values: Settled): Promise<void> {
  await db
    .update(touchpointRun)
    .set({ ...values, updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(and(eq(touchpointRun.companyId, company), eq(touchpointRun.id, id)));
}
