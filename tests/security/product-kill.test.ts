import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { csv, person } from '../hr/support/imports.ts';
import { emptyDatabase } from '../support/database.ts';
import { multipart } from '../support/multipart.ts';
import { patience } from '../support/patience.ts';
import { cookieOf, type Place, place, type Served, superAdmin, titlesWith, touchpoint } from '../support/served.ts';

/**
 * G16 on the product: kill -9 while people write and an import runs. What was acknowledged is there after the restart,
 * and the half-done import is finished once, told once, with everyone in it once.
 */

const rounds = process.env.FULL ? 20 : 1;
/** Several times the rows that are written at once, which is 500. */
const people = process.env.FULL ? 5_000 : 2_000;
const drops: (() => Promise<void>)[] = [];
let cookie: string;

async function freshPlace(): Promise<Place> {
  if (!process.env.TEST_DATABASE_URL) return place();
  const database = await emptyDatabase();
  drops.push(database.drop);
  return place({ DATABASE_URL: database.url });
}

afterAll(async () => {
  for (const drop of drops) await drop();
});

async function kill(served: Served): Promise<void> {
  served.child.kill('SIGKILL');
  expect(await served.ended).toBe('SIGKILL');
}

/** People who add touchpoints, one after the other, until there is nobody to ask. */
function writers(served: Served, who: string, mark: string) {
  const acknowledged: string[] = [];
  const done = Promise.all(
    Array.from({ length: 4 }, async (_, id) => {
      for (let n = 0; ; n += 1) {
        const title = `${mark} ${id} ${n}`;
        const body = touchpoint(title);
        const { status, broke } = await served.ask('POST', '/feedback_bot/stage/create', { cookie: who, body });
        if (broke) return;
        if (status < 300) acknowledged.push(title);
        await pause(30);
      }
    }),
  );
  return { acknowledged, done };
}

const imports = '/feedback_bot/users/import';
/** Anyone who is told to come back later does: a machine that does other things too is soon under pressure. */
async function ask(served: Served, method: string, path: string, body?: unknown) {
  for (let tries = 0; ; tries += 1) {
    const answer = await served.ask(method, path, { cookie, ...(method !== 'GET' && { body: body ?? {} }) });
    if (answer.status > 0 && answer.status < 300) return answer.body;
    if (![429, 503].includes(answer.status) || tries === 60)
      throw new Error(`${path}: ${answer.broke ?? answer.status} ${JSON.stringify(answer.body)}`);
    await pause(500);
  }
}

async function until(served: Served, id: string, holds: (state: string, done: number) => boolean, every = 100) {
  for (let time = 0; time < 3_000; time += 1) {
    const body = await ask(served, 'GET', `${imports}/${id}`);
    if (holds(body.state, body.done)) return body;
    await pause(every);
  }
  throw new Error('the import does not come so far');
}

/** Anyone who has proved again who they are gets another session. */
async function stepUp(served: Served): Promise<void> {
  const { status, headers } = await served.ask('POST', '/auth/step-up', { cookie, body: { password: demoPassword } });
  expect(status).toBe(200);
  const given = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] as string);
  const names = given.map((pair) => pair.split('=')[0]);
  const kept = cookie.split('; ').filter((pair) => !names.includes(pair.split('=')[0]));
  cookie = [...kept, ...given].join('; ');
}

/** An import that is about to run; answers its id. */
async function prepared(served: Served, round: number, length: number): Promise<string> {
  await stepUp(served);
  const rows = Array.from({ length }, (_, n) =>
    person(n, { Email: `kill${round}x${n}@acme.example`, 'Employee ID': `K${round}-${n}` }),
  );
  const form = multipart([{ name: 'file', file: csv(rows), filename: 'people.csv', type: 'text/csv' }]);
  const uploaded = await served.ask('POST', imports, { cookie, body: form.body, headers: form.headers });
  const { id, mapping } = uploaded.body;
  await ask(served, 'POST', `${imports}/${id}/check`, { mapping, mapping_date_format: 'DD-MM-YYYY' });
  await until(served, id, (state) => state === 'checked');
  await ask(served, 'POST', `${imports}/${id}/run`);
  return id;
}

async function found(served: Served, round: number) {
  const search = `page_limit=1&raw_search_string=${encodeURIComponent(`kill${round}x`)}`;
  const listed = await ask(served, 'GET', `/feedback_bot/users/list?${search}`);
  const alerts = await ask(served, 'GET', '/feedback_bot/alerts/list?page_limit=100');
  const told = alerts.data.filter(({ kind }: { kind: string }) => kind === 'import').length;
  return { people: listed.total_count as number, told: told as number };
}

it(
  `${rounds} kills in the middle of an import: it is finished once, and nothing that was acknowledged is lost`,
  async () => {
    const at = await freshPlace();
    onTestFinished(() => at.remove());
    cookie = '';
    const acknowledged: string[] = [];
    let interrupted = 0;
    let titles: string[] = [];
    let round = 0;
    // As long as none was caught in the middle, there are a few more, each with twice as many people.
    for (; round < rounds || (interrupted === 0 && round < rounds + 4); round += 1) {
      const size = people * 2 ** Math.max(0, round + 1 - rounds);
      const served = await at.start();
      cookie ||= await cookieOf(served, superAdmin);
      const id = await prepared(served, round, size);
      const writing = writers(served, cookie, `Kill ${round}`);
      await until(served, id, (state, done) => state !== 'running' || done > 0, 20);
      await pause(Math.random() * 100);
      await kill(served);
      await writing.done;
      acknowledged.push(...writing.acknowledged);
      const again = await at.start();
      const left = await ask(again, 'GET', `${imports}/${id}`);
      if (left.state === 'running' && left.done > 0) interrupted += 1;
      const body = await until(again, id, (state) => ['done', 'failed'].includes(state));
      expect(body).toMatchObject({ state: 'done', success_count: size, new_user_count: size, error_count: 0 });
      expect(await found(again, round)).toEqual({ people: size, told: round + 1 });
      titles = await titlesWith(again, cookie, 'Kill');
      await kill(again);
    }
    const lost = acknowledged.filter((title) => !titles.includes(title));
    console.log(
      `G16 product: ${round * 2} kills, ${interrupted} in the middle of an import of ${people} or more, ${acknowledged.length} acknowledged, ${lost.length} lost, every import finished once`,
    );
    expect(lost).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(interrupted).toBeGreaterThan(0);
  },
  patience,
);

it(
  'is red when the server says that it is done before it is',
  async () => {
    const other = await freshPlace();
    try {
      const served = await other.start({ PLANTED: 'answers-too-early' });
      const who = await cookieOf(served, superAdmin);
      const writing = writers(served, who, 'Early');
      while (writing.acknowledged.length < 3) await pause(10);
      await kill(served);
      await writing.done;
      const again = await other.start();
      const titles = await titlesWith(again, who, 'Early');
      await kill(again);
      expect(writing.acknowledged.filter((title) => !titles.includes(title)).length).toBeGreaterThan(0);
    } finally {
      other.remove();
    }
  },
  patience,
);
