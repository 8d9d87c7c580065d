import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { schemaSql } from '../../../scripts/migrate/difference.ts';
import { openStore } from '../../../src/server/db/open.ts';
import { createJobs } from '../../../src/server/jobs/jobs.ts';
import { readBounces } from '../../../src/server/mail/bounce-settings.ts';
import { mailboxReader } from '../../../src/server/mail/mailbox.ts';
import { quiet } from '../../support/database.ts';
import { noOutside } from '../../support/no-outside.ts';
import { job, productConfig, silent } from '../jobs/job-documents.ts';

/**
 * Reads a mailbox until nothing is left in it. Its parent kills it and starts it again:
 * `mailbox-process.ts <directory> <address of the mailbox> <file of the ids of mails>`; at the end it prints what has come back.
 */
const [, , dataDir = '', mailbox = '', list = ''] = process.argv;
const ids = readFileSync(list, 'utf8');
const store = await openStore({ dataDir, log: quiet });
const { rows } = await store.exec(`select to_regclass('public.outbox') as made`);
if (!rows[0]?.made) {
  await store.exec(await schemaSql({}));
  await store.exec(`
    insert into outbox (company_id, id, mail, to_address, subject, html, text, state, attempts)
    select '${randomUUID()}', id::uuid, 'toys/hello', 'p' || n || '@x.example', 'Hello', '', '', 'sent', 1
    from unnest('{${ids}}'::text[]) with ordinality as given (id, n)`);
}
const jobs = createJobs({
  ...noOutside,
  store,
  clock: () => new Date(),
  ids: randomUUID,
  log: silent,
  jobs: { 'toys/mailbox': job('toys/mailbox', { does: 'read-bounces', singleton: true, expireSeconds: 3600 }) },
  own: {
    'read-bounces': async (context) => {
      const { mailbox: place } = readBounces({ BOUNCE_MAILBOX: mailbox });
      const { origin } = productConfig;
      await mailboxReader({ store, clock: () => new Date(), ids: randomUUID, origin, mailbox: place })(context, {});
      const counted = await store.exec(`
        select (select count(*)::int from outbox where state = 'bounced') as bounced,
          (select count(*)::int from mail_attempt) as attempts`);
      console.log(`result ${JSON.stringify(counted.rows[0])}`);
      process.exit(0);
    },
  },
  asActor: async () => null,
  config: productConfig,
  pollSeconds: 0.5,
});
await jobs.start({});
jobs.kick('read-bounces');
