import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { JobContext, MailOptions, Product } from '../../../src/server/context.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import { createOutbox } from '../../../src/server/mail/outbox.ts';
import type { JobService, MailService, Store } from '../../../src/server/services.ts';
import type { Mail } from '../../../src/shared/documents/work.ts';
import { testStore } from '../../support/database.ts';
import { actorOf, inFrame, TestClock } from '../../support/frame.ts';
import { freePort } from '../../support/free-port.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from '../jobs/job-documents.ts';
import { Postbox } from './postbox.ts';

export const company = randomUUID();
export const clock = new TestClock();
export const hello: Mail = {
  id: 'toys/hello',
  title: 'Hello',
  subject: 'Hello {{name}}',
  body: ['You are {{name}}.'],
  placeholders: {},
};

/** One from which people may unsubscribe. */
export const reminder: Mail = {
  ...hello,
  id: 'toys/reminder',
  unsubscribe: { text: 'You get this once a week.', label: 'Unsubscribe' },
};

/** One that goes to no other address. */
export const code: Mail = { ...hello, id: 'toys/code', addressBound: true };

/** What runs in a test; absent outside of one. */
interface Running {
  store: Store;
  postbox: Postbox;
  jobs: JobService;
  mail: MailService & { close(): void };
  /** Another server on the same database sends all that it may. */
  drainElsewhere(): Promise<void>;
}

interface Starting {
  smtp?: boolean;
  demo?: boolean;
  listening?: boolean;
  mayComeBack?: boolean;
  stopMails?: Product['stopMails'];
}

/** Long headers stand on several lines. */
export const unfolded = (message = '') => message.replace(/\r\n[ \t]+/g, ' ');

/** An outbox on a database, with its job and a real SMTP server; each test starts anew. */
export async function sendingMails() {
  const port = await freePort();
  const on = {} as Running;

  beforeAll(async () => {
    on.store = await testStore({});
  });
  afterEach(async () => {
    await on.jobs?.stop();
    on.mail?.close();
    await on.postbox?.close();
    await on.store.exec('delete from outbox; delete from mail_attempt; delete from mail_suppression');
  });
  afterAll(() => on.store.close());

  async function start({
    smtp = true,
    demo = true,
    listening = true,
    mayComeBack = false,
    stopMails,
  }: Starting = {}): Promise<void> {
    on.postbox = new Postbox(port);
    if (listening) await on.postbox.open();
    const made = () =>
      createOutbox({
        store: on.store,
        clock: clock.now,
        ids: randomUUID,
        vault: noOutside.vault,
        mails: () => ({ [hello.id]: hello, [reminder.id]: reminder, [code.id]: code }),
        text: (message) => message,
        jobs: () => on.jobs,
        stopMails,
        config: {
          ...productConfig,
          demo,
          mayComeBack,
          from: 'Toys <no-reply@toys.example>',
          ...(smtp && { smtpUrl: `smtp://127.0.0.1:${port}` }),
        },
      });
    const outbox = made();
    on.mail = outbox;
    on.drainElsewhere = async () => {
      const other = made();
      const { signal } = new AbortController();
      await other.drain({ signal } as JobContext, {}).finally(other.close);
    };
    on.jobs = createJobs({
      ...noOutside,
      store: on.store,
      clock: clock.now,
      ids: randomUUID,
      log: silent,
      jobs: { 'toys/outbox': job('toys/outbox', { does: 'send-mail', singleton: true }) },
      own: { 'send-mail': outbox.drain },
      asActor: async () => null,
      config: productConfig,
      pollSeconds: 0.5,
    });
    await on.jobs.start({});
  }

  return {
    on,
    start,
    send: (address: string, { name, kind = hello, ...options }: { name?: string; kind?: Mail } & MailOptions = {}) =>
      inFrame(on.store, { clock, company, actor: actorOf(company) }, async (frame) =>
        on.mail.of(frame).send(kind.id, { address, name }, { name: name ?? 'Ann' }, options),
      ).then((outcome) => outcome.answer),
    withdraw: (about: string, by = company) =>
      inFrame(on.store, { clock, company: by, actor: actorOf(by) }, (frame) => on.mail.of(frame).withdraw(about)),
    rows: async () =>
      (
        await on.store.exec(
          'select to_address, state, attempts, last_error, html from outbox order by to_address, created_at, ctid',
        )
      ).rows,
    attempts: async () =>
      (await on.store.exec('select outcome, answer from mail_attempt order by created_at, id')).rows,
    drain: () => on.jobs.kick('send-mail'),
  };
}
