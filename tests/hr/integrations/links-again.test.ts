import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connecting, connect } from '../../support/connecting.ts';
import { TestClock, until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { origin } from '../../support/product-app.ts';
import { type RunningSandbox, runningSandbox } from '../../support/sandbox.ts';
import { type RunServer, runServer } from '../support/runs.ts';

/** A link that is sent again goes the way of the invitation: to the channel first, and by mail where that fails. */

let sandbox: RunningSandbox;
let server: RunServer;
let address: string;
let session: string;
const boss = 'superadmin@acme.example';

beforeAll(async () => {
  sandbox = await runningSandbox(origin, new TestClock().now);
  server = await runServer({ config: { connections: sandbox.settings } });
}, patience);
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

/** Someone who was invited in Slack, at a decent hour. */
beforeEach(async () => {
  sandbox.state.arrived.length = 0;
  sandbox.state.faults.length = 0;
  await server.rows(sql`delete from connection`);
  await server.rows(sql`update user_profile set joining_date = '2020-01-01' where email like 'new%@acme.example'`);
  await server.rows(sql`update company_settings set channel_first = true, pause_interaction_active = false`);
  expect((await connect({ sandbox } as Connecting, await server.browser(boss), 'slack')).status).toBe(200);
  const user = await server.joins('2025-12-29');
  await server.live();
  await server.run();
  await until(async () => (await arrived()).length === 1, 30_000);
  const [person] = await server.rows(sql`select email from user_profile where id = ${user}`);
  address = String(person?.email);
  const [run] = await server.rows(sql`select session_id as id from touchpoint_run where user_id = ${user}`);
  session = String(run?.id);
}, patience);

const idle = async () => {
  const states = `select count(*)::int as jobs from pgboss.job where name = 'integrations/invite' and state::text in ('created', 'active')`;
  return Number((await server.store.exec(states)).rows[0]?.jobs) === 0;
};
/** What a channel has not taken is brought there once more. */
async function tryAgain(): Promise<void> {
  await server.store.exec(
    `update pgboss.job set start_after = now() where name = 'integrations/invite' and state = 'retry'`,
  );
  const left = `select count(*)::int as jobs from pgboss.job where name = 'integrations/invite' and state::text in ('created', 'active', 'retry')`;
  await until(async () => Number((await server.store.exec(left)).rows[0]?.jobs) === 0, 30_000);
}
const arrived = async () => {
  await until(idle, 30_000);
  return sandbox.state.arrived.map((message) => JSON.stringify(message));
};
const tokenIn = (message: string | undefined) => /\/chat\/([\w-]+)/.exec(message ?? '')?.[1] ?? '';
const mails = () =>
  server
    .rows(
      sql`select mail, state, extract(epoch from not_before) * 1000 as at from outbox where to_address = ${address} order by created_at`,
    )
    .then((rows) => rows.map((row) => ({ ...row, at: Number(row.at) })));
const pause = () =>
  server.rows(sql`
    update company_settings set pause_interaction_active = true,
      pause_interaction_start_date = '2026-01-05', pause_interaction_end_date = '2026-01-05'`);
const resend = () => server.as(boss, 'POST', `/feedback_bot/session/resend/${session}`, { body: {} });
const opens = async (token: string) =>
  (await (await server.browser(null)).post('/feedback_bot/chat/open', { token })).status === 200;

it(
  'sent again by an admin it arrives in Slack, and no mail goes',
  async () => {
    const [first] = await arrived();
    expect((await resend()).status).toBe(200);
    await until(async () => (await arrived()).length === 2, 30_000);
    const [, again] = await arrived();
    expect(again).toContain('you were sent before do not work any more');
    expect(await mails()).toEqual([]);
    expect([await opens(tokenIn(first)), await opens(tokenIn(again))]).toEqual([false, true]);
  },
  patience,
);

it.each([
  ['asked for with one that has ended', false],
  ['asked for in a pause', true],
])(
  '%s it arrives in Slack, and no mail goes',
  async (_name, paused) => {
    const [first] = await arrived();
    if (paused) await pause();
    await server.rows(sql`update chat_link set until = now() - interval '1 day'`);
    const page = await server.browser(null);
    expect((await page.post('/feedback_bot/chat/renew', { token: tokenIn(first) })).status).toBe(200);
    await until(async () => (await arrived()).length === 2, 30_000);
    expect(await mails()).toEqual([]);
    expect(await opens(tokenIn((await arrived())[1]))).toBe(true);
  },
  patience,
);

it(
  'is mailed after an hour where the channel does not take it, and at once where the company wants that',
  async () => {
    sandbox.state.faults.push({
      match: 'chat.postMessage',
      times: 1,
      status: 200,
      body: '{"ok":false,"error":"nope"}',
    });
    await resend();
    await until(idle, 30_000);
    const later = server.clock.now().getTime() + 60 * 60_000;
    expect(await mails()).toMatchObject([{ mail: 'chats/resent', state: 'queued', at: later }]);
    await server.rows(sql`update company_settings set channel_first = false`);
    await resend();
    expect((await mails()).at(-1)).toMatchObject({ mail: 'chats/resent', at: server.clock.now().getTime() });
    expect(await arrived()).toHaveLength(1);
  },
  patience,
);

it(
  'sent again by an admin it waits where a pause begins before the channel takes it',
  async () => {
    sandbox.state.faults.push({ match: 'chat.postMessage', times: 1, status: 500 });
    await resend();
    await until(idle, 30_000);
    await pause();
    await tryAgain();
    expect(await arrived()).toHaveLength(1);
    expect(await mails()).toMatchObject([{ mail: 'chats/resent', state: 'queued' }]);
  },
  patience,
);

it(
  'the channel never gets a link that was cut meanwhile',
  async () => {
    sandbox.state.faults.push({ match: 'chat.postMessage', times: 1, status: 500 });
    await resend();
    await until(idle, 30_000);
    await resend();
    await until(async () => (await arrived()).length === 2, 30_000);
    // The first is tried again now.
    await tryAgain();
    const messages = await arrived();
    expect(messages).toHaveLength(2);
    expect(await opens(tokenIn(messages[1]))).toBe(true);
  },
  patience,
);
