import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, cases, type Scene } from '../support/oauth-attacks.ts';
import { personCases } from '../support/oauth-people.ts';
import { patience } from '../support/patience.ts';
import { type Answer, Browser } from '../support/product-app.ts';
import { begun, finish, people, type Social, social } from '../support/social.ts';
import { backs } from '../support/ways-back.ts';

/** G10: what comes back from a provider opens nothing unless it was asked for here, now, of this provider. */

const names = ['google', 'microsoft'] as const;
let on: Social;
/** Whatever could open something: none of it may be written or told anywhere. */
const secrets = new Set<string>();

beforeAll(async () => {
  on = await social();
}, patience);
afterAll(() => on.close());

const rows = async (sql: string) => (await on.server.store.exec(sql)).rows;

function scene(name: string): Scene {
  const other = names.find((one) => one !== name) as string;
  const provider = on.providers[name];
  if (!provider) throw new Error(`there is no ${name}`);
  return {
    on,
    name,
    other,
    provider,
    browser: () => new Browser(on.server.app),
    begin: async (who, at = name) => {
      const { url, state } = await begun(who, at);
      secrets.add(state);
      return url;
    },
    returnOf: async (address, login = 'super', at = name) => {
      const returned = (await on.providers[at]?.returnOf(address, login)) as URL;
      const code = returned.searchParams.get('code');
      if (code) secrets.add(code);
      return returned;
    },
    finish: (who, returned, more, at = name) => finish(who, at, returned, more),
  };
}

/** What stays as it was when nothing was opened. */
async function picture(): Promise<string> {
  const [found] = await rows(
    `select (select count(*) from session)::int as sessions, (select count(*) from identity)::int as identities,
     (select count(*) from credential)::int as credentials, (select count(*) from outbox)::int as mails`,
  );
  return JSON.stringify(found);
}

/** What is wrong with a refusal; null when it is one. */
function faultOf(answer: Answer, code: string, who: Browser): string | null {
  const { status, body, headers } = answer;
  if (status < 400 || status >= 500) return `answered ${status}`;
  if (body.code !== code) return `answered ${body.code}, not ${code}`;
  if (who.cookies.has('sid')) return 'a session was begun';
  const told = JSON.stringify([body, headers]);
  const leaked = [...secrets].find((secret) => secret.length > 20 && told.includes(secret));
  return leaked ? `the answer holds ${leaked}` : null;
}

async function run(name: string, attack: Case): Promise<string | null> {
  await on.server.store.exec('delete from session');
  const at = scene(name);
  const before = await picture();
  const { answer, who } = await attack.run(at);
  const fault = faultOf(answer, attack.code, who);
  if (fault) return `${name}, ${attack.name}: ${fault}`;
  const after = await picture();
  return before === after ? null : `${name}, ${attack.name}: ${before} became ${after}`;
}

describe.each(names)('an attack on the sign-in by %s', (name) => {
  it(
    'opens nothing',
    async () => {
      const wrong: string[] = [];
      for (const attack of cases) {
        const fault = await run(name, attack);
        if (fault) wrong.push(fault);
      }
      console.log(`G10 OAuth: ${cases.length} attacks on ${name}, ${wrong.length} wrong`);
      expect(wrong).toEqual([]);
      expect(cases.length).toBeGreaterThanOrEqual(40);
    },
    patience,
  );

  it(
    'by someone who may not sign in is answered as for a stranger',
    async () => {
      const wrong: string[] = [];
      for (const one of personCases) {
        const undo = await one.arrange?.(scene(name));
        const fault = await run(name, {
          name: one.name,
          code: 'NotAuthorized',
          run: async (at) => {
            const who = at.browser();
            at.provider.people.set(one.login, one.claims);
            const returned = await at.returnOf(await at.begin(who), one.login);
            return { who, answer: await at.finish(who, returned) };
          },
        });
        await undo?.();
        if (fault) wrong.push(fault);
      }
      console.log(`G10 OAuth: ${personCases.length} people who may not, at ${name}, ${wrong.length} wrong`);
      expect(wrong).toEqual([]);
    },
    patience,
  );

  it(
    'leads nowhere else',
    async () => {
      const outside: string[] = [];
      for (const back of backs) {
        const who = new Browser(on.server.app);
        const answer = await who.post(`/auth/${name}/begin`, { back });
        if (answer.status === 400) continue;
        const returned = await scene(name).returnOf(answer.body.url);
        const { body } = await finish(who, name, returned);
        const to = new URL(body.back, 'http://localhost:3000');
        if (to.origin !== 'http://localhost:3000' || /^\/[/\\]/.test(body.back)) outside.push(back);
      }
      console.log(`G10 OAuth: ${backs.length} ways back at ${name}, ${outside.length} lead elsewhere`);
      expect(outside).toEqual([]);
      await on.server.store.exec('delete from identity');
    },
    patience,
  );
});

describe('what is kept', () => {
  it('is no token, no code, no state: neither in the database nor in the log', async () => {
    const tokens = Object.values(on.providers).flatMap((provider) => [...provider.tokens]);
    expect(tokens.length).toBeGreaterThan(10);
    const tables = await rows(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const dump: string[] = [];
    for (const { name } of tables) {
      const [all] = await rows(`select coalesce(string_agg(t::text, ' '), '') as all from "${name}" t`);
      dump.push(String(all?.all));
    }
    const written = dump.join(' ') + on.logged();
    expect(written).toContain(people.super);
    expect([...tokens, ...secrets].filter((secret) => secret.length > 20 && written.includes(secret))).toEqual([]);
  });
});

describe('the suite itself', () => {
  it('is red when a state is good in every browser, twice, or a session is begun', async () => {
    const at = scene('google');
    const victim = at.browser();
    const attacker = at.browser();
    const returned = await at.returnOf(await at.begin(attacker), 'group');
    // The hole: the victim's browser holds the attacker's cookie, as if nobody looked at it.
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    const answer = await at.finish(victim, returned);
    expect(faultOf(answer, 'StateMismatch', victim)).toBe('answered 200');
    expect(faultOf({ ...answer, status: 400 }, 'StateMismatch', victim)).toContain('not StateMismatch');
    const refused = { ...answer, status: 400, body: { code: 'StateMismatch' } };
    expect(faultOf(refused, 'StateMismatch', victim)).toBe('a session was begun');
    victim.cookies.delete('sid');
    const state = returned.searchParams.get('state');
    expect(faultOf({ ...refused, body: { code: 'StateMismatch', state } }, 'StateMismatch', victim)).toContain('holds');
  });
});
