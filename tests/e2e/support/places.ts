import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/bootstrap/place.mjs';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';

/** A page of the console, and how one gets there. */
export interface Place {
  screen: string;
  /** Address; of a record's page, that of a list whose first row leads there. */
  path: string;
  /** What leads on from the row: its link, or the action of this name. */
  via?: { action?: string };
  /** Then this tab. */
  tab?: string;
  /** Tabs around it, which are pressed where the first of them is shown. */
  around: string[];
  signedIn: boolean;
}

type Screens = Artifacts['screens'];
type Way = Omit<Place, 'screen'>;

/** Every screen of the documents that a route leads to, with every tab and every record's page. */
export function places(): Place[] {
  const { screens } = JSON.parse(readFileSync(at('.build/artifacts.json'), 'utf8')) as Artifacts;
  const routes = Object.values(screens).find((screen) => screen.kind === 'routes');
  if (routes?.kind !== 'routes') throw new Error('The documents have no routes.');
  const shown = routes.routes.filter((route) => route.screen && !route.redirect);
  const wayTo = (path: string, signedIn: boolean): Way => ({ path, around: [], signedIn });
  const found = shown.flatMap(({ path, screen = '', bare, standalone }) =>
    path.includes(':') && !bare && !standalone
      ? []
      : within(screens, screen, wayTo(withoutId(path), !bare && !standalone)),
  );
  const lists = found.filter((place) => screens[place.screen]?.kind === 'list');
  for (const { path, screen = '' } of shown.filter(
    (route) => route.path.includes(':') && !route.bare && !route.standalone,
  )) {
    const ways = lists.flatMap((place) => leading(screens[place.screen], path).map((via) => ({ ...place, via })));
    found.push(...within(screens, screen, ways[0] ?? wayTo(withoutId(path), true)));
  }
  return found;
}

/** Nobody has this id: the screen says so. */
const withoutId = (path: string): string => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

function within(screens: Screens, id: string, way: Way): Place[] {
  const screen = screens[id];
  if (!screen || screen.planned) return [];
  const own: Place = { ...way, screen: id };
  if (screen.kind === 'list' && screen.detail)
    return [own, ...within(screens, screen.detail.screen, { ...way, via: {} })];
  if (screen.kind !== 'tabs') return [own];
  return screen.tabs.flatMap((tab) => {
    if (!tab.screen) return [];
    const isFirst = tab.value === screen.default;
    const around = isFirst ? way.around : [...way.around, ...screen.tabs.map(({ label }) => label)];
    return within(screens, tab.screen, { ...way, around, ...toTab(way, screen, tab, isFirst) });
  });
}

function toTab(way: Way, { query }: { query: string }, tab: { value: string; label: string }, isFirst: boolean) {
  if (way.via) return isFirst ? {} : { tab: tab.label };
  return { path: `${way.path}${way.path.includes('?') ? '&' : '?'}${query}=${tab.value}` };
}

/** What in a row of the list leads to the route: its link, or an action. */
function leading(screen: Screen | undefined, route: string): { action?: string }[] {
  if (screen?.kind !== 'list') return [];
  const wanted = route.replace(/:\w+/g, ':');
  const leads = (to?: string) => to?.split('?')[0]?.replace(/\{\w+\}/g, ':') === wanted;
  const actions = (screen.row ?? []).filter(({ goes }) => leads(goes));
  return [...(leads(screen.open) ? [{}] : []), ...actions.map(({ label }) => ({ action: label }))];
}
