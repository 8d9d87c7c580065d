import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { overload } from '../e2e/support/load.ts';
import { emptyDatabase } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { cookieOf, type Place, place, type Served, superAdmin } from '../support/served.ts';

/**
 * G19: many people at work for a while, each signed in, with a socket open and a question a second, one of ten a change.
 * Nobody is answered an error, nobody's socket breaks off, nothing of another company is told, and memory does not grow.
 * LOAD_SECONDS says for how long, where that is not the whole time.
 */

const sessions = process.env.FULL ? 200 : 20;
const seconds = Number(process.env.LOAD_SECONDS ?? (process.env.FULL ? 600 : 5));
const canary = 'Zqcanary';

interface Person {
  id: string;
  company: string;
  cookie: string;
  job: string;
}

let at: Place;
let served: Served;
let drop = async () => {};
let people: Person[];
beforeAll(async () => {
  const env = { DEMO_PEOPLE: '600' };
  if (process.env.TEST_DATABASE_URL) {
    const database = await emptyDatabase();
    drop = database.drop;
    at = await place({ ...env, DATABASE_URL: database.url });
  } else at = await place(env);
  served = await at.start();
  people = await signedInPeople();
}, patience);
afterAll(async () => {
  at.remove();
  await drop();
});

/** SuperAdmins of both companies by turns, with sessions as signing in makes them: 200 passwords are not what is measured. */
async function signedInPeople(): Promise<Person[]> {
  const [name = ''] = (await cookieOf(served, superAdmin)).split('=');
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'));
  const rows = await served.rows(
    `with c as (select id, slug, row_number() over (order by slug) as nth from company),
      made as (insert into user_profile (company_id, id, first_name, display_name, employee_id, email, joining_date, type)
        select c.id, gen_random_uuid(), 'Busy', case when c.slug = 'acme' then 'Busy' else $2 end || n, 'BUSY' || n,
          'busy' || n || '@' || c.slug || '.example', date '2025-01-01', 'SuperAdmin'
        from generate_series(1, $1::int) n join c on c.nth = 1 + n % (select count(*) from c) returning company_id, id),
      numbered as (select m.*, row_number() over (order by id) as nth from made m)
    select company_id as company, id, nth::int from numbered order by nth`,
    [sessions, canary],
  );
  await served.rows(
    `insert into session (company_id, id, token_hash, user_id, level, authenticated_at, last_seen_at, expires_at, ip, user_agent)
     select c, gen_random_uuid(), t, u, 'full', now(), now(), now() + interval '2 hours', '127.0.0.1', 'load'
     from unnest($1::uuid[], $2::text[], $3::uuid[]) as given (c, t, u)`,
    [
      rows.map(({ company }) => company),
      tokens.map((token) => createHash('sha256').update(token).digest('hex')),
      rows.map(({ id }) => id),
    ],
  );
  const jobs = await served.rows(
    `insert into job_progress (company_id, job_id, job, owner, state, total)
     select c, gen_random_uuid(), 'audit/check', u, 'running', 100 from unnest($1::uuid[], $2::uuid[]) as given (c, u)
     returning job_id, owner`,
    [rows.map(({ company }) => company), rows.map(({ id }) => id)],
  );
  return rows.map(({ company, id }, n) => ({
    company: String(company),
    id: String(id),
    cookie: `${name}=${tokens[n]}`,
    job: String(jobs.find(({ owner }) => owner === id)?.job_id),
  }));
}

type Question = (person: Person, n: number) => [method: string, path: string, body?: unknown];
const questions: Question[] = [
  (_, n) => ['GET', `/feedback_bot/users/list?page_limit=10&page_offset=${1 + (n % 20)}`],
  () => ['POST', '/feedback_bot/stage/list', { page_limit: 10, page_offset: 1 }],
  () => ['GET', '/company/audit/?'],
  () => ['GET', '/genai_bot/audit-logs?page_size=10'],
  () => ['GET', '/feedback_bot/company/user_download_audit'],
  ({ company }) => ['GET', `/feedback_bot/company/blacklist_log/${company}?page_limit=20`],
  () => ['GET', '/feedback_bot/company/audit/verify'],
  (_, n) => ['GET', `/company/audit/?raw_search_string=${['sign', 'update', 'anita'][n % 3]}`],
  () => ['POST', '/feedback_bot/reports/overview', {}],
  ({ id }, n) => ['PATCH', `/feedback_bot/users/update/${id}`, { first_name: n % 2 ? 'Busy' : 'Busier' }],
];

