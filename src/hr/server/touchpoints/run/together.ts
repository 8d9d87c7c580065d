import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { stage as stages, touchpointRun, userProfile } from '../../../../generated/tables.ts';
import { type CallContext, type JobContext, lock } from '../../../../server/context.ts';
import { lengthOf } from '../../chats/length.ts';
import { senderNamed, senderOf } from '../../chats/sender.ts';
import { senderValues } from '../../templates/placeholder-values.ts';
import { isActiveAdmin } from './decide.ts';
import { campaignOf, type Invited, invite, momentFor, pageOf } from './invite.ts';
import type { Day } from './plan.ts';

/**
 * Check-ins that fall due together come in one mail. Their chats begin one touchpoint after the other, without a mail;
 * once all have begun, everyone who was told of none of them yet is told of all. So nobody is forgotten when the server
 * stops in between: the next run finds them.
 */

const days = constants['chats/link.days'];
const atOnce = constants['touchpoints/run.atOnce'];

/** Chats of touchpoints (as `r`) that have begun, and whose mail waits for that of others. */
const untold = sql`(r.state = 'started' and r.reason = 'together' and exists (
  select from chat_session c where c.company_id = r.company_id and c.id = r.session_id and c.status <> 'completed'))`;

/** Whether the chat of a row of `touchpoint_run` begins with others of the same person. A mail with a layout of its own goes alone. */
export const beginsWithOthers = (now: Date) => sql<boolean>`(${touchpointRun.stageType} = 'lifecycle'
  and ${stages.mail_layout} = 'standard' and exists (
    select from touchpoint_run r join stage s on s.company_id = r.company_id and s.id = r.stage_id
    where r.company_id = ${touchpointRun.companyId} and r.user_id = ${touchpointRun.user} and r.id <> ${touchpointRun.id}
      and (${untold} or (r.state = 'planned' and r.stage_type = 'lifecycle' and s.status = 'live'
        and s.mail_layout = 'standard' and r.start_after <= ${now.toISOString()}::timestamptz))))`;

/** Writes to everyone whose chats have begun without a mail. */
export async function inviteTogether(job: JobContext, day: Day): Promise<void> {
  for (const sender of await job.inCompany(day.company, (db) => sendersOf(db, day))) {
    for (let told = atOnce as number; told === atOnce; ) {
      job.signal.throwIfAborted();
      told = (await job.asActor(day.company, sender, (context) => inviteSome(context, day))) ?? 0;
    }
  }
}

/** Whom nobody told, and the active admin in whose name they are written to: that of the chat that was due first. */
const people = ({ company, today }: Day) => sql`(
  select distinct on (r.user_id) r.user_id, s.chat_from_user_id as sender
  from touchpoint_run r join stage s on s.company_id = r.company_id and s.id = r.stage_id
  where r.company_id = ${company} and ${untold} and ${isActiveAdmin(today)}
  order by r.user_id, r.due_on, r.id) p`;

async function sendersOf(db: CallContext['db'], day: Day): Promise<string[]> {
  const { rows } = (await db.execute(sql`select distinct p.sender from ${people(day)}`)) as unknown as {
    rows: { sender: string }[];
  };
  return rows.map(({ sender }) => sender);
}

/** Answers how many people were written to: fewer than asked for means that there are no more. */
async function inviteSome(context: CallContext, day: Day): Promise<number> {
  // Whoever comes second sees what the first has told.
  await lock(context.db, `touchpoints told together ${day.company}`);
  const { rows } = (await context.db.execute(
    sql`select p.user_id as user from ${people(day)} where p.sender = ${context.actor.id} limit ${atOnce}`,
  )) as unknown as { rows: { user: string }[] };
  if (rows.length === 0) return 0;
  const sender = await senderOf(context);
  const common = await senderValues(context, context.actor.id);
  const chats = await chatsOf(
    context,
    day,
    rows.map(({ user }) => user),
  );
  for (const { user } of rows) {
    const of = chats.filter((chat) => chat.user === user);
    const [first] = of;
    if (!first) continue;
    if (of.length === 1) await invite(context, first, first.session, { ...sender, channels: false, common });
    else await inviteToAll(context, first, of, sender);
  }
  await told(context, day, chats);
  return rows.length;
}

async function told({ db, now }: CallContext, { company }: Day, chats: readonly Begun[]): Promise<void> {
  const ids = chats.map(({ id }) => id);
  await db
    .update(touchpointRun)
    .set({ reason: null, updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(and(eq(touchpointRun.companyId, company), inArray(touchpointRun.id, ids)));
}

interface Begun extends Invited {
  id: string;
  session: string;
  sender: string | null;
}

async function chatsOf({ db }: CallContext, { company }: Day, users: readonly string[]): Promise<Begun[]> {
  const rows = await db
    .select({
      id: touchpointRun.id,
      user: touchpointRun.user,
      dueOn: touchpointRun.dueOn,
      session: touchpointRun.session,
      sender: stages.chatFromUser,
      name: userProfile.display_name,
      firstName: userProfile.first_name,
      lastName: userProfile.last_name,
      email: userProfile.email,
      zone: userProfile.user_timezone,
      title: stages.title,
      questions: stages.questions,
      campaign: campaignOf,
    })
    .from(touchpointRun)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, touchpointRun.user)))
    .innerJoin(stages, and(eq(stages.companyId, company), eq(stages.id, touchpointRun.stage)))
    .where(
      and(
        eq(touchpointRun.companyId, company),
        inArray(touchpointRun.user, [...users]),
        eq(touchpointRun.state, 'started'),
        eq(touchpointRun.reason, 'together'),
      ),
    )
    .orderBy(asc(touchpointRun.user), asc(touchpointRun.dueOn), asc(touchpointRun.id));
  return rows.flatMap(({ session, ...row }) => (session ? [{ ...row, session }] : []));
}

async function inviteToAll(
  context: CallContext,
  person: Begun,
  begun: readonly Begun[],
  sender: { name: string; replyTo: string },
): Promise<void> {
  const chats = [];
  for (const { session, user, title, questions, sender: of } of begun) {
    const named = of ? await senderNamed(context, of) : sender;
    const link = await pageOf(context, user, session);
    chats.push({ title, sender: named.name, link, ...lengthOf(context, questions) });
  }
  const moments = begun.map((chat) => momentFor(context, chat).getTime());
  await context.mail.send(
    'chats/invitations',
    { address: person.email, name: person.name },
    { name: person.firstName, count: begun.length, days, chats },
    { notBefore: new Date(Math.max(...moments)), about: person.id, from: sender },
  );
}
