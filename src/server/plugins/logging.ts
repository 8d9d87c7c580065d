import { randomUUID } from 'node:crypto';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { outageLines } from './outage-lines.ts';

const secretNames = [
  'password',
  'new_password1',
  'new_password2',
  'old_password',
  'token',
  'tokenHash',
  'passwordHash',
  'secret',
  'html',
  'text',
  'cookie',
  'authorization',
];

/** Logger and request id options of Fastify: no bodies, no cookies, no tokens. Request ids are ours, never the caller's. */
export function logging(
  level: string,
  lines = outageLines,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader' | 'logController'> {
  return {
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: level !== 'debug' && level !== 'trace' }),
    logger: {
      level,
      redact: {
        paths: [
          'req.headers.cookie',
          'req.headers.authorization',
          'res.headers["set-cookie"]',
          ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        ],
        censor: '[hidden]',
      },
      hooks: {
        logMethod([first, ...more], write) {
          const details = lines.pass<unknown>(first);
          if (details !== null) write.apply(this, [details, ...more] as never);
        },
      },
      serializers: {
        req: (request: FastifyRequest) => ({
          id: request.id,
          method: request.method,
          url: maskUrl(request.url),
          ip: request.ip,
        }),
        err: (error) => ({ ...failureOf(error) }),
      },
    },
  };
}

/** Values that open something stand in some query strings, and in the paths of personal links. */
export const maskUrl = (url: string): string =>
  url
    .replace(/([?&](?:code|token|sig|state)=)[^&#]*/gi, '$1[hidden]')
    .replace(/\/[A-Za-z0-9_-]{40,}(?=[/?#]|$)/g, '/[hidden]');

interface Told {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: Told;
}

/** Of a failed statement its values are left out, also where the database quotes them: they are people's data. */
export function failureOf(thrown: unknown): Told {
  const error: Error & { code?: unknown; query?: unknown } =
    thrown instanceof Error ? thrown : new Error('something else than an error was thrown');
  const message = tellable(error);
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  const cause = error.cause instanceof Error ? failureOf(error.cause) : undefined;
  return {
    type: error.name,
    message,
    stack,
    ...(error.code !== undefined && { code: error.code }),
    ...(cause && { cause }),
  };
}

function tellable({ code, message, query }: Error & { code?: unknown; query?: unknown }): string {
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return 'a value that the database refuses';
  return typeof query === 'string' ? 'a statement failed' : message;
}
