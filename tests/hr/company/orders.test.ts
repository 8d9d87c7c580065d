import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../../src/server/config.ts';
import { StoreError } from '../../../src/server/db/store-error.ts';
import { ordersOf, takeOrders } from '../../../src/server/main.ts';
import { order, type Tell } from '../../../src/server/operator/orders.ts';
import { patience } from '../../support/patience.ts';
import { type ProductServer, productServer } from '../../support/product-app.ts';

/** A server that has the embedded database does for the operator what the commands would do themselves. */

const dataDir = mkdtempSync(join(tmpdir(), 'rapport-orders-'));
const log = { warn() {}, error() {} };
let server: ProductServer;
let end: () => void;
let dropped: readonly string[] = [];

beforeAll(async () => {
  server = await productServer();
  const config = { dataDir, origin: 'https://rapport.example' } as Config;
  const orders = ordersOf(
    () => ({ config, store: server.store, app: server.app }),
    (drop) => {
      dropped = drop;
      return Promise.reject(new StoreError('Not now.'));
    },
  );
  end = await takeOrders(dataDir, orders ?? {}, log);
}, patience);
afterAll(async () => {
  end();
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const run = (name: string, args: readonly string[], tell?: Tell) =>
  order(dataDir, 'command', { name, args: JSON.stringify(args) }, tell);
const refusal = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message);

describe('while a server runs', () => {
  it('companies are listed, made, changed and looked into', { timeout: patience }, async () => {
    expect(await run('company', ['new', 'Umbrella Health', '--admin', 'jo@umbrella.example'])).toMatch(
      /^Umbrella Health is there\.[\s\S]*\nhttps:\/\/rapport\.example\/invite\?token=/,
    );
    expect(await run('company', ['set', 'umbrella-health', 'milestone_limit=7'])).toContain('milestone_limit = 7');
    expect(await run('company', ['list'])).toMatch(
      /Umbrella Health \(umbrella-health\), 1 people[\s\S]*milestone_limit=7/,
    );
    expect(await run('company', ['verify-audit', 'umbrella-health'])).toMatch(/ whole\. /);
    expect(await refusal(run('company', ['forget-sealed']))).toMatch(/^Nothing is lost/);
  });

  it('what is refused is said in a sentence, and nothing comes of it', async () => {
    expect(await refusal(run('company', ['new', 'No Admin']))).toContain('--admin must be');
    expect(await refusal(run('company', ['set', 'nobody', 'milestone_limit=7']))).toContain('There is no company');
    expect(await refusal(run('company', ['set', 'umbrella-health', 'milestone_limit=many']))).toContain('whole number');
    expect(await refusal(run('company', ['list', '--unheard']))).toContain("Unknown option '--unheard'");
    expect(await refusal(run('company', []))).toContain('npm run company -- list');
    expect(await refusal(run('unheard', []))).toContain('does not know the command unheard');
    expect(await refusal(run('seed', ['--employees', '3']))).toContain('--employees must be');
    expect(await run('company', ['list'])).not.toContain('No Admin');
  });

  it('a company is filled', { timeout: patience }, async () => {
    const said: string[] = [];
    const done = await run('seed', ['--employees', '20', '--company', 'umbrella'], (line) => said.push(line));
    expect(done).toContain('sign in as');
    expect(await run('company', ['list'])).toMatch(/\(umbrella\), 20 people/);
    expect(await run('seed', ['--employees', '20', '--company', 'umbrella'])).toContain('is there already');
  });

  it('migrations are the business of what runs, and the database is asked through it', async () => {
    expect(await refusal(order(dataDir, 'migrate', { drop: '["room"]' }))).toBe('Not now.');
    expect(dropped).toEqual(['room']);
    expect(await order(dataDir, 'has-run', { file: '0009_unheard.sql' })).toBe('false');
    const told = await order(dataDir, 'losses', { drops: '[{"table":"company","column":"slug"},{"table":"unheard"}]' });
    expect(JSON.parse(String(told))).toEqual([{ table: 'company', column: 'slug', rows: expect.any(Number) }]);
  });
});
