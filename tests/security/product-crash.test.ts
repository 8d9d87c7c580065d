import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../src/server/db/open.ts';
import { emptyDatabase, quiet } from '../support/database.ts';
import { cookieOf, type Place, place, superAdmin } from '../support/served.ts';

/** The product's own job, killed half done: it is finished once after the restart, with one file, whoever waits. */

const rounds = process.env.FULL ? 20 : 1;
let at: Place;
let url: string | undefined;
let drop = async () => {};

beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL) ({ url, drop } = await emptyDatabase());
  at = place(4134, url ? { DATABASE_URL: url } : {});
});
afterAll(async () => {
  at.remove();
  await drop();
});

/** The database, while no server holds it. */
async function rows(statement: string): Promise<Record<string, unknown>[]> {
  const store = await openStore({ ...(url ? { databaseUrl: url } : { dataDir: at.directory }), log: quiet });
  try {
    return (await store.exec(statement)).rows;
  } finally {
    await store.close();
  }
}

/** Many touchpoints, so that a report takes its time. */
const many = `insert into stage select made.* from (select to_jsonb(s) as base from stage s
    where company_id = (select id from company where slug = 'acme') limit 1) one, generate_series(1, 900) n,
  jsonb_populate_record(null::stage, base || jsonb_build_object('id', gen_random_uuid(), 'title', 'Many ' || n, 'position', 1000 + n)) made`;

const newest = 'select id, status, done from download order by created_at desc limit 1';
const report = '/feedback_bot/stage/questions_report';

/** Asked for, and the process killed while it is made. Answers what the database knows of it then. */
async function killedHalfDone(cookie: string): Promise<Record<string, unknown>> {
  const served = await at.start({ DIE_WHEN: `select 1 from download where status = 'running' and done > 0` });
  // Not waited for: the answer would come when the report is there.
  void served.ask('POST', `${report}/download`, { cookie, body: { all: true } });
  expect(await served.ended).toBe('SIGKILL');
  return (await rows(newest))[0] ?? {};
}

async function readyAgain(cookie: string, id: unknown): Promise<void> {
  const served = await at.start();
  const until = Date.now() + 120_000;
  let told = await served.ask('GET', `${report}/${id}`, { cookie });
  for (; told.status === 202 && Date.now() < until; told = await served.ask('GET', `${report}/${id}`, { cookie }))
    await pause(250);
  expect([id, told.status]).toEqual([id, 200]);
  const file = await served.ask('GET', told.body.report_url, { cookie });
  expect([file.status, String(file.body).slice(0, 2)]).toEqual([200, 'PK']);
  served.child.kill('SIGTERM');
  expect(await served.ended).toBe(0);
}

it(
  `is finished once, though the process is killed in the middle of it (${rounds} rounds)`,
  async () => {
    const first = await at.start();
    const cookie = await cookieOf(first, superAdmin);
    first.child.kill('SIGTERM');
    await first.ended;
    await rows(many);
    const seen: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      await rows('delete from counter; select 1');
      const cut = await killedHalfDone(cookie);
      seen[String(cut.status)] = (seen[String(cut.status)] ?? 0) + 1;
      await readyAgain(cookie, cut.id);
    }
    const [sums] = await rows(`select (select count(*)::int from download) as asked,
      (select count(*)::int from download where status = 'ready') as ready,
      (select count(*)::int from file) as files,
      (select count(*)::int from pgboss.job where name = 'touchpoints/report' and state <> 'completed') as unfinished`);
    console.log(
      `Jobs killed, and what the report was at that moment: ${JSON.stringify(seen)}, then ${JSON.stringify(sums)}`,
    );
    expect(sums).toEqual({ asked: sums?.asked, ready: sums?.asked, files: sums?.asked, unfinished: 0 });
    expect(seen).toEqual({ running: rounds });
  },
  240_000 + rounds * 240_000,
);
