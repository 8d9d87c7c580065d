import type { FastifyInstance } from 'fastify';
import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Store } from '../services.ts';

export interface EdgeDeps {
  store: Store;
  artifacts: Artifacts;
  config: {
    origin: string;
    production: boolean;
    /** Directory of the built console (index.html, assets/); without it no page is served. */
    console?: string;
    /** First path segments of the API: never answered with a page. */
    apiPrefixes: readonly string[];
    /** Document served at /openapi.json and shown at /docs. */
    openapi?: object;
  };
}

/**
 * Headers, CSP, origin check, health, metrics, pressure, console files, API pages. Registered first, before the calls.
 * A route that changes something under GET says so in its Fastify `config: { changes: true }`.
 */
export async function registerEdge(app: FastifyInstance, deps: EdgeDeps): Promise<void> {
  throw new Error(`edge ${app.prefix} ${deps.config.origin} is being built`);
}
