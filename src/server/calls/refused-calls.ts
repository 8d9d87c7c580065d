import type { FastifyRequest } from 'fastify';
import { WindowCounter } from '../plugins/window-counter.ts';
import type { SignedIn } from '../services.ts';
import type { Failure } from './failure.ts';

/** So many lines a second: trying a thousand doors must not fill the disk. */
const mostLines = 20;
const lines = new WindowCounter();

const sessions = new WeakMap<FastifyRequest, SignedIn>();

/** Whose session a request came with. */
export function meet(request: FastifyRequest, session: SignedIn | null): void {
  if (session) sessions.set(request, session);
}

/** Who was refused what, for the operator who asks afterwards: rights, requests of other sites, limits. */
export function tellRefused(request: FastifyRequest, { status, code }: Failure): void {
  if (status !== 403 && status !== 429) return;
  if (lines.take('refused', mostLines, 1000, Date.now()) > 0) return;
  const session = sessions.get(request);
  const who = session && { company: session.company, person: session.userId };
  const what = { method: request.method, route: request.routeOptions.url ?? 'none' };
  request.log.info({ code, ...what, ip: request.ip, ...who }, 'refused');
}
