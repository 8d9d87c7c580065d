import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../src/server/db/open.ts';
import { emptyDatabase, quiet } from '../support/database.ts';
import { cookieOf, type Place, place, superAdmin } from '../support/served.ts';

/** The product's own job, killed half done: it is finished once after the restart, with one file, whoever waits. */

const rounds = process.env.FULL ? 20 : 2;
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
const many = `insert into stage select * from (
  select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'title', 'Many ' || n, 'position', 1000 + n))).*
  from (select * from stage where company_id = (select id from company where slug = 'acme') limit 1) s, generate_series(1, 900) n) made`;

const report = '/feedback_bot/stage/questions_report';

/** Asked for, and the process killed before it is there. Answers what the database knows of it then. */
async function killedHalfDone(cookie: string): Promise<Record<string, unknown>> {
  const served = await at.start();
  // Not waited for: the answer would come when the report is there.
  void served.ask('POST', `${report}/download`, { cookie, body: { all: true } });
  await pause(100 + Math.random() * 600);
  served.child.kill('SIGKILL');
  expect(await served.ended).toBe('SIGKILL');
  const [row] = await rows('select id, status, done from download order by created_at desc limit 1');
  return row ?? {};
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
      const before = await rows('delete from counter; select count(*)::int as n from download');
      const cut = await killedHalfDone(cookie);
      const [now] = await rows('select count(*)::int as n from download');
      // Killed before the call had committed: nothing was promised, and nothing is there.
      const state = now?.n === before[0]?.n ? 'not begun' : String(cut.status);
      seen[state] = (seen[state] ?? 0) + 1;
      if (state !== 'not begun') await readyAgain(cookie, cut.id);
    }
    const [sums] = await rows(`select (select count(*)::int from download) as asked,
      (select count(*)::int from download where status = 'ready') as ready,
      (select count(*)::int from file) as files,
      (select count(*)::int from pgboss.job where name = 'touchpoints/report' and state <> 'completed') as unfinished`);
    console.log(`Jobs killed: ${rounds} rounds, at the kill ${JSON.stringify(seen)}, then ${JSON.stringify(sums)}`);
    expect(sums).toEqual({ asked: sums?.asked, ready: sums?.asked, files: sums?.asked, unfinished: 0 });
    expect(sums?.asked).toBeGreaterThan(0);
  },
  180_000 + rounds * 90_000,
);
