import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoPassword } from '../../scripts/seed/seed.ts';
import { product } from '../../src/hr/server/product.ts';
import { type App, type AppOptions, createApp } from '../../src/server/app.ts';
import type { Validators } from '../../src/server/calls/engine.ts';
import type { Store } from '../../src/server/services.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { testStore } from './database.ts';
import { demoStore, withoutHours } from './demo.ts';
import { isSeveral, severalApps } from './several-apps.ts';

/** The product with the demo's companies, as it is served, on a database of its own. */
const root = join(import.meta.dirname, '../..');
export const artifacts = JSON.parse(readFileSync(join(root, '.build/artifacts.json'), 'utf8')) as Artifacts;
const unscheduled = withoutHours(artifacts.jobs);
export const origin = 'http://localhost:3000';

export interface ProductServer {
  app: App;
  store: Store;
  /** Another process on the same data. */
  restart(more?: Partial<AppOptions['config']>): Promise<App>;
  close(): Promise<void>;
}

export interface ProductOptions {
  /** 0: nothing is seeded. */
  employees?: number;
  clock?: () => Date;
  jobs?: boolean;
  /** With its tables; otherwise a new one is made. */
  store?: Store;
  config?: Partial<AppOptions['config']>;
  /** Other documents than the product's own. */
  documents?: (own: Artifacts) => Artifacts;
  /** Is told everything, instead of what TEST_LOG says. */
  log?: AppOptions['log'];
}

export async function productServer({
  employees = 12,
  clock,
  jobs = false,
  log,
  config,
  store: given,
  documents = (own) => own,
}: ProductOptions = {}): Promise<ProductServer> {
  const store = given ?? (await (employees > 0 ? demoStore(artifacts, employees) : testStore(artifacts.entities)));
  const dataDir = mkdtempSync(join(tmpdir(), 'rapport-test-'));
  const { validators } = (await import(pathToFileURL(join(root, '.build/validators/server.mjs')).href)) as {
    validators: Validators;
  };
  const apps: App[] = [];
  const served = { ...documents(artifacts), jobs: unscheduled };
  const settings: AppOptions['config'] = {
    production: false,
    // Machines that run many suites at once are always under pressure.
    pressure: false,
    dataDir,
    origin,
    secret: 'a secret of the tests, long enough to be one',
    mailFrom: 'Rapport <no-reply@localhost>',
    idleMinutes: 30,
    absoluteHours: 12,
    trustedProxies: [],
    logLevel: log ? 'trace' : (process.env.TEST_LOG ?? 'silent'),
    product: 'rapport',
    wireZone: 'Asia/Kolkata',
    ...config,
  };
  const make = async (more: Partial<AppOptions['config']> = {}) => {
    const app = await createApp({
      artifacts: served,
      validators,
      product,
      store,
      clock,
      ...(log && { log }),
      config: { ...settings, ...more },
    });
    apps.push(app);
    return app;
  };
  const own = await make();
  if (jobs) await own.engineServices.start();
  const others = isSeveral
    ? await severalApps({ app: own, store, artifacts: served, config: settings, clock, jobs })
    : undefined;
  const app = others?.app ?? own;
  return {
    app,
    store,
    restart: make,
    async close() {
      await others?.close();
      if (jobs) await app.engineServices.jobs.stop();
      for (const one of apps) await one.close();
      app.engineServices.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  headers: Record<string, unknown>;
}

/** A browser: it keeps cookies and says where its requests come from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly address: string;
  app: App;

  constructor(app: App, address = '192.0.2.10') {
    this.app = app;
    this.address = address;
  }

  async ask(method: string, url: string, payload?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.address,
      headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...headers },
      cookies: Object.fromEntries(this.cookies),
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  }

  get = (url: string, headers?: Record<string, string>) => this.ask('GET', url, undefined, headers);
  post = (url: string, payload: unknown = {}, headers?: Record<string, string>) =>
    this.ask('POST', url, payload, headers);

  signIn(username: string, password: string = demoPassword, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.post('/auth/login', { username, password, ...more });
  }
}

export async function signedIn(app: App, username: string): Promise<Browser> {
  const browser = new Browser(app);
  const { status } = await browser.signIn(username);
  if (status !== 200) throw new Error(`${username} was answered ${status}`);
  return browser;
}
