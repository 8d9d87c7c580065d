import { and, eq, gte, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Mail } from '../../shared/documents/work.ts';
import type { Database, Vault } from '../context.ts';
import { outbox } from '../db/system-tables.ts';
import { update, type Waiting } from './delivery.ts';

type Body = Pick<Waiting, 'html' | 'text' | 'attachments'>;

const day = 86_400_000;
/** Servers try for five days at most before they send a mail back. */
const keptFor = 7 * day;
/** Older ones speak of what is long over. */
const stillOfUse = 30 * day;

const about = ({ companyId, id }: Waiting): string => `${companyId}|${id}|mail`;

/** What a mail says, for as long as it may come back. */
export const sealBody = (vault: Vault, mail: Waiting): string => {
  const { html, text, attachments } = mail;
  return vault.seal(JSON.stringify({ html, text, attachments }), about(mail));
};

/** Of mails that will not come back any more nothing is kept. */
export const dropKept = (db: Database, now: Date): Promise<unknown> =>
  db
    .update(outbox)
    .set({ kept: null })
    .where(
      and(
        isNotNull(outbox.kept),
        lt(outbox.sentAt, new Date(now.getTime() - keptFor)),
        // These go once more.
        notInArray(outbox.state, ['queued', 'sending']),
      ),
    );

interface Redirecting {
  now: Date;
  newId: () => string;
  vault: Vault;
  mails: Readonly<Record<string, Mail>>;
}

/**
 * What was not delivered to an address goes to the one that takes its place, as mails of their own: a late report about
 * the old ones says nothing about it. Once: each of the old ones says that it has gone elsewhere.
 */
export async function redirect(
  db: Database,
  { company, from, to }: { company: string; from: string; to: string },
  { now, newId, vault, mails }: Redirecting,
): Promise<number> {
  const undelivered = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, company),
        eq(sql`lower(${outbox.toAddress})`, from.toLowerCase()),
        inArray(outbox.state, ['bounced', 'failed', 'suppressed', 'queued']),
        gte(outbox.createdAt, new Date(now.getTime() - stillOfUse)),
      ),
    )
    .orderBy(outbox.createdAt)
    .for('update');
  let sent = 0;
  for (const mail of undelivered) {
    const body = bodyOf(mail, vault);
    if (!body || mails[mail.mail]?.addressBound || isUnwanted(mail)) continue;
    await update(db, mail, { state: 'redirected', kept: null, unsubscribe: null, updatedAt: now });
    await db.insert(outbox).values({ ...asNew(mail, body, now), id: newId(), toAddress: to });
    sent += 1;
  }
  return sent;
}

function asNew(mail: Waiting, body: Body, now: Date): Waiting {
  const none = { attempts: 0, lastError: null, sentAt: null, kept: null, version: 1 };
  const notBefore = mail.state === 'queued' && mail.notBefore > now ? mail.notBefore : now;
  return { ...mail, ...body, ...none, state: 'queued', notBefore, createdAt: now, updatedAt: now };
}

/** Its reader asked for no more of these. */
const isUnwanted = ({ state, lastError }: Waiting): boolean => state === 'suppressed' && lastError === 'unsubscribed';

/** What a mail says, also one that was sent and has come back; undefined where it is not kept any more, or its key is lost. */
export function bodyOf(mail: Waiting, vault: Vault): Body | undefined {
  if (mail.html !== '' || mail.text !== '') return mail;
  if (mail.kept === null) return undefined;
  try {
    return JSON.parse(vault.open(mail.kept, about(mail))) as Body;
  } catch {
    return undefined;
  }
}
