import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** A log that nobody reads, but for what went wrong. */
export function testLog(): { log: FastifyBaseLogger; failures: unknown[] } {
  const failures: unknown[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      failures.push(JSON.parse(String(line)));
      done();
    },
  });
  return { log: pino({ level: 'error' }, stream) as unknown as FastifyBaseLogger, failures };
}
