import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../src/server/config.ts';

export interface DemoSandbox {
  address: string;
  settings: Config['connections'];
}

/**
 * The sandbox of a demo, in a process of its own; where an operator has set up a provider, there is none.
 * @param file where its code was built to; else what lies here
 */
export async function startSandbox(
  { production, origin, connections }: Config,
  file = besideThis(),
): Promise<DemoSandbox | undefined> {
  if (production || Object.keys(connections.clients).length > 0) return undefined;
  const child = fork(file, [origin], { execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  const [said] = (await Promise.race([once(child, 'message'), ended(child)])) as [DemoSandbox | undefined];
  // It does not keep this process from ending, and ends with it.
  child.unref();
  child.channel?.unref();
  return said;
}

const besideThis = (): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './process.ts' : './sandbox.mjs', import.meta.url));

/** A demo without its sandbox is a demo still. */
const ended = (child: ReturnType<typeof fork>): Promise<[undefined]> => once(child, 'exit').then(() => [undefined]);
