import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { at, root } from '../../scripts/bootstrap/place.mjs';
import { hasPostgres, howToGetPostgres, startPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { run } from '../../scripts/bootstrap/process.mjs';
import { port } from './support/address.ts';
import { extended } from './support/extended.ts';
import { accounts, password } from './support/people.ts';
import { ended, started } from './support/working-copy.ts';

/** DATABASE_URL, and nothing else, moves the product to PostgreSQL; in production under the user that README.md makes. */

test.skip(!hasPostgres(), howToGetPostgres);

const address = `http://localhost:${port + 7}`;
const folder = mkdtempSync(join(tmpdir(), 'rapport-with-postgres-'));
let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

test.beforeAll(async () => {
  postgres = (await startPostgres({ settings: { fsync: 'off' } })) as typeof postgres;
});
test.afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const env = (more: NodeJS.ProcessEnv) => ({ PORT: String(port + 7), DATA_DIR: folder, DEMO_PEOPLE: '20', ...more });

test('the demo on PostgreSQL, and again after a restart', { tag: extended }, async ({ request }) => {
  test.setTimeout(120_000);
  const headers = { 'x-requested-with': 'journey' };
  for (const round of ['first', 'second']) {
    const server = await started(root, 'scripts/start.mjs', env({ DATABASE_URL: postgres.url }), 'password:');
    const answer = await request.post(`${address}/auth/login`, {
      headers,
      data: { username: accounts.superAdmin, password },
    });
    expect(answer.status(), round).toBe(200);
    const listed = await request.post(`${address}/feedback_bot/stage/list`, { headers, data: { page_limit: 1 } });
    expect((await listed.json()).total_count).toBeGreaterThan(10);
    expect(await ended(server)).toBe(0);
  }
});

test('production takes the user of the README, and no superuser', { tag: extended }, async ({ request }) => {
  test.setTimeout(120_000);
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  const readme = readFileSync(at('README.md'), 'utf8');
  const statements = /```sql\n([\s\S]*?)```/.exec(readme)?.[1]?.replaceAll('…', 'a-long-password') ?? '';
  for (const statement of statements
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)) {
    // Roles are those of the whole server: the demo above has made some of them.
    await owner
      .query(statement)
      .catch((error: Error) => expect(error.message).toMatch(/^role "rapport_\w+" already exists$/));
  }
  await owner.end();
  const production = { NODE_ENV: 'production', ORIGIN: 'https://rapport.example', LOG_LEVEL: 'silent' };
  const mighty = await run(process.execPath, [at('scripts/start.mjs')], {
    quiet: true,
    env: { ...process.env, ...env({ ...production, DATABASE_URL: postgres.url }) },
  });
  expect(mighty.output).toMatch(/must not be a superuser/);
  expect(mighty.code).toBe(1);
  const url = new URL(postgres.url);
  Object.assign(url, { username: 'rapport', password: 'a-long-password', pathname: '/rapport' });
  const alone = await run(process.execPath, [at('scripts/start.mjs')], {
    quiet: true,
    env: { ...process.env, ...env({ ...production, DATABASE_URL: url.href }) },
  });
  expect(alone.output).toMatch(/DATABASE_CALLS_URL must name a login that owns nothing/);
  const login = (username: string) => Object.assign(new URL(url), { username }).href;
  const logins = { DATABASE_CALLS_URL: login('rapport_calls'), DATABASE_SYSTEM_URL: login('rapport_jobs') };
  const server = await started(
    root,
    'scripts/start.mjs',
    env({ ...production, DATABASE_URL: url.href, ...logins }),
    'Rapport is at',
  );
  expect((await request.get(`${address}/readyz`)).status()).toBe(200);
  expect(await ended(server)).toBe(0);
});