const told: Record<string, number> = {};
const times: number[] = [];
async function work(person: Person, nth: number, until: number, isAcme: boolean): Promise<void> {
  // Not all at the same moment.
  await pause((1000 * nth) / sessions);
  for (let n = nth; performance.now() < until; n += 1) {
    const [method, path, body] = (questions[n % questions.length] as Question)(person, n);
    const begun = performance.now();
    const {
      status,
      body: answer,
      broke,
    } = await served.ask(method, path, {
      cookie: person.cookie,
      ...(body !== undefined && { body }),
    });
    const took = performance.now() - begun;
    times.push(took);
    if (status !== 200) count(`${method} ${path.split('?')[0]}: ${broke ?? status} ${answer?.code ?? ''}`);
    if (isAcme && JSON.stringify(answer ?? '').includes(canary)) count(`${path} tells of another company`);
    await pause(Math.max(0, 1000 - took));
  }
}
const count = (what: string) => {
  told[what] = (told[what] ?? 0) + 1;
};

interface Line {
  heard: number[];
  isOpen: boolean;
  ended: Promise<void>;
}
function watch({ cookie, job }: Person): Line {
  const origin = `http://localhost:${served.port}`;
  const socket = new WebSocket(`ws://localhost:${served.port}/ws/jobs/${job}`, { headers: { origin, cookie } });
  const line: Line = { heard: [], isOpen: false, ended: Promise.resolve() };
  socket.on('open', () => {
    line.isOpen = true;
  });
  socket.on('message', (text) => line.heard.push(JSON.parse(String(text)).done));
  line.ended = new Promise((resolve) => {
    for (const event of ['close', 'error'] as const)
      socket.on(event, () => {
        line.isOpen = false;
        resolve();
      });
  });
  return line;
}

/** Of the server's process, in MB: the least of some seconds, since what is not collected yet comes and goes. */
async function memory(): Promise<number> {
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  let least = now();
  for (let second = 0; second < Math.min(60, seconds / 10); second += 1) {
    await pause(1_000);
    least = Math.min(least, now());
  }
  return least;
}

it(
  `${sessions} people at work for ${seconds} seconds, with sockets open`,
  async () => {
    const acme = (await served.rows(`select id from company where slug = 'acme'`))[0]?.id;
    const busy = overload();
    const lines = people.map(watch);
    await pause(2_000);
    expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(sessions);
    const until = performance.now() + seconds * 1000;
    const working = people.map((person, nth) => work(person, nth, until, person.company === acme));
    await pause(seconds * 200);
    const [warm, since] = [await memory(), performance.now()];
    await pause(until - performance.now() - Math.min(60_000, seconds * 100));
    const slope = ((await memory()) - warm) / ((performance.now() - since) / 60_000);
    await Promise.all(working);
    expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(sessions);
    // The last word comes over every one of them.
    await served.rows(`update job_progress set done = 100, state = 'done' where job = 'audit/check'`);
    await Promise.all(lines.map(({ ended }) => Promise.race([ended, pause(30_000)])));
    expect(lines.filter(({ heard }) => heard.at(-1) === 100)).toHaveLength(sessions);

    times.sort((a, b) => a - b);
    const within = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
    console.log(
      `${times.length} answers, p50 ${within(0.5)} ms, p95 ${within(0.95)} ms, p99 ${within(0.99)} ms; memory ${slope.toFixed(1)} MB a minute; other load ${busy.toFixed(1)} a processor`,
    );
    expect(told).toEqual({});
    // Beside other work the times say nothing of the product.
    if (!process.env.FULL || busy > 1.2) return;
    expect(within(0.95)).toBeLessThanOrEqual(200);
    expect(within(0.99)).toBeLessThanOrEqual(500);
    if (seconds >= 600) expect(slope).toBeLessThan(1);
  },
  patience,
);
