import type { FastifyReply, FastifyRequest } from 'fastify';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { sqlState } from '../db/store-error.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { Refusal } from '../records/refusals.ts';
import type { SignedIn } from '../services.ts';
import { admitToken, refuseToken } from './bearer.ts';
import type { Asking, CompiledCall, Served } from './compiled-call.ts';
import type { CallEngine } from './engine.ts';
import { engineFailure, Failure } from './failure.ts';
import type { CallInput } from './input.ts';
import { meet } from './refused-calls.ts';
import { stepUpFor } from './run.ts';
import { refuseUnsigned } from './signed.ts';
import { readTables, takeForm } from './take-form.ts';
import { toFailure } from './to-failure.ts';
import { transact } from './transact.ts';
import { actorOf, tellOpened, type WhileViewing, whileViewingOf } from './viewing.ts';

/** The order of a call: session, gate, input, and then one transaction with record, handler, audit and answer. */
export function callHandler(engine: CallEngine, compiled: CompiledCall, limits: RateLimits) {
  const { call } = compiled;
  const asked = { ...compiled, whileViewing: whileViewingOf(engine.artifacts.gates, compiled) };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const asking = await admit(engine, asked, limits, request);
      const served = await transact(engine, compiled, asking, reply);
      await tellOpened(engine, call, asking);
      return send(reply, served);
    } catch (error) {
      const failure = toFailure(engine, call, error);
      // Row level security has said no where a condition of ours should have: an alarm, though the caller is told 404.
      const alarm = sqlState(error) === '42501';
      if (alarm || (failure.status >= 500 && !(error instanceof Failure)))
        request.log.error({ err: error, call: call.id }, 'call failed');
      throw failure;
    }
  };
}

async function admit(
  engine: CallEngine,
  compiled: CompiledCall & { whileViewing: WhileViewing },
  limits: RateLimits,
  request: FastifyRequest,
): Promise<Asking> {
  const { call, level, whileViewing } = compiled;
  const { services, texts } = engine;
  if (level === 'token') return admitToken(engine, compiled, limits, request);
  refuseToken(texts, request);
  const token = request.cookies[services.sessions.cookieName];
  const session = token ? await services.sessions.lookup(token, call.background) : null;
  meet(request, session);
  await limits.take(call.rate, { request, session });
  refuseUnsigned(engine, call, request);
  const signedIn = level === 'none' ? null : session;
  if (level !== 'none' && (!signedIn || (level === 'full' && signedIn.level !== 'full')))
    throw engineFailure(texts, 'SignedOut');
  if (session?.viewing && whileViewing === 'refused') throw engineFailure(texts, 'Viewing');
  const now = services.clock();
  const actor = signedIn && (await actorOf(engine, whileViewing, signedIn, now));
  if (signedIn && !actor) throw engineFailure(texts, 'SignedOut');
  const verdict = evaluate(engine.artifacts.gates, call.gate, actor);
  if (!verdict.allowed) throw new Refusal({ kind: 'gate', gate: call.gate, reason: verdict.because.reason });
  if (call.stepUp && signedIn && now.getTime() - signedIn.authenticatedAt.getTime() > stepUpFor)
    throw engineFailure(texts, 'StepUpNeeded');
  const files = await takeForm(engine, call, request);
  const input = compiled.read(request);
  if (call.company !== undefined) refuseForeignCompany(engine, call.company, input, signedIn);
  const uploads = await readTables(engine, call, input, files);
  return { request, session, actor, input, uploads };
}

/** A company named by the caller can only be the caller's own; any other does not exist. */
function refuseForeignCompany(engine: CallEngine, name: string, input: CallInput, session: SignedIn | null): void {
  const given = input.params[name] ?? input.query[name] ?? input.body[name];
  if (given !== undefined && given !== null && String(given).toLowerCase() !== session?.company)
    throw engineFailure(engine.texts, 'NotFound');
}

function send(reply: FastifyReply, { status, body, etag, headers }: Served): FastifyReply {
  reply.code(status);
  if (etag !== undefined) reply.header('etag', `"${etag}"`);
  if (headers) reply.headers(headers);
  if (status === 204 || body === undefined) return reply.send();
  // A text with a type of its own, for a call that gives a file.
  if (typeof body === 'string' && headers?.['content-type']) return reply.send(body);
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}
