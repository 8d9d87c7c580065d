import type { Clock, Ids, SessionService, Store } from '../services.ts';

export interface SessionDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  config: SessionConfig;
}

export interface SessionConfig {
  /** Public origin; https chooses the `__Host-` cookies. */
  origin: string;
  /** Key of the device cookie's signature; at least 32 characters. */
  secret: string;
  /** Default 30. */
  idleMinutes?: number;
  /** Default 12. */
  absoluteHours?: number;
}

export function createSessions(deps: SessionDeps): SessionService {
  throw new Error(`sessions of ${deps.config.origin} are being built`);
}
