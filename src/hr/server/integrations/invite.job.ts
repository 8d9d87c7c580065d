import { sql } from 'drizzle-orm';
import type { Jobs } from '../../../generated/jobs.ts';
import { type DueMail, type JobContext, type JobHandler, ProviderFault } from '../../../server/context.ts';
import { isPaused } from '../../rules/pause.ts';
import { linkOf } from '../chats/link.ts';
import { readSettings } from '../company/settings.ts';
import { calledOff, isStopped } from '../touchpoints/run/take-back.ts';
import type { ChannelMessage } from './to-channel.ts';
import { channelsOf } from './token-keeper.ts';

/**
 * The mail that says the same waits in the outbox meanwhile, so that whatever happens here someone is invited: once it
 * stands in a channel the mail is withdrawn, and where no channel takes it, the mail goes when its time has come.
 */
export const job: JobHandler<Jobs['integrations/invite']> = async (
  job,
  { company, sender, session, message, about },
) => {
  const waiting = await mailsWaiting(job, company, session);
  if (waiting.length === 0) return;
  // Where its mail does not go either, in a pause or called off, that decides what becomes of both. What its reader asked
  // for goes.
  const { pause } = await job.inCompany(company, (db) => readSettings(db, company));
  if (isPaused(pause, job.now) && waiting.every(({ mail }) => isStopped(mail))) return;
  const off = await job.inCompany(company, (db) => calledOff(db, company, waiting, job.now));
  if (off.length === waiting.length) return;
  const { to, ...said } = JSON.parse(job.vault.open(message, about)) as ChannelMessage;
  // Another link has taken its place, and another job brings that.
  if (!(await job.inCompany(company, (db) => linkOf(db, tokenOf(said.link.url), job.now)))) return;
  for (const { provider, adapter, ask } of await channelsOf(job, company)) {
    try {
      if (!adapter.sendMessage) continue;
      await adapter.sendMessage(ask, to, said);
      await job.asActor(company, sender, (context) => context.mail.withdraw(session));
      return;
    } catch (error) {
      if (!(error instanceof ProviderFault) || later.includes(error.kind)) throw error;
      job.log('a channel has not taken an invitation', { provider, kind: error.kind, code: error.code });
    }
  }
};

const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** What may go well a little later. */
const later: readonly string[] = ['down', 'timeout', 'limited'];

/** Neither sent, nor withdrawn because the chat is over or was sent again. */
async function mailsWaiting({ inCompany, now }: JobContext, company: string, session: string): Promise<DueMail[]> {
  const { rows } = (await inCompany(company, (db) =>
    db.execute(sql`select id, company_id as "companyId", mail, text from outbox
      where company_id = ${company} and about = ${session} and state = 'queued' and not_before > ${now.toISOString()}`),
  )) as unknown as { rows: DueMail[] };
  return rows;
}
