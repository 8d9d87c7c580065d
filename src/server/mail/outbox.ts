import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Mail } from '../../shared/documents/work.ts';
import { oneLine } from '../../shared/hidden-signs.ts';
import type { Database, JobHandler, Product, Vault } from '../context.ts';
import { mailAttempt, mailSuppression, outbox } from '../db/system-tables.ts';
import type { ProductConfig } from '../product-config.ts';
import type { Clock, Ids, JobService, MailService, Store } from '../services.ts';
import { cameBack } from './came-back.ts';
import { type Attempt, asNotSent, begin, due as dueMails, settle, update, type Waiting } from './delivery.ts';
import { judge } from './may-go.ts';
import { bodyOf, dropKept, redirect, sealBody } from './redirect.ts';
import { given, render } from './render.ts';
import { countBounce, isSilenced, suppressed } from './suppression.ts';
import { connections, idIn, outcomeOf, smtp } from './transport.ts';
import { unsubscribe, unsubscribePage } from './unsubscribe.ts';

interface OutboxDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  vault: Vault;
  /** `artifacts.mails`, read at each mail, so that a changed document counts at once. */
  mails(): Readonly<Record<string, Mail>>;
  text(message: string): string;
  /** Asked to send soon once a mail is committed; given late, because jobs are made after the outbox. */
  jobs(): JobService;
  stopMails?: Product['stopMails'];
  config: ProductConfig & { smtpUrl?: string; from: string; returnTo?: string; mayComeBack?: boolean };
}

/** Of as many it is asked at once whether they may go; each is taken when it is sent. */
const batch = 20;

/** The next of them; none while the server stops. */
type Next = () => Waiting | undefined;

/**
 * Mails are rows, written in the transaction that causes them: no mail without its change, no change without its mail.
 * `drain` goes to `createJobs` as `own['send-mail']`; without SMTP the mails stay and can be read.
 *
 * Each mail is handed over by itself. What came of it is written down at once, in the transaction that takes the next.
 * When the process is killed, those on their way (`connections` at most) are sent again some minutes later, under the same
 * Message-ID. Nobody has taken the others.
 */
