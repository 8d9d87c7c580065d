import type { FastifyRequest } from 'fastify';
import type { Options } from '../../shared/documents/words.ts';
import { engineFailure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';
import type { Clock, SignedIn, Store } from '../services.ts';
import { take } from '../session/counters.ts';
import { networkOf } from '../session/network.ts';
import { hashToken } from '../session/secret.ts';
import { WindowCounter } from './window-counter.ts';

export interface RateLimits {
  has(rate: string): boolean;
  /** Throws 429 (with Retry-After) when the class is used up. The pipeline calls it right after the session lookup. */
  take(rate: string, who: Asking): Promise<void>;
}

interface Asking {
  request: FastifyRequest;
  /** Of a token: its own id in the place of the session's and the person's. */
  session: Pick<SignedIn, 'sessionId' | 'company' | 'userId'> | null;
}

interface Rate {
  value: string;
  max: number;
  seconds: number;
  per: 'session' | 'account' | 'network';
}

export interface RateDeps {
  /** The options list `shell/limits.rates`. */
  rates: Options | undefined;
  store: Store;
  clock: Clock;
  texts: Texts;
}

/** The class under which people are counted of whom nobody knows who they are. */
const anonymous = 'public';

/** Classes of what is no call: the console's pages and files, files opened by a link, addresses that lead nowhere. */
export const ownRates = ['console', 'file', 'unknown'] as const;

/** A hook for routes that are no calls. Counted before the database is asked anything. */
export const limitedTo = (limits: RateLimits, rate: (typeof ownRates)[number]) => (request: FastifyRequest) =>
  limits.take(rate, { request, session: null });

/**
 * Per session and network in memory: coarse, against floods. Per account in the database, for what costs (exports,
 * mails): a restart does not begin a new hour. Whoever is not signed in has no account and is counted by network;
 * their guesses at passwords are counted per account by `sessions.check`.
 */
export function createRateLimits(deps: RateDeps): RateLimits {
  const rates = new Map(ratesOf(deps.rates).map((rate) => [rate.value, rate]));
  const counters = new WindowCounter();
  return {
    has: (rate) => rates.has(rate),
    async take(name, { request, session }) {
      const asked = rates.get(name);
      const rate = session || asked?.per === 'network' ? asked : asked && rates.get(anonymous);
      if (!rate) throw new Error(`rate class ${name} is not in the list`);
      if (rate.max === 0) return;
      const wait =
        rate.per === 'account' && session ? await byAccount(deps, rate, session) : inMemory(rate, request, session);
      if (wait > 0) throw engineFailure(deps.texts, 'TooMany', { headers: { 'retry-after': String(wait) } });
    },
  };

  function inMemory(rate: Rate, request: FastifyRequest, session: Asking['session']): number {
    const who = rate.per === 'session' && session ? session.sessionId : networkOf(request.ip);
    return Math.ceil(
      counters.take(`${rate.value} ${who}`, rate.max, rate.seconds * 1000, deps.clock().getTime()) / 1000,
    );
  }
}

/** Seconds to wait; 0 when there is no need to. */
async function byAccount(
  { store, clock }: RateDeps,
  rate: Rate,
  session: NonNullable<Asking['session']>,
): Promise<number> {
  const key = `rate:${rate.value}:${hashToken(`${session.company}/${session.userId}`).slice(0, 32)}`;
  const taken = await take(store.plain, key, rate, clock());
  return taken.allowed ? 0 : taken.retryAfter;
}

/** One class of the list, for whoever counts by itself: `createSessions` its guesses by `sign-in`. */
export const rateNamed = (options: Options | undefined, name: string): Rate | undefined =>
  ratesOf(options).find((rate) => rate.value === name);

function ratesOf(options: Options | undefined): Rate[] {
  if (!options || !('values' in options)) throw new Error('the list of rate classes (shell/limits.rates) is missing');
  return options.values.map(({ value, max, seconds, per }) => {
    const rate = { value: String(value), max: Number(max), seconds: Number(seconds), per: per as Rate['per'] };
    if (
      !Number.isInteger(rate.max) ||
      !Number.isInteger(rate.seconds) ||
      !['session', 'account', 'network'].includes(rate.per)
    ) {
      throw new Error(`rate class ${rate.value} needs max, seconds and per`);
    }
    return rate;
  });
}
