import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { product } from '../hr/server/product.ts';
import type { Artifacts } from '../shared/documents/artifacts.ts';
import { type App, type AppOptions, createApp } from './app.ts';
import type { Validators } from './calls/engine.ts';
import { apiPrefixes, standaloneMatcher } from './calls/paths.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { prepareDirectory } from './db/data-directory.ts';
import { assertIsolation, isMightyLogin } from './db/isolation.ts';
import { assertLogins } from './db/logins.ts';
import { applyMigrations, pendingMigrations } from './db/migrations.ts';
import { openStore } from './db/open.ts';
import { StoreError } from './db/store-error.ts';
import type { EngineServices } from './engine-services.ts';
import { prepareFiles } from './files/disk.ts';
import { assertFree, ListenError, listen } from './listen.ts';
import { applyWaiting } from './operator/apply.ts';
import type { Orders, Tell } from './operator/orders.ts';
import { type Serving, serverOrders } from './operator/server-orders.ts';
import { tend } from './operator/tend.ts';
import { drainOnSignal } from './plugins/drain.ts';
import { outageLines } from './plugins/outage-lines.ts';
import { productionRemarks } from './production-remarks.ts';
import type { Store } from './services.ts';
import { checkKeys } from './session/known-keys.ts';
import { assertValues } from './value-loss.ts';

/**
 * Puts engine, documents and product together. `npm start` calls `start`; the development server and the benchmark
 * take the parts.
 */

export { appliedWords } from './operator/apply.ts';
export { type Orders, takeOrders } from './operator/orders.ts';

export const configure = (root: string): Config => readConfig(process.env, root);

const migrations = (root: string): string => join(root, 'schemas/migrations');

/** Migrations that an open database waits for, such as while developing. */
export const waitingMigrations = async (store: Store, root: string): Promise<string[]> =>
  (await pendingMigrations(store, migrations(root))).map((file) => file.name);

/** Brings the database to its newest tables, or leaves it as it is and says why. */
export async function migrate(store: Store, root: string): Promise<string[]> {
  const applied = await applyMigrations(store, migrations(root));
  await assertIsolation(store);
  return applied;
}

/** As the operator asks for it, of a database that is open: a backup is made before anything goes that `drop` names. */
export async function migrateOpen(
  { config, store, app }: Serving,
  root: string,
  drop: readonly string[],
  tell: Tell,
): Promise<string[]> {
  const keys = () => app.engineServices.keys.present;
  const { dataDir, bucket } = config;
  return applyWaiting({ store, dataDir, bucket, keys, directory: migrations(root), drop }, tell);
}

/** The operator's orders to a server that has the embedded database; another database is open to everyone. */
export function ordersOf(
  serving: () => Serving,
  migrate: (drop: readonly string[], tell: Tell) => Promise<string>,
): Orders | undefined {
  if (serving().config.databaseUrl) return undefined;
  return serverOrders(serving, {
    migrate,
    async command(place, name, args, tell) {
      const { commands } = await import('../../scripts/operator/commands.ts');
      const command = commands[name];
      if (!command) throw new StoreError(`The server that runs does not know the command ${name}.`);
      return command(place, args, tell);
    },
  });
}

/** A server is made for the tables that there are when it starts. */
const migratesAtStart = (): Promise<never> =>
  Promise.reject(
    new StoreError('The server that runs applies new migrations when it starts: stop it and start it again.'),
  );

/** What must hold before documents that have changed are served on an open database. */
export const assertStored = (store: Store, root: string): Promise<void> => assertValues(store, readArtifacts(root));

