import type { DialogScreen, RoutesScreen, Screen } from '../../../src/shared/documents/screen.ts';
import { panelsOf } from '../../../src/shared/screens/panels-of.ts';
import { type Mode, restVerbs } from '../../../src/shared/screens/rest-verbs.ts';
import { submissionOf } from '../../../src/shared/screens/submission.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { arrivalsOf } from './arrivals.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { actionsOf } from './screen-fields.ts';

/** What the console would ask for in vain: records over simple REST, a record where there is none, a call for a form. */
export function checkScreenNeeds(checking: Checking): void {
  const modes = modesOf(checking);
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (!screen || screen.planned) continue;
    checkRest(checking, entry, screen, modes.get(entry.id) ?? []);
    if (screen.kind === 'dialog' && screen.form) checkDialog(checking, entry, screen);
    if (screen.kind === 'routes') checkAddresses(checking, entry, screen);
    checkOpened(checking, entry, screen);
  }
}

/** How routes show each screen. */
function modesOf(checking: Checking): Map<string, Mode[]> {
  const modes = new Map<string, Mode[]>();
  for (const screen of Object.values(checking.artifacts.screens)) {
    if (screen.kind !== 'routes') continue;
    for (const { screen: id = '', mode = 'new' } of screen.routes) modes.set(id, [...(modes.get(id) ?? []), mode]);
  }
  return modes;
}

const formOf = (screen: Screen): string => ('form' in screen && screen.form) || '';

function formCallOf({ artifacts }: Checking, screen: Screen) {
  return artifacts.calls[artifacts.forms[formOf(screen)]?.call ?? ''];
}

function checkRest(checking: Checking, entry: Entry, screen: Screen, modes: readonly Mode[]): void {
  const resource = 'resource' in screen ? screen.resource : undefined;
  const entity = checking.artifacts.entities[resource ?? ''];
  if (!entity) return;
  for (const verb of new Set(restVerbs(screen, modes, formCallOf(checking, screen)))) {
    if (entity.api?.[verb]) continue;
    const sentence = `The screen names no call for "${verb}", and the entity ${entity.id} has no simple REST for it`;
    at(
      checking,
      entry,
      ['resource'],
      sentence,
      `name a call in "calls", or in the entity a gate: "api": { "${verb}": … }`,
    );
  }
}

function checkDialog(checking: Checking, entry: Entry, screen: DialogScreen): void {
  const { artifacts } = checking;
  // A component that draws the form makes its calls as well.
  if (screen.component || !artifacts.forms[screen.form ?? '']) return;
  const { call } = submissionOf(screen, formCallOf(checking, screen), false);
  if (call || screen.resource) return;
  const hint = 'name the "call" in the form, or here "calls" or a "resource" with simple REST';
  at(checking, entry, ['form'], `Nothing says where the values of the form ${screen.form} go`, hint);
}

/** Controls that open a dialog which changes a record, from where there is none. */
function checkOpened(checking: Checking, entry: Entry, screen: Screen): void {
  for (const [path, { opens, send }] of [...actionsOf(screen), ...arrivalsOf(screen)]) {
    const dialog = checking.artifacts.screens[opens ?? ''];
    if (dialog?.kind !== 'dialog' || !dialog.form || dialog.component || hasRecord(screen, path)) continue;
    const { verb, call } = submissionOf(dialog, formCallOf(checking, dialog), false);
    const key = checking.artifacts.calls[call ?? '']?.record ?? 'id';
    if (verb !== 'update' || dialog.send?.[key] !== undefined || send?.[key] !== undefined) continue;
    const hint = 'open it from a row or a record, or give the dialog a "create" call';
    at(
      checking,
      entry,
      [...path, send ? 'send' : 'opens'],
      `The dialog ${dialog.id} changes a record, and here is none`,
      hint,
    );
  }
}

function hasRecord(screen: Screen, path: Path): boolean {
  const [member] = path;
  const within = panelsOf(screen).filter(([place]) => place.every((step, index) => path[index] === step));
  if (within.some(([, { records, table }]) => records ?? table)) return true;
  if (member === 'row' || member === 'columns' || member === 'cards') return true;
  if (member !== 'actions') return false;
  return screen.kind === 'cards' || screen.kind === 'form' || (screen.kind === 'tabs' && screen.resource !== undefined);
}

/** A page about one record needs to be told which. */
function checkAddresses(checking: Checking, entry: Entry, routes: RoutesScreen): void {
  for (const [path, route] of placed(['routes'], routes.routes)) {
    const screen = checking.artifacts.screens[route.screen ?? ''];
    const isOfRecord =
      (screen?.kind === 'form' && (route.mode === 'edit' || route.mode === 'view')) ||
      (screen?.kind === 'tabs' && screen.resource !== undefined);
    if (!isOfRecord || route.path.includes(':')) continue;
    const hint = `write a parameter into it, such as ${route.path}/:id`;
    at(
      checking,
      entry,
      [...path, 'path'],
      `The screen ${route.screen} shows one record, and the address names none`,
      hint,
    );
  }
}
