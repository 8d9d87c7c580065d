import { createHash } from 'node:crypto';
import type { ImapFlow } from 'imapflow';
import type { JobContext, JobHandler } from '../context.ts';
import type { Clock, Ids, Store } from '../services.ts';
import type { MailboxPlace } from './bounce-settings.ts';
import { cameBack } from './came-back.ts';
import { readReport } from './delivery-report.ts';

interface MailboxDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  /** Absent: nobody has configured one. */
  mailbox?: MailboxPlace;
  origin: string;
}

/** Of a mail that brings a whole other one along; what says why stands before it. */
const bytesMax = 1024 * 1024;

/**
 * Reads what has come into the mailbox to which mails come back, and marks each mail as read once it is written down. A
 * process that is killed in between reads it again, and the same report counts once. What cannot be understood is
 * flagged, for the operator, and read no more.
 */
export function mailboxReader(deps: MailboxDeps): JobHandler {
  return async (context) => {
    if (!deps.mailbox) return;
    const { folder, ...place } = deps.mailbox;
    // Loaded for those alone who have configured one: it takes some 10 MB of memory.
    const imap = await import('imapflow');
    const client = new imap.ImapFlow({
      ...place,
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
    // A connection that breaks off tells both the one who waits and the client.
    client.on('error', () => {});
    await client.connect();
    try {
      const opened = await client.getMailboxLock(folder);
      await readAll(client, deps, context).finally(() => opened.release());
    } finally {
      await client.logout().catch(() => client.close());
    }
  };
}

async function readAll(client: ImapFlow, deps: MailboxDeps, context: JobContext): Promise<void> {
  const unread = (await client.search({ seen: false, deleted: false }, { uid: true })) || [];
  let failed: unknown;
  for (const uid of unread) {
    if (context.signal.aborted) return;
    const found = await client.fetchOne(String(uid), { source: { maxLength: bytesMax } }, { uid: true });
    const source = found ? found.source : undefined;
    if (!source) continue;
    try {
      const flags = await take(source, deps, context);
      await client.messageFlagsAdd(String(uid), flags, { uid: true });
    } catch (error) {
      // Left as it is, for the next time; those behind it are read all the same.
      failed = error;
    }
  }
  if (failed) throw failed;
}

/** Answers the flags of a mail that is done with. */
async function take(
  source: Buffer,
  { store, clock, ids, origin }: MailboxDeps,
  context: JobContext,
): Promise<string[]> {
  const read = await readReport(source, origin).catch((error: Error) => {
    context.log('a mail in the mailbox of bounces cannot be read', { reason: error.message });
    return { is: 'unclear' as const };
  });
  if (read.is === 'unclear') return ['\\Seen', '\\Flagged'];
  if (read.is === 'report') {
    const report = createHash('sha256').update(source).digest('hex');
    await store.inSystem((db) => cameBack(db, { ...read.report, report }, { now: clock(), newId: ids }));
  }
  return ['\\Seen'];
}
