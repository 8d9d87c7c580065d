import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { company as companies, companySettings, touchpointRun } from '../../../../generated/tables.ts';
import type { Database, DueMail } from '../../../../server/context.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { addDays } from '../../../rules/due.ts';
import { isPaused } from '../../../rules/pause.ts';
import { askingMails } from '../../chats/feedback.ts';
import { chatsLinkedIn, postponeLinks } from '../../chats/link.ts';
import { pauseIn } from '../../company/settings.ts';
import { overtaken } from './overtaken.ts';

const window = constants['touchpoints/run.window'];
const day = 86_400_000;

const invitation: readonly string[] = ['chats/invitation', 'chats/invitations', 'exit/invitation'];
const reminder = 'exit/reminder';
/** Nothing writes these anew after it. */
const kept: readonly string[] = ['chats/resent', 'wellbeing/survey', ...askingMails];

/** Whether a mail (id of its document) does not go in a pause, nor once it is called off. */
export const isStopped = (mail: string): boolean => [...invitation, reminder, ...kept].includes(mail);

/**
 * Invitations wait for a decent hour, and a pause may begin meanwhile. When their time comes they do not go: their chats
 * are held like those that fall due in the pause, so that they go on after it, or come too late, by the same rules. What
 * would come too late already was begun in time: such a mail waits itself, and is asked about at this hour of each day.
 * So do links that were sent again and mails of a survey, which fall into a pause when they are tried once more. What asks
 * whether the help was any waits for the end of the pause, and is told where that is moved.
 */
export async function takeBack(
  db: Database,
  mails: readonly DueMail[],
  now: Date,
): Promise<ReadonlyMap<string, Date | null>> {
  const asked = mails.filter(({ mail }) => isStopped(mail));
  const askedOf = [...new Set(asked.map(({ companyId }) => companyId))];
  const paused = await pausedOf(db, askedOf, now);
  const stopped = new Map<string, Date | null>();
  for (const company of askedOf) {
    const own = asked.filter(({ companyId }) => companyId === company);
    const pause = paused.find((one) => one.company === company);
    const found = pause ? await inPause(db, own, pause, now) : await callOff(db, company, own, now);
    for (const [mail, until] of found) stopped.set(mail.id, until);
  }
  return stopped;
}

type Stopped = Map<DueMail, Date | null>;

async function inPause(db: Database, own: readonly DueMail[], { company, zone, endsAt }: Paused, now: Date) {
  const tomorrow = new Date(now.getTime() + day);
  const invitations = own.filter(({ mail }) => invitation.includes(mail));
  const late = await lateAmong(db, company, invitations, dayIn(zone, now));
  const held = invitations.filter((mail) => !late.includes(mail));
  await holdAgain(db, company, held, now);
  const reminders = own.filter(({ mail }) => mail === reminder);
  await remindAgain(db, company, reminders, now);
  const others = own.filter(({ mail }) => kept.includes(mail));
  const good = await goodAt(db, company, others, tomorrow);
  const asking = good.filter(({ mail }) => askingMails.includes(mail));
  const texts = asking.map(({ text }) => text);
  await postponeLinks(db, company, texts, { now, from: endsAt });
  const stopped: Stopped = new Map(own.map((mail) => [mail, null]));
  for (const mail of [...late, ...good]) stopped.set(mail, asking.includes(mail) ? endsAt : tomorrow);
  return stopped;
}

/** Of these mails of one company those that must not go any more, as things stand. */
export const calledOff = (db: Database, company: string, mails: readonly DueMail[], now: Date): Promise<DueMail[]> =>
  overtaken(db, company, mails, { invitations: invitation, reminder, now });

/** What nobody asks for any more; chats go back into the plan, since it may be asked for again. */
async function callOff(db: Database, company: string, own: readonly DueMail[], now: Date): Promise<Stopped> {
  const gone = await calledOff(db, company, own, now);
  const invitations = gone.filter(({ mail }) => invitation.includes(mail));
  await planAgain(db, company, invitations, now);
  const reminders = gone.filter(({ mail }) => mail === reminder);
  await remindAgain(db, company, reminders, now);
  return new Map(gone.map((mail) => [mail, null]));
}

