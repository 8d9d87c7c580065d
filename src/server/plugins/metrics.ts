import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { backupAge } from '../backup/backups.ts';
import { trusted } from '../proxies.ts';
import { hashToken } from '../session/secret.ts';
import { isForwarded } from './near.ts';

/** Of the process, and so collected once however many apps live in it. */
let process: Registry | undefined;

function processMetrics(): Registry {
  if (!process) {
    process = new Registry();
    collectDefaultMetrics({ register: process });
  }
  return process;
}

export interface MetricsReaders {
  token?: string;
  networks: readonly string[];
}

/** Time per route and status, never per path: ids are not labels. */
export function metrics(app: FastifyInstance, readers: MetricsReaders, backups?: string): void {
  const own = new Registry();
  if (backups) ageOfBackup(own, backups);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [own],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const mayRead = readerOf(readers);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    const all = Registry.merge([processMetrics(), own]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

/**
 * Those who have the token, or ask from a network that is named. What a proxy passes on without a word comes from the
 * proxy's own address: being near is not enough.
 */
function readerOf({ token, networks }: MetricsReaders): (request: FastifyRequest) => boolean {
  const isNamed = trusted(networks);
  return (request) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && given !== undefined) return hashToken(given) === hashToken(token);
    return !isForwarded(request) && isNamed(request.ip.replace(/^::ffff:/i, ''));
  };
}

/** Without a backup there is no age: an alarm asks for `absent()` too. */
function ageOfBackup(register: Registry, directory: string): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the last scheduled backup was made',
    registers: [register],
    collect() {
      const age = backupAge(directory, new Date());
      if (age === undefined) this.reset();
      else this.set(age);
    },
  });
}
