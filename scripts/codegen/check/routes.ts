import { enginePrefixes } from '../../../src/server/calls/paths.ts';
import type { RoutesScreen } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { arrivalsOf } from './arrivals.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { actionsOf } from './screen-fields.ts';

/** Routes that collide with calls or with each other, that show nothing, and controls that lead nowhere. */
export function checkRoutes(checking: Checking): void {
  const routes = entriesOfKind(checking, 'screen').flatMap((entry) => routesOf(checking, entry));
  const taken = new Map<string, string>();
  checkPrefixes(checking, routes);
  for (const { entry, path, route } of routes) {
    checkParameters(checking, entry, path, route);
    const key = route.replace(/:\w+/g, ':');
    const other = taken.get(key);
    if (other) at(checking, entry, path, `The route ${route} is there already`, `in ${other}`);
    taken.set(key, entry.id);
  }
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (screen?.kind === 'routes') checkEnds(checking, entry, screen);
  }
  const paths = routes.map(({ route }) => route);
  if (paths.length > 0) checkTargets(checking, paths);
}

interface RoutePlace {
  entry: Entry;
  path: Path;
  route: string;
}

const firstOf = (path: string): string => path.split(/[/?]/)[1] ?? '';

/** What begins like a call is never asked for as a page: where few calls begin like many routes, they are in the way. */
function checkPrefixes(checking: Checking, routes: readonly RoutePlace[]): void {
  const calls = entriesOfKind(checking, 'call').flatMap((entry) => {
    const { path, aliases = [] } = checking.artifacts.calls[entry.id] ?? { path: '' };
    return [path, ...aliases].map((one, index) => ({
      entry,
      at: index === 0 ? ['path'] : ['aliases', index - 1],
      path: one,
    }));
  });
  for (const first of new Set(routes.map(({ route }) => firstOf(route)))) {
    const there = routes.filter(({ route }) => firstOf(route) === first);
    const taking = calls.filter(({ path }) => firstOf(path) === first);
    const [one] = taking;
    if (!one && !enginePrefixes.includes(first)) continue;
    const hint = one ? `calls of the API live there, such as ${one.entry.id}` : 'the server answers there itself';
    if (one && taking.length < there.length)
      for (const call of taking)
        at(
          checking,
          call.entry,
          call.at,
          `No call may begin with /${first}`,
          `pages live there, such as ${there[0]?.route}`,
        );
    else
      for (const { entry, path } of there)
        at(checking, entry, path, `No route of the console may begin with /${first}`, hint);
  }
}

function checkParameters(checking: Checking, entry: Entry, path: Path, route: string): void {
  const names = [...route.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) at(checking, entry, path, `The route has :${twice} twice`);
}

/** A route shows a screen or leads on: one of the two, and not in a circle. */
function checkEnds(checking: Checking, entry: Entry, screen: RoutesScreen): void {
  const leads = new Map(screen.routes.map((route) => [route.path, route.redirect?.split('?')[0]]));
  screen.routes.forEach((route, index) => {
    const path = ['routes', index];
    if (!route.screen && !route.redirect)
      at(checking, entry, path, 'The route shows nothing', 'name a "screen" or a "redirect"');
    if (checking.artifacts.screens[route.screen ?? '']?.kind === 'form' && route.path.includes(':') && !route.mode)
      at(checking, entry, path, 'The form begins empty, and the route names a record', 'say "mode": "edit" or "view"');
    if (route.screen && route.redirect)
      at(checking, entry, [...path, 'redirect'], 'The route has a screen already', 'leave one of the two out');
    if (checking.artifacts.screens[route.screen ?? '']?.kind === 'routes')
      at(
        checking,
        entry,
        [...path, 'screen'],
        'A route cannot show the routes',
        'name a list, form, cards, tabs or page',
      );
    const trail = [route.path];
    for (let to = leads.get(route.path); to !== undefined; to = leads.get(to)) {
      if (to === route.path) at(checking, entry, [...path, 'redirect'], `The redirect leads back to ${route.path}`);
      if (trail.includes(to)) break;
      trail.push(to);
    }
  });
}

function routesOf(checking: Checking, entry: Entry): { entry: Entry; path: Path; route: string }[] {
  const screen = checking.artifacts.screens[entry.id];
  if (screen?.kind !== 'routes') return [];
  return screen.routes.map((route, index) => ({ entry, path: ['routes', index, 'path'], route: route.path }));
}

function checkTargets(checking: Checking, routes: readonly string[]): void {
  for (const entry of entriesOfKind(checking, 'screen')) {
    for (const [path, target] of targetsOf(checking, entry)) {
      const [goes = ''] = target.split('?');
      if (routes.some((route) => matches(route, goes))) continue;
      at(checking, entry, path, `No route leads to ${goes}`, didYouMean(goes, routes));
    }
  }
}

function targetsOf(checking: Checking, entry: Entry): [Path, string][] {
  const screen = checking.artifacts.screens[entry.id];
  if (!screen) return [];
  const controls = [...actionsOf(screen), ...arrivalsOf(screen)];
  const found = controls.flatMap(([path, { goes, then }]): [Path, string | undefined][] => [
    [[...path, 'goes'], goes],
    [[...path, 'then'], then],
  ]);
  if (screen.kind === 'list') found.push([['open'], screen.open]);
  found.push([['back'], screen.back], [['refusedTo'], screen.refusedTo]);
  if (screen.kind === 'routes') {
    for (const [path, route] of placed(['routes'], screen.routes))
      found.push([[...path, 'redirect'], route.redirect], [[...path, 'refusedTo'], route.refusedTo]);
    for (const [path, lead] of placed(['leads'], screen.leads)) found.push([[...path, 'to'], lead.to]);
  }
  return found.filter((pair): pair is [Path, string] => pair[1] !== undefined);
}

/** `/lifecycle/edit/:id` and `/lifecycle/edit/{id}`. */
function matches(route: string, target: string): boolean {
  const steps = route.split('/');
  const own = target.split('/');
  return steps.length === own.length && steps.every((step, index) => step.startsWith(':') || step === own[index]);
}
