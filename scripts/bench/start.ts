import { at } from '../bootstrap/place.mjs';

/** What Node is given to run a script: a loader for TypeScript alone, since it takes memory. */
export const argumentsOf = (script: string, args: readonly string[] = []): string[] => [
  ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
  at(script),
  ...args,
];
