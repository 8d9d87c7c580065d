import { setImmediate as otherTurns } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '../../shared/documents/call.ts';
import type { Job } from '../../shared/documents/work.ts';
import { sealCompany, verifyChain } from '../audit/chain.ts';
import { cutLines } from '../audit/cut.ts';
import { writeAudit } from '../audit/lines.ts';
import type { CallContext, Connections, Genai, JobContext, JobHandler, Vault } from '../context.ts';
import { effect } from '../db/system-tables.ts';
import type { Gates } from '../gates/fields.ts';
import { givingWay } from '../give-way.ts';
import { failureOf } from '../plugins/logging.ts';
import type { ProductConfig } from '../product-config.ts';
import type { EntityPlan } from '../records/plan.ts';
import type { Clock, Ids, Store } from '../services.ts';
import { sheets } from '../sheets/sheets.ts';
import { note, noteEnd } from './progress.ts';
import { isAnothers, isGivenUp, release } from './recover.ts';

export interface JobDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
  jobs: Readonly<Record<string, Job>>;
  /** Handlers of the documents that say `does`. */
  own: Partial<Record<NonNullable<Job['does']>, JobHandler>>;
  /** The call pipeline's context for a person outside of HTTP, in one transaction. Null: may no longer sign in. */
  asActor<T>(
    who: { company: string; userId: string; requestId: string },
    work: (context: CallContext) => Promise<T>,
  ): Promise<T | null>;
  /** The same with the declared errors of a call, of which one that is the person's own is answered. */
  inCall<T>(
    call: string,
    who: { company: string; user: string; requestId: string },
    work: (context: CallContext) => Promise<T>,
  ): Promise<{ value: T } | { refused: string } | null>;
  text: JobContext['text'];
  /** Fields of an entity, for audit lines: what is gated or secret lies apart in them. */
  plan?(entity: string): EntityPlan | undefined;
  /** By which people may wait for a job. */
  gates?(): Gates;
  calls?(): Readonly<Record<string, Call>>;
  config: ProductConfig;
  vault: Vault;
  connections: Connections;
  genai?: Genai;
  /** Seconds between looks at a queue; a job sent from this process is taken up at once. Default 2. */
  pollSeconds?: number;
}

export interface Taken {
  id: string;
  name: string;
  data: Record<string, unknown> | null;
  retryCount: number;
  retryLimit: number;
  startedOn: Date;
}

/** What runs now, and how to stop it. */
export class Running {
  readonly jobs = new Map<string, AbortController>();
  /** Of what was put back, or is another's by now, how it ends is said by who has it. */
  readonly putBack = new Set<string>();
  /** Settles when whatever still runs is put down. */
  readonly stop: Promise<'stopped'>;
  private settle: (value: 'stopped') => void = () => {};

