import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Call } from '../../shared/documents/call.ts';
import { chosenIn } from '../../shared/documents/call-parts.ts';

/** First segments that are the engine's own. */
export const enginePrefixes: readonly string[] = [
  'ws',
  'api',
  'files',
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
  'docs',
];

/** `/stage/update/{id}` as Fastify writes it; a slash at the end means nothing. */
export const routePath = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '').replace(/\{(\w+)\}/g, ':$1')}`;

const pathsOf = (call: Call): string[] => [call.path, ...(call.aliases ?? [])];

/** Method and path, and the same paths with other names for their parameters, belong to one call, or to one for each value of a parameter. */
export function duplicatePaths(calls: readonly Call[]): string[] {
  const owners = new Map<string, string>();
  return calls.flatMap((call) =>
    pathsOf(call).flatMap((path) => {
      const key = `${call.method} ${routePath(path).replace(/:\w+/g, '{}')}${chosenIn(call)}`;
      const owner = owners.get(key);
      owners.set(key, call.id);
      return owner === undefined ? [] : [`${call.id}: ${key} is already served by ${owner}`];
    }),
  );
}

/** First path segments that are never a page's. */
export function apiPrefixes(artifacts: Artifacts): string[] {
  const first = Object.values(artifacts.calls)
    .flatMap(pathsOf)
    .map((path) => routePath(path).split('/')[1] ?? '');
  return [...new Set([...enginePrefixes, ...first])];
}

/** A page whose address begins like the API's could never be opened. */
export function shadowedRoutes(artifacts: Artifacts): string[] {
  const taken = new Set(apiPrefixes(artifacts));
  return webRoutes(artifacts).flatMap(({ screen, path }) => {
    const first = path.split(/[/?]/)[1] ?? '';
    return taken.has(first) ? [`${screen}: the route ${path} begins like calls of the API (/${first})`] : [];
  });
}

function webRoutes(artifacts: Artifacts): { screen: string; path: string; standalone?: true }[] {
  return Object.values(artifacts.screens).flatMap((screen) =>
    screen.kind === 'routes'
      ? screen.routes.map(({ path, standalone }) => ({ screen: screen.id, path, standalone }))
      : [],
  );
}

type Matcher = (path: string) => boolean;

/** Whether there is a page at this path. */
export const pageMatcher = (artifacts: Artifacts): Matcher => matcherOf(webRoutes(artifacts));

/** Whether the page at this path stands without the console. */
export const standaloneMatcher = (artifacts: Artifacts): Matcher =>
  matcherOf(webRoutes(artifacts).filter(({ standalone }) => standalone));

function matcherOf(routes: readonly { path: string }[]): Matcher {
  const patterns = routes.map(({ path }) => {
    const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/:\w+|\/\\\{\w+\\\}/g, '/[^/]+');
    return new RegExp(`^${literal === '/' ? '' : literal.replace(/\/+$/, '')}/?$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
