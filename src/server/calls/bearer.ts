import type { FastifyRequest } from 'fastify';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { Refusal } from '../records/refusals.ts';
import { hashToken, isApiToken } from '../session/secret.ts';
import type { Asking, CompiledCall } from './compiled-call.ts';
import type { CallEngine } from './engine.ts';
import { engineFailure } from './failure.ts';
import type { Texts } from './texts.ts';

/**
 * A call of another system. It is known by its token alone: a browser sends a session by itself, no matter who made it ask,
 * but never this header, so that no rule about origins is needed here as long as no session counts.
 */
export async function admitToken(
  engine: CallEngine,
  { call, read }: CompiledCall,
  limits: RateLimits,
  request: FastifyRequest,
): Promise<Asking> {
  const { services, texts } = engine;
  const token = tokenOf(request);
  const found = token === null ? null : await actorOf(engine, token);
  const actor = found === 'held' ? null : found;
  const counted = actor && { sessionId: actor.id, company: actor.company, userId: actor.id };
  await limits.take(call.rate, { request, session: counted });
  const hasSession = request.cookies[services.sessions.cookieName] !== undefined;
  if (found === 'held' && !hasSession) throw engineFailure(texts, 'TokenHeld');
  // One answer, whatever is the matter: which tokens there are, or were, is not to be learned.
  if (!actor || hasSession)
    throw engineFailure(texts, 'TokenNeeded', { headers: { 'www-authenticate': 'Bearer realm="API"' } });
  const verdict = evaluate(engine.artifacts.gates, call.gate, actor);
  if (!verdict.allowed) throw new Refusal({ kind: 'gate', gate: call.gate, reason: verdict.because.reason });
  return { request, session: null, actor, input: read(request) };
}

/** In the hands of a browser, or where people are asked for, a token is misplaced: told, and not passed over. */
export function refuseToken(texts: Texts, request: FastifyRequest): void {
  const token = tokenOf(request);
  if (token !== null && isApiToken(token)) throw engineFailure(texts, 'TokenElsewhere');
}

function tokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Looked up by its hash at every call: revoked is revoked at once. */
async function actorOf({ product, services: { store, clock } }: CallEngine, token: string) {
  const { loadToken } = product.access;
  if (!loadToken) return null;
  const hash = hashToken(token);
  return store.inSystem((db) => loadToken(db, hash, clock()));
}
