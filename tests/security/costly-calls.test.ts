import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { artifacts, type Browser, type ProductServer, productServer, signedIn } from '../support/product-app.ts';

/** What a signed-in person could have others pay for: files with everyone's data, and mails. Each is counted by account. */

let server: ProductServer;
let admin: Browser;
beforeAll(async () => {
  server = await productServer({ jobs: true, config: { operatorMail: 'support@operator.example' } });
  admin = await signedIn(server.app, 'superadmin@acme.example');
}, patience);
afterAll(() => server.close());

const rows = async (sql: string) => (await server.store.exec(sql)).rows;
const mails = async () => Number((await rows('select count(*)::int as n from outbox'))[0]?.n);
beforeEach(async () => {
  await rows('delete from outbox');
  await rows(`delete from counter where key like 'rate:%'`);
});

const listed = artifacts.options['shell/limits.rates'];
const rates = new Map(listed && 'values' in listed ? listed.values.map((rate) => [rate.value, rate]) : []);
const calls = Object.values(artifacts.calls);
const most = (rate: string) => Number(rates.get(rate)?.max);

describe('a file', () => {
  /** They give out again what was counted when it was made or uploaded, or codes that are shown anyway. */
  const again = ['account/mfa/download', 'audit/download.file', 'people/import/file'];

  it('is made as often as an export may be, whatever it holds', () => {
    const makers = calls.filter(
      ({ id, does }) => does === 'export' || /[./](export|download|file|.*-file|table)$/.test(id),
    );
    const others = makers.filter(({ id, rate }) => rate !== 'export' && !again.includes(id));
    expect(others.map(({ id }) => id)).toEqual([]);
    expect(makers.length).toBeGreaterThan(15);
  });

  it('is refused once the hour is used up, over all sessions of the account', async () => {
    const other = await signedIn(server.app, 'superadmin@acme.example');
    const asked = Array.from({ length: most('export') + 4 }, (_, at) =>
      (at % 2 ? other : admin).post('/feedback_bot/users/export', {}),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('mails that someone causes', () => {
  it.each([
    ['people/note/add', 'note'],
    ['people/note/update', 'note'],
    ['people/meeting/add', 'note'],
    ['people/meeting/update', 'note'],
    ['people/meeting/remove', 'note'],
    ['company/ticket.add', 'ticket'],
    ['templates/template.send-test', 'mail'],
    ['wellbeing/email.send-test', 'mail'],
  ])('are counted by account: %s', (id, rate) => {
    expect(artifacts.calls[id]?.rate).toBe(rate);
    expect(rates.get(rate)).toMatchObject({ per: 'account', seconds: 3600 });
    expect(most(rate)).toBeLessThanOrEqual(60);
  });

  it('end with the limit: requests to support', async () => {
    const ask = (at: number) =>
      admin.post('/feedback_bot/support/add', {
        type: 'feature_request',
        subject: `Please ${at}`,
        description: 'More',
      });
    const statuses = (await Promise.all(Array.from({ length: most('ticket') + 5 }, (_, at) => ask(at)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await mails()).toBe(most('ticket'));
  });

  it('end with the limit: notes that mention someone', async () => {
    const [person] = await rows(`select id from user_profile where email = 'employee@acme.example'`);
    const note = { user: person?.id, body: 'See this, @groupadmin@acme.example' };
    let taken = 0;
    for (let at = 0; at < most('note') + 3; at++) {
      const { status } = await admin.post('/feedback_bot/session/comment/add', note);
      if (status === 201) taken += 1;
      else expect(status).toBe(429);
    }
    expect([taken, await mails()]).toEqual([most('note'), most('note')]);
  });
});
