import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Texts } from '../calls/texts.ts';
import type { Store } from '../services.ts';
import { type ConsoleDeps, consoleFiles } from './console-files.ts';
import { docs } from './docs.ts';
import { securityHeaders } from './headers.ts';
import { health, type Readiness, type Remarks } from './health.ts';
import { type MetricsReaders, metrics } from './metrics.ts';
import { originCheck } from './origin-check.ts';
import { pressure } from './pressure.ts';
import { limitedTo, type RateLimits } from './rate-limits.ts';
import { type UndeclaredProxies, undeclaredProxies } from './undeclared-proxies.ts';

export interface HttpDeps {
  store: Store;
  texts: Texts;
  readiness: Readiness;
  limits: RateLimits;
  config: {
    origin: string;
    production: boolean;
    /** Networks whose X-Forwarded-For is believed. */
    trustedProxies?: readonly string[];
    /** False: a busy loop is not watched. For tests, whose embedded database holds it up for seconds. */
    pressure?: false;
    /** Default: nobody. */
    metrics?: MetricsReaders;
    /** Told to the operator at `/readyz`. */
    remarks?: readonly string[];
    /** Directory of scheduled backups. */
    backups?: string;
    /** Where the built console is, and what its pages are; without it no page is served. */
    console?: ConsoleDeps;
    /** Document served at /openapi.json and shown at /docs. */
    openapi?: object;
  };
}

/**
 * Headers, CSP, origin check, health, metrics, pressure, console files, API pages. Registered first, before the calls.
 * A route that changes something under GET says so in its Fastify `config: { changes: true }`.
 */
export async function registerHttp(
  app: FastifyInstance,
  { store, texts, readiness, limits, config }: HttpDeps,
): Promise<void> {
  const proxies = undeclaredProxies(app, config.trustedProxies ?? []);
  securityHeaders(app, config.origin.startsWith('https:'));
  originCheck(app, { origin: config.origin, production: config.production, texts });
  await app.register(cookie);
  app.removeContentTypeParser('text/plain');
  // Before the pressure is watched: a busy server is alive.
  await app.register(async (calm) => health(calm, store, readiness, remarksOf(proxies, config.remarks)));
  if (config.pressure !== false) await pressure(app, texts);
  metrics(app, config.metrics ?? { networks: [] }, config.backups);
  const { openapi, console: pages } = config;
  await app.register(async (browsed) => {
    browsed.addHook('onRequest', limitedTo(limits, 'console'));
    if (openapi) docs(browsed, openapi);
    if (pages) await consoleFiles(browsed, texts, pages);
  });
}

/** Only who is near hears what is not set. */
function remarksOf(proxies: UndeclaredProxies, others: readonly string[] = []): Remarks {
  return (isNear) => {
    const peers = proxies.seen();
    const own = isNear ? others : [];
    if (peers.length === 0) return [...own];
    const who = isNear ? peers.join(', ') : 'an address';
    return [
      ...own,
      `X-Forwarded-For comes from ${who}, not named in TRUSTED_PROXIES: everyone behind it counts as one address.`,
    ];
  };
}
