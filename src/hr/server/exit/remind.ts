import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatSession, company as companies, stage, touchpointRun, userProfile } from '../../../generated/tables.ts';
import type { CallContext, JobContext } from '../../../server/context.ts';
import { releasedSince } from '../../rules/pause.ts';
import { lengthOf } from '../chats/length.ts';
import { senderOf } from '../chats/sender.ts';
import { readSettings } from '../company/settings.ts';
import { shareOf } from '../touchpoints/run/decide.ts';
import { momentFor, pageOf } from '../touchpoints/run/invite.ts';
import type { Day } from '../touchpoints/run/plan.ts';

const atOnce = constants['touchpoints/run.atOnce'];
const days = constants['chats/link.days'];
const window = constants['touchpoints/run.window'];

interface Leaver {
  user: string;
  dueOn: string;
  name: string;
  firstName: string;
  email: string;
  zone: string;
}

/** To the private address of someone who has left. */
export async function inviteLeaver(
  context: CallContext,
  leaver: Leaver & { questions: unknown[] },
  session: string,
): Promise<void> {
  await write(context, leaver, session, 'exit/invitation', lengthOf(context, leaver.questions));
}

async function write(
  context: CallContext,
  { user, dueOn, name, firstName, email, zone }: Leaver,
  session: string,
  mail: 'exit/invitation' | 'exit/reminder',
  more: Record<string, string> = {},
): Promise<void> {
  const { company } = context;
  const sender = await senderOf(context);
  const link = await pageOf(context, user, session);
  const [brand] = await context.db
    .select({ name: companies.company_name })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  const notBefore = momentFor(context, { zone, dueOn });
  await context.mail.send(
    mail,
    { address: email, name },
    {
      ...more,
      name: firstName,
      company: brand?.name ?? '',
      sender: sender.name,
      days,
      link,
    },
    { notBefore, about: session, from: sender },
  );
}

/**
 * Reminds those who have not answered. One that was missed is passed over for the next one, or once it is too late. What
 * fell due in a pause goes over the day after it, as invitations do.
 */
export async function remindLeavers(job: JobContext, day: Day): Promise<void> {
  const { pause } = await job.inCompany(day.company, (db) => readSettings(db, day.company));
  const released = releasedSince(pause, day.now);
  const surveys = await job.inCompany(day.company, (db) =>
    db
      .select({ id: stage.id, sender: stage.chatFromUser, reminders: stage.reminders })
      .from(stage)
      .where(and(eq(stage.companyId, day.company), eq(stage.stageType, 'postExit'), eq(stage.status, 'live'))),
  );
  for (const { id, sender, reminders } of surveys) {
    if (!sender) continue;
    for (const reminder of [...reminders].sort((one, other) => other.after - one.after)) {
      for (let seen: number = atOnce; seen === atOnce; ) {
        job.signal.throwIfAborted();
        const some = { ...reminder, released };
        seen = (await job.asActor(day.company, sender, (context) => remindSome(context, day, id, some))) ?? 0;
      }
    }
  }
}

type Reminder = (typeof stage.$inferSelect)['reminders'][number] & {
  /** When the pause has ended of which this is the day after. */
  released: Date | null;
};

const audience = {
  both: undefined,
  no_response: sql`${chatSession.startedAt} is null`,
  partial_response: sql`${chatSession.startedAt} is not null`,
};

/** A chat of which the first mail was taken back begins again later. */
const invitedAt = sql`greatest(${chatSession.createdAt}, ${touchpointRun.startAfter})`;

/** Of 23 hours, so that the last run within the day after the pause finds everyone. */
const isReleased = (from: Date, now: Date) => sql`${from.toISOString()}::timestamptz
  + ${shareOf(sql`${touchpointRun.user}`)} * interval '23 hours' <= ${now.toISOString()}::timestamptz`;

async function remindSome(
  context: CallContext,
  { company, now, today }: Day,
  survey: string,
  { after, to, released }: Reminder,
) {
  const daysBefore = (moment: Date, count: number) => new Date(moment.getTime() - count * 86_400_000).toISOString();
  const rows = await context.db
    .select({
      id: touchpointRun.id,
      user: touchpointRun.user,
      dueOn: touchpointRun.dueOn,
      session: chatSession.id,
      name: userProfile.display_name,
      firstName: userProfile.first_name,
      email: userProfile.alternateEmail,
      zone: userProfile.user_timezone,
    })
    .from(touchpointRun)
    .innerJoin(chatSession, and(eq(chatSession.companyId, company), eq(chatSession.id, touchpointRun.session)))
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, touchpointRun.user)))
    .where(
      and(
        eq(touchpointRun.companyId, company),
        eq(touchpointRun.stage, survey),
        eq(touchpointRun.state, 'started'),
        lt(touchpointRun.reminded, after),
        ne(chatSession.status, 'completed'),
        sql`${invitedAt} <= ${daysBefore(now, after)}::timestamptz`,
        sql`${invitedAt} > ${daysBefore(released ?? now, after + window)}::timestamptz`,
        released
          ? sql`(${invitedAt} > ${daysBefore(released, after)}::timestamptz or ${isReleased(released, now)})`
          : undefined,
        lte(userProfile.exit_date, today),
        sql`coalesce(${userProfile.alternateEmail}, '') <> ''`,
        audience[to],
      ),
    )
    .orderBy(asc(touchpointRun.id))
    .limit(atOnce)
    .for('update', { of: touchpointRun, skipLocked: true });
  for (const { id, session, email, ...leaver } of rows) {
    await write(context, { ...leaver, email: email ?? '' }, session, 'exit/reminder');
    await context.db
      .update(touchpointRun)
      .set({ reminded: after, updatedAt: now, version: sql`${touchpointRun.version} + 1` })
      .where(and(eq(touchpointRun.companyId, company), eq(touchpointRun.id, id)));
  }
  return rows.length;
}
