import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { engineFailure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';
import { newNonce, type PageSources, pagePolicy } from './headers.ts';

export interface ConsoleDeps {
  /** Built by Vite: index.html, standalone.html, assets/ with hashed names, each beside its .br and .gz. */
  directory: string;
  /** First path segments that belong to the API. */
  apiPrefixes: readonly string[];
  /** Whether the console has a page at this path; another is answered with 404, and the console draws its own. */
  isPage(path: string): boolean;
  /** Whether the page at this path stands without the console, in `standalone.html`; none does when absent. */
  isStandalone?(path: string): boolean;
  /** What the page may take from elsewhere; nothing when absent. */
  sources?: PageSources;
}

const placeholder = /__NONCE__/g;

/** Files of the console, and its one page for every address that is a page's; some pages stand without it. */
export async function consoleFiles(app: FastifyInstance, texts: Texts, deps: ConsoleDeps): Promise<void> {
  const page = await readFile(join(deps.directory, 'index.html'), 'utf8');
  const standalone = deps.isStandalone && (await readFile(join(deps.directory, 'standalone.html'), 'utf8'));
  const pageFor = (path: string) => (standalone && deps.isStandalone?.(path) ? standalone : page);
  await app.register(serveStatic, {
    root: deps.directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['*.html', '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  // While versions change, a server beside this one may have it: a balancer asks another after 503, and not after 404.
  app.get('/assets/*', () => {
    throw engineFailure(texts, 'Unavailable', { headers: { 'retry-after': '1' } });
  });
  app.get('/*', (request, reply) =>
    wantsPage(request, deps) ? sendPage(request, reply, pageFor(pathOf(request)), deps) : reply.callNotFound(),
  );
}

/** A person's browser opening an address; never a program asking the API. */
function wantsPage(request: FastifyRequest, { apiPrefixes }: ConsoleDeps): boolean {
  const [, first = ''] = pathOf(request).split('/');
  return !apiPrefixes.includes(first) && (request.headers.accept ?? '').includes('text/html');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string, { isPage, sources }: ConsoleDeps) {
  const nonce = newNonce();
  return reply
    .code(isPage(pathOf(request)) ? 200 : 404)
    .header('content-security-policy', pagePolicy(nonce, sources))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replace(placeholder, nonce));
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
