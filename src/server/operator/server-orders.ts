import type { App } from '../app.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Config } from '../config.ts';
import { type Drop, lossesOf } from '../db/losses.ts';
import { hasRun } from '../db/migrations.ts';
import { givenKeys } from '../secret-key.ts';
import type { Store } from '../services.ts';
import type { OperatorPlace } from './command.ts';
import type { Orders, Tell } from './orders.ts';
import { rotateKey } from './rotate-key.ts';

export interface Serving {
  config: Config;
  store: Store;
  app: App;
}

interface Work {
  /** A command of the operator, by name. */
  command(place: OperatorPlace, name: string, args: readonly string[], tell: Tell): Promise<string>;
  migrate(drop: readonly string[], tell: Tell): Promise<string>;
}

/** What a server that has the embedded database does for the operator; asked anew each time, as both may change. */
export function serverOrders(serving: () => Serving, work: Work): Orders {
  const source = () => {
    const { config, store, app } = serving();
    return { store, dataDir: config.dataDir, bucket: config.bucket, keys: () => app.engineServices.keys.present };
  };
  return {
    async backup({ file = '', withKey }) {
      await makeBackup(source(), file, withKey === 'yes');
      return file;
    },
    'rotate-key': () => {
      const { config, store, app } = serving();
      const { entities } = app.engine.artifacts;
      const isGiven = givenKeys(process.env) !== undefined;
      return rotateKey({
        store,
        entities,
        keys: app.engineServices.keys,
        dataDir: config.dataDir,
        isGiven,
        others: false,
      });
    },
    command: ({ name = '', args = '[]' }, tell) => {
      const { config, store, app } = serving();
      const { artifacts, validators } = app.engine;
      const keys = () => app.engineServices.keys.present;
      const place = { store, artifacts, validators: () => validators, origin: config.origin, keys };
      return work.command(place, name, JSON.parse(args) as string[], tell);
    },
    migrate: ({ drop = '[]' }, tell) => work.migrate(JSON.parse(drop) as string[], tell),
    'has-run': async ({ file = '' }) => String(await hasRun(serving().store, file)),
    losses: async ({ drops = '[]' }) => JSON.stringify(await lossesOf(serving().store, JSON.parse(drops) as Drop[])),
  };
}
