import type { App } from '../app.ts';
import { startBackups } from '../backup/schedule.ts';
import type { Config } from '../config.ts';
import { givenKeys, watchKeys } from '../secret-key.ts';
import type { Store } from '../services.ts';
import { type Orders, takeOrders } from './orders.ts';

/** What goes on beside the calls while a server runs: backups, changed keys, the operator's orders. Answers its end. */
export async function tend(config: Config, store: Store, app: App, orders?: Orders): Promise<() => Promise<void>> {
  const { dataDir, databaseUrl, bucket } = config;
  const { keys } = app.engineServices;
  const { log } = app;
  const isGiven = givenKeys(process.env) !== undefined;
  const source = { store, databaseUrl, dataDir, bucket, keys: () => keys.present };
  const ends = [
    config.backups ? startBackups(config.backups, source, log) : () => {},
    isGiven ? () => {} : watchKeys(dataDir, keys, log),
  ];
  if (orders) ends.push(await takeOrders(dataDir, orders, log));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
