import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../shared/documents/call.ts';
import type { ConnectionReturn } from '../connections/contract.ts';
import type { Database } from '../context.ts';
import type { Frame, IdentityReturn } from '../services.ts';
import { newToken } from '../session/secret.ts';
import type { Asking, CompiledCall, Served } from './compiled-call.ts';
import { recordId } from './default-handlers/record.ts';
import { deferredResponse } from './deferred-response.ts';
import type { CallEngine } from './engine.ts';
import { engineFailure, Failure } from './failure.ts';
import { type Afterwards, frameOf } from './frame.ts';
import { claimKey, nameOf, oneAtATime, storeAnswer } from './idempotency.ts';
import type { CallInput } from './input.ts';
import { runExclusive } from './mutex.ts';
import { answerFromOutside } from './outside.ts';
import { Run } from './run.ts';

/** One transaction: the work, its audit line, and the check that the answer is as declared. All of it, or nothing. */
export async function transact(
  engine: CallEngine,
  compiled: CompiledCall,
  asking: Asking,
  reply: FastifyReply,
): Promise<Served> {
  const { call, level } = compiled;
  const { store, sessions } = engine.services;
  const { request, input, session, actor } = asking;
  const checked = await checkCredentials(engine, compiled, asking);
  const captcha = await checkCaptcha(engine, compiled, asking);
  const elsewhere = await stepElsewhere(engine, compiled, asking);
  const key = call.idempotent && actor ? keyOf(engine, request) : undefined;
  let afterwards: Afterwards = { work: [] };
  let look: Run['look'];
  let outside: Run['outside'];

  const attempt = async (db: Database): Promise<Served | Failure> => {
    // Begun anew when the database lost the transaction against another.
    afterwards = { work: [] };
    const frame: Frame = { ...frameOf(engine, asking, level, db, afterwards), checked, captcha, ...elsewhere };
    const run = new Run(engine, call, frame);
    run.match = matchOf(request);
    run.uploads = asking.uploads ?? {};
    // What was told is written down in a table of its own, which nobody counts.
    if (compiled.readOnly || call.remembers) run.versions = session?.versions ?? null;
    const replay = key === undefined ? null : await claimKey(run, key, input);
    if (replay) return replay;
    const served = await compiled.serve(run, input).catch(keptFailure);
    ({ look, outside } = run);
    const failed = served instanceof Failure;
    // Before the last statement: nothing may fail after it.
    if (!failed) compiled.check(served);
    await run.writeAudit({ failed, isLast: key === undefined });
    if (failed) return served;
    if (key !== undefined) await storeAnswer(run, key, served);
    return { ...served, headers: { ...Object.fromEntries(run.headers), ...served.headers } };
  };
  const transaction = () =>
    actor ? store.inCompany(actor.company, attempt, { readOnly: compiled.readOnly }) : store.inSystem(attempt);
  const turn = turnOf(call, asking);
  const once = turn === undefined ? transaction : () => runExclusive(turn, transaction);
  const busy = () => engineFailure(engine.texts, 'Running');
  const served =
    key !== undefined && actor
      ? await oneAtATime(nameOf({ company: actor.company, actor }, key), busy, once)
      : await once();

  if (afterwards.sessionCookie !== undefined) setCookie(reply, sessions.cookieName, afterwards.sessionCookie);
  if (afterwards.deviceCookie !== undefined)
    setCookie(reply, sessions.deviceCookieName, afterwards.deviceCookie, 400 * 86_400);
  const browserCookie = afterwards.browserCookie ?? elsewhere?.browserCookie;
  if (browserCookie !== undefined) setCookie(reply, sessions.browserCookieName, browserCookie);
  for (const work of afterwards.work) work();
  if (served instanceof Failure) throw served;
  if (outside) return answerFromOutside(engine, compiled, outside, served);
  return look ? deferredResponse(engine, compiled, asking, look, served) : served;
}

/** Behind whom the call waits, without holding a connection meanwhile. */
function turnOf(call: Call, { input, session, actor }: Asking): string | undefined {
  if (!actor) return undefined;
  // What one person has been told decides what they are told next, also while seeing the console as someone else.
  const name = call.remembers ? `told/${session?.userId ?? actor.id}` : recordWritten(call, input);
  return name && `${actor.company}/${name}`;
}