  constructor() {
    this.stop = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  /** The server is shutting down: what breaks off now is put back, not counted as a failure. */
  interrupted = false;

  /** Everyone is asked to end; who has not when `letGo` is called is put back into the queue. */
  ask(): void {
    this.interrupted = true;
    for (const controller of this.jobs.values()) controller.abort(new Error('the server is shutting down'));
  }

  letGo(): void {
    this.settle('stopped');
  }
}

/** pg-boss keeps the failure of a job as it is, with the statement that failed and all its values: mails, links. */
function withoutValues(error: unknown): Error {
  const { type, message, stack, code, cause } = failureOf(error);
  return Object.assign(new Error(message, { cause }), { name: type, stack, ...(code !== undefined && { code }) });
}

/** Runs a job to its end; its failure is thrown, so that pg-boss plans the next attempt. */
export async function runJob(
  deps: JobDeps,
  running: Running,
  job: Job,
  handler: JobHandler,
  taken: Taken,
): Promise<void> {
  const controller = new AbortController();
  const tooLong = setTimeout(
    () => controller.abort(new Error(`longer than ${job.expireSeconds} s`)),
    job.expireSeconds * 1000,
  );
  running.jobs.set(taken.id, controller);
  running.putBack.delete(taken.id);
  const log = deps.log.child({ job: taken.name, jobId: taken.id });
  const context = contextOf(deps, taken, controller.signal, log);
  const isLast = () => running.jobs.get(taken.id) === controller;
  const isLost = async () => {
    if (!(await isAnothers(deps.store, taken))) return false;
    log.warn('another server has taken the job up meanwhile');
    // Unless this server has it again: the end of that run is to be heard.
    if (isLast()) running.putBack.add(taken.id);
    return true;
  };
  try {
    await note(deps.store, taken, { state: 'running' });
    const work = attempt(handler, context, taken).then(() => 'done' as const);
    const outcome = await Promise.race([work, running.stop]);
    if (outcome === 'done') {
      if (await isLost()) return;
      return await noteEnd(deps.store, taken);
    }
    work.catch(() => {});
    await release(deps.store, running.putBack, taken);
  } catch (error) {
    if (running.interrupted) return await release(deps.store, running.putBack, taken);
    if (await isLost().catch(() => false)) return;
    const last = taken.retryCount >= taken.retryLimit;
    log.error({ err: error, last }, 'job failed');
    if (last) await giveUp(handler, context, taken).catch((err: unknown) => log.error({ err }, 'nobody is told of it'));
    await note(deps.store, taken, { state: last ? 'failed' : 'queued' });
    throw withoutValues(error);
  } finally {
    clearTimeout(tooLong);
    if (isLast()) running.jobs.delete(taken.id);
  }
}

async function attempt(handler: JobHandler, context: JobContext, taken: Taken): Promise<void> {
  if (isGivenUp(taken)) throw new Error('the process ended in the middle of it, again and again');
  return handler(context, taken.data ?? {});
}

async function giveUp(handler: JobHandler, context: JobContext, taken: Taken): Promise<void> {
  await handler.gaveUp?.(context, taken.data ?? {}, isGivenUp(taken) ? 'crashed' : 'failed');
}

function contextOf(deps: JobDeps, taken: Taken, signal: AbortSignal, log: FastifyBaseLogger): JobContext {
  const { store } = deps;
  return {
    jobId: taken.id,
    now: deps.clock(),
    sheets,
    vault: deps.vault,
    connections: deps.connections,
    genai: deps.genai,
    newId: deps.ids,
    // The embedded database works in this very process: between its transactions a job lets others be answered.
    inCompany: (company, work) => store.inCompany(company, work).finally(otherTurns),
    inSystem: (work) => store.inSystem(work).finally(otherTurns),
    asActor: (company, userId, work) =>
      deps.asActor({ company, userId, requestId: taken.id }, work).finally(otherTurns),
    inCall: (call, who, work) => deps.inCall(call, { ...who, requestId: taken.id }, work).finally(otherTurns),
    once: async (db, company, key) => {
      const first = await db
        .insert(effect)
        .values({ key: `${taken.id}:${key}`, companyId: company })
        .onConflictDoNothing()
        .returning({ key: effect.key });
      return first.length > 0;
    },
    audit: (db, company, line) => {
      const by = { company, call: taken.name, actor: null, ip: '', requestId: taken.id, now: deps.clock() };
      return writeAudit(db, by, [line], (entity) => deps.plan?.(entity));
    },
    cutAudit: (company, before) => store.inSystem((db) => cutLines(db, company, before)).finally(otherTurns),
    sealAudit: (company) => sealCompany((work) => store.inSystem(work).finally(otherTurns), company, signal),
    verifyAudit: (company, from, each) =>
      verifyChain((work) => store.inCompany(company, work, { readOnly: true }).finally(otherTurns), company, {
        from,
        each,
      }),
    progress: (done, total, failed) => note(store, taken, { done, total, ...(failed !== undefined && { failed }) }),
    signal,
    giveWay: givingWay(),
    config: deps.config,
    text: deps.text,
    log: (message, details) => log.info(details ?? {}, message),
  };
}
