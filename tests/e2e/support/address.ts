import { join } from 'node:path';

/** A lane is a server on data of its own, and the journeys that one worker of Playwright takes to it. */
export interface Lane {
  /** The journeys have ten ports from here on to themselves. */
  port: number;
  dataDir: string;
  /** Of the OpenID provider that the journey of sign-in elsewhere runs. */
  providerPort: number;
}

export function laneOf(index: number): Lane {
  const port = Number(process.env.E2E_PORT ?? 4170) + 20 * index;
  return { port, dataDir: join(process.env.E2E_DATA ?? '', String(index)), providerPort: port + 7 };
}

/** How many there are; `npm test` takes two more than there are cores. */
export const lanes = Number(process.env.E2E_LANES ?? 1);

export const { port, dataDir, providerPort } = laneOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
/** What the first start has made, as it was left. */
export const firstStart = (): string => join(process.env.E2E_DATA ?? '', 'first-start');
export const devPort = port + 1;
/** Also the journeys marked extended, and every screen in every look. */
export const everything = Boolean(process.env.EVERY_JOURNEY || process.env.FULL);
/** How many times slower pages are than the machine: E2E_SLOW=5 shows what is late to whoever goes on at once. */
export const slowness = Number(process.env.E2E_SLOW ?? 1);
/** After how many milliseconds each answer comes: E2E_LATENCY=800. */
export const latency = Number(process.env.E2E_LATENCY ?? 0);
export const providerSecret = 'a secret of the journeys alone';
