import { Agent, request } from 'node:http';

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
}

export interface Load {
  port: number;
  headers: Record<string, string>;
  /** The n-th request of the run. */
  next(n: number): Request;
  /** Awaited before each request, outside of its time. */
  before?(n: number): Promise<void>;
  connections: number;
  seconds: number;
}

export interface Result {
  requests: number;
  /** Milliseconds, sorted. */
  times: number[];
}

/** Sends one request after another on each connection; any answer but 2xx ends the measurement. */
export async function drive(load: Load): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const end = performance.now() + load.seconds * 1000;
  const times: number[] = [];
  let sent = 0;
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const n = sent++;
      await load.before?.(n);
      const began = performance.now();
      await send(agent, load, load.next(n));
      times.push(performance.now() - began);
    }
  }
  try {
    await Promise.all(Array.from({ length: load.connections }, connection));
  } finally {
    agent.destroy();
  }
  return { requests: times.length, times: times.sort((a, b) => a - b) };
}

async function send(
  agent: Agent,
  to: { port: number; headers: Record<string, string> },
  what: Request,
): Promise<string> {
  const body = what.body === undefined ? undefined : JSON.stringify(what.body);
  const headers = {
    ...to.headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: to.port, agent, method: what.method ?? 'GET', path: what.path, headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(text);
          else reject(new Error(`${what.method ?? 'GET'} ${what.path} answered ${status}: ${text.slice(0, 300)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
