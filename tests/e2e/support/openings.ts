import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/bootstrap/place.mjs';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Action, Screen } from '../../../src/shared/documents/screen.ts';

/** One control that opens a dialog, or asks first, and the page that it stands on. */
export interface Opening {
  /** Address; of a record's page that of the list, whose first row leads there, and then perhaps a tab. */
  path: string;
  viaRow?: true;
  tab?: string;
  place: 'screen' | 'row' | 'bulk' | 'cell' | 'menu';
  label: string;
  /** Dialog screen, or the message that asks. */
  opens: string;
}

interface Page {
  path: string;
  viaRow?: true;
  tab?: string;
}

type Screens = Artifacts['screens'];

/** Every control of the documents that opens something, on every page that it is drawn on. */
export function openings(): Opening[] {
  const { screens } = JSON.parse(readFileSync(at('.build/artifacts.json'), 'utf8')) as Artifacts;
  const routes = Object.values(screens).find((screen) => screen.kind === 'routes');
  if (routes?.kind !== 'routes') throw new Error('The documents have no routes.');
  const shown = routes.routes.filter((route) => route.screen && !route.bare && !route.alone);
  const plain = shown.filter(({ path }) => !path.includes(':'));
  const found = plain.flatMap(({ path, screen }) => ofScreen(screens, screen as string, { path }));
  const lists = found.filter(({ list }) => list);
  for (const { path, screen } of shown.filter((route) => route.path.includes(':') && route.mode !== 'edit')) {
    const way = lists.find(({ list }) => list && leads(list, path));
    if (way) found.push(...ofScreen(screens, screen as string, { path: way.page.path, viaRow: true }));
  }
  const menu = (routes.menu ?? []).flatMap((action) => opening(action, 'menu', { path: '/404' }));
  return unrepeated([...menu, ...found.flatMap(({ made }) => made)]);
}

interface Found {
  page: Page;
  made: Opening[];
  list?: string;
}

function ofScreen(screens: Screens, id: string, page: Page): Found[] {
  const screen = screens[id];
  if (!screen || screen.planned) return [];
  const made = [
    ...all('actions', 'screen', screen, page),
    ...all('row', 'row', screen, page),
    ...all('bulk', 'bulk', screen, page),
  ];
  if (screen.kind === 'list')
    made.push(...screen.columns.flatMap(({ action }) => (action ? opening(action, 'cell', page) : [])));
  if (screen.kind === 'cards')
    for (const card of screen.cards)
      made.push(...all('actions', 'screen', card, page), ...all('row', 'row', card, page));
  const own: Found = { page, made, list: screen.kind === 'list' ? screen.open : undefined };
  if (screen.kind === 'list' && screen.detail)
    return [own, ...ofScreen(screens, screen.detail.screen, { ...page, viaRow: true })];
  if (screen.kind !== 'tabs') return [own];
  const tabs = screen.tabs.filter((tab) => tab.screen);
  return [
    own,
    ...tabs.flatMap((tab) => ofScreen(screens, tab.screen as string, within(page, screen, tab.value, tab.label))),
  ];
}

function within(page: Page, screen: Screen & { kind: 'tabs' }, value: string, label: string): Page {
  if (page.viaRow) return { ...page, tab: label };
  return { path: `${page.path}${page.path.includes('?') ? '&' : '?'}${screen.query}=${value}` };
}

const all = (name: string, place: Opening['place'], holder: object, page: Page): Opening[] =>
  ((holder as Record<string, Action[] | undefined>)[name] ?? []).flatMap((action) => opening(action, place, page));

function opening({ label, opens, confirm }: Action, place: Opening['place'], page: Page): Opening[] {
  const what = opens ?? confirm;
  return what ? [{ ...page, place, label, opens: what }] : [];
}

const leads = (open: string, path: string): boolean =>
  open
    .split('?')[0]
    ?.replace(/\{\w+\}/g, ':')
    .split('/')
    .join('/') === path.replace(/:\w+/g, ':');

const unrepeated = (list: Opening[]): Opening[] => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
