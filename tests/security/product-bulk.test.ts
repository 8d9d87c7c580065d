import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { JobNews } from '../../src/shared/jobs/news.ts';
import { emptyDatabase } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { cookieOf, type Place, place, type Served, superAdmin } from '../support/served.ts';

/**
 * Many people leave in one run: told over a socket, called off in the middle, begun anew with who is left, killed in the
 * middle and gone on with. Each is changed once, with their mail or not at all, and everyone refused is named.
 */

const people = process.env.FULL ? 10_000 : 300;
/** Every so many joined after the day on which they are to leave. */
const unfit = 25;
const exitDate = '2026-02-01';
const refusedOf = Math.floor(people / unfit);

let at: Place;
let drop = async () => {};
let served: Served;
let cookie: string;
beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL) {
    const database = await emptyDatabase();
    drop = database.drop;
    at = await place({ DATABASE_URL: database.url });
  } else at = await place();
  served = await at.start();
  await served.rows(
    `insert into user_profile (company_id, id, first_name, display_name, email, employee_id, joining_date)
     select c.id, gen_random_uuid(), 'Many', 'Many', 'many' || n || '@acme.example', 'M' || n,
       case when n % $2 = 0 then date '2026-06-01' else date '2025-01-01' end
     from company c, generate_series(1, $1::int) n where c.slug = 'acme'`,
    [people, unfit],
  );
  await served.rows('delete from bounce');
  await served.rows(
    `insert into bounce (company_id, id, email_id, user_id, kind, bounce_count, message_id)
     select company_id, gen_random_uuid(), email, id, 'hard', 1, email from user_profile where first_name = 'Many'`,
  );
}, patience);
afterAll(async () => {
  at.remove();
  await drop();
});

/** Anyone who is told to come back later does. */
async function ask(method: string, path: string, body?: unknown) {
  for (let tries = 0; ; tries += 1) {
    const answer = await served.ask(method, path, { cookie, ...(body !== undefined && { body }) });
    if (answer.status > 0 && answer.status < 300) return answer.body;
    if (![429, 503].includes(answer.status) || tries === 60)
      throw new Error(`${path}: ${answer.broke ?? answer.status} ${JSON.stringify(answer.body)}`);
    await pause(500);
  }
}

/** What is said over the socket until it ends. */
function watch(path: string) {
  const origin = `http://localhost:${served.port}`;
  const news: JobNews[] = [];
  const socket = new WebSocket(`ws://localhost:${served.port}${path}`, { headers: { origin, cookie } });
  socket.on('message', (text) => news.push(JSON.parse(String(text))));
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
  return { news, ended };
}

/** Shown, confirmed, and watched. */
async function begin(count: number) {
  cookie = await cookieOf(served, superAdmin);
  const [acme] = await served.rows(`select id from company where slug = 'acme'`);
  const path = `/feedback_bot/company/blacklist_log/${acme?.id}/preview`;
  const shown = await ask('POST', path, { kind: 'exit', all: true, exit_date: exitDate });
  expect(shown).toMatchObject({ count, without_employee: 0 });
  const begun = await ask('PATCH', '/feedback_bot/users/update-bulk', { preview: shown.preview });
  return { id: String(begun.job_id), ...watch(begun.socket) };
}

const look = (id: string) => ask('GET', `/feedback_bot/jobs/${id}`);

/** As far as it is told over the socket, without a word from here. */
async function heard(news: readonly JobNews[], done: number) {
  for (let time = 0; time < 20_000; time += 1) {
    if ((news.at(-1)?.done ?? 0) >= done) return;
    await pause(20);
  }
  throw new Error('the change does not come so far');
}

async function over(id: string) {
  for (let time = 0; time < 2_000; time += 1) {
    const told = await look(id);
    if (told.finished) return told;
    await pause(1_000);
  }
  throw new Error('the change does not end');
}

const halves = `select count(*)::int as n from user_profile u join bounce b on b.company_id = u.company_id and b.user_id = u.id
  where (u.exit_date is not null) <> (b.status = 'resolved') or (u.exit_date is not null and u.xmin <> b.xmin)`;
const one = async (sql: string, values?: unknown[]) => Number((await served.rows(sql, values))[0]?.n);
const left = () =>
  one(`select count(*)::int as n from user_profile where first_name = 'Many' and exit_date = $1::date`, [exitDate]);

async function failuresOf(id: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await ask('GET', `/feedback_bot/jobs/${id}/failures?page_limit=1000&page_offset=${page}`);
    found.push(...data.map(({ email_id }: { email_id: string }) => email_id));
    if (data.length < 1000) return found.sort();
  }
}

/** It never goes back, never passes the total, and does not stand still until the end. */
function expectProgress(news: readonly JobNews[], total: number): void {
  const done = news.map((one) => one.done);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  // How many there are is known from the first that is done.
  const begun = news.filter((one) => one.done > 0);
  expect(begun.every((one) => one.total === total && one.done === one.success + one.failure)).toBe(true);
  expect(new Set(done).size).toBeGreaterThan(2);
}

it(
  `${people} people in one run: called off, begun anew, killed, gone on with, and each changed once`,
  async () => {
    const first = await begin(people);
    await heard(first.news, people / 10);
    await ask('POST', `/feedback_bot/jobs/${first.id}/cancel`, {});
    await first.ended;
    expectProgress(first.news, people);
    const off = await over(first.id);
    expect(off).toMatchObject({ state: 'cancelled' });
    await pause(1_000);
    const gone = await left();
    expect([await one(halves), gone]).toEqual([0, off.success]);
    expect(gone).toBeLessThan(people - refusedOf);
    expect((await failuresOf(first.id)).length).toBe(off.failure);

    const rest = people - gone;
    const second = await begin(rest);
    await heard(second.news, rest / 4);
    served.child.kill('SIGKILL');
    expect(await served.ended).toBe('SIGKILL');
    served = await at.start();
    const onTheWay = [await one(halves), await left()];
    expect(onTheWay[0]).toBe(0);
    expect(onTheWay[1]).toBeLessThan(people - refusedOf);
    const again = watch(`/ws/jobs/${second.id}`);
    const end = await over(second.id);
    await again.ended;
    expectProgress(again.news, rest);
    expect(end).toMatchObject({ state: 'done', done: rest, success: rest - refusedOf, failure: refusedOf });

    expect([await one(halves), await left()]).toEqual([0, people - refusedOf]);
    const unchanged = await served.rows(
      `select email from user_profile where first_name = 'Many' and exit_date is null order by email collate "C"`,
    );
    expect(await failuresOf(second.id)).toEqual(unchanged.map(({ email }) => email));
    // A second change of one of them would have made them a third version, and a second line.
    const versions = await served.rows(
      `select version, count(*)::int as n from user_profile where first_name = 'Many' group by 1 order by 1`,
    );
    expect(versions).toEqual([
      { version: 1, n: refusedOf },
      { version: 2, n: people - refusedOf },
    ]);
    const twice = await one(
      `select count(*)::int as n from (select 1 from audit_line where activity = 'mark as exit' and entity = 'people/user'
       group by record_id having count(*) > 1) t`,
    );
    expect(twice).toBe(0);
    console.log(
      `Bulk: ${people} people, ${gone} before it was called off, ${onTheWay[1]} when it was killed, ${refusedOf} refused, each changed once, ${first.news.length + again.news.length} words over the socket`,
    );
  },
  patience,
);
