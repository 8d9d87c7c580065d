import { join } from 'node:path';
import { readPlace } from '../../src/server/config.ts';
import { order } from '../../src/server/operator/orders.ts';
import { commands } from './commands.ts';
import { withDatabase } from './database.ts';

/** By the server that runs on the embedded database, else by this process. */
export async function runCommand(name: keyof typeof commands, args: readonly string[]): Promise<string> {
  const { dataDir, databaseUrl } = readPlace(process.env, join(import.meta.dirname, '../..'));
  const tell = (line: string) => console.log(line);
  const told = databaseUrl ? null : await order(dataDir, 'command', { name, args: JSON.stringify(args) }, tell);
  return told ?? withDatabase((place) => (commands[name] as (typeof commands)[string])(place, args, tell));
}
