import type { Database } from '../context.ts';
import type { Frame } from '../services.ts';
import type { Asking, CompiledCall } from './compiled-call.ts';
import type { CallEngine } from './engine.ts';

/** What is done once the transaction has committed, and never when it has not. */
export interface Afterwards {
  sessionCookie?: string | null;
  deviceCookie?: string;
  browserCookie?: string;
  work: (() => void)[];
}

/** What a call's transaction is told of who asks, from where, and with which cookies. */
export function frameOf(
  engine: CallEngine,
  { request, session, actor }: Asking,
  level: CompiledCall['level'],
  db: Database,
  afterwards: Afterwards,
): Frame {
  const { services } = engine;
  return {
    db,
    company: actor?.company ?? null,
    actor,
    session: level === 'none' && !session ? null : session,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    now: services.clock(),
    newId: services.ids,
    deviceToken: request.cookies[services.sessions.deviceCookieName],
    setSessionCookie: (token) => {
      afterwards.sessionCookie = token;
    },
    setDeviceCookie: (token) => {
      afterwards.deviceCookie = token;
    },
    browserToken: request.cookies[services.sessions.browserCookieName],
    setBrowserCookie: (token) => {
      afterwards.browserCookie = token;
    },
    afterCommit: (work) => afterwards.work.push(work),
  };
}