/** The one record that the call changes, where it says so. */
function recordWritten(call: Call, input: CallInput): string | undefined {
  const one = call.does === 'update' || call.does === 'remove';
  return one ? `${call.entity}/${recordId(call, input).toLowerCase()}` : undefined;
}

/** A failure that keeps what was written ends the transaction like a success, and is thrown after it. */
function keptFailure(error: unknown): Failure {
  if (error instanceof Failure && error.keep) return error;
  throw error;
}

/** Before the transaction, so that a failed guess stays counted when everything else is rolled back. */
async function checkCredentials(
  engine: CallEngine,
  { call }: CompiledCall,
  { request, session, input }: Asking,
): Promise<Frame['checked']> {
  const { credentials } = call;
  if (!credentials) return undefined;
  const { sessions } = engine.services;
  const login = credentials.login === undefined ? undefined : String(input.body[credentials.login] ?? '');
  const who = login === undefined ? session : { login };
  const password = input.body[credentials.password];
  if (!who || typeof password !== 'string') return undefined;
  return sessions.check({ who, password, ip: request.ip, deviceToken: request.cookies[sessions.deviceCookieName] });
}

/** Before the transaction too: a provider may take its time. */
async function checkCaptcha(
  engine: CallEngine,
  { call }: CompiledCall,
  { request, input }: Asking,
): Promise<boolean | undefined> {
  if (call.captcha === undefined) return undefined;
  const given = input.body[call.captcha];
  return engine.services.captcha.check(typeof given === 'string' ? given : '', request.ip);
}

type StepElsewhere = Pick<Frame, 'identity' | 'connecting'> & { browserCookie?: string };

/** Before the transaction as well, and what is asked back is spent whatever comes of the call. */
async function stepElsewhere(
  { services }: CallEngine,
  { call }: CompiledCall,
  asking: Asking,
): Promise<StepElsewhere | undefined> {
  const { identity, sessions } = services;
  const { request, input } = asking;
  if (call.connection) return stepOfConnection(services, call.connection, asking);
  if (call.identity === undefined) return undefined;
  const provider = String(input.params.provider);
  const browser = request.cookies[sessions.browserCookieName];
  if (call.identity === 'finish')
    return { identity: { proof: await identity.finish(provider, input.body as IdentityReturn, browser) } };
  const made = browser ?? newToken();
  const back = typeof input.body.back === 'string' ? input.body.back : undefined;
  const begun = await identity.begin(provider, { browser: made, back });
  return { identity: { begun }, ...(!browser && { browserCookie: made }) };
}

async function stepOfConnection(
  { connections, sessions }: CallEngine['services'],
  { step, provider: fixed }: NonNullable<Call['connection']>,
  { request, input, actor }: Asking,
): Promise<StepElsewhere | undefined> {
  if (!actor) return undefined;
  const provider = fixed ?? String(input.params.provider);
  const browser = request.cookies[sessions.browserCookieName];
  const who = { company: actor.company, userId: actor.id, browser };
  if (step === 'finish') {
    const returned = { ...input.query, ...input.body } as ConnectionReturn;
    return { connecting: { granted: await connections.finish(provider, returned, who) } };
  }
  const made = browser ?? newToken();
  const back = typeof input.query.back === 'string' ? input.query.back : undefined;
  const begun = await connections.begin(provider, { ...who, browser: made, back });
  return { connecting: { begun }, ...(!browser && { browserCookie: made }) };
}

function keyOf(engine: CallEngine, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw engineFailure(engine.texts, 'Invalid');
  return key;
}

/** The version in If-Match; a tag that never was ours matches nothing. */
function matchOf(request: FastifyRequest): number | undefined {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(given)?.[1] ?? -1);
}

function setCookie(reply: FastifyReply, name: string, value: string | null, maxAge?: number): void {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: name.startsWith('__Host-') } as const;
  if (value === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, value, { ...attributes, maxAge });
}