interface Paused {
  company: string;
  zone: string;
  endsAt: Date;
}

async function pausedOf(db: Database, asked: readonly string[], now: Date): Promise<Paused[]> {
  if (asked.length === 0) return [];
  const rows = await db
    .select({ company: companies.companyId, zone: companies.time_zone, settings: companySettings })
    .from(companies)
    .innerJoin(companySettings, eq(companySettings.companyId, companies.companyId))
    .where(and(inArray(companies.companyId, [...asked]), eq(companies.id, companies.companyId)));
  return rows.flatMap(({ company, zone, settings }) => {
    const pause = pauseIn(settings, zone);
    return pause && isPaused(pause, now) ? [{ company, zone, endsAt: pause.endsAt }] : [];
  });
}

/** Of runs whose chat nobody has found otherwise. */
const untold = sql`exists (
  select from chat_session c where c.company_id = ${touchpointRun.companyId} and c.id = ${touchpointRun.session}
    and c.started_at is null and c.status <> 'completed')`;

/** As where a mail came back, and the address was corrected long after it was due. */
async function lateAmong(db: Database, company: string, mails: readonly DueMail[], today: string): Promise<DueMail[]> {
  const late: DueMail[] = [];
  for (const mail of mails) {
    // With a link that has ended a new one can be asked for.
    const chats = await chatsLinkedIn(db, company, [mail.text]);
    const runs = await db
      .select({ id: touchpointRun.id })
      .from(touchpointRun)
      .where(and(startedBy(company, chats), untold, lte(touchpointRun.dueOn, addDays(today, -window))));
    if (runs.length > 0) late.push(mail);
  }
  return late;
}

/** Not those whose link will have ended: because another was sent, or the chat or the survey is over. Thanks have none. */
async function goodAt(db: Database, company: string, mails: readonly DueMail[], at: Date): Promise<DueMail[]> {
  const good: DueMail[] = [];
  for (const mail of mails) {
    const chats = await chatsLinkedIn(db, company, [mail.text]);
    if (chats.length === 0 || chats.some(({ until }) => until > at)) good.push(mail);
  }
  return good;
}

/** Not where someone has found the chat all the same, or was sent another link. */
async function holdAgain(db: Database, company: string, mails: readonly DueMail[], now: Date): Promise<void> {
  await db
    .update(touchpointRun)
    .set({ state: 'held', reason: 'paused', updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(and(startedBy(company, await chatsOpenedBy(db, company, mails, now)), untold));
}

/** The next run judges them: it begins whom it may, once the touchpoint is live, and drops the others. */
async function planAgain(db: Database, company: string, mails: readonly DueMail[], now: Date): Promise<void> {
  await db
    .update(touchpointRun)
    .set({ state: 'planned', reason: null, updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(and(startedBy(company, await chatsOpenedBy(db, company, mails, now)), untold));
}

/** Those before it stay over. */
async function remindAgain(db: Database, company: string, mails: readonly DueMail[], now: Date): Promise<void> {
  await db
    .update(touchpointRun)
    .set({
      reminded: sql`greatest(${touchpointRun.reminded} - 1, 0)`,
      updatedAt: now,
      version: sql`${touchpointRun.version} + 1`,
    })
    .where(startedBy(company, await chatsOpenedBy(db, company, mails, now)));
}

async function chatsOpenedBy(db: Database, company: string, mails: readonly DueMail[], now: Date) {
  const texts = mails.map(({ text }) => text);
  return (await chatsLinkedIn(db, company, texts)).filter(({ until }) => until > now);
}

function startedBy(company: string, chats: readonly { session: string }[]) {
  const sessions = chats.map(({ session }) => session);
  return and(
    eq(touchpointRun.companyId, company),
    inArray(touchpointRun.session, sessions),
    eq(touchpointRun.state, 'started'),
  );
}
