import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { job as unlink } from '../../../src/hr/server/integrations/leavers.job.ts';
import type { AuditLine, Database, JobContext } from '../../../src/server/context.ts';
import type { Connecting } from '../../support/connecting.ts';
import { connect } from '../../support/connecting.ts';
import { inFrame, TestClock, until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { origin } from '../../support/product-app.ts';
import { type RunningSandbox, runningSandbox } from '../../support/sandbox.ts';
import { type RunServer, runServer } from '../support/runs.ts';
import { idOf } from '../support/server.ts';

/** A channel that is connected is used: invitations arrive there, and a mail goes where that fails. */

let sandbox: RunningSandbox;
let server: RunServer;
const boss = 'superadmin@acme.example';

beforeAll(async () => {
  sandbox = await runningSandbox(origin, new TestClock().now);
  server = await runServer({ config: { connections: sandbox.settings } });
}, patience);
afterAll(async () => {
  await server.close();
  await sandbox.close();
});
beforeEach(async () => {
  // Whose day it was before is asked again by each new touchpoint.
  await server.rows(sql`update user_profile set joining_date = '2020-01-01' where email like 'new%@acme.example'`);
  sandbox.state.arrived.length = 0;
  sandbox.state.faults.length = 0;
  await server.rows(sql`delete from connection`);
  await server.rows(sql`update company set multiple_channels_active = true`);
  await server.rows(sql`update company_settings set channel_first = true`);
});

const connected = async (name: 'slack' | 'microsoft' | 'google', email = boss) =>
  expect((await connect({ sandbox } as Connecting, await server.browser(email), name)).status).toBe(200);

/** Someone whose day it is, and what became of the invitation, once all that was asked for is done. */
async function invited(more: Record<string, unknown> = {}) {
  const user = await server.joins('2025-12-29', more);
  await server.live();
  await server.run();
  await until(async () => (await jobsOf('integrations/invite', 'created', 'active')) === 0, 30_000);
  const [person] = await server.rows(sql`select email from user_profile where id = ${user}`);
  const mails = await server.rows(sql`select state, not_before, text from outbox where to_address = ${person?.email}`);
  const messages = sandbox.state.arrived.filter(({ to }) => to.includes(String(person?.email)));
  return { mails, messages };
}

it(
  'arrives in Slack, with the personal link, and no mail goes',
  async () => {
    await connected('slack');
    const { mails, messages } = await invited();
    expect(mails).toEqual([]);
    expect(messages).toMatchObject([{ kind: 'message', provider: 'slack' }]);
    expect(JSON.stringify(messages)).toMatch(/First week.*\/chat\/[\w-]{20,}/);
    const { rows } = await server.store.exec(`select coalesce(string_agg(data::text, ''), '') as all from pgboss.job`);
    expect(String(rows[0]?.all)).not.toContain('/chat/');
  },
  patience,
);

it(
  'arrives in Teams; who is not there is found in Slack, and who is nowhere gets a mail',
  async () => {
    await connected('microsoft');
    expect((await invited()).messages).toMatchObject([{ provider: 'microsoft' }]);
    await connected('slack');
    sandbox.state.faults.push({ match: 'sendActivity', times: 99, status: 404, body: '{}' });
    expect((await invited()).messages).toMatchObject([{ provider: 'slack' }]);
    const { mails, messages } = await invited({ email: 'nobody@acme.example' });
    expect([messages, mails]).toEqual([[], [expect.objectContaining({ state: 'queued' })]]);
    const later = new Date(server.clock.now().getTime() + 60 * 60_000);
    expect(new Date(String(mails[0]?.not_before))).toEqual(later);
  },
  patience,
);

it(
  'is mailed where access was taken back, and the card says so',
  async () => {
    await connected('slack');
    for (const grant of sandbox.state.grants) grant.revoked = true;
    expect((await invited()).mails).toMatchObject([{ state: 'queued' }]);
    const { body } = await server.as(boss, 'GET', '/integrations/list');
    expect(body.data[0]).toMatchObject({ key: 'slack', state: 'lost' });
  },
  patience,
);

it(
  'is tried again while the provider is not there, and the mail waits for it',
  async () => {
    await connected('slack');
    sandbox.state.faults.push({ match: 'chat.postMessage', times: 99, status: 500 });
    const user = await server.joins('2025-12-29');
    await server.live();
    await server.run();
    await until(async () => (await jobsOf('integrations/invite', 'created', 'active')) === 0, 30_000);
    expect(await jobsOf('integrations/invite', 'retry')).toBeGreaterThan(0);
    const [mail] = await server.rows(sql`select o.state, o.not_before as at from outbox o
      join user_profile u on u.email = o.to_address where u.id = ${user}`);
    expect(mail?.state).toBe('queued');
    expect(new Date(String(mail?.at)).getTime()).toBeGreaterThan(server.clock.now().getTime());
    await server.store.exec(`delete from pgboss.job where name = 'integrations/invite'`);
  },
  patience,
);

it(
  'does not arrive while interactions are paused, or the touchpoint is not live, and its mail waits',
  async () => {
    const user = await server.joins('2025-12-29', { user_timezone: 'America/New_York' });
    const stage = await server.live();
    await server.run();
    await connected('slack');
    const [mail] = await server.rows(sql`
      select o.about, o.to_address from outbox o join user_profile u on u.email = o.to_address where u.id = ${user}`);
    const session = String(mail?.about);
    const about = `${server.company}|${session}|invitation`;
    const link = { label: 'Answer', url: `${origin}/chat/${await server.tokenOf(user)}` };
    const { jobs, vault } = server.app.engineServices;
    const message = vault.seal(JSON.stringify({ to: mail?.to_address, text: 'Hello', link }), about);
    const sender = await idOf(server, boss);
    const bring = async () => {
      await inFrame(server.store, { clock: server.clock, company: server.company }, (frame) =>
        jobs.of(frame).send('integrations/invite', { company: server.company, sender, session, message, about }),
      );
      await until(async () => (await jobsOf('integrations/invite', 'created', 'active')) === 0, 30_000);
      return [
        sandbox.state.arrived.length,
        (await server.rows(sql`select id from outbox where about = ${session} and state = 'queued'`)).length,
      ];
    };
    const pause = (day: string | null) =>
      server.rows(sql`
        update company_settings set pause_interaction_active = ${day !== null}, pause_interaction_start_date = ${day},
          pause_interaction_end_date = ${day} where company_id = ${server.company}`);
    await pause('2026-01-05');
    expect(await bring()).toEqual([0, 1]);
    await pause(null);
    await server.rows(sql`update stage set status = 'draft'`);
    expect(await bring()).toEqual([0, 1]);
    await server.rows(sql`update stage set status = 'live' where id = ${stage}`);
    expect(await bring()).toEqual([1, 0]);
  },
  patience,
);

it(
  'is mailed at once where the company wants that, or has no channel',
  async () => {
    expect(new Date(String((await invited()).mails[0]?.not_before))).toEqual(server.clock.now());
    await connected('slack');
    await server.rows(sql`update company_settings set channel_first = false`);
    const { mails, messages } = await invited();
    expect(messages).toEqual([]);
    expect(new Date(String(mails[0]?.not_before))).toEqual(server.clock.now());
  },
  patience,
);

it(
  'someone who leaves gives the access to their mail and calendar back',
  async () => {
    await connected('google', 'groupadmin@acme.example');
    const grant = sandbox.state.grants.at(-1);
    const { jobs } = server.app.engineServices;
    const sweep = () =>
      inFrame(server.store, { clock: server.clock, company: server.company }, (frame) =>
        jobs.of(frame).send('integrations/leavers', {}),
      );
    const kept = async () => (await server.rows(sql`select id from connection`)).length;
    await sweep();
    await until(async () => (await jobsOf('integrations/leavers', 'created', 'active')) === 0, 30_000);
    expect([await kept(), grant?.revoked]).toEqual([1, false]);
    // As it is when the date comes: by the job of exits.
    await server.rows(sql`update user_profile set status = 'inactive' where email = 'groupadmin@acme.example'`);
    await sweep();
    await until(async () => (await kept()) === 0, 30_000);
    expect(grant?.revoked).toBe(true);
    const [left] = await server.rows(
      sql`select default_mail_client as client from user_profile where email = 'groupadmin@acme.example'`,
    );
    expect(left?.client).toBe('');
    const person = await idOf(server, 'groupadmin@acme.example');
    expect(await unlinked()).toEqual([{ entity: 'people/user', subject: person, old: { provider: 'google' } }]);
  },
  patience,
);

it(
  'and it is written down once, also when two are at it',
  async () => {
    await server.rows(sql`update user_profile set status = 'active' where email = 'groupadmin@acme.example'`);
    await connected('google', 'groupadmin@acme.example');
    await server.rows(sql`update user_profile set status = 'inactive' where email = 'groupadmin@acme.example'`);
    const { inSystem, inCompany } = server.store;
    const lines: AuditLine[] = [];
    let runs = 0;
    const job = {
      inSystem,
      inCompany,
      now: server.clock.now(),
      vault: { open: () => '{}' },
      connections: { configured: ['google'], revoke: async () => ++runs === 1 && unlink(job, {}) },
      audit: async (_db: Database, _company: string, line: AuditLine) => lines.push(line),
    } as unknown as JobContext;
    await unlink(job, {});
    expect([runs, lines.length]).toEqual([2, 1]);
  },
  patience,
);

it(
  'and at once, when an admin says that they have left',
  async () => {
    await server.rows(sql`update user_profile set status = 'active' where email = 'groupadmin@acme.example'`);
    await connected('google', 'groupadmin@acme.example');
    const grant = sandbox.state.grants.at(-1);
    const [person] = await server.rows(sql`select id from user_profile where email = 'groupadmin@acme.example'`);
    const answer = await server.as(boss, 'PATCH', `/feedback_bot/users/update/${person?.id}`, {
      body: { exit_date: '2026-01-05' },
    });
    expect(answer.status).toBe(200);
    await until(async () => grant?.revoked === true, 30_000);
  },
  patience,
);

const unlinked = () =>
  server.rows(sql`select entity, subject, old from audit_line where call = 'integrations/leavers'`);

async function jobsOf(name: string, ...states: string[]): Promise<number> {
  const counted = `select count(*)::int as jobs from pgboss.job where name = $1 and state::text = any($2)`;
  return Number((await server.store.exec(counted, [name, states])).rows[0]?.jobs);
}
