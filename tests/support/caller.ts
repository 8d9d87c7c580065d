import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  body: any;
  headers: Record<string, unknown>;
}

/** Asks the server as one person, by the calls' ids or by addresses. */
export class Caller {
  private readonly app: FastifyInstance;
  private readonly artifacts: Artifacts;
  private readonly cookie: string | undefined;
  private readonly token: string | undefined;

  constructor(app: FastifyInstance, artifacts: Artifacts, cookie: string | undefined, token?: string) {
    this.token = token;
    this.app = app;
    this.artifacts = artifacts;
    this.cookie = cookie;
  }

  call(id: string, input: CallInput = {}): Promise<Answered> {
    const call = this.artifacts.calls[id];
    if (!call) throw new Error(`there is no call ${id}`);
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
    return this.request(call.method, path, input);
  }

  async request(method: string, path: string, { query, body, headers }: CallInput = {}): Promise<Answered> {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) asked.append(name, String(one));
    }
    const answer = await this.app.inject({
      method: method as InjectOptions['method'],
      url: asked.size > 0 ? `${path}?${asked}` : path,
      headers: {
        'x-requested-with': 'test',
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  }
}