/** The database with its newest tables, proven to keep companies apart. */
export async function openDatabase(config: Config, root: string): Promise<Store> {
  // With PostgreSQL too: files lie in it.
  prepareDirectory(config.dataDir);
  await prepareFiles(config);
  const log = {
    info() {},
    warn(details: object, message: string) {
      const told = outageLines.pass(details);
      if (told) console.warn(message, told);
    },
  };
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    logins: config.logins,
    dataDir: config.dataDir,
    log,
  });
  try {
    await migrate(store, root);
    await assertValues(store, readArtifacts(root));
    await checkKeys(store, config);
    if (config.production && config.databaseUrl) await assertProductionLogins(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function assertProductionLogins(store: Store): Promise<void> {
  if (await isMightyLogin(store))
    throw new StoreError(
      'In production the user of DATABASE_URL must not be a superuser, nor be able to become one, who could read every company.',
    );
  await assertLogins(store);
}

export const readArtifacts = (root: string): Artifacts =>
  JSON.parse(readFileSync(join(root, '.build/artifacts.json'), 'utf8'));

interface Parts {
  config: Config;
  store: Store;
  root: string;
  artifacts?: Artifacts;
  /** Default: those that codegen has written; a process that makes app after app would keep every such module. */
  validators?: Validators;
  /** Of an app whose place this one takes. */
  services?: EngineServices;
  /** Without it the pages come from elsewhere. */
  console?: boolean;
  /** Default: that of the machine. */
  clock?: AppOptions['clock'];
}

export async function makeApp({
  config,
  store,
  root,
  artifacts = readArtifacts(root),
  validators,
  services,
  console = true,
  clock,
}: Parts): Promise<App> {
  const openapi = JSON.parse(readFileSync(join(root, '.build/openapi.json'), 'utf8')) as object;
  const pages = console ? { console: join(root, '.build/console') } : {};
  return createApp({
    artifacts,
    validators: validators ?? (await builtValidators(root)),
    product,
    store,
    services,
    clock,
    config: {
      ...config,
      ...pages,
      openapi,
      remarks: productionRemarks(config),
      demoAccounts: await demoAccountsOf(config),
    },
  });
}

async function builtValidators(root: string): Promise<Validators> {
  const file = join(root, '.build/validators/server.mjs');
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { validators: Validators }).validators;
}

/** First segments of the paths that the API answers. */
export const prefixes = (root: string): readonly string[] => apiPrefixes(readArtifacts(root));

/** Whether the page at a path stands without the console. */
export const isStandalone = (root: string, path: string): boolean => standaloneMatcher(readArtifacts(root))(path);

async function demoAccountsOf({ production }: Config) {
  if (production) return [];
  const { demoAccounts } = await import('../../scripts/seed/seed.ts');
  return demoAccounts;
}

/** The demo's companies, on the first start and never in production. */
export async function seedIfNew({
  config,
  store,
  root,
}: Pick<Parts, 'config' | 'store' | 'root'>): Promise<readonly string[]> {
  if (config.production) return [];
  const { seedDemo, demoPassword } = await import('../../scripts/seed/seed.ts');
  const { entities, options } = readArtifacts(root);
  const { demoPeople: employees, demoAdmins: adminLimit } = config;
  const seeded = await seedDemo(store, { entities, options, employees, adminLimit, surveys: true, activity: true });
  return [
    '',
    ...seeded.flatMap(({ name, accounts }) => accounts.map((account) => `  ${account.padEnd(28)} ${name}`)),
    `  password: ${demoPassword}`,
    '',
  ];
}

/** A demo can connect to a sandbox of providers, whose code may have been built to a `file`. */
export async function withSandbox(config: Config, file?: string): Promise<{ config: Config; told: string[] }> {
  if (config.production) return { config, told: [] };
  const { startSandbox } = await import('../../scripts/sandbox/start.ts');
  const sandbox = await startSandbox(config, file);
  if (!sandbox) return { config, told: [] };
  return { config: { ...config, connections: sandbox.settings }, told: [`Sandbox of providers: ${sandbox.address}`] };
}

/** Serves until it is told to stop. What stands in the way is said in one sentence. */
export async function start(root: string): Promise<void> {
  let store: Store | undefined;
  try {
    const set = configure(root);
    await assertFree(set);
    // What else is slow to begin is begun while the database opens.
    const [opened, { config, told }, validators] = await Promise.all([
      openDatabase(set, root),
      withSandbox(set),
      builtValidators(root),
    ]);
    store = opened;
    const app = await makeApp({ config, store, root, validators });
    const accounts = await seedIfNew({ config, store, root });
    await app.engineServices.start();
    const serving = { config, store, app };
    const untend = await tend(
      config,
      store,
      app,
      ordersOf(() => serving, migratesAtStart),
    );
    await listen(app, config);
    drainOnSignal({
      app,
      jobs: app.engineServices.jobs,
      store,
      readiness: app.readiness,
      noticedSeconds: config.drainSeconds,
      untend,
      close: () => app.engineServices.close(),
    });
    console.log([`Rapport is at ${config.origin}`, ...productionRemarks(config), ...told, ...accounts].join('\n'));
  } catch (error) {
    await store?.close();
    if (!(error instanceof ConfigError || error instanceof StoreError || error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
