import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { Config } from '../../src/server/config.ts';
import type * as Main from '../../src/server/main.ts';
import type { Tell } from '../../src/server/operator/orders.ts';
import { compileValidators } from '../codegen/api.ts';
import { codeParts } from '../codegen/code-parts.ts';
import { documentWork } from './dev-documents.ts';
import { notice } from './dev-notice.ts';
import { at, root } from './place.mjs';
import { restSoon } from './rest.ts';

export interface Api {
  config: Config;
  /** Whether a path belongs to the API rather than to a page. */
  owns(path: string): boolean;
  /** Whether the page at a path stands without the console. */
  isStandalone(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Of a request that becomes a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Applies the migrations that wait. */
  migrate(): void;
  close(): Promise<void>;
}

type App = Awaited<ReturnType<typeof Main.makeApp>>;

/** Documents that services read once, when they are made. */
const lasting = /\.job\.json$/;

/** The API, made anew in the same process when a document or its code changes; the database stays open. */
export async function startApi(vite: ViteDevServer): Promise<Api> {
  const runner = createServerModuleRunner(vite.environments.ssr as never, {
    hmr: false,
    // Node's own keeps the maps of all packages too, for as long as it runs.
    sourcemapInterceptor: 'prepareStackTrace',
  });
  const work = documentWork();
  const obstacle = notice(vite);
  const entry = () => runner.import(at('src/server/main.ts')) as Promise<typeof Main>;

  let main = await entry();
  const { config } = await main.withSandbox(main.configure(root), at('.build/dev/sandbox.mjs'));
  let store = await main.openDatabase(config, root);
  await main.seedIfNew({ config, store, root });
  let app = await made();

  async function made(services?: App['engineServices']): Promise<App> {
    const artifacts = main.readArtifacts(root);
    const validators = compileValidators(artifacts);
    const next = await main.makeApp({ config, store, root, artifacts, validators, services, console: false });
    await next.ready();
    if (!services) await next.engineServices.start();
    return next;
  }

  async function ended(old: App): Promise<void> {
    await old.close();
    await old.engineServices.jobs.stop();
    old.engineServices.close();
  }

  /** Forgets the changed modules and those that import them, and answers which. */
  function forget(files: Iterable<string>): ReadonlySet<string> {
    const gone = new Set<string>();
    const visit = (id: string): void => {
      const module = runner.evaluatedModules.getModuleById(id);
      if (!module || gone.has(id)) return;
      gone.add(id);
      for (const importer of module.importers) visit(importer);
    };
    for (const file of files)
      for (const module of runner.evaluatedModules.getModulesByFile(file) ?? []) visit(module.id);
    for (const id of gone) {
      const module = runner.evaluatedModules.getModuleById(id);
      if (module) runner.evaluatedModules.invalidateModule(module);
    }
    return gone;
  }

  /** What waits until documents, migrations and database agree. */
  let held = new Set<string>();

  /** Whether the documents may be served on this database. What is new among the migrations is not applied unasked. */
  async function agree(): Promise<'yes' | 'later' | 'faulty'> {
    const { good, differs } = await work.take();
    if (!good && !differs) return 'faulty';
    const names = differs ? [] : await main.waitingMigrations(store, root);
    if (!differs && names.length === 0) {
      await main.assertStored(store, root);
      return 'yes';
    }
    const waits = `${names.join(', ')}: not applied yet. Read it, then type m and Enter where npm run dev runs.`;
    obstacle.show(differs ?? [waits]);
    return 'later';
  }

  /** Whether the API is made of the code as it is: what could not be loaded has left no module to be forgotten. */
  let served = true;
  let parts = partIds();

  /** A file that is new or gone at the place of an id: the registries name it no longer, or not yet. */
  async function keepRegistries(): Promise<void> {
    const now = partIds();
    if (now === parts) return;
    parts = now;
    await work.generate();
  }

  async function swap(files: ReadonlySet<string>, migrated = false): Promise<void> {
    await keepRegistries();
    const began = performance.now();
    const changed = [...held, ...files];
    const isDocument = (file: string) => file.startsWith(at('schemas'));
    const documents = changed.filter(isDocument);
    const agreed = documents.length > 0 ? await agree().catch(shown) : 'yes';
    // The next change of a faulty document takes all documents, but not the code that came with it.
    held = new Set(changed.filter((file) => agreed === 'later' || (agreed === 'faulty' && !isDocument(file))));
    if (agreed !== 'yes') return;
    const forgotten = forget(changed);
    // Of types alone nothing is made.
    if (served && forgotten.size === 0 && documents.length === 0) return;
    served = false;
    const reopen = forgotten.has(at('src/server/db/open.ts')) || migrated;
    const old = app;
    main = await entry();
    if (reopen) {
      await ended(old);
      await store.close();
      store = await main.openDatabase(config, root);
      app = await made();
    } else if (documents.length === changed.length && !documents.some((file) => lasting.test(file))) {
      app = await made(old.engineServices);
      await old.close();
    } else {
      await old.engineServices.jobs.stop();
      app = await made();
      await ended(old);
    }
    served = true;
    obstacle.clear();
    const names = changed.map((file) => relative(root, file)).join(', ');
    console.log(`API made anew in ${Math.round(performance.now() - began)} ms (${names})`);
    // For the compiler and the handlers: what it writes is noticed as any other change of code.
    if (documents.length > 0) work.generateLater();
  }

  /** Says on the page what went wrong. */
  function shown(error: Error & { sentence?: string }): 'later' {
    obstacle.show([error.sentence ?? error.stack ?? error.message]);
    return 'later';
  }

  const serving = () => ({ config, store, app });

  async function migrate(drop: readonly string[], tell: Tell): Promise<string> {
    const applied = await main.migrateOpen(serving(), root, drop, tell).catch((error) => {
      shown(error);
      throw error;
    });
    if (applied.length + held.size > 0)
      await swap(new Set(applied.map((name) => at('schemas/migrations', name))), true);
    return main.appliedWords(applied);
  }

  const runExclusive = watch(vite, swap);
  const orders = main.ordersOf(serving, migrate);
  const stopOrders = orders && (await main.takeOrders(config.dataDir, exclusively(orders, runExclusive), app.log));
  return {
    config,
    owns: (path) => main.prefixes(root).includes(path.split('/')[1] ?? ''),
    isStandalone: (path) => main.isStandalone(root, path),
    answer: (request, response) => app.routing(request, response),
    migrate: () => saidHere(runExclusive(async () => console.log(await migrate([], console.log)))),
    upgrade: (request, socket, head) => void app.server.emit('upgrade', request, socket, head),
    async close() {
      stopOrders?.();
      work.end();
      await ended(app);
      await store.close();
    },
  };
}

/** Of everything that stands at the place of an id. */
const partIds = (): string => JSON.stringify(Object.values(codeParts()).map((found) => [...found.keys()]));

/** After what runs, and before what comes then. */
type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const saidHere = (work: Promise<void>): Promise<void> =>
  work.catch((error: Error & { sentence?: string }) => console.error(error.sentence ?? error.stack));

/** The database is not closed and opened again under an order, nor are two orders done at once. */
const exclusively = (orders: Main.Orders, runExclusive: Exclusive): Main.Orders =>
  Object.fromEntries(
    Object.entries(orders).map(([name, work]) => [name, (details, tell) => runExclusive(() => work(details, tell))]),
  );

/** Changes that come together, such as those of a formatter or of git, lead to one swap; swaps never overlap. */
function watch(vite: ViteDevServer, swap: (files: ReadonlySet<string>) => Promise<void>) {
  const folders = ['schemas', 'src/server', 'src/shared', 'src/hr', 'src/generated'].map((folder) => at(folder));
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const go = () => {
    const files = waiting;
    waiting = new Set();
    saidHere(runExclusive(() => swap(files))).finally(restSoon);
  };
  const runExclusive: Exclusive = (work) => {
    const done = running.then(work);
    running = done.then(
      () => {},
      () => {},
    );
    return done;
  };
  vite.watcher.add(folders);
  vite.watcher.on('all', (_event, path) => {
    if (!folders.some((folder) => path.startsWith(`${folder}/`)) || !/\.(json|ts|sql)$/.test(path)) return;
    if (/\.test\.ts$|\/hr\/console\//.test(path)) return;
    waiting.add(path);
    clearTimeout(timer);
    timer = setTimeout(go, 40);
  });
  return runExclusive;
}
