import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../scripts/seed/bulk.ts';
import { seedDemo } from '../../../scripts/seed/seed.ts';
import { product } from '../../../src/hr/server/product.ts';
import { createApp } from '../../../src/server/app.ts';
import type { Validators } from '../../../src/server/calls/engine.ts';
import type { Database } from '../../../src/server/context.ts';
import { applyMigrations } from '../../../src/server/db/migrations.ts';
import { openStore } from '../../../src/server/db/open.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { multipart } from '../../support/multipart.ts';
import { Browser } from '../../support/product-app.ts';
import { csv, person, superAdmin } from '../support/imports.ts';

/**
 * A server that imports people. Killed in the middle, it is started again: `import-process.ts <directory>
 * <rows> <n>`: it kills itself in the nth piece that it writes, when everything is written and nothing committed.
 * Without it prints what is there at the end.
 */
const [dataDir = '', rows = '0', killIn] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');
const artifacts = JSON.parse(readFileSync(join(root, '.build/artifacts.json'), 'utf8')) as Artifacts;
const { validators } = (await import(pathToFileURL(join(root, '.build/validators/server.mjs')).href)) as {
  validators: Validators;
};
const quiet = { info() {}, warn() {} };
const kept = await openStore({ dataDir, log: quiet });
let written: number | undefined;
const store: typeof kept = {
  ...kept,
  inCompany: (company, work, options) =>
    kept.inCompany(
      company,
      async (db) => {
        const answer = await work(db);
        if (written !== undefined && (await getsOn(db))) {
          written += 1;
          if (written === Number(killIn)) process.kill(process.pid, 'SIGKILL');
        }
        return answer;
      },
      options,
    ),
};
let upTo = 0;
/** In this transaction the import comes further. */
async function getsOn(db: Database): Promise<boolean> {
  const [upload] = await rowsOf(
    db,
    sql`select done from employee_upload where file_name = 'people.csv' and state = 'running'`,
  );
  const done = Number(upload?.done ?? 0);
  if (done <= upTo) return false;
  upTo = done;
  return true;
}

await applyMigrations(store, join(root, 'schemas/migrations'));
const seeded = await store.inSystem((db) => rowsOf(db, sql`select 1 from company limit 1`));
if (seeded.length === 0)
  await seedDemo(store, {
    entities: artifacts.entities,
    options: artifacts.options,
    employees: 12,
    today: '2026-01-05',
  });
const app = await createApp({
  artifacts,
  validators,
  product,
  store,
  config: {
    production: false,
    pressure: false,
    dataDir,
    origin: 'http://localhost:3000',
    secret: 'a secret of the tests, long enough to be one',
    mailFrom: 'Rapport <no-reply@localhost>',
    idleMinutes: 30,
    absoluteHours: 12,
    trustedProxies: [],
    logLevel: 'silent',
    product: 'rapport',
    wireZone: 'Asia/Kolkata',
  },
});
await app.ready();
const uploads = () =>
  store.inSystem((db) => rowsOf(db, sql`select state, done from employee_upload where file_name = 'people.csv'`));
const aim = async () => {
  if (killIn === undefined) return;
  // Between check and run it begins anew.
  const [upload] = await uploads();
  upTo = upload?.state === 'running' ? Number(upload.done) : 0;
  written = 0;
};
const isNew = (await uploads()).length === 0;
if (!isNew) await aim();
await app.engineServices.start();

if (isNew) await begin();

async function begin(): Promise<void> {
  const browser = new Browser(app);
  await browser.signIn(superAdmin);
  const file = csv(Array.from({ length: Number(rows) }, (_, n) => person(n)));
  const { body, headers } = multipart([{ name: 'file', file, filename: 'people.csv', type: 'text/csv' }]);
  const path = '/feedback_bot/users/import';
  const { id, mapping } = (await browser.ask('POST', path, body, headers)).body;
  await browser.ask('POST', `${path}/${id}/check`, { mapping, mapping_date_format: 'DD-MM-YYYY' });
  while ((await uploads())[0]?.state !== 'checked') await pause(50);
  await aim();
  await browser.ask('POST', `${path}/${id}/run`, {});
}

while ((await uploads())[0]?.state !== 'done') await pause(20);
const [found] = await store.inSystem((db) =>
  rowsOf(
    db,
    sql`select (select count(*)::int from user_profile where email like 'new%@acme.example') as people,
      (select count(*)::int from employee_upload_row) as noted, (select count(distinct row)::int from employee_upload_row) as different,
      (select success_count from employee_upload where file_name = 'people.csv') as counted, (select count(*)::int from alert where kind = 'import') as told`,
  ),
);
console.log(`result ${JSON.stringify(found)}`);
await app.close();
await store.close();
process.exit(0);
