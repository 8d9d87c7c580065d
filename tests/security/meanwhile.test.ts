import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { artifacts } from '../support/product-app.ts';
import { type Place, place, type Served } from '../support/served.ts';
import { surfaceOf } from './matrix/surface.ts';
import { besides } from './meanwhile/besides.ts';
import { type Desk, deskOf } from './meanwhile/desk.ts';
import { type Health, watchHealth } from './meanwhile/health.ts';
import { files, importedWhile } from './meanwhile/imports.ts';
import { holdsMany, largestBody } from './meanwhile/largest.ts';
import { isRead, readOf } from './meanwhile/reads.ts';

/**
 * On the embedded database nothing keeps the process: while each call is made at its largest, each job runs and files go
 * in and out, `/healthz` answers within half a second. What was over is tried once more: machines do other things too.
 */

const people = process.env.FULL ? 100_000 : 1_200;
/** Of a file that is imported: twice what is written at once, or as many as there are. */
const rows = process.env.FULL ? people : 600;
const most = 500;

let at: Place;
let served: Served;
let health: Health;
let desk: Desk;
/** The longest wait while nobody does anything: that is the machine's. */
let quiet = 0;
const measured: { what: string; longest: number; took: number }[] = [];

/** Does it, and says how long `/healthz` has kept someone waiting meanwhile. */
async function during(what: string, work: () => Promise<unknown>): Promise<number> {
  await health.longest();
  const begun = performance.now();
  await work();
  const took = Math.round(performance.now() - begun);
  const longest = await health.longest();
  measured.push({ what, longest, took });
  // The whole takes long.
  if (process.env.FULL) console.log(`${longest} ms ${took} ms ${what}`);
  return longest;
}

const inTime = async (what: string, work: () => Promise<unknown>) => {
  expect(await during(what, work), `the longest wait for /healthz while: ${what}`).toBeLessThanOrEqual(most + quiet);
};

