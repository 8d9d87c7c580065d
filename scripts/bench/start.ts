import { at } from '../bootstrap/place.mjs';

/** What Node is given to run a script: our server as `npm start` is given, and a loader for TypeScript alone, since it takes memory. */
export const argumentsOf = (script: string, args: readonly string[] = []): string[] => [
  script.endsWith('.ts') ? '--import=tsx' : '--max-semi-space-size=8',
  at(script),
  ...args,
];
