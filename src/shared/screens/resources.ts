import type { Artifacts } from '../documents/artifacts.ts';
import type { Entity } from '../documents/entity.ts';
import type { ListScreen, RoutesScreen, Screen } from '../documents/screen.ts';
import { submissionOf } from './submission.ts';

/** What react-admin knows of an entity: how it is called, where it is shown, and how the server is asked. */
export interface Resource {
  label: string;
  plural: string;
  icon?: string;
  /** Property that stands for a record. */
  display: string;
  /** Address of each view that has one; `{id}` stands for the record. */
  views: Partial<Record<View, string>>;
  /** Who may what, by react-admin's name of it. */
  gates: Record<string, string>;
  /** Calls in the place of simple REST, for what the entity does not serve: list, read, create, update, delete. */
  calls: Record<string, string>;
}

type View = 'list' | 'create' | 'edit' | 'show';

type Route = RoutesScreen['routes'][number];

type OfResource = Screen & { resource: string };

interface Shown {
  view: View;
  screen: OfResource;
  address: string;
  gate: string | undefined;
  icon: string | undefined;
}

/** Every entity that a screen shows. Of several screens for the same, the first that has an address counts. */
export function resourcesOf(artifacts: Artifacts): Record<string, Resource> {
  const screens = Object.values(artifacts.screens);
  const routes = screens.flatMap((screen) => (screen.kind === 'routes' ? screen.routes : []));
  const shown = routes.flatMap((route) => viewsOf(artifacts, route));
  const ordered = [...new Set([...shown.map(({ screen }) => screen), ...screens])].filter(hasResource);
  const named = new Set(ordered.map(({ resource }) => resource));
  const entities = Object.values(artifacts.entities).filter(({ id }) => named.has(id));
  return Object.fromEntries(
    entities.map((entity) => {
      const own = shown.filter(({ screen }) => screen.resource === entity.id);
      const calls = callsOf(
        artifacts,
        entity,
        ordered.filter(({ resource }) => resource === entity.id),
      );
      return [entity.id, resourceOf(entity, own, calls)];
    }),
  );
}

function resourceOf({ title, plural, display, api = {} }: Entity, shown: readonly Shown[], calls: Resource['calls']) {
  const served = given({ list: api.list, show: api.read, create: api.create, edit: api.update, delete: api.delete });
  const icon = shown.find((one) => one.icon)?.icon;
  const views: Resource['views'] = {};
  const gates: Resource['gates'] = {};
  for (const { view, address, gate } of shown) {
    if (gate && !views[view]) gates[view] = gate;
    views[view] ??= address;
  }
  return { label: title, plural, ...(icon && { icon }), display, views, gates: { ...gates, ...served }, calls };
}

const hasResource = (screen: Screen): screen is OfResource => 'resource' in screen && Boolean(screen.resource);

/** What is drawn at a route, and in the tabs of it. */
function viewsOf(artifacts: Artifacts, { path, screen: id, mode, gate, nav, bare }: Route): Shown[] {
  const screen = artifacts.screens[id ?? ''];
  if (!screen || bare || (path.match(/:\w+/g) ?? []).length > 1) return [];
  return within(artifacts, screen, { address: path.replace(/:\w+/, '{id}'), gate, icon: nav?.icon, mode });
}

type Place = Pick<Shown, 'address' | 'gate' | 'icon'> & Pick<Route, 'mode'>;

function within(artifacts: Artifacts, screen: Screen, { mode, ...place }: Place): Shown[] {
  const gate = place.gate ?? screen.gate;
  const isOfRecord = place.address.includes('{id}');
  const at = (view: View): Shown[] => (hasResource(screen) ? [{ ...place, gate, view, screen }] : []);
  switch (screen.kind) {
    case 'list':
      return isOfRecord ? [] : [...at('list'), ...detailOf(artifacts, screen, { ...place, gate })];
    case 'form':
      return at(formViews[mode ?? 'new']);
    case 'cards':
      return isOfRecord ? [...at('show'), ...(screen.edit ? at('edit') : [])] : [];
    case 'tabs':
      if (screen.resource) return isOfRecord ? at('show') : [];
      return screen.tabs.flatMap((tab) => {
        const inner = artifacts.screens[tab.screen ?? ''];
        if (!inner) return [];
        const address = withQuery(place.address, screen.query, tab.value);
        return within(artifacts, inner, {
          address,
          gate: tab.gate ?? inner.gate ?? gate,
          icon: tab.icon ?? place.icon,
        });
      });
    default:
      return [];
  }
}

const formViews = { new: 'create', edit: 'edit', view: 'show' } as const;

const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

/** A record in the place of its list. */
function detailOf(artifacts: Artifacts, { detail }: ListScreen, place: Place): Shown[] {
  const screen = artifacts.screens[detail?.screen ?? ''];
  if (!detail || !screen) return [];
  const address = withQuery(place.address, detail.key, '{id}');
  return within(artifacts, screen, { ...place, address, gate: screen.gate ?? place.gate, mode: 'view' });
}

const verbs = ['list', 'read', 'create', 'update', 'delete'] as const;

function callsOf({ forms, calls }: Artifacts, { api = {} }: Entity, screens: readonly OfResource[]): Resource['calls'] {
  const found: Record<string, string> = {};
  for (const screen of screens) {
    const { getList, remove, ...named } = ('calls' in screen && screen.calls) || {};
    const form = 'form' in screen ? calls[forms[screen.form ?? '']?.call ?? ''] : undefined;
    const submitted = form && [true, false].map((hasRecord) => submissionOf({ calls: named }, form, hasRecord));
    const written = Object.fromEntries(submitted?.map(({ verb, call }) => [verb, call]) ?? []);
    const asked: Record<string, string | undefined> = { list: getList, delete: remove, ...written, ...named };
    for (const verb of verbs) if (!api[verb] && calls[asked[verb] ?? '']) found[verb] ??= asked[verb] as string;
  }
  return found;
}

const given = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Where an address as react-admin makes it (`/create`, `/ID`, `/ID/show`) leads: to the screen that shows it. */
export function viewAddress({ views }: Resource, rest: string): string | undefined {
  const [id, part] = rest.split('/');
  if (!id) return views.list;
  if (id === 'create' && !part) return views.create;
  const address = part === 'show' ? (views.show ?? views.edit) : (views.edit ?? views.show);
  return address?.replace('{id}', encodeURIComponent(id));
}
