import { and, eq } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { connection } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { readSettings } from '../company/settings.ts';

type Writing = Pick<CallContext, 'db' | 'connections' | 'vault' | 'jobs'>;

/** Which chat it is about, and in whose name it is sent. */
interface About {
  company: string;
  sender: string;
  session: string;
}

/** What is said to one person of the company, known by address. */
export interface ChannelMessage {
  to: string;
  text: string;
  link: { label: string; url: string };
}

/** Whether someone is written to in a channel before a mail is sent, as the company has it. */
export async function writesToChannels({ db, connections }: Writing, company: string): Promise<boolean> {
  if (!(await readSettings(db, company)).channelFirst) return false;
  const which = and(
    eq(connection.companyId, company),
    eq(connection.kind, 'channel'),
    eq(connection.state, 'connected'),
  );
  const rows = await db.select({ provider: connection.provider }).from(connection).where(which);
  return rows.some(({ provider }) => connections.configured.includes(provider));
}

/** Sends it to the channel at that time, and says from when on the mail about the same chat may go instead. */
export async function toChannel(
  context: Writing,
  { company, sender, session }: About,
  message: ChannelMessage,
  at: Date,
): Promise<Date> {
  // Its link lets one in: it does not stand in a queue as it is.
  const about = `${company}|${session}|invitation`;
  const sealed = context.vault.seal(JSON.stringify(message), about);
  const payload = { company, sender, session, message: sealed, about };
  await context.jobs.send('integrations/invite', payload, { startAfter: at });
  return new Date(at.getTime() + constants['integrations/connection.mailAfter'] * 60_000);
}

/** A link that is sent again: to the channel at once where the company has it so; says from when on its mail may go. */
export async function channelFirst(
  context: Pick<CallContext, 'now' | 'text'> & Writing,
  about: About,
  to: string,
  text: string,
  url: string,
): Promise<Date | undefined> {
  if (!(await writesToChannels(context, about.company))) return undefined;
  const link = { label: context.text('integrations/connection.answer'), url };
  return toChannel(context, about, { to, text, link }, context.now);
}
