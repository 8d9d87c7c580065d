import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Artifacts } from '../shared/documents/artifacts.ts';
import type { Call } from '../shared/documents/call.ts';
import type { AppConfig } from './app-config.ts';
import { sealLines } from './audit/chain.ts';
import { exportLists } from './calls/default-handlers/export-job.ts';
import type { CallEngine } from './calls/engine.ts';
import { Run } from './calls/run.ts';
import { textsOf } from './calls/texts.ts';
import { toFailure } from './calls/to-failure.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { createConnections } from './connections/connections.ts';
import type { CallContext, Database, Product } from './context.ts';
import { isRetryable } from './db/store-error.ts';
import { shelfAt } from './files/disk.ts';
import { createFiles } from './files/files.ts';
import { createGenai } from './genai/completions.ts';
import { createIdentity } from './identity/sign-in-elsewhere.ts';
import { createJobs } from './jobs/jobs.ts';
import type { JobDeps } from './jobs/run.ts';
import { mailboxReader } from './mail/mailbox.ts';
import { createOutbox } from './mail/outbox.ts';
import { createPictures } from './pictures/pictures.ts';
import type { ProductConfig } from './product-config.ts';
import { holdFromStart } from './records/hold-behind.ts';
import type { Clock, Frame, Ids, Services, Store } from './services.ts';
import { guessLimitsOf } from './session/guesses.ts';
import { KeyRing } from './session/key-ring.ts';
import { createSessions } from './session/sessions.ts';
import { createVault } from './session/vault.ts';
import { textGateway } from './text-messages/gateway.ts';

/** The engine's parts that outlive one app: a changed document makes a new app, and nobody is signed out by it. */
export interface EngineServices extends Services {
  productConfig: ProductConfig;
  keys: KeyRing;
  /** From now on these artifacts count. */
  attach(engine: CallEngine): void;
  /** The product's jobs begin to work. */
  start(): Promise<void>;
  /** What else is to be closed when everything ends. */
  close(): void;
}

/** What the parts are made of. */
export interface ServiceOptions {
  artifacts: Artifacts;
  product: Product;
  store: Store;
  config: AppConfig;
  clock?: Clock;
  ids?: Ids;
}

