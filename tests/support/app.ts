import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArtifacts, compileValidators, loadDocuments } from '../../scripts/codegen/api.ts';
import { type App, createApp } from '../../src/server/app.ts';
import type { AppConfig } from '../../src/server/app-config.ts';
import type { Product, RowFilter, ServerActor } from '../../src/server/context.ts';
import type { Store } from '../../src/server/services.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { Caller } from './caller.ts';
import { testStore } from './database.ts';
import { inFrame, TestClock } from './frame.ts';
import { testLog } from './log.ts';
import { isSeveral, type SeveralApps, severalApps } from './several-apps.ts';

interface TestAppOptions {
  /** Folders of documents; or what was built from them. */
  schemas?: string[];
  artifacts?: Artifacts;
  /** Without one, people are the actors that `actor()` makes. */
  product?: Partial<Product>;
  config?: Partial<AppConfig>;
  store?: Store;
  /** Whether SEVERAL has others asked in its place, which know the product alone and whom `know` has told them. */
  several?: boolean;
}

/** Anyone who signs in: an actor made by `actor()`, or someone whom the product knows. */
type Who = ServerActor | { company: string; userId: string };

export const acme = 'aaaaaaaa-0000-4000-8000-000000000001';
export const globex = 'bbbbbbbb-0000-4000-8000-000000000002';

/** The whole server without a network: fresh database, a clock that stands still, ids that count up. */
export class TestApp {
  readonly app: App;
  readonly store: Store;
  readonly clock: TestClock;
  readonly artifacts: Artifacts;
  /** Failures of ours; a test that expects one empties it. */
  readonly failures: unknown[];
  private readonly people: Map<string, ServerActor>;
  private readonly directory: string;
  private readonly others: SeveralApps | undefined;
  private made = 0;

  constructor(
    parts: Pick<TestApp, 'app' | 'store' | 'clock' | 'artifacts' | 'failures'> & {
      people: Map<string, ServerActor>;
      directory: string;
      others: SeveralApps | undefined;
    },
  ) {
    this.app = parts.app;
    this.store = parts.store;
    this.clock = parts.clock;
    this.artifacts = parts.artifacts;
    this.failures = parts.failures;
    this.people = parts.people;
    this.directory = parts.directory;
    this.others = parts.others;
  }

  actor(more: Partial<ServerActor> & { scope?: RowFilter } = {}): ServerActor {
    this.made += 1;
    const id = more.id ?? `cccccccc-0000-4000-8000-${String(this.made).padStart(12, '0')}`;
    const plain = {
      company: acme,
      type: 'Admin',
      permissions: [],
      flags: {},
      scope: null,
      timeZone: 'Asia/Kolkata',
      displayName: `Person ${this.made}`,
    };
    const actor: ServerActor = { ...plain, ...more, id };
    this.people.set(`${actor.company}/${id}`, actor);
    return actor;
  }

  /** Someone signed in, by a session of the database. Null: nobody. */
  async as(who: Who | null, level: 'half' | 'full' = 'full'): Promise<Caller> {
    if (!who) return new Caller(this.app, this.artifacts, undefined);
    if (!('userId' in who)) await this.others?.know(who);
    const { sessions } = this.app.engineServices;
    const user = { company: who.company, userId: 'userId' in who ? who.userId : who.id };
    const { cookie } = await inFrame(this.store, { clock: this.clock }, (frame) =>
      sessions.of(frame).start(user, level),
    );
    return new Caller(this.app, this.artifacts, `${sessions.cookieName}=${cookie}`);
  }

  async rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
    return (await this.store.exec(sql, values)).rows;
  }

  async close(): Promise<void> {
    this.failures.push(...((await this.others?.failures()) ?? []));
    await this.others?.close();
    await this.app.close();
    await this.store.close();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

export async function testApp(options: TestAppOptions): Promise<TestApp> {
  const artifacts = options.artifacts ?? buildArtifacts(loadDocuments(options.schemas ?? [])).artifacts;
  const store = options.store ?? (await testStore(artifacts.entities));
  const clock = new TestClock();
  const people = new Map<string, ServerActor>();
  const { log, failures } = testLog();
  const directory = mkdtempSync(join(tmpdir(), 'rapport-test-'));
  const product: Product = {
    handlers: {},
    hooks: {},
    jobs: {},
    ...options.product,
    access: options.product?.access ?? accessTo(people, artifacts),
  };
  const config: AppConfig = { ...plainConfig, dataDir: directory, ...options.config };
  const own = await createApp({
    artifacts,
    validators: compileValidators(artifacts),
    product,
    store,
    log,
    clock: clock.now,
    ids: countedIds(),
    config,
  });
  await own.ready();
  const others =
    options.several && isSeveral
      ? await severalApps({ app: own, store, artifacts, config, clock: clock.now, jobs: true })
      : undefined;
  const app = others?.app ?? own;
  return new TestApp({ app, store, clock, artifacts, failures, people, directory, others });
}

/** People are what the test says they are; the entity of people is about itself. */
function accessTo(people: Map<string, ServerActor>, artifacts: Artifacts): Product['access'] {
  const entity = Object.values(artifacts.entities).find(({ person }) => person === 'id');
  return {
    people: entity?.id ?? '',
    tables: entity ? [entity.storage.table] : [],
    loadActor: async (_db, company, userId) => people.get(`${company}/${userId}`) ?? null,
  };
}

function countedIds(): () => string {
  let count = 0;
  return () => `dddddddd-0000-4000-8000-${String(++count).padStart(12, '0')}`;
}

const plainConfig: Omit<AppConfig, 'dataDir'> = {
  production: false,
  pressure: false,
  origin: 'http://localhost:4120',
  secret: 'a secret of tests, long enough and worth nothing',
  mailFrom: 'Test <test@localhost>',
  idleMinutes: 30,
  absoluteHours: 12,
  trustedProxies: [],
  logLevel: 'silent',
  product: 'test',
  wireZone: 'Asia/Kolkata',
};
