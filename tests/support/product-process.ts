import { join } from 'node:path';
import { makeBackup } from '../../src/server/backup/make-backup.ts';
import { listen } from '../../src/server/listen.ts';
import { configure, makeApp, openDatabase, seedIfNew } from '../../src/server/main.ts';
import { drainOnSignal } from '../../src/server/plugins/drain.ts';
import { planted } from './planted.ts';

/**
 * The product as `npm start` serves it, but for the console's pages; set up by the same environment, with a fault where
 * PLANTED names one, and of the documents of another version where PRODUCT_ROOT says where they lie. Says `listening`.
 */
const root = process.env.PRODUCT_ROOT ?? join(import.meta.dirname, '../..');
const config = configure(root);
const store = planted(await openDatabase(config, root), process.env.PLANTED);
const app = await makeApp({ config, store, root, console: false });
await seedIfNew({ config, store, root });
await app.engineServices.start();
await listen(app, config);
drainOnSignal({
  app,
  jobs: app.engineServices.jobs,
  store,
  readiness: app.readiness,
  noticedSeconds: config.drainSeconds,
  close: () => app.engineServices.close(),
});

/** What a test asks of the process that it has started: only this one has the embedded database. */
type Order = { n: number } & ({ sql: string; values?: unknown[] } | { backup: string });
async function done(order: Order): Promise<unknown> {
  if ('sql' in order) return (await store.exec(order.sql, order.values)).rows;
  const { keys } = app.engineServices;
  const { dataDir, bucket } = config;
  await makeBackup({ store, databaseUrl: config.databaseUrl, dataDir, bucket, keys: () => keys.present }, order.backup);
  return undefined;
}
process.on('message', (order: Order) =>
  done(order).then(
    (told) => process.send?.({ n: order.n, told }),
    (error: Error) => process.send?.({ n: order.n, failed: error.message }),
  ),
);
process.channel?.unref();
console.log('listening');
