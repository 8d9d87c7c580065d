import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '../../../src/generated/options.ts';
import type { GenaiFault } from '../../../src/server/context.ts';
import { honest, json, type Model, type Reply, sentIn, startModel } from '../../support/genai-model.ts';
import { artifacts } from '../../support/product-app.ts';
import { effectsOf } from '../support/effects.ts';
import { reportsOf } from '../support/reports.ts';
import { type Server, seededServer } from '../support/server.ts';

/** Reports of which a service outside groups the words: off by default, and never without what is sent being seen. */

const superAdmin = 'superadmin@acme.example';
const groupAdmin = 'groupadmin@acme.example';
const enough = constants['segments/engagement.minimum'] + 3;
let model: Model;
let server: Server;
let reports: ReturnType<typeof reportsOf>;

beforeAll(async () => {
  model = await startModel();
  server = await seededServer({ jobs: true, config: { genai: { ...model.settings, seconds: 1 } } });
  reports = reportsOf(server, superAdmin);
  await server.browser(superAdmin);
});
beforeEach(async () => {
  model.asked.length = 0;
  model.says(honest);
  await reports.forget();
});
afterAll(async () => {
  await server.close();
  model.close();
});

const written = async (name = 'Grouped') => {
  const { confirmed } = (await reports.show()).body;
  const { body } = await reports.create({ report_name: name, confirmed });
  return reports.settled(body.id);
};
const busyFor = (seconds: number): Reply => ({
  raw: (response) => response.writeHead(429, { 'retry-after': String(seconds) }).end(),
});
const failing = (status: number): Reply => ({ raw: (response) => response.writeHead(status).end('{"error":"x"}') });

