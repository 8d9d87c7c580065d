import type { App } from '../app.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { startBackups } from '../backup/schedule.ts';
import type { Config } from '../config.ts';
import { givenKeys, watchKeys } from '../secret-key.ts';
import type { Store } from '../services.ts';
import { takeOrders } from './orders.ts';
import { rotateKey } from './rotate-key.ts';

/** What goes on beside the calls while a server runs: backups, changed keys, the operator's orders. Answers its end. */
export async function tend(config: Config, store: Store, app: App): Promise<() => Promise<void>> {
  const { dataDir, databaseUrl } = config;
  const { keys } = app.engineServices;
  const { log } = app;
  const isGiven = givenKeys(process.env) !== undefined;
  const source = { store, databaseUrl, dataDir, keys: () => keys.present };
  const ends = [
    config.backups ? startBackups(config.backups, source, log) : () => {},
    isGiven ? () => {} : watchKeys(dataDir, keys, log),
  ];
  if (!databaseUrl) {
    const { entities } = app.engine.artifacts;
    const orders = {
      backup: async ({ file = '', withKey }: Record<string, string>) => {
        await makeBackup(source, file, withKey === 'yes');
        return file;
      },
      'rotate-key': () => rotateKey({ store, entities, keys, dataDir, isGiven, others: false }),
    };
    ends.push(await takeOrders(dataDir, orders, log));
  }
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
