import { join } from 'node:path';
import { listen } from '../../src/server/listen.ts';
import { configure, makeApp, openDatabase, seedIfNew } from '../../src/server/main.ts';
import { drainOnSignal } from '../../src/server/plugins/drain.ts';
import { planted } from './planted.ts';

/**
 * The product as `npm start` serves it, but for the console's pages; set up by the same environment, with a fault where
 * PLANTED names one. Says `listening`.
 */
const root = join(import.meta.dirname, '../..');
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
  close: () => app.engineServices.close(),
});
console.log('listening');
