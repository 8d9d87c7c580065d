import { and, eq, gt, sql } from 'drizzle-orm';
import type { Mail } from '../../shared/documents/work.ts';
import type { JobHandler, ProductConfig } from '../context.ts';
import { outbox } from '../db/system-tables.ts';
import type { Clock, JobService, MailService, Store } from '../services.ts';
import { claim, markFailed, markSent, putBack } from './delivery.ts';
import { oneLine, render } from './render.ts';
import { failureText, isFinal, smtp } from './transport.ts';

export interface OutboxDeps {
  store: Store;
  clock: Clock;
  /** `artifacts.mails`, read at each mail, so that a changed document counts at once. */
  mails(): Readonly<Record<string, Mail>>;
  /** Asked to send soon once a mail is committed; given late, because jobs are made after the outbox. */
  jobs(): JobService;
  config: ProductConfig & { smtpUrl?: string; from: string };
}

const batch = 20;

/**
 * Mails are rows, written in the transaction that causes them: no mail without its change, no change without its mail.
 * `drain` goes to `createJobs` as `own['send-mail']`; without SMTP the mails stay and can be read.
 */
export function createOutbox(deps: OutboxDeps): MailService & { drain: JobHandler; close(): void } {
  const { store, clock, config } = deps;
  const transport = config.smtpUrl ? smtp(config.smtpUrl, config.from, new URL(config.origin).hostname) : undefined;
  return {
    of: (frame) => ({
      async send(id, to, values, options) {
        const mail = deps.mails()[id];
        if (!mail) throw new Error(`mail ${id} does not exist`);
        const companyId = frame.company ?? options?.company;
        if (!companyId) throw new Error(`mail ${id} is sent outside of any company`);
        const row = {
          id: frame.newId(),
          companyId,
          mail: id,
          toAddress: oneLine(to.address),
          toName: to.name ?? null,
          fromName: options?.from ? oneLine(options.from.name) : null,
          replyTo: options?.from ? oneLine(options.from.replyTo) : null,
          about: options?.about ?? null,
        };
        const notBefore = options?.notBefore ?? frame.now;
        await frame.db
          .insert(outbox)
          .values({ ...row, ...render(mail, values), notBefore, createdAt: frame.now, updatedAt: frame.now });
        if (transport && notBefore <= frame.now) frame.afterCommit(() => deps.jobs().kick('send-mail'));
        return row.id;
      },
      async withdraw(about) {
        if (!frame.company) throw new Error('mails are withdrawn in a company');
        const ofIt = and(eq(outbox.companyId, frame.company), eq(outbox.about, about));
        await frame.db.delete(outbox).where(and(ofIt, eq(outbox.state, 'queued'), gt(outbox.notBefore, frame.now)));
      },
      async forget(addresses) {
        if (!frame.company) throw new Error('mails are forgotten in a company');
        const lower = sql.param(addresses.map((address) => address.toLowerCase()));
        await frame.db
          .delete(outbox)
          .where(and(eq(outbox.companyId, frame.company), sql`lower(${outbox.toAddress}) = any(${lower}::text[])`));
      },
    }),
    async drain(context) {
      if (!transport) return;
      for (;;) {
        const mails = await claim(store, clock(), batch);
        if (mails.length === 0) return;
        for (const [at, mail] of mails.entries()) {
          if (context.signal.aborted) return putBack(store, mails.slice(at), clock());
          await deliver(mail);
        }
      }
    },
    close: () => transport?.close(),
  };

  async function deliver(mail: typeof outbox.$inferSelect): Promise<void> {
    try {
      await transport?.send(mail);
    } catch (error) {
      return markFailed(store, mail, clock(), { text: failureText(error), final: isFinal(error) });
    }
    await markSent(store, mail, clock(), config.demo);
  }
}
