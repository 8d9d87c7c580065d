import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { at, root } from '../../scripts/bootstrap/place.mjs';
import { dataDir, everything, firstStart, port } from './support/address.ts';
import { overload } from './support/load.ts';
import { accounts, password } from './support/people.ts';
import { ended, started } from './support/working-copy.ts';

/** What an operator meets when something is not as it should be: one plain sentence, and an exit code that says so. */

const folder = mkdtempSync(join(tmpdir(), 'rapport-start-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface End {
  code: number | null;
  said: string;
  milliseconds: number;
}

function start(env: NodeJS.ProcessEnv): Promise<End> {
  const began = Date.now();
  const child = spawn(process.execPath, [at('scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port + 2), DEMO_PEOPLE: '20', DATABASE_URL: '', ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, said, milliseconds: Date.now() - began })),
  );
}

function expectSentence({ code, said }: End, sentence: RegExp): void {
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n'), said).toHaveLength(1);
  expect(code).toBe(1);
}

test('a busy port', async () => {
  const other = createServer().listen(port + 3, '127.0.0.1');
  try {
    const data = join(folder, 'busy');
    expectSentence(
      await start({ PORT: String(port + 3), DATA_DIR: data }),
      /^Port \d+ on 127\.0\.0\.1 is in use by another program; choose another with PORT/,
    );
  } finally {
    other.close();
  }
});

test('a data directory that cannot be written to', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'database'), '');
  const filed = join(folder, 'filed');
  mkdirSync(filed);
  writeFileSync(join(filed, 'files'), '');
  const key = { SECRET_KEY: randomBytes(32).toString('hex') };
  const cannot = /^The data directory .* cannot be written to: .*; choose another with DATA_DIR\.$/m;
  const places = [
    [{ DATA_DIR: '/proc/nope', ...key }, cannot],
    [{ DATA_DIR: taken }, /^In the place of the database, .*, lies a file; move it away\.$/m],
    [{ DATA_DIR: filed }, /^The directory of files .* cannot be written to: a part of the path is a file\.$/m],
    [{ DATA_DIR: join(file, 'data') }, cannot],
    [{ DATA_DIR: file, ...key }, cannot],
    [{ DATA_DIR: '/proc/nope' }, cannot],
    [{ DATA_DIR: '/sys/nope/deeper' }, cannot],
  ] as const;
  for (const [env, sentence] of everything ? places : places.slice(0, 3)) {
    const end = await start(env);
    expectSentence(end, sentence);
    expect(end.milliseconds).toBeLessThan(20_000 * overload());
  }
});

test('a database that is not there', async () => {
  expectSentence(await start({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' }), /127\.0\.0\.1:1/);
  expectSentence(await start({ DATABASE_URL: 'mysql://somewhere' }), /^DATABASE_URL must look like postgres:/);
});

test('a second start keeps the data and is quick', async ({ request }) => {
  test.setTimeout(120_000);
  const address = `http://localhost:${port + 5}`;
  const kept = join(folder, 'kept');
  if (existsSync(firstStart())) cpSync(firstStart(), kept, { recursive: true });
  const env = { DATA_DIR: kept, PORT: String(port + 5), DEMO_PEOPLE: '20', DATABASE_URL: '' };
  const headers = { 'x-requested-with': 'journey' };
  const signIn = () =>
    request.post(`${address}/auth/login`, { headers, data: { username: accounts.superAdmin, password } });
  const titles = async () => {
    const answer = await request.post(`${address}/feedback_bot/stage/list`, { headers, data: { page_limit: 10 } });
    return (await answer.json()).data.map(
      ({ stage_details }: { stage_details: { title: string } }) => stage_details.title,
    );
  };
  const first = await started(root, 'scripts/start.mjs', env, 'password:');
  expect((await signIn()).status()).toBe(200);
  const made = await titles();
  expect(await ended(first)).toBe(0);
  const began = Date.now();
  const second = await started(root, 'scripts/start.mjs', env, 'password:');
  const milliseconds = Date.now() - began;
  expect(await titles(), 'the session lives on').toEqual(made);
  expect(await ended(second)).toBe(0);
  expect(milliseconds).toBeLessThan(Math.max(5000, 3.5 * plainStart(kept)));
});

/** In milliseconds: what a server of the same parts takes that does nothing but open the same data. */
function plainStart(data: string): number {
  const code = `
    await Promise.all(['fastify', 'pg-boss', 'drizzle-orm/node-postgres'].map((name) => import(name)));
    const { PGlite } = await import('@electric-sql/pglite');
    await (await PGlite.create(process.argv[1])).query('select 1');
    process.exit(0);`;
  const began = Date.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', code, join(data, 'database')], { cwd: root });
  return Date.now() - began;
}

test('a second process on the same data, which the first one survives', async ({ request }) => {
  const second = await start({ DATA_DIR: dataDir });
  expectSentence(second, /is in use by /);
  expect(second.milliseconds).toBeLessThan(5000 * overload());
  expect((await request.get('/readyz')).status()).toBe(200);
});

test('production without what it needs', async () => {
  expectSentence(await start({ NODE_ENV: 'production' }), /^In production ORIGIN must say/);
  expectSentence(await start({ NODE_ENV: 'production', ORIGIN: 'http://rapport.example' }), /must begin with https:/);
  expectSentence(
    await start({ NODE_ENV: 'production', ORIGIN: 'https://rapport.example', SECRET_KEY: 'changeme' }),
    /^SECRET_KEY must be/,
  );
});

test('production: nothing is there until the operator has made the first company', async ({ request }) => {
  test.setTimeout(120_000);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ORIGIN: 'https://rapport.example',
    DATA_DIR: join(folder, 'production'),
    PORT: String(port + 6),
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
  };
  const args = ['scripts/run.mjs', 'scripts/company.ts', 'new', 'Umbrella', '--admin', 'first@umbrella.example'];
  const said = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  const token = /[?&#]token=([\w.-]+)/.exec(said)?.[1];
  expect(said).toContain('https://rapport.example/invite');
  const server = await started(root, 'scripts/start.mjs', env, 'Rapport is at https://rapport.example');
  try {
    const post = (path: string, data: object) =>
      request.post(`http://127.0.0.1:${port + 6}${path}`, { data, headers: { 'x-requested-with': 'journey' } });
    const demo = await post('/auth/login', { username: accounts.superAdmin, password });
    expect(demo.status()).toBe(401);
    const open = await post('/auth/register', {
      company_name: 'Mine',
      first_name: 'Me',
      email: 'me@mine.example',
      new_password1: 'Turnip-Violet-77!',
      new_password2: 'Turnip-Violet-77!',
    });
    expect(open.status(), 'nobody makes a company from outside').toBe(403);
    const chosen = { token, new_password1: 'Turnip-Violet-77!', new_password2: 'Turnip-Violet-77!' };
    expect((await post('/auth/register', chosen)).status()).toBe(200);
    expect((await post('/auth/register', chosen)).status(), 'the link works once').toBe(400);
    const signedIn = await post('/auth/login', { username: 'first@umbrella.example', password: 'Turnip-Violet-77!' });
    expect(signedIn.status(), await signedIn.text()).toBe(200);
    expect(signedIn.headers()['set-cookie']).toMatch(/^__Host-sid=.*HttpOnly.*Secure/);
    expect(signedIn.headers()['strict-transport-security']).toBeTruthy();
  } finally {
    expect(await ended(server)).toBe(0);
  }
});

test('the key is made once and only its owner may read it', () => {
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});
