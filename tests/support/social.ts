import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { AppOptions } from '../../src/server/app.ts';
import type { ProviderConfig } from '../../src/server/identity/providers.ts';
import { logging } from '../../src/server/plugins/logging.ts';
import { TestClock } from './frame.ts';
import { type OpenidProvider, openidProvider } from './openid-provider.ts';
import { type Answer, type Browser, origin, type ProductServer, productServer } from './product-app.ts';

export const people = {
  super: 'superadmin@acme.example',
  group: 'groupadmin@acme.example',
  employee: 'employee@acme.example',
  globex: 'superadmin@globex.example',
} as const;

/** The product, and two real providers that its people have accounts at. */
export interface Social {
  server: ProductServer;
  clock: TestClock;
  providers: Record<string, OpenidProvider>;
  /** All that was logged. */
  logged(): string;
  close(): Promise<void>;
}

const names = ['google', 'microsoft'] as const;
const labels = { google: 'Google', microsoft: 'Microsoft' };

export async function social({ jobs = false }: { jobs?: boolean } = {}): Promise<Social> {
  const providers: Record<string, OpenidProvider> = {};
  const configured: ProviderConfig[] = [];
  for (const name of names) {
    const provider = await openidProvider({
      redirectUris: names.map((one) => `${origin}/login/return/${one}`),
      inIdToken: name === 'microsoft',
    });
    for (const [login, email] of Object.entries(people))
      provider.people.set(login, { email, email_verified: true, name: login });
    provider.people.set('nobody', { email: 'nobody@elsewhere.example', email_verified: true });
    providers[name] = provider;
    const { issuer, clientId, clientSecret } = provider;
    configured.push({ name, label: labels[name], issuer, clientId, clientSecret });
  }
  const clock = new TestClock();
  const { log, logged } = listening();
  const server = await productServer({ clock: clock.now, jobs, log, config: { providers: configured } });
  return {
    server,
    clock,
    providers,
    logged,
    async close() {
      await server.close();
      for (const provider of Object.values(providers)) await provider.close();
    },
  };
}

function listening(): { log: NonNullable<AppOptions['log']>; logged(): string } {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const options = logging('trace').logger as object;
  return { log: pino(options, stream) as never, logged: () => lines.join('') };
}

export async function begun(who: Browser, provider: string, back?: string): Promise<{ url: string; state: string }> {
  const { status, body } = await who.post(`/auth/${provider}/begin`, back === undefined ? {} : { back });
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return { url: body.url, state: new URL(body.url).searchParams.get('state') ?? '' };
}

/** Sends what came back in the address, as the page does. */
export function finish(
  who: Browser,
  provider: string,
  returned: URL,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const body: Record<string, unknown> = {};
  for (const name of ['code', 'state', 'iss', 'error']) {
    const value = returned.searchParams.get(name);
    if (value !== null) body[name] = value;
  }
  const sent = Object.entries({ ...body, ...more }).filter(([, value]) => value !== undefined);
  return who.post(`/auth/${provider}`, Object.fromEntries(sent));
}
