import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StoreError } from '../../src/server/db/store-error.ts';

/** Node's own words say what is wrong with the arguments of a command. */
export function argumentsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new StoreError((error as Error).message);
  }
}
