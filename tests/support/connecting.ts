import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { ProviderName } from '../../scripts/sandbox/state.ts';
import { logging } from '../../src/server/plugins/logging.ts';
import { inFrame, TestClock } from './frame.ts';
import { type Answer, Browser, origin, type ProductServer, productServer } from './product-app.ts';
import { type RunningSandbox, runningSandbox } from './sandbox.ts';

/** The product with a sandbox of providers, and its people signed in just now. */
export interface Connecting {
  server: ProductServer;
  clock: TestClock;
  sandbox: RunningSandbox;
  logged(): string;
  person(email: string, browser?: Browser): Promise<Browser>;
  close(): Promise<void>;
}

export async function connecting(): Promise<Connecting> {
  const clock = new TestClock();
  const sandbox = await runningSandbox(origin, clock.now);
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = pino(logging('trace').logger as object, stream) as never;
  const server = await productServer({ clock: clock.now, jobs: true, log, config: { connections: sandbox.settings } });
  return {
    server,
    clock,
    sandbox,
    logged: () => lines.join(''),
    async person(email, browser = new Browser(server.app)) {
      const { rows } = await server.store.exec('select company_id, id from user_profile where email = $1', [email]);
      const user = { company: String(rows[0]?.company_id), userId: String(rows[0]?.id) };
      const { sessions } = server.app.engineServices;
      const { cookie } = await inFrame(server.store, { clock }, (frame) => sessions.of(frame).start(user, 'full'));
      browser.cookies.set(sessions.cookieName, String(cookie));
      return browser;
    },
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}

export const isChannel = (name: ProviderName): boolean => name === 'slack' || name === 'microsoft';

/** Where the browser goes first. */
export async function begin(who: Browser, name: ProviderName): Promise<string> {
  const { status, body } = await who.get(`/integrations/${name}/begin`);
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body.url;
}

/** All steps of a connection: of Teams, the consent and the sign-in. States are noted among the secrets. */
export async function connect(
  { sandbox }: Connecting,
  who: Browser,
  name: ProviderName,
  account?: string,
): Promise<Answer> {
  const chosen = (url: string) => {
    sandbox.state.secrets.add(new URL(url).searchParams.get('state') ?? 'none');
    return sandbox.chosen(url, 'allow', account);
  };
  const answer = await finish(who, name, await chosen(await begin(who, name)));
  return answer.status === 202 ? finish(who, name, await chosen(answer.body.url)) : answer;
}

/** Sends what came back in the address, as the page does; a channel's in the query, a mail client's in the body. */
export function finish(
  who: Browser,
  name: ProviderName,
  returned: URL,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const names = { code: 'code', state: 'state', error: 'error', ...(name === 'microsoft' && { tenant: 'tenant_id' }) };
  const values: Record<string, unknown> = {};
  for (const [from, to] of Object.entries(names)) {
    const value = returned.searchParams.get(from);
    if (value !== null) values[to] = value;
  }
  const sent = Object.fromEntries(Object.entries({ ...values, ...more }).filter(([, value]) => value !== undefined));
  if (!isChannel(name)) return who.post(`/integrations/${name}/oauth2callback`, sent);
  const query = new URLSearchParams(sent as Record<string, string>);
  return who.post(`/integrations/${name}/oauth/callback?${query}`, undefined);
}
