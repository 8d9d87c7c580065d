import { and, eq, inArray, sql } from 'drizzle-orm';
import { company as companies, companySettings, touchpointRun } from '../../../../generated/tables.ts';
import type { Database, DueMail } from '../../../../server/context.ts';
import { isPaused } from '../../../rules/pause.ts';
import { chatsLinkedIn } from '../../chats/link.ts';
import { pauseIn } from '../../company/settings.ts';

const reminder = 'exit/reminder';
const taken: readonly string[] = ['chats/invitation', 'chats/invitations', 'exit/invitation', reminder];

/** Whether a mail (id of its document) does not go in a pause. */
export const isTakenBack = (mail: string): boolean => taken.includes(mail);

/**
 * Invitations wait for a decent hour, and a pause may begin meanwhile. When their time comes they do not go: their chats
 * are held like those that fall due in the pause, so that they go on after it, or come too late, by the same rules.
 */
export async function takeBack(db: Database, mails: readonly DueMail[], now: Date): Promise<ReadonlySet<string>> {
  const asked = mails.filter(({ mail }) => isTakenBack(mail));
  const paused = await pausedOf(db, [...new Set(asked.map(({ companyId }) => companyId))], now);
  const stopped = asked.filter(({ companyId }) => paused.includes(companyId));
  for (const company of paused) {
    const own = stopped.filter(({ companyId }) => companyId === company);
    await holdAgain(db, company, own, now);
    await remindAgain(db, company, own, now);
  }
  return new Set(stopped.map(({ id }) => id));
}

async function pausedOf(db: Database, asked: readonly string[], now: Date): Promise<string[]> {
  if (asked.length === 0) return [];
  const rows = await db
    .select({ company: companies.companyId, zone: companies.time_zone, settings: companySettings })
    .from(companies)
    .innerJoin(companySettings, eq(companySettings.companyId, companies.companyId))
    .where(and(inArray(companies.companyId, [...asked]), eq(companies.id, companies.companyId)));
  return rows.flatMap(({ company, zone, settings }) => (isPaused(pauseIn(settings, zone), now) ? [company] : []));
}

/** Not where someone has found the chat all the same, or another link was sent. */
async function holdAgain(db: Database, company: string, mails: readonly DueMail[], now: Date): Promise<void> {
  const untold = sql`exists (
    select from chat_session c
    where c.company_id = ${company} and c.id = ${touchpointRun.session} and c.started_at is null and c.status <> 'completed')`;
  const invitations = mails.filter(({ mail }) => mail !== reminder);
  await db
    .update(touchpointRun)
    .set({ state: 'held', reason: 'paused', updatedAt: now, version: sql`${touchpointRun.version} + 1` })
    .where(and(await startedBy(db, company, invitations, now), untold));
}

/** Those before it stay over. */
async function remindAgain(db: Database, company: string, mails: readonly DueMail[], now: Date): Promise<void> {
  const reminders = mails.filter(({ mail }) => mail === reminder);
  await db
    .update(touchpointRun)
    .set({
      reminded: sql`greatest(${touchpointRun.reminded} - 1, 0)`,
      updatedAt: now,
      version: sql`${touchpointRun.version} + 1`,
    })
    .where(await startedBy(db, company, reminders, now));
}

async function startedBy(db: Database, company: string, mails: readonly DueMail[], now: Date) {
  const texts = mails.map(({ text }) => text);
  const chats = await chatsLinkedIn(db, company, texts);
  return and(
    eq(touchpointRun.companyId, company),
    inArray(
      touchpointRun.session,
      chats.filter(({ until }) => until > now).map(({ session }) => session),
    ),
    eq(touchpointRun.state, 'started'),
  );
}
