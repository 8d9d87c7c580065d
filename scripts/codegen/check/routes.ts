import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { actionsOf } from './screen-fields.ts';

/** First steps of wire paths: a route of the console that began so would hide a call, or be hidden by it. */
export const apiPrefixes = [
  'feedback_bot',
  'integrations',
  'employee_wellbeing_bot',
  'exit_bot',
  'genai_bot',
  'auth',
  'company',
  'users',
  'api',
];

/** Routes that collide with calls or with each other, and controls that lead nowhere. */
export function checkRoutes(checking: Checking): void {
  const routes = entriesOfKind(checking, 'screen').flatMap((entry) => routesOf(checking, entry));
  const taken = new Map<string, string>();
  for (const { entry, path, route } of routes) {
    const first = route.split('/')[1] ?? '';
    if (apiPrefixes.includes(first))
      at(checking, entry, path, `No route of the console may begin with /${first}`, 'calls of the API live there');
    const key = route.replace(/:\w+/g, ':');
    const other = taken.get(key);
    if (other) at(checking, entry, path, `The route ${route} is there already`, `in ${other}`);
    taken.set(key, entry.id);
  }
  const paths = routes.map(({ route }) => route);
  if (paths.length > 0) checkTargets(checking, paths);
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
  const found: [Path, string | undefined][] = actionsOf(screen).map(([path, action]) => [
    [...path, 'goes'],
    action.goes,
  ]);
  if (screen.kind === 'list') found.push([['open'], screen.open]);
  if (screen.kind === 'form') found.push([['back'], screen.back]);
  if (screen.refusedTo) found.push([['refusedTo'], screen.refusedTo]);
  if (screen.kind === 'routes') {
    for (const [path, route] of placed(['routes'], screen.routes))
      found.push([[...path, 'redirect'], route.redirect], [[...path, 'refusedTo'], route.refusedTo]);
  }
  return found.filter((pair): pair is [Path, string] => pair[1] !== undefined);
}

/** `/lifecycle/edit/:id` and `/lifecycle/edit/{id}`. */
function matches(route: string, target: string): boolean {
  const steps = route.split('/');
  const own = target.split('/');
  return steps.length === own.length && steps.every((step, index) => step.startsWith(':') || step === own[index]);
}
