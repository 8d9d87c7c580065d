import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionService, SignedIn } from '../services.ts';
import type { Options } from '../../shared/documents/words.ts';

export interface RateLimits {
  /** Throws 429 (with Retry-After) when the class is used up. The pipeline calls it right after the session lookup. */
  take(rate: string, who: { request: FastifyRequest; session: SignedIn | null }): Promise<void>;
}

/** `rates` is the options list `shell/limits.rates`; a call that names none of its values fails the boot. */
export function createRateLimits(app: FastifyInstance, deps: { rates: Options | undefined; sessions: SessionService; text: () => string }): RateLimits {
  throw new Error(`limits ${String(deps.rates)} ${app.prefix} are being built`);
}
