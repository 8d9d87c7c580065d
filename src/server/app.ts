import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorBody } from '../shared/errors/body.ts';
import { byQuery } from './calls/chosen-route.ts';
import { contentTypes } from './calls/content-types.ts';
import type { CallEngine, Validators } from './calls/engine.ts';
import { engineFailure, Failure } from './calls/failure.ts';
import { apiPrefixes, pageMatcher, routePath, standaloneMatcher } from './calls/paths.ts';
import { tellRefused } from './calls/refused-calls.ts';
import { compileCalls } from './calls/registry.ts';
import { callHandler } from './calls/serve.ts';
import { signedLimit } from './calls/signed.ts';
import { type Texts, textsOf } from './calls/texts.ts';
import { toFailure } from './calls/to-failure.ts';
import { createServices, type EngineServices, type ServiceOptions } from './engine-services.ts';
import { Actors } from './gates/actors.ts';
import { headersOf, recaptchaSources } from './plugins/headers.ts';
import type { Readiness } from './plugins/health.ts';
import { type HttpDeps, registerHttp } from './plugins/http.ts';
import { jobSockets } from './plugins/job-sockets.ts';
import { logging } from './plugins/logging.ts';
import { createRateLimits, limitedTo, type RateLimits } from './plugins/rate-limits.ts';
import { unreadable } from './plugins/unreadable.ts';
import { recordEngine } from './records/engine.ts';

export interface AppOptions extends ServiceOptions {
  validators: Validators;
  /** Of an app made before, whose place this one takes: sessions, jobs, mails and files go on. */
  services?: EngineServices;
  log?: FastifyBaseLogger;
}

/** A server of the calls that the artifacts declare. Listening, and starting the jobs, is up to the caller. */
export interface App extends FastifyInstance {
  engine: CallEngine;
  engineServices: EngineServices;
  readiness: Readiness;
}

const bodyLimit = 256 * 1024;
const requestTimeout = 30_000;

export async function createApp(options: AppOptions): Promise<App> {
  const { artifacts, validators, product, store, config } = options;
  const texts = textsOf(artifacts.messages);
  const app = fastifyOf(options, texts);
  const services = options.services ?? createServices(options, app.log);
  const people = artifacts.entities[product.access.people]?.storage.table ?? '';
  const engine: CallEngine = {
    artifacts,
    validators,
    product,
    services,
    texts,
    records: recordEngine(artifacts, product.access, config),
    actors: new Actors(store, product.access, people, { demo: services.productConfig.demo }),
    config: services.productConfig,
  };
  services.attach(engine);
  const readiness: Readiness = { accepting: true };
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(engine, undefined, error);
    if (failure.status >= 500 && !(error instanceof Failure)) request.log.error({ err: error }, 'request failed');
    tellRefused(request, failure);
    refuse(request, reply, failure);
  });
  const limits = createRateLimits({
    rates: artifacts.options['shell/limits.rates'],
    store,
    clock: services.clock,
    texts,
    deviceOf: ({ cookies }) => services.sessions.deviceOf(cookies?.[services.sessions.deviceCookieName]),
  });
  app.setNotFoundHandler(async (request, reply) => {
    await limitedTo(limits, 'unknown')(request);
    return refuse(request, reply, engineFailure(texts, 'NotFound'));
  });
  await contentTypes(app);
  await registerHttp(app, { store, texts, readiness, limits, config: edgeConfig(options) });
  serveCalls(app, engine, limits);
  await jobSockets(app, { engine, limits, origin: config, pace: config.sockets });
  await app.register(async (files) => {
    files.addHook('onRequest', limitedTo(limits, 'file'));
    services.files.routes(files);
  });
  await app.register(async (pictures) => {
    // A list draws one for each of its rows.
    pictures.addHook('onRequest', limitedTo(limits, 'console'));
    services.pictures.routes(pictures);
  });
  return Object.assign(app, { engine, engineServices: services, readiness }) as unknown as App;
}

function fastifyOf({ artifacts, config, log }: AppOptions, texts: Texts): FastifyInstance {
  const https = config.origin.startsWith('https:');
  return Fastify({
    ...logging(config.logLevel),
    ...(log && { loggerInstance: log, logger: undefined }),
    bodyLimit,
    requestTimeout,
    clientErrorHandler: unreadable(texts, https),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, constraints: { query: byQuery } as never },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(https));
      refuse(request, reply, toFailure({ artifacts, texts }, undefined, error));
    },
  }) as unknown as FastifyInstance;
}

function edgeConfig({ artifacts, config }: AppOptions): HttpDeps['config'] {
  const {
    origin,
    production,
    trustedProxies,
    openapi,
    pressure,
    backups,
    metrics,
    remarks,
    console: directory,
  } = config;
  const sources = config.captcha?.kind === 'recaptcha' ? recaptchaSources : undefined;
  const pages = directory && {
    directory,
    apiPrefixes: apiPrefixes(artifacts),
    isPage: pageMatcher(artifacts),
    isStandalone: standaloneMatcher(artifacts),
    sources,
  };
  return {
    origin,
    production,
    trustedProxies,
    openapi,
    pressure,
    metrics,
    remarks,
    backups: backups?.directory,
    ...(pages && { console: pages }),
  };
}

function serveCalls(app: FastifyInstance, engine: CallEngine, limits: RateLimits): void {
  for (const compiled of compileCalls(engine, limits)) {
    const { call } = compiled;
    const handler = callHandler(engine, compiled, limits);
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      app.route({
        method: call.method,
        url: routePath(path),
        handler,
        exposeHeadRoute: false,
        ...(call.signed && { bodyLimit: signedLimit }),
        ...(call.chosenBy && { constraints: { query: call.chosenBy } }),
        config: {
          changes: call.changes === true,
          sessionless: compiled.level === 'token' || call.foreign === true || call.signed !== undefined,
          signed: call.signed !== undefined,
          foreign: call.foreign === true,
        },
      });
    }
  }
}

/** The one shape of every refusal. The text of a failure of ours stays here; the request's id leads to it. */
function refuse(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, code, message, errors, extra, headers } = failure;
  const more = { ...extra, ...(errors && { errors }), ...(status >= 500 && { requestId: request.id }) };
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(errorBody(status, code, message, more));
}