describe('a report with a service outside', () => {
  it('shows what would be sent, sends just that once it is confirmed, and tells of it in the log', async () => {
    await reports.said('The cafeteria is unbearable and the deadlines are absurd', enough);
    await reports.said(
      'Meera Iyer, +91 98765 43210, meera.iyer@acme.example, E-00042, EMPX77 at 12 Marine Drive',
      enough,
    );
    await reports.said('Only some of us say zanzibar', 3);
    const { result: shown, effects } = await effectsOf(server, () => reports.show());
    expect(shown.body).toMatchObject({ status: 200, host: new URL(model.settings.url).host });
    expect(shown.body.text).toMatch(/"cafeteria"[^}]*"deadlines"/);
    expect(shown.body.text).not.toMatch(/meera|iyer|98765|acme\.example|00042|EMPX|zanzibar|The cafeteria is/i);
    expect([model.asked, effects.audit_line, effects.outbox]).toEqual([[], 1, undefined]);

    const row = await written();
    expect(row).toMatchObject({
      status: 'success',
      openai_model: 'obedient-1',
      prompt_token: 500,
      completion_token: 100,
      total_token: 600,
    });
    expect(Number(row.total_cost)).toBeCloseTo(0.002);
    expect(model.asked).toHaveLength(1);
    const [question] = model.asked as [Model['asked'][0]];
    const [{ content: instructions }, { content: text }] = question.body.messages;
    expect(`${instructions}\n\n${text}`).toBe(shown.body.text);
    expect(instructions).toMatch(/^You are given words that many employees have used/);

    const file = await reports.textOf(String(row.id));
    const [theme] = (honest(question) as { content: { themes: { words: string[] }[] } }).content.themes;
    expect(file).toContain(`THEMES\r\n1. ${theme?.words.join(', ')}\r\n   Drivers: `);
    expect(file).toContain('   To consider: Ask the people concerned what would help');
    expect(file).toContain(`chosen by ${shown.body.host}, an outside service`);
    expect(file).not.toContain('without an outside service');
    const [line] = await server.rows(sql`select activity, new from audit_line where record_id = ${row.id as string}`);
    expect(line).toMatchObject({ new: { service: shown.body.host, print: shown.body.confirmed } });
  });

  it('tells what it has cost to a SuperAdmin only', async () => {
    const row = await written();
    const of = async (email: string) =>
      (await server.as(email, 'GET', '/genai_bot/audit-logs')).body.results.find(
        (one: { id: string }) => one.id === row.id,
      );
    expect(await of(superAdmin)).toMatchObject({ openai_model: 'obedient-1', total_token: 600 });
    await server.rows(
      sql`update genai_log set created_by_id = (select id from user_profile where email = ${groupAdmin}) where id = ${row.id as string}`,
    );
    const seen = await of(groupAdmin);
    expect(seen.report_name).toBe('Grouped');
    expect(JSON.stringify(seen)).not.toMatch(/obedient|600|0\.002|token|cost/);
  });

  it('has cost what each run of its job has, where one was ended before it was written', async () => {
    const { id } = await written();
    const job = `name = 'genai/report' and data->>'report' = $1`;
    const ended = () => server.store.exec(`select from pgboss.job where ${job} and state = 'completed'`, [id]);
    await vi.waitUntil(async () => (await ended()).rows.length > 0);
    await server.rows(sql`update genai_log set status = 'running' where id = ${id as string}`);
    await server.store.exec(`update pgboss.job set state = 'retry' where ${job}`, [id]);
    const row = await reports.settled(String(id));
    expect([row.status, row.prompt_token, row.completion_token, row.total_token]).toEqual(['success', 1000, 200, 1200]);
    expect(Number(row.total_cost)).toBeCloseTo(0.004);
  });

  it('is written here where nothing is confirmed', async () => {
    const { body } = await reports.create({ report_name: 'Here' });
    const row = await reports.settled(body.id);
    expect(row).toMatchObject({ status: 'success', openai_model: null, total_cost: null });
    expect(await reports.textOf(body.id)).toContain('without an outside service');
    expect(model.asked).toEqual([]);
  });

  it('is not asked for of what was not shown', async () => {
    const { confirmed } = (await reports.show()).body;
    await reports.forget();
    await reports.said('The corridors are draughty', 60);
    for (const print of [confirmed, 'f'.repeat(64)]) {
      const { result, effects } = await effectsOf(server, () =>
        reports.create({ report_name: 'Other', confirmed: print }),
      );
      expect([result.status, result.body.code, effects]).toEqual([409, 'TextChanged', {}]);
    }
    expect((await reports.create({ report_name: 'Other', confirmed: 'yes' })).status).toBe(400);
    expect(model.asked).toEqual([]);
  });

  it('is not given to who may not have it any more when the answer comes', async () => {
    const { confirmed } = (await reports.show()).body;
    model.says((question) => ({
      raw: (response) => {
        const { content } = honest(question) as { content: object };
        const message = { content: JSON.stringify(content) };
        setTimeout(() => json(response, { choices: [{ finish_reason: 'stop', message }] }), 600);
      },
    }));
    const { body } = await reports.create({ report_name: 'Late', confirmed });
    await vi.waitUntil(() => model.asked.length === 1, { timeout: 60_000 });
    await server.rows(sql`update user_profile set type = 'Employee' where email = ${superAdmin}`);
    const row = await reports.settled(body.id);
    await server.rows(sql`update user_profile set type = 'SuperAdmin' where email = ${superAdmin}`);
    expect([row.status, row.error_message, row.file_id]).toEqual([
      'failed',
      'Who asked for it may no longer have it.',
      null,
    ]);
  });

  it.each<[string, Reply[], string, number]>([
    ['is too busy for a second', [busyFor(1), honest as never], 'success', 2],
    ['has failed once', [failing(500), honest as never], 'success', 2],
  ])('is asked again where it %s', async (_what, replies, status, times) => {
    model.says(...replies.map((reply) => (typeof reply === 'function' ? (reply as never) : () => reply)));
    const row = await written();
    expect([row.status, row.error_message, model.asked.length]).toEqual([status, null, times]);
    expect(sentIn(model.asked[0] as never)).toEqual(sentIn(model.asked[1] as never));
  });

  it.each<[GenaiFault['kind'], string, Reply, number]>([
    ['limited', 'asks us to come back in an hour', busyFor(3600), 1],
    ['limited', 'is too busy each time', busyFor(0), 3],
    ['down', 'fails each time', failing(500), 3],
    ['denied', 'does not take our key', failing(401), 1],
    ['refused', 'does not know the model', failing(404), 1],
    ['timeout', 'does not answer', { raw: () => {} }, 3],
    ['malformed', 'answers in prose', { content: 'All is well.' }, 1],
    ['elsewhere', 'sends us elsewhere', { raw: (response) => response.writeHead(302, { location: '/' }).end() }, 1],
  ])('has failed, and says that it is %s, where it %s', async (kind, _what, reply, times) => {
    model.says(() => reply);
    const row = await written('Failed');
    const said = artifacts.messages[`genai/report.outside-${kind}`]?.text;
    expect([row.status, row.error_message, row.file_id, model.asked.length]).toEqual(['failed', said, null, times]);
    expect(row.total_token).toBe(kind === 'malformed' ? 600 : 0);
  });

  /** The last one: nobody has said anything any more. */
  it('is sent nothing where no word was used by enough people', async () => {
    await server.rows(sql`update chat_message set bot_response = true`);
    const { result, effects } = await effectsOf(server, () => reports.show());
    expect([result.status, result.body.code, effects.outbox]).toEqual([409, 'NothingToSend', undefined]);
    expect(result.body.message).toBe('No word was used by enough people, so there is nothing to send.');
    expect(model.asked).toEqual([]);
  });
});

describe('without a service outside', () => {
  let plain: Server;
  beforeAll(async () => {
    plain = await seededServer({});
  });
  afterAll(() => plain.close());

  it('none is offered, and none is sent anything', async () => {
    expect((await plain.as(superAdmin, 'GET', '/genai_bot/service')).body).toEqual({ host: null });
    const { result, effects } = await effectsOf(plain, () => reportsOf(plain, superAdmin).show());
    expect([result.status, result.body.code, effects]).toEqual([409, 'NoService', {}]);
    const asked = await reportsOf(plain, superAdmin).create({ report_name: 'A', confirmed: 'a'.repeat(64) });
    expect([asked.status, asked.body.code]).toEqual([409, 'NoService']);
  });
});
