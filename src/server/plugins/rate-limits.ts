import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Options } from '../../shared/documents/words.ts';
import { engineFailure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';
import type { Clock, SignedIn, Store } from '../services.ts';
import { take } from '../session/counters.ts';
import { networkOf } from '../session/network.ts';
import { hashToken } from '../session/secret.ts';

export interface RateLimits {
  has(rate: string): boolean;
  /** Throws 429 (with Retry-After) when the class is used up. The pipeline calls it right after the session lookup. */
  take(rate: string, who: Asking): Promise<void>;
}

interface Asking {
  request: FastifyRequest;
  session: SignedIn | null;
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

/**
 * Per session and network in memory: coarse, against floods. Per account in the database, for what costs (exports,
 * mails): a restart does not begin a new hour. Whoever is not signed in has no account and is counted by network;
 * their guesses at passwords are counted per account by `sessions.check`.
 */
export async function createRateLimits(app: FastifyInstance, deps: RateDeps): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const rates = new Map(ratesOf(deps.rates).map((rate) => [rate.value, rate]));
  const keys = new WeakMap<FastifyRequest, string>();
  const counters = new Map(
    [...rates.values()].map((rate) => [
      rate.value,
      app.createRateLimit({
        max: rate.max,
        timeWindow: rate.seconds * 1000,
        cache: 50_000,
        keyGenerator: (request) => keys.get(request) ?? networkOf(request.ip),
      } as Parameters<typeof app.createRateLimit>[0]),
    ]),
  );
  return {
    has: (rate) => rates.has(rate),
    async take(name, { request, session }) {
      const asked = rates.get(name);
      const rate = asked?.per === 'session' || session ? asked : rates.get(asked?.max ? anonymous : name);
      if (!rate) throw new Error(`rate class ${name} is not in the list`);
      if (rate.max === 0) return;
      const wait =
        rate.per === 'account' && session
          ? await byAccount(deps, rate, session)
          : await inMemory(rate, request, session);
      if (wait !== null) throw engineFailure(deps.texts, 'TooMany', { headers: { 'retry-after': String(wait) } });
    },
  };

  async function inMemory(rate: Rate, request: FastifyRequest, session: SignedIn | null): Promise<number | null> {
    keys.set(request, rate.per === 'session' && session ? session.sessionId : networkOf(request.ip));
    const taken = await counters.get(rate.value)?.(request);
    return taken && 'isExceeded' in taken && taken.isExceeded ? Math.max(1, taken.ttlInSeconds) : null;
  }
}

async function byAccount({ store, clock }: RateDeps, rate: Rate, session: SignedIn): Promise<number | null> {
  const key = `rate:${rate.value}:${hashToken(`${session.company}/${session.userId}`).slice(0, 32)}`;
  const taken = await take(store.plain, key, rate, clock());
  return taken.allowed ? null : taken.retryAfter;
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
