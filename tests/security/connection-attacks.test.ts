import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providers } from '../../scripts/sandbox/state.ts';
import { begin, type Connecting, connect, connecting, finish } from '../support/connecting.ts';
import { type Case, casesOf, people, type Scene } from '../support/connection-attacks.ts';
import { patience } from '../support/patience.ts';
import type { Answer } from '../support/product-app.ts';

/** G10: nothing is connected unless it was asked for here, now, by this person, of this provider. */

let on: Connecting;

beforeAll(async () => {
  on = await connecting();
}, patience);
afterAll(() => on.close());

const rows = async (sql: string) => (await on.server.store.exec(sql)).rows;

const scene = (name: (typeof providers)[number]): Scene => ({
  on,
  name,
  others: providers.filter((one) => one !== name),
  person: (browser) => on.person(people.acme, browser),
});

const picture = async (): Promise<string> =>
  JSON.stringify(
    await rows(
      `select (select count(*) from connection)::int as connections,
       (select string_agg(default_mail_client, '') from user_profile) as clients`,
    ),
  );

/** What is wrong with a refusal; null when it is one. */
function faultOf({ status, body, headers }: Answer, codes: readonly string[]): string | null {
  if (status < 400) return `answered ${status}`;
  if (!codes.includes(body.code)) return `answered ${status} ${body.code}, not ${codes.join(' or ')}`;
  if (headers.location !== undefined) return 'leads elsewhere';
  const told = JSON.stringify([body, headers]);
  if (/script|evil|AADSTS/.test(told)) return 'repeats what the provider has said';
  const leaked = [...on.sandbox.state.secrets].find((secret) => told.includes(secret));
  return leaked ? `the answer holds ${leaked}` : null;
}

async function wrongIn(name: (typeof providers)[number], attacks: readonly Case[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const attack of attacks) {
    // Another minute, so that no limit answers in place of the call.
    on.clock.forward(2);
    const before = await picture();
    const fault = faultOf(await attack.run(scene(name)), attack.codes);
    if (fault) wrong.push(`${name}, ${attack.name}: ${fault}`);
    if ((await picture()) !== before) wrong.push(`${name}, ${attack.name}: something was connected`);
  }
  return wrong;
}

describe.each(providers)('an attack on the connection to %s', (name) => {
  it(
    'connects nothing',
    async () => {
      const cases = casesOf(name);
      const wrong = await wrongIn(name, cases);
      console.log(`G10 OAuth: ${cases.length} attacks on the connection to ${name}, ${wrong.length} wrong`);
      expect(wrong).toEqual([]);
      expect(cases.length).toBeGreaterThanOrEqual(60);
    },
    patience,
  );
});

it(
  'what is connected is sealed: no token, code or state stands in the database, a log or an answer',
  async () => {
    for (const name of providers) {
      on.clock.forward(2);
      await rows(`delete from connection where kind = 'channel'`);
      const who = await on.person(people.acme);
      const answer = await connect(on, who, name);
      expect([name, answer.status, answer.body]).toEqual([name, 200, { status: 200 }]);
      expect(faultOf({ ...answer, status: 400, body: { code: 'x' } }, ['x'])).toBeNull();
    }
    const tables = await rows(`select table_name as name from information_schema.tables where table_schema = 'public'`);
    const dump: string[] = [on.logged()];
    for (const { name } of tables) {
      const [all] = await rows(`select coalesce(string_agg(t::text, ' '), '') as all from "${name}" t`);
      dump.push(String(all?.all));
    }
    const [jobs] = await rows(`select coalesce(string_agg(data::text, ' '), '') as all from pgboss.job`);
    const written = [...dump, String(jobs?.all)].join(' ');
    expect(written).toContain(people.acme);
    expect([...on.sandbox.state.secrets].filter((secret) => written.includes(secret))).toEqual([]);
  },
  patience,
);

it(
  'is red when the person is not looked at',
  async () => {
    // The hole: the colleague's browser holds all that the attacker's has.
    const who = await on.person(people.acme);
    const url = await on.sandbox.chosen(await begin(who, 'google'));
    const answer = await finish(who, 'google', url);
    expect(faultOf(answer, ['StateMismatch'])).toBe('answered 200');
    expect(faultOf({ ...answer, status: 400 }, ['StateMismatch'])).toContain('not StateMismatch');
  },
  patience,
);
