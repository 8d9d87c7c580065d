import { Writable } from 'node:stream';
import { type LoggerOptions, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { logging } from '../../src/server/plugins/logging.ts';
import { OutageLines } from '../../src/server/plugins/outage-lines.ts';

/** What the operator reads while something is away: that it is, once a second; and everything else as ever. */

function opened() {
  let now = 0;
  const lines: { msg: string; leftOut?: number }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const log = pino(logging('info', new OutageLines(() => now)).logger as LoggerOptions, stream);
  return {
    log,
    lines,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const wrapped = () =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error('down'), { code: '57P01' }) });

describe('an outage', () => {
  it('writes one line a second, no matter what notices it, and says how many were left out', () => {
    const { log, lines, pass } = opened();
    const requests = Array.from({ length: 50 }, (_, at) => log.child({ reqId: at }));
    for (let round = 0; round < 30; round++) {
      for (const [at, request] of requests.entries())
        request.error({ err: at % 2 ? away() : wrapped() }, 'call failed');
      log.warn({ err: away() }, 'job heartbeat');
      log.error({ reason: 'down', outage: true }, 'a text message was not sent');
      pass(100);
    }
    expect(lines).toHaveLength(3);
    expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 519, 519]);
  });

  it('hides nothing else', () => {
    const { log, lines } = opened();
    log.error({ err: away() }, 'call failed');
    for (let at = 0; at < 5; at++) {
      log.error({ err: Object.assign(new Error('duplicate'), { code: '23505' }) }, 'call failed');
      log.warn({ found: at }, 'jobs left unfinished by a former process run again');
      log.error('a text alone');
      log.error(new Error('an error alone'));
    }
    expect(lines).toHaveLength(21);
    expect(lines.every(({ leftOut }) => leftOut === undefined)).toBe(true);
  });
});