export function createServices(
  { artifacts, product, store, config, clock = () => new Date(), ids = randomUUID }: ServiceOptions,
  log: FastifyBaseLogger,
): EngineServices {
  let engine: CallEngine | undefined;
  const current = (): CallEngine => {
    if (!engine) throw new Error('no app has been attached to the services');
    return engine;
  };
  const { product: slug, origin, wireZone, production, operatorMail } = config;
  const secret = new KeyRing({ secret: config.secret, secretBefore: config.secretBefore });
  const demo = config.demo ?? !production;
  const { demoAccounts = [] } = config;
  const productConfig: ProductConfig = { product: slug, origin, wireZone, demo, demoAccounts, operatorMail };
  const guesses = () => guessLimitsOf(current().artifacts.options['shell/limits.guesses']);
  const people = artifacts.entities[product.access.people]?.storage;
  const sessions = createSessions({
    store,
    clock,
    config: {
      origin,
      secret,
      people: people?.buckets ? people.table : undefined,
      idleMinutes: config.idleMinutes,
      absoluteHours: config.absoluteHours,
      guesses,
    },
  });
  const vault = createVault(secret);
  const connections = createConnections({
    store,
    clock,
    vault,
    log,
    origin,
    connectors: product.connectors ?? {},
    settings: config.connections ?? { clients: {}, sites: {} },
  });
  const genai = config.genai && createGenai(config.genai);
  const { bounces } = config;
  const mayComeBack = (bounces?.mailbox ?? bounces?.secret) !== undefined;
  const mail = createOutbox({
    store,
    clock,
    ids,
    vault,
    mails: () => current().artifacts.mails,
    text: (message) => textsOf(current().artifacts.messages)(message),
    jobs: () => jobs,
    stopMails: product.stopMails,
    config: {
      ...productConfig,
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      returnTo: bounces?.returnTo,
      mayComeBack,
    },
  });
  const files = createFiles({
    store,
    clock,
    sessions,
    gates: () => current().artifacts.gates,
    text: (message) => textsOf(current().artifacts.messages)(message),
    actorOf: (session) => current().actors.of(session, clock()),
    shelf: shelfAt(config),
    config: { secret },
  });
  const pictures = createPictures({
    store,
    sessions,
    text: (message) => textsOf(current().artifacts.messages)(message),
  });
  const own: JobDeps['own'] = {
    'send-mail': mail.drain,
    'read-bounces': mailboxReader({ store, clock, ids, origin, mailbox: bounces?.mailbox }),
    'expire-files': files.expire,
    'forget-sessions': sessions.tidy,
    'seal-audit': sealLines(store),
    'export-list': exportLists(current),
  };
  const jobs = createJobs({
    store,
    clock,
    ids,
    log,
    jobs: artifacts.jobs,
    own,
    vault,
    connections,
    genai,
    asActor: (who, work) => asActor(current(), who, work),
    text: (message, params) => textsOf(current().artifacts.messages)(message, params),
    inCall: (call, who, work) => inCall(current(), call, who, work),
    plan: (entity) => (current().artifacts.entities[entity] ? current().records.plan(entity) : undefined),
    gates: () => current().artifacts.gates,
    calls: () => current().artifacts.calls,
    config: productConfig,
  });
  return {
    store,
    sessions,
    mail,
    jobs,
    files,
    vault,
    identity: createIdentity({ store, clock, vault, log, origin, providers: config.providers ?? [] }),
    connections,
    ...(genai && { genai }),
    pictures,
    captcha: createCaptcha({ store, clock, config: { kind: 'none', ...config.captcha, secret } }),
    ...(config.textMessages && { textMessages: textGateway(config.textMessages, log) }),
    signing: { bounces: bounces?.secret },
    clock,
    ids,
    log,
    productConfig,
    keys: secret,
    attach: (attached) => {
      engine = attached;
    },
    async start() {
      await jobs.start(product.jobs as never);
      holdFromStart(current(), product.holds ?? []).catch((error: unknown) =>
        log.warn({ err: error }, 'records are not held'),
      );
    },
    close: () => mail.close(),
  };
}

/** A person's context without a request: rights, scope, hooks and audit as if they had called. */
export function contextFor(engine: CallEngine, frame: Frame, call: Call): Run {
  return new Run(engine, call, frame);
}

const jobCall: Call = { id: 'job', title: 'Job', method: 'POST', path: '/', gate: '', rate: 'none', audit: 'none' };

async function inCall<T>(
  engine: CallEngine,
  id: string,
  { company, user, requestId }: { company: string; user: string; requestId: string },
  work: (context: CallContext) => Promise<T>,
): Promise<{ value: T } | { refused: string } | null> {
  const call = engine.artifacts.calls[id];
  if (!call) throw new Error(`there is no call ${id}`);
  try {
    return await asActor(
      engine,
      { company, userId: user, requestId },
      async (context) => ({ value: await work(context) }),
      call,
    );
  } catch (error) {
    const failure = toFailure(engine, call, error);
    if (failure.status >= 500 || isRetryable(error)) throw error;
    return { refused: failure.message };
  }
}

async function asActor<T>(
  engine: CallEngine,
  who: { company: string; userId: string; requestId: string },
  work: (context: CallContext) => Promise<T>,
  call = jobCall,
): Promise<T | null> {
  const { services } = engine;
  const actor = await engine.actors.load(who.company, who.userId, services.clock());
  if (!actor) return null;
  let after: (() => void)[] = [];
  const answer = await services.store.inCompany(who.company, async (db: Database) => {
    after = [];
    const frame: Frame = {
      db,
      company: who.company,
      actor,
      session: null,
      requestId: who.requestId,
      ip: '',
      userAgent: '',
      now: services.clock(),
      newId: services.ids,
      setSessionCookie: () => {
        throw new Error('a job has no cookie');
      },
      afterCommit: (done) => after.push(done),
    };
    const run = contextFor(engine, frame, call);
    const result = await work(run);
    await run.writeAudit();
    return result;
  });
  for (const done of after) done();
  return answer;
}
