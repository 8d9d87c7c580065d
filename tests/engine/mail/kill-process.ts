import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import { createOutbox } from '../../../src/server/mail/outbox.ts';
import type { JobService } from '../../../src/server/services.ts';
import { openAt } from '../../support/database.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from '../jobs/job-documents.ts';

/**
 * Sends many mails. Its parent kills it and starts it again, each time some minutes later:
 * `kill-process.ts <place> <mails> <SMTP port> <minutes>`; at the end it prints how many are sent.
 */
const [, , place = '', mails = '0', port = '0', minutes = '0'] = process.argv;
const clock = () => new Date(Date.now() + Number(minutes) * 60_000);
const store = await openAt(place);
const { rows } = await store.exec(`select to_regclass('public.outbox') as made`);
if (!rows[0]?.made) {
  await store.exec(await schemaSql({}));
  await store.exec(`
    insert into outbox (company_id, id, mail, to_address, subject, html, text)
    select '${randomUUID()}', gen_random_uuid(), 'toys/hello', 'p' || n || '@x.example', 'Hello ' || n, '<p>Hello</p>', 'Hello'
    from generate_series(1, ${Number(mails)}) n`);
}
const outbox = createOutbox({
  store,
  clock,
  ids: randomUUID,
  vault: noOutside.vault,
  mails: () => ({}),
  text: (message) => message,
  jobs: () => jobs,
  config: { ...productConfig, from: 'Toys <no-reply@toys.example>', smtpUrl: `smtp://127.0.0.1:${port}` },
});
const jobs: JobService = createJobs({
  ...noOutside,
  store,
  clock,
  ids: randomUUID,
  log: silent,
  jobs: { 'toys/outbox': job('toys/outbox', { does: 'send-mail', singleton: true, expireSeconds: 3600 }) },
  own: { 'send-mail': outbox.drain },
  asActor: async () => null,
  config: productConfig,
  pollSeconds: 0.5,
});
await jobs.start({});
const sent = async () =>
  Number((await store.exec(`select count(*)::int as n from outbox where state = 'sent'`)).rows[0]?.n);
for (jobs.kick('send-mail'); (await sent()) < Number(mails); await pause(200)) jobs.kick('send-mail');
const { rows: counts } = await store.exec(`
  select (select count(*)::int from outbox where state = 'sent') as sent,
    (select count(distinct mail_id)::int from mail_attempt where outcome = 'sent') as written`);
console.log(`result ${JSON.stringify(counts[0])}`);
await jobs.stop();
outbox.close();
await store.close();
process.exit(0);
