import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { product } from '../../src/hr/server/product.ts';
import { createApp } from '../../src/server/app.ts';
import type { Validators } from '../../src/server/calls/engine.ts';
import type { Product, ServerActor } from '../../src/server/context.ts';
import { openStore } from '../../src/server/db/open.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { quiet } from './database.ts';
import { testLog } from './log.ts';
import type { AppOrder, AppSet } from './several-apps.ts';

/**
 * One of several servers of a test's own app, in a process of its own: the same documents, settings and database. The
 * time is what the request says, people are those that the test has made besides those of the database. Says `listening`.
 */
const { databaseUrl, artifactsFile, config, jobs, port } = JSON.parse(process.env.APP as string) as AppSet;
const root = join(import.meta.dirname, '../..');
const artifacts = JSON.parse(readFileSync(artifactsFile, 'utf8')) as Artifacts;
const { validators } = (await import(pathToFileURL(join(root, '.build/validators/server.mjs')).href)) as {
  validators: Validators;
};
const cast = new Map<string, ServerActor>();
const casting: Product = {
  ...product,
  access: {
    ...product.access,
    loadActor: async (db, company, userId, now) =>
      cast.get(userId) ?? product.access.loadActor(db, company, userId, now),
  },
};
let time = Number.NaN;
const store = await openStore({ databaseUrl, log: quiet });
const { log, failures } = testLog();
const clock = () => (Number.isNaN(time) ? new Date() : new Date(time));
const app = await createApp({ artifacts, validators, product: casting, store, log, clock, config });
app.server.prependListener('request', ({ headers }) => {
  const told = Number(headers['x-test-time']);
  // Requests overtake one another, time does not go back.
  if (told > 0 && !(told < time)) time = told;
});
await app.ready();
if (jobs) await app.engineServices.start();
await app.listen({ host: '127.0.0.1', port });
process.on('message', ({ n, actor }: AppOrder) => {
  if (actor) cast.set(actor.id, actor);
  process.send?.({ n, failures });
});
process.once('disconnect', () => process.exit(0));
console.log('listening');
