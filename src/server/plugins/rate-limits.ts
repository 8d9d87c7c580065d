import type { FastifyRequest } from 'fastify';
import type { Options } from '../../shared/documents/words.ts';
import { anonymousRate, type OwnRate, ownRates } from '../../shared/errors/rates.ts';
import { engineFailure, type Failure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';
import type { Clock, SignedIn, Store } from '../services.ts';
import { take } from '../session/counters.ts';
import { networkOf } from '../session/network.ts';
import { hashToken } from '../session/secret.ts';
import { SharedWindows } from './shared-windows.ts';
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
  /** `token`: the personal link whose token the call carries. */
  per: 'session' | 'account' | 'network' | 'token';
  /** For people who are not signed in, from one network or one known device. Without it they count as `public`. */
  networkMax?: number;
}

interface RateDeps {
  /** The options list `shell/limits.rates`. */
  rates: Options | undefined;
  store: Store;
  clock: Clock;
  texts: Texts;
  /** Id of the device, if someone has signed in on it before. */
  deviceOf(request: FastifyRequest): string | null;
}

const isOwn = (rate: string): boolean => (ownRates as readonly string[]).includes(rate);

/** A hook for routes that are no calls. Counted before the database is asked anything. */
export const limitedTo = (limits: RateLimits, rate: OwnRate) => (request: FastifyRequest) =>
  limits.take(rate, { request, session: null });

/**
 * Per session, link, device and network coarse, against floods: in memory where there is one process, else over all
 * servers of the database, but for what is no call, which is answered without a database. Per account in the database,
 * for what costs (exports, mails): a restart does not begin a new hour. Each class is counted apart, and a device that has signed in
 * before is counted apart from its network, so that a stranger behind the same address uses up neither. Guesses at
 * passwords are counted by `sessions.check`.
 */
export function createRateLimits(deps: RateDeps): RateLimits {
  const rates = new Map(ratesOf(deps.rates).map((rate) => [rate.value, rate]));
  const here = new WindowCounter();
  const shared = deps.store.dialect === 'postgres' ? new SharedWindows(deps.store) : here;
  return {
    has: (rate) => rates.has(rate),
    async take(name, { request, session }) {
      const rate = rates.get(name);
      if (!rate) throw new Error(`rate class ${name} is not in the list`);
      if (rate.max === 0) return;
      const wait = await (session ? ofSession(rate, request, session) : ofStranger(rate, request));
      if (wait > 0) throw tooMany(deps.texts, wait);
    },
  };

  async function ofSession(rate: Rate, request: FastifyRequest, session: NonNullable<Asking['session']>) {
    if (rate.per === 'account') return byAccount(deps, rate, session);
    return rate.per === 'session' ? inWindow(rate, session.sessionId, rate.max) : ofStranger(rate, request);
  }

  async function ofStranger(rate: Rate, request: FastifyRequest): Promise<number> {
    const token = rate.per === 'token' ? tokenOf(request) : null;
    const wait = token === null ? 0 : await inWindow(rate, hashToken(token), rate.max);
    if (wait > 0) return wait;
    const who = deps.deviceOf(request) ?? networkOf(request.ip);
    if (rate.per === 'network') return inWindow(rate, who, rate.max);
    if (rate.networkMax !== undefined) return inWindow(rate, who, rate.networkMax);
    const others = rates.get(anonymousRate);
    if (!others) throw new Error(`rate class ${anonymousRate} is not in the list`);
    return inWindow(others, who, others.max);
  }

  async function inWindow({ value, seconds }: Rate, who: string, max: number): Promise<number> {
    const counters = isOwn(value) ? here : shared;
    return Math.ceil((await counters.take(`${value} ${who}`, max, seconds * 1000, deps.clock().getTime())) / 1000);
  }
}

/** Nobody tries again and again for the rest of an hour. `wait` in seconds. */
function tooMany(texts: Texts, wait: number): Failure {
  const minutes = Math.ceil(wait / 60);
  const text = minutes > 1 ? texts('shell/too-many-for', { minutes }) : undefined;
  return engineFailure(texts, 'TooMany', { headers: { 'retry-after': String(wait) }, ...(text && { text }) });
}

/** Read before the input is checked: it may be anything. */
function tokenOf({ params, body }: FastifyRequest): string | null {
  const token = { ...(body as object | null), ...(params as object) } as { token?: unknown };
  return typeof token.token === 'string' ? token.token : null;
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

function ratesOf(options: Options | undefined): Rate[] {
  if (!options || !('values' in options)) throw new Error('the list of rate classes (shell/limits.rates) is missing');
  return options.values.map(({ value, max, seconds, per, networkMax }) => {
    const rate = { value: String(value), max: Number(max), seconds: Number(seconds), per: per as Rate['per'] };
    const counts = [rate.max, rate.seconds, networkMax === undefined ? 0 : Number(networkMax)];
    if (!counts.every(Number.isInteger) || !['session', 'account', 'network', 'token'].includes(rate.per))
      throw new Error(`rate class ${rate.value} needs max, seconds and per`);
    return { ...rate, ...(networkMax !== undefined && { networkMax: Number(networkMax) }) };
  });
}
