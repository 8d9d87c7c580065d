import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id (the library's default algorithm); raise it and stored hashes follow at the next sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at once: each takes 19 MB and one of the four threads that files and name look-ups need too. */
const atOnce = 3;
const mostWaiting = 64;

/** Thrown when more passwords wait to be checked than can be served. */
class TooBusy extends Error {
  readonly statusCode = 503;
  readonly headers = { 'retry-after': '2' };
}

let running = 0;
/** People at devices that know them go first, and have a queue that strangers cannot fill. */
const known: (() => void)[] = [];
const others: (() => void)[] = [];

async function runExclusive<T>(work: () => Promise<T>, isKnown = false): Promise<T> {
  const waiting = isKnown ? known : others;
  if (running < atOnce) running += 1;
  else if (waiting.length >= mostWaiting) throw new TooBusy('too many passwords to check');
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line, so that nobody slips in between.
    const next = known.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => runExclusive(() => hash(password, cost));

/** `isKnown`: asked from a device that the person has signed in on before. */
export const passwordMatches = (hashed: string, password: string, isKnown?: boolean): Promise<boolean> =>
  runExclusive(() => verify(hashed, password), isKnown);

/** Made with less than today's cost. */
export function isWeaker(hashed: string): boolean {
  const made = parseOptions(hashed);
  return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost || made.parallelism < cost.parallelism;
}