const endpoints = surfaceOf(artifacts);
describe.skipIf(process.env.TEST_DATABASE_URL)('while the embedded database works', () => {
  beforeAll(async () => {
    at = await place({ DEMO_PEOPLE: String(people) });
    served = await at.start();
    health = watchHealth(served.port);
    desk = await deskOf(served);
    await desk.signIn();
    await during('nothing', () => pause(1_000));
    quiet = measured[0]?.longest ?? 0;
  }, patience);

  afterAll(async () => {
    const told = measured.filter(({ longest, what }) => longest > 50 || !what.startsWith('GET'));
    console.log(
      [
        `${people} people, ${measured.length} measured, ${most} ms and ${quiet} ms of the machine; the longest wait, and what it took:`,
        ...told.map(
          ({ what, longest, took }) => `${String(longest).padStart(6)} ms ${String(took).padStart(8)} ms  ${what}`,
        ),
      ].join('\n'),
    );
    await health.end();
    at.remove();
  });

  it.each(endpoints.filter(({ body }) => holdsMany(body)).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s at its largest',
    { timeout: patience, retry: 1 },
    async (id, endpoint) => {
      await desk.signIn();
      const more = (await besides[id]?.(desk)) ?? {};
      const body = { ...largestBody(endpoint, desk.there), ...more.body };
      await inTime(id, () => desk.ask(endpoint.call.method, more.path ?? endpoint.call.path, body, more.headers));
    },
  );

  it('five hundred people are tagged', { timeout: patience, retry: 1 }, async () => {
    await desk.signIn();
    const ids = desk.there.ids('people/user');
    const tag = (from: number, add: string) =>
      desk.ask('POST', '/feedback_bot/users/tags', { ids: ids.slice(from, from + 500), add: [add] });
    await inTime('500 people tagged', () => tag(0, `Once ${Date.now()}`));
    await inTime('500 people tagged four times at once', () =>
      Promise.all([0, 1, 2, 3].map((n) => tag((n % 2) * 500, `At once ${n} ${Date.now()}`))),
    );
  });

  it('everything that can be read is read', { timeout: patience, retry: 1 }, async () => {
    await desk.signIn();
    const refused: string[] = [];
    const late: string[] = [];
    let asked = 0;
    for (const endpoint of endpoints.filter(isRead)) {
      const { method, url, body } = readOf(endpoint, desk);
      asked += 1;
      if (asked % 100 === 0) await desk.signIn();
      const longest = await during(`${method} ${endpoint.id}`, () =>
        desk.ask(method, url, body).catch((error: Error) => refused.push(error.message)),
      );
      if (longest > most + quiet) late.push(`${endpoint.id}: ${longest} ms`);
    }
    expect(late).toEqual([]);
    // What is not there, not configured, or was not asked for before, is refused; all else is answered.
    expect(refused.filter((one) => !/: 40[04] |NotConfigured/.test(one))).toEqual([]);
    expect(refused.length).toBeLessThan(asked / 4);
  });

  it('everyone is taken along as a table', { timeout: patience, retry: 1 }, async () => {
    await desk.signIn();
    await inTime('people/user/export', () => desk.ask('POST', '/feedback_bot/users/export'));
    await inTime('access/why.export', () => desk.ask('POST', '/feedback_bot/access/matrix/export'));
  });

  it('a tag that everyone carries is given up', { timeout: patience, retry: 1 }, async () => {
    await desk.signIn();
    const tag = `Everyone ${Date.now()}`;
    await served.rows(`update user_profile set tags = tags || jsonb_build_array($2::text) where company_id = $1`, [
      desk.company,
      tag,
    ]);
    const settings = `/feedback_bot/company/settings/${desk.company}/`;
    const employee_tags = desk.there.values('tags').slice(0, 400);
    await desk.ask('PATCH', settings, { employee_tags: [...employee_tags, tag] });
    await inTime('a tag given up', () => desk.ask('PATCH', settings, { employee_tags }));
  });

  const scheduled = Object.values(artifacts.jobs).flatMap(({ id, schedule }) => (schedule ? [id] : []));
  // A queue is looked at every two seconds.
  it.each(process.env.FULL ? scheduled.map((id) => [[id]]) : [[scheduled]])(
    'the jobs %s',
    { timeout: patience, retry: 1 },
    (jobs) => inTime(`jobs ${jobs.join(' ')}`, () => Promise.all(jobs.map(ran))),
  );

  it('a backup is made', { timeout: patience, retry: 1 }, async () => {
    const file = join(at.directory, `${Date.now()}.backup`);
    await inTime('a backup', () => served.backup(file));
    rmSync(file);
  });

  it.each(Object.keys(files))('an import of %s', { timeout: patience, retry: 1 }, (what) =>
    importedWhile(desk, what as keyof typeof files, rows, inTime),
  );

  it('is red when a change keeps the process for longer', { timeout: patience }, async () => {
    await health.end();
    served.child.kill('SIGTERM');
    await served.ended;
    served = await at.start({ PLANTED: 'keeps-the-process' });
    health = watchHealth(served.port);
    desk = await deskOf(served);
    await desk.signIn();
    const ids = desk.there.ids('people/user').slice(0, 500);
    const longest = await during('500 people tagged by a server that computes in between', () =>
      desk.ask('POST', '/feedback_bot/users/tags', { ids, add: ['Planted'] }),
    );
    expect(longest).toBeGreaterThan(most);
  });
});

/** As if its hour had come. */
async function ran(id: string): Promise<void> {
  const [job] = await served.rows('insert into pgboss.job (name, data) values ($1, $2) returning id', [id, '{}']);
  for (;;) {
    const [{ state } = {}] = await served.rows('select state from pgboss.job where id = $1', [job?.id]);
    if (state === 'completed') return;
    if (state === 'failed') throw new Error(`${id} has failed`);
    await pause(100);
  }
}
