import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { socketPath } from '../../shared/jobs/news.ts';
import type { CallEngine } from '../calls/engine.ts';
import { engineFailure } from '../calls/failure.ts';
import type { WatchedJob } from '../context.ts';
import { lookAt } from '../jobs/watched.ts';
import { closed, type Pace, Watchers } from '../jobs/watchers.ts';
import type { SignedIn } from '../services.ts';
import type { OriginDeps } from './origin-check.ts';
import { isOwnOrigin } from './origin-check.ts';
import { limitedTo, type RateLimits } from './rate-limits.ts';

/** How many one person may have at a time. */
const mostOfOne = 5;
/** Nothing is to come in. */
const maxPayload = 16 * 1024;
/** Signs of life of a browser come twice a minute. */
const pingsForgiven = 20;

interface Admitted {
  session: SignedIn;
  job: WatchedJob;
}

interface SocketDeps {
  engine: CallEngine;
  limits: RateLimits;
  origin: Pick<OriginDeps, 'origin' | 'production'>;
  pace?: Partial<Pace>;
}

/**
 * Progress of a job for the person who began it, over a socket that only sends. Page, session, right and job are asked
 * before the upgrade, so that a refusal is an answer like any other, and again while it lasts.
 */
export async function jobSockets(app: FastifyInstance, { engine, limits, origin, pace }: SocketDeps): Promise<void> {
  const { store, clock, log } = engine.services;
  const warn = (error: unknown) => log.warn({ err: error }, 'progress of jobs');
  const watchers = new Watchers({ store, clock, tables: engine.product.access.tables, warn }, pace);
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const places = new Places();
  refuseOtherUpgrades(app);
  await app.register(async (sockets) => {
    await sockets.register(websocket, {
      options: { maxPayload, perMessageDeflate: false },
      errorHandler: (_error, socket) => socket.terminate(),
      preClose: (done) => {
        watchers.closeAll();
        done();
      },
    });
    sockets.addHook('onRequest', limitedTo(limits, 'console'));
    sockets.route<{ Params: { id: string } }>({
      method: 'GET',
      url: socketPath(':id'),
      exposeHeadRoute: false,
      preValidation: async (request) => {
        if (!request.ws || !isOwnOrigin(request, origin)) throw engineFailure(engine.texts, 'Refused');
        const found = await admit(engine, request, request.params.id);
        if (!places.take(found.session, request)) throw engineFailure(engine.texts, 'TooMany');
        admitted.set(request, found);
      },
      handler: async () => {
        throw engineFailure(engine.texts, 'NotFound');
      },
      wsHandler: (socket, request) => {
        const { session, job } = admitted.get(request) as Admitted;
        const { heard, gone } = watchers.add({
          line: socket,
          sessionId: session.sessionId,
          jobId: job.news.job_id,
          type: job.news.type,
          versions: session.versions,
          mayStay: () =>
            admit(engine, request, job.news.job_id).then(
              () => true,
              () => false,
            ),
        });
        let pings = 0;
        socket.on('pong', heard);
        socket.on('close', gone);
        socket.on('ping', () => {
          pings += 1;
          if (pings > pingsForgiven) socket.terminate();
        });
        socket.on('message', () => {
          gone();
          socket.close(closed.refused, 'nothing is taken here');
          // One that goes on is not waited for.
          setTimeout(() => socket.terminate(), 1000).unref();
          socket.removeAllListeners('message');
        });
      },
    });
  });
}

/** Throws what the person is told. */
async function admit(engine: CallEngine, request: FastifyRequest, jobId: string): Promise<Admitted> {
  const { services, texts, artifacts } = engine;
  const session = await services.sessions.lookup(request.cookies[services.sessions.cookieName], true);
  if (session?.level !== 'full') throw engineFailure(texts, 'SignedOut');
  if (session.viewing) throw engineFailure(texts, 'Viewing');
  const actor = await engine.actors.of(session, services.clock());
  if (!actor) throw engineFailure(texts, 'SignedOut');
  const { gates, jobs } = artifacts;
  const job = await services.store.inCompany(
    session.company,
    (db) => lookAt({ jobs, gates: () => gates }, { db, actor }, jobId),
    { readOnly: true },
  );
  if (!job || !evaluate(gates, jobs[job.job]?.watch?.gate ?? '', actor).allowed) throw engineFailure(texts, 'NotFound');
  return { session, job };
}

/** How many sockets each person has. A place is taken before the upgrade, and given back with the connection. */
class Places {
  private readonly taken = new Map<string, number>();

  take({ company, userId }: SignedIn, request: FastifyRequest): boolean {
    const who = `${company}/${userId}`;
    const count = this.taken.get(who) ?? 0;
    if (count >= mostOfOne) return false;
    this.taken.set(who, count + 1);
    const connection = request.raw.socket;
    const giveBack = () => {
      const left = (this.taken.get(who) ?? 1) - 1;
      if (left > 0) this.taken.set(who, left);
      else this.taken.delete(who);
    };
    if (connection.destroyed) giveBack();
    else connection.once('close', giveBack);
    return true;
  }
}

/** Anything else that asks for an upgrade is answered as if it had not, and its connection ends. */
function refuseOtherUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroy();
    done();
  });
}
