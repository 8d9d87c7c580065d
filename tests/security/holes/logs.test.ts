import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { type LoggerOptions, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logging } from '../../../src/server/plugins/logging.ts';
import { until } from '../../support/frame.ts';
import { patience } from '../../support/patience.ts';
import { Browser, type ProductServer, productServer } from '../../support/product-app.ts';

/** Whatever is logged, at any level, holds no password, token, cookie or mail (G23). */

const marker = 'MARKER-Secret-2026!';
const employee = 'employee@acme.example';
const lines: string[] = [];
const written = (into: string[]) =>
  new Writable({
    write(chunk, _, done) {
      into.push(String(chunk));
      done();
    },
  });
const loggerInto = (into: string[]) => pino(logging('trace').logger as LoggerOptions, written(into));
let server: ProductServer;
beforeAll(async () => {
  server = await productServer({ jobs: true, log: loggerInto(lines) });
}, patience);
afterAll(() => server.close());

const mailed = async () =>
  /token=([\w-]+)/.exec(
    String((await server.store.exec('select text from outbox where to_address = $1', [employee])).rows[0]?.text),
  )?.[1];

describe('the log', () => {
  it(
    'holds no secret of sign-ins, a reset and faulty requests, with everything written down',
    async () => {
      const browser = new Browser(server.app);
      await browser.signIn(employee, marker);
      await browser.signIn(employee);
      const cookies = [...browser.cookies.values()];
      await browser.get(`/reset?token=${marker}&sig=${marker}&code=${marker}&state=${marker}`);
      await browser.post('/auth/forgot', { username: employee });
      await until(async () => (await mailed()) !== undefined);
      const token = String(await mailed());
      await browser.post('/auth/reset', { token, new_password1: marker, new_password2: marker });
      await browser.post('/auth/reset', { token, new_password1: marker });
      await browser.post('/auth/login', `{"username":"${marker}`, { 'content-type': 'application/json' });
      expect(lines.length).toBeGreaterThan(5);
      const text = lines.join('');
      for (const secret of [marker, token, ...cookies, 'Welcome-2026!']) expect(text).not.toContain(secret);
    },
    patience,
  );

  it.each<[string, string | null, (who: Browser) => Promise<unknown>, object]>([
    [
      'without the right',
      employee,
      (who) => who.post('/feedback_bot/stage/list', { page_limit: 1, raw_search_string: marker }),
      { route: '/feedback_bot/stage/list', method: 'POST' },
    ],
    [
      'from another site',
      null,
      (who) => who.post('/auth/login', { username: employee }, { 'sec-fetch-site': 'cross-site' }),
      { route: '/auth/login', method: 'POST', code: 'Refused' },
    ],
  ])('says who was refused: %s', async (_, email, ask, line) => {
    const browser = new Browser(server.app);
    if (email) expect((await browser.signIn(email, marker)).status).toBe(200);
    lines.length = 0;
    await ask(browser);
    const told = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'refused');
    const [person] = (await server.store.exec('select id, company_id from user_profile where email = $1', [employee]))
      .rows;
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      ...line,
      ip: '192.0.2.10',
      ...(email && { person: person?.id, company: person?.company_id }),
    });
    expect(lines.join('')).not.toContain(marker);
  });

  it('writes twenty a second of what is refused, however often someone tries', async () => {
    const browser = new Browser(server.app);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    lines.length = 0;
    await Promise.all(
      Array.from({ length: 60 }, () => browser.post('/auth/login', {}, { 'sec-fetch-site': 'cross-site' })),
    );
    expect(lines.filter((text) => text.includes('"refused"')).length).toBeLessThanOrEqual(40);
  });

  it('tells of a failed statement neither its values nor its text', () => {
    const told: string[] = [];
    const log = loggerInto(told);
    const driver = Object.assign(new Error(`invalid input syntax for type uuid: "${marker}"`), { code: '22P02' });
    log.error({ err: new DrizzleQueryError(`insert ${marker}`, [marker], driver) }, 'job failed');
    log.error({ err: driver }, 'job failed');
    expect(told.join('')).toContain('22P02');
    expect(told.join('')).not.toContain(marker);
  });
});

describe('the queue', () => {
  it(
    'keeps of a failed job why it failed, and not what it worked on',
    async () => {
      await server.store.exec(
        `alter table outbox add constraint planted check (mail <> 'account/password/reset') not valid`,
      );
      await new Browser(server.app, '192.0.2.77').post('/auth/forgot', { username: 'groupadmin@acme.example' });
      const failed = async () =>
        (await server.store.exec(`select output::text as output from pgboss.job where output is not null`)).rows;
      await until(async () => (await failed()).length > 0);
      await server.store.exec('alter table outbox drop constraint planted');
      const outputs = (await failed()).map((row) => String(row.output)).join('');
      expect(outputs).not.toMatch(/token=|<html|groupadmin@acme/);
    },
    patience,
  );
});
