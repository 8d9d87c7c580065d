import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { createServer as createVite } from 'vite';
import type { Api } from './dev-api.ts';
import { startApi } from './dev-api.ts';
import { devVite } from './dev-vite.ts';
import './heap.mjs';
import { at } from './place.mjs';
import { giveUp } from './process.mjs';
import { restSoon } from './rest.ts';

/**
 * `npm run dev`: console with hot reload and API on one port, in one process, so that the embedded database has one
 * owner. Vite answers pages and modules; every other request goes to the API of the moment.
 */

// As long as `npm start` keeps a connection: a short time ends while a compilation holds everything up, and with it a request.
const http = createServer({ keepAliveTimeout: 72_000 });
const vite = await createVite({ ...devVite, server: { ...devVite.server, ws: { server: http } } });
const api: Api = await startApi(vite).catch((error: Error & { sentence?: string }) =>
  giveUp(error.sentence ?? error.message),
);

const isModule = (request: IncomingMessage, path: string) =>
  request.headers['sec-fetch-dest'] === 'script' || /^\/(@|node_modules\/)|\.(tsx?|mjs|css|svg|map)$/.test(path);

async function page(url: string, response: ServerResponse): Promise<void> {
  const name = api.isStandalone(url.split('?', 1)[0] as string) ? 'standalone.html' : 'index.html';
  const html = await vite.transformIndexHtml(`/${name}`, readFileSync(at('src/console', name), 'utf8'), url);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

http.on('request', (request, response) => {
  restSoon();
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] as string;
  if (isModule(request, path)) return vite.middlewares(request, response, () => api.answer(request, response));
  const isPage = request.headers['sec-fetch-dest'] === 'document' || request.headers.accept?.includes('text/html');
  if (request.method !== 'GET' || !isPage || api.owns(path)) return api.answer(request, response);
  page(url, response).catch((error: Error) => response.writeHead(500).end(error.message));
});

// Vite takes those of its own.
http.on('upgrade', (request, socket, head) => {
  if (api.owns((request.url ?? '/').split('?', 1)[0] as string)) api.upgrade(request, socket, head);
});

http.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') giveUp(`Port ${api.config.port} is in use; choose another with PORT.`);
  giveUp(error.message);
});
http.listen(api.config.port, api.config.host, () => {
  restSoon();
  console.log(`Rapport is being developed at ${api.config.origin}: a change in schemas/ or src/ shows by itself.`);
});

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === 'm') api.migrate();
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    http.close();
    http.closeAllConnections();
    await vite.close();
    await api.close();
    process.exit(0);
  });
}
