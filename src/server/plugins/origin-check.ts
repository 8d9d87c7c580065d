import type { FastifyInstance, FastifyRequest } from 'fastify';
import { engineFailure } from '../calls/failure.ts';
import type { Texts } from '../calls/texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route changes something although its method is GET. */
    changes?: boolean;
    /** The route knows no session, so that no browser can be made to act by it. */
    sessionless?: boolean;
    /** Bodies of any form are taken, and not read. */
    foreign?: boolean;
  }
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginDeps {
  origin: string;
  /** In production only the configured origin counts; else also the one that the browser has opened. */
  production: boolean;
  texts: Texts;
}

/** Whatever changes something is refused unless our own page asks: no other site can make a signed-in browser act. */
export function originCheck(app: FastifyInstance, deps: OriginDeps): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const changing = !harmless.has(request.method) || request.routeOptions.config.changes === true;
    if (!changing || request.routeOptions.config.sessionless === true || isOurs(request, deps)) return done();
    done(engineFailure(deps.texts, 'Refused', { text: deps.texts('shell/engine.foreign-origin') }));
  });
}

function isOurs(request: FastifyRequest, { origin, production }: OriginDeps): boolean {
  const site = request.headers['sec-fetch-site'];
  const from = request.headers.origin;
  const matches = isOwnOrigin(request, { origin, production });
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && matches);
  if (from !== undefined) return matches;
  // Every browser sends one of the two. Scripts say that they are none; a form of another site cannot set a header.
  return request.headers['x-requested-with'] !== undefined;
}

/** Said by the page itself: browsers send it with every upgrade, and no script of a page can leave it out. */
export function isOwnOrigin(
  request: FastifyRequest,
  { origin, production }: Pick<OriginDeps, 'origin' | 'production'>,
): boolean {
  const from = request.headers.origin;
  return from !== undefined && (from === origin || (!production && hostOf(from) === request.headers.host));
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
