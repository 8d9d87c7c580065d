import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rowsOf } from '../../../scripts/seed/bulk.ts';
import type { App } from '../../../src/server/app.ts';
import { sealLines } from '../../../src/server/audit/chain.ts';
import { type Browser, type ProductServer, productServer, signedIn } from '../../support/product-app.ts';

/** A check of a long log: how far it is, called off, and gone on with by another process. */

const lines = 60_000;
const url = '/feedback_bot/company/audit/verify';
const superAdmin = 'superadmin@acme.example';
let product: ProductServer;
let admin: Browser;
let apps: App[];
const rows = (query: ReturnType<typeof sql>) => product.store.inSystem((db) => rowsOf(db, query));

beforeAll(async () => {
  product = await productServer({ jobs: true });
  apps = [product.app];
  await rows(sql`
    insert into audit_line (company_id, type, activity, new)
    select id, 'group_logs', 'update', jsonb_build_object('n', n) from company, generate_series(1, ${lines}::int) n
    where slug = 'acme'`);
  const signal = new AbortController().signal;
  await sealLines(product.store)({ signal } as Parameters<ReturnType<typeof sealLines>>[0], {});
  admin = await signedIn(product.app, superAdmin);
}, 300_000);
beforeEach(() => rows(sql`delete from audit_check`));
afterAll(async () => {
  for (const app of apps.slice(1)) await app.engineServices.jobs.stop();
  await product.close();
});

const begin = async () => (await admin.post(url)).body.job_id as string;
const look = async (job: string) => (await admin.get(`/feedback_bot/jobs/${job}`)).body;
const isOnItsWay = (job: string) =>
  vi.waitUntil(async () => (await look(job)).done > 0, { timeout: 60_000, interval: 20 });
const hasEnded = (job: string) =>
  vi.waitUntil(async () => (await look(job)).finished, { timeout: 120_000, interval: 100 });
const found = async () => (await admin.get(url)).body;

it('tells how far it is, is one for who asks twice, and stands in the log once it has ended', async () => {
  expect(await found()).toMatchObject({ lines: 0, checked_at: null, job_id: null });
  const job = await begin();
  await isOnItsWay(job);
  expect((await found()).job_id).toBe(job);
  expect(await begin()).toBe(job);
  const { done, total, type } = await look(job);
  expect([done < total, total >= lines, type]).toEqual([true, true, 'audit_check']);
  await hasEnded(job);
  const state = await found();
  expect(state).toMatchObject({ broken_at: null, job_id: null });
  expect([state.sealed >= lines, state.checked_at !== null]).toEqual([true, true]);
  const next = await begin();
  expect(next).not.toBe(job);
  // Until that has come to its end, what was found last stands there.
  expect(await found()).toMatchObject({ checked_at: state.checked_at, job_id: next });
});

it('may be called off, and then says nothing of the log', async () => {
  const job = await begin();
  await isOnItsWay(job);
  expect((await admin.post(`/feedback_bot/jobs/${job}/cancel`)).status).toBe(200);
  await hasEnded(job);
  expect((await look(job)).state).toBe('cancelled');
  expect(await found()).toMatchObject({ lines: 0, checked_at: null, job_id: null });
});

it('goes on where it was when another process takes it up', async () => {
  const job = await begin();
  await vi.waitUntil(async () => (await look(job)).done > lines / 6, { timeout: 60_000, interval: 20 });
  await apps.at(-1)?.engineServices.jobs.stop();
  const [put] = await rows(sql`select place::int, place_seal from audit_check where id = ${job}`);
  expect(put?.place).toBeGreaterThan(lines / 6);
  const [line] = await rows(sql`select seal from audit_line where place = ${put?.place as number} and company_id =
    (select id from company where slug = 'acme')`);
  expect(line?.seal).toBe(put?.place_seal);
  // What lies before it was looked at already, and is not looked at again.
  await product.store.exec(
    `alter table audit_line disable trigger user; update audit_line set activity = 'other' where place = 5;
     alter table audit_line enable trigger user`,
  );
  const next = await product.restart();
  apps.push(next);
  admin.app = next;
  await next.engineServices.start();
  await hasEnded(job);
  expect(await found()).toMatchObject({ broken_at: null });
  const again = await begin();
  await hasEnded(again);
  expect((await found()).broken_at).not.toBeNull();
});

it('is for who may see the log, and of one company', async () => {
  for (const [email, status] of [
    ['employee@acme.example', 403],
    ['groupadmin@acme.example', 403],
  ] as const) {
    const browser = await signedIn(admin.app, email);
    expect([(await browser.post(url)).status, (await browser.get(url)).status]).toEqual([status, status]);
  }
  const stranger = await signedIn(admin.app, 'superadmin@globex.example');
  expect((await stranger.get(url)).body).toMatchObject({ lines: 0, checked_at: null });
});

it('takes in what was written a moment ago: a new company has nothing else', async () => {
  const stranger = await signedIn(admin.app, 'superadmin@globex.example');
  const ofStranger = sql`company_id = (select id from company where slug = 'globex')`;
  const [fresh] = await rows(
    sql`select count(*)::int as lines, count(seal)::int as sealed from audit_line where ${ofStranger}`,
  );
  expect([Number(fresh?.lines) > 0, fresh?.sealed]).toEqual([true, 0]);
  const { job_id } = (await stranger.post(url)).body;
  await vi.waitUntil(async () => (await stranger.get(`/feedback_bot/jobs/${job_id}`)).body.finished, {
    timeout: 60_000,
  });
  const { lines: all, sealed, broken_at } = (await stranger.get(url)).body;
  expect([broken_at, sealed, all > Number(fresh?.lines)]).toEqual([null, all, true]);
});