export function createOutbox(deps: OutboxDeps): MailService & { drain: JobHandler; close(): void } {
  const { store, clock, ids, config, vault } = deps;
  const transport = config.smtpUrl ? smtp(config.smtpUrl, config) : undefined;
  return {
    of: (frame) => ({
      async send(id, to, values, options) {
        const mail = deps.mails()[id];
        if (!mail) throw new Error(`mail ${id} does not exist`);
        const companyId = frame.company ?? options?.company;
        if (!companyId) throw new Error(`mail ${id} is sent outside of any company`);
        const token = mail.unsubscribe && frame.newId();
        const row = {
          id: frame.newId(),
          companyId,
          mail: id,
          toAddress: oneLine(to.address),
          toName: to.name ?? null,
          fromName: options?.from ? oneLine(options.from.name) : null,
          replyTo: options?.from ? oneLine(options.from.replyTo) : null,
          about: options?.about ?? null,
          attachments: [...(options?.attachments ?? [])],
          unsubscribe: token ?? null,
        };
        const notBefore = options?.notBefore ?? frame.now;
        const page = token && unsubscribePage(config.origin, token);
        const rendered = options?.content ? given(mail, options.content(page)) : render(mail, values, page);
        await frame.db.insert(outbox).values({
          ...row,
          ...rendered,
          notBefore,
          createdAt: frame.now,
          updatedAt: frame.now,
        });
        if (transport && notBefore <= frame.now) frame.afterCommit(() => deps.jobs().kick('send-mail'));
        return row.id;
      },
      async withdraw(about) {
        if (!frame.company) throw new Error('mails are withdrawn in a company');
        const ofIt = and(eq(outbox.companyId, frame.company), eq(outbox.about, about));
        await frame.db.delete(outbox).where(and(ofIt, eq(outbox.state, 'queued'), gt(outbox.notBefore, frame.now)));
      },
      async retime(mails, from, to) {
        if (!frame.company) throw new Error('mails are retimed in a company');
        const ofIt = and(eq(outbox.companyId, frame.company), inArray(outbox.mail, [...mails]));
        const retimed = await frame.db
          .update(outbox)
          .set({ notBefore: to, updatedAt: frame.now, version: sql`${outbox.version} + 1` })
          .where(and(ofIt, eq(outbox.state, 'queued'), eq(outbox.notBefore, from)))
          .returning({ text: outbox.text });
        if (transport && retimed.length > 0 && to <= frame.now) frame.afterCommit(() => deps.jobs().kick('send-mail'));
        return retimed.map(({ text }) => text);
      },
      async forget(addresses) {
        if (!frame.company) throw new Error('mails are forgotten in a company');
        const { db, company } = frame;
        const lower = sql.param(addresses.map((address) => address.toLowerCase()));
        const gone = await db
          .delete(outbox)
          .where(and(eq(outbox.companyId, company), sql`lower(${outbox.toAddress}) = any(${lower}::text[])`))
          .returning({ id: outbox.id });
        await db.delete(mailAttempt).where(
          and(
            eq(mailAttempt.companyId, company),
            inArray(
              mailAttempt.mail,
              gone.map(({ id }) => id),
            ),
          ),
        );
        await db
          .delete(mailSuppression)
          .where(and(eq(mailSuppression.companyId, company), sql`${mailSuppression.address} = any(${lower}::text[])`));
      },
      unsubscribe: (token) => unsubscribe(frame.db, token, frame.now, frame.newId),
      async reaches(address, options) {
        const company = frame.company ?? options?.company;
        if (!company) throw new Error('mails reach an address in a company');
        return !(await isSilenced(frame.db, company, address));
      },
      async redirect(from, to, options) {
        const company = frame.company ?? options?.company;
        if (!company) throw new Error('mails go to another address in a company');
        const { now, newId } = frame;
        const sent = await redirect(frame.db, { company, from, to }, { now, newId, vault, mails: deps.mails() });
        if (transport && sent > 0) frame.afterCommit(() => deps.jobs().kick('send-mail'));
        return sent;
      },
      async cameBack({ messageId, ...told }) {
        const mail = idIn(messageId, config.origin);
        return mail !== undefined && cameBack(frame.db, { ...told, mail }, frame);
      },
    }),
    async drain(context) {
      if (!transport) return;
      await store.inSystem((db) => dropKept(db, clock()));
      while (!context.signal.aborted) {
        const found = await store.inSystem(look);
        if (!found) return;
        const [err] = found.failures.values();
        if (err) context.log('it cannot be said whether mails may go', { err, mails: found.failures.size });
        const next: Next = () => (context.signal.aborted ? undefined : found.waiting.shift());
        const lane = async (first: Waiting | undefined) => {
          for (let mail = first; mail; mail = await deliver(mail, next));
        };
        const lanes = await Promise.allSettled(found.begun.map(lane));
        for (const one of lanes) if (one.status === 'rejected') throw one.reason;
      }
    },
    close: () => transport?.close(),
  };

  /** What is due, the first of it begun, one for each lane; undefined when nothing is. */
  async function look(db: Database) {
    const now = clock();
    const mails = await dueMails(db, now, batch);
    if (mails.length === 0) return undefined;
    const due = await opened(db, mails, now);
    const { stopped, failures } = await judge(deps.stopMails, db, due, now);
    for (const mail of due) if (failures.has(mail.id)) await askAgain(db, mail, now);
    const judged = due.filter(({ id }) => !failures.has(id));
    const waiting = await thatMayGo(db, judged, stopped, now);
    const begun = await Promise.all(waiting.splice(0, connections).map((mail) => begin(db, mail, now)));
    return { begun, waiting, failures };
  }

  /** With what they say; of one that was sent before it is sealed. */
  async function opened(db: Database, mails: Waiting[], now: Date): Promise<Waiting[]> {
    const left: Waiting[] = [];
    for (const mail of mails) {
      const body = bodyOf(mail, vault);
      if (body) left.push({ ...mail, ...body });
      else
        await update(db, mail, { state: 'failed', lastError: deps.text('shell/engine.mail-not-kept'), updatedAt: now });
    }
    return left;
  }

  /** After a pause that grows, as where the mail server is away; it does not go before it is said that it may. */
  async function askAgain(db: Database, mail: Waiting, now: Date): Promise<void> {
    const attempts = mail.attempts + 1;
    const lastError = deps.text('shell/engine.mail-not-judged');
    const next = asNotSent({ ...mail, attempts }, 'deferred', now);
    await update(db, mail, { ...next, attempts, lastError, updatedAt: now });
  }

  /** Asked when a mail is due and not when it is written: some wait for weeks. */
  async function thatMayGo(
    db: Database,
    mails: Waiting[],
    stopped: ReadonlyMap<string, Date | null>,
    now: Date,
  ): Promise<Waiting[]> {
    const reasons = await suppressed(db, mails);
    const left: Waiting[] = [];
    for (const mail of mails) {
      const lastError = reasons.get(mail.id);
      const until = stopped.get(mail.id);
      if (until) await update(db, mail, { state: 'queued', notBefore: until, updatedAt: now });
      else if (until === null) await update(db, mail, { state: 'withdrawn', updatedAt: now });
      else if (lastError) await update(db, mail, { state: 'suppressed', lastError, updatedAt: now });
      else left.push(mail);
    }
    return left;
  }

  /** Only where it can become known that a mail came back, and no key to an account. */
  function keptOf(mail: Waiting): string | undefined {
    const isOfUse = config.mayComeBack && !config.demo && !deps.mails()[mail.mail]?.addressBound;
    return isOfUse ? sealBody(vault, mail) : undefined;
  }

  async function attemptOf(mail: Waiting): Promise<Attempt> {
    try {
      await transport?.send(mail);
      return { outcome: 'sent', answer: null };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** Answers the mail that is begun after it. */
  async function deliver(mail: Waiting, next: Next): Promise<Waiting | undefined> {
    const attempt = await attemptOf(mail);
    return store.inSystem(async (db) => {
      const now = clock();
      settle(db, mail, attempt, { now, newId: ids, keepBody: config.demo, kept: keptOf(mail) });
      if (attempt.outcome === 'bounced') await countBounce(db, mail, now, ids);
      // Run again, this goes on with a later one: what was left out is still due.
      for (let following = next(); following; following = next()) {
        const begun = await begin(db, following, now);
        if (begun) return begun;
      }
      return undefined;
    });
  }
}
