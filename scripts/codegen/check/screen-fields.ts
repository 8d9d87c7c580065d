import type { Call } from '../../../src/shared/documents/call.ts';
import { type Entity, isSearched } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type {
  Action,
  CardsScreen,
  Column,
  DialogScreen,
  ListScreen,
  PageScreen,
  Screen,
  TabsScreen,
} from '../../../src/shared/documents/screen.ts';
import { panelsOf } from '../../../src/shared/screens/panels-of.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { checkArrivals } from './arrivals.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { allProperties, checkField } from './entity-fields.ts';
import { checkHeader } from './header-fields.ts';
import { checkPanels } from './panel-fields.ts';
import { checkReturned } from './returned-pages.ts';
import { rowProperties } from './row-properties.ts';

/** What a screen says of the records it shows, and of its own controls. */
export function checkScreens(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (!screen) continue;
    checkCallNames(checking, entry, screen);
    for (const [path, action] of actionsOf(screen)) {
      checkAction(checking, entry, path, action);
      checkDoes(checking, entry, screen.kind, path, action);
    }
    if (screen.kind === 'dialog' || screen.kind === 'page') {
      checkShown(checking, entry, screen);
      checkPanels(checking, entry, screen);
    }
    if (screen.kind === 'form')
      checkHeader(checking, entry, screen.header, checking.artifacts.entities[screen.resource]);
    checkArrivals(checking, entry, screen);
    if (screen.kind === 'page') checkReturned(checking, entry, screen);
    if (screen.kind === 'list') checkList(checking, entry, screen);
    if (screen.kind === 'cards') checkCards(checking, entry, screen);
    if (screen.kind === 'tabs') checkTabs(checking, entry, screen);
  }
}

/** Calls that screens make by themselves; code makes the others, and says their names. */
const made = ['list', 'read', 'create', 'update', 'delete', 'csv'];

function checkCallNames(checking: Checking, entry: Entry, screen: Screen): void {
  const { keys } = checking.usedInCode ?? {};
  const calls = 'calls' in screen && !('returned' in screen) ? Object.keys(screen.calls ?? {}) : [];
  for (const name of keys ? calls : [])
    if (!made.includes(name) && !keys?.has(name))
      at(checking, entry, ['calls', name], `Nobody makes the call ${JSON.stringify(name)}`, didYouMean(name, made));
}

export function actionsOf(screen: Screen): [Path, Action][] {
  const members = ['actions', 'row', 'bulk', 'menu'] as const;
  const controls = members.flatMap((member) =>
    placed([member], (screen as Partial<Record<typeof member, Action[]>>)[member]),
  );
  const shown = panelsOf(screen).flatMap(([path, { actions, columns, figures, open }]) => [
    ...placed([...path, 'actions'], actions),
    ...cellActions([...path, 'columns'], columns),
    ...cellActions([...path, 'figures'], figures),
    ...(open ? [[[...path, 'open'], open] as [Path, Action]] : []),
  ]);
  if (screen.kind !== 'list') return [...controls, ...shown];
  return [...controls, ...cellActions(['columns'], screen.columns)];
}

const cellActions = (at: Path, columns: { action?: Action }[] | undefined): [Path, Action][] =>
  placed(at, columns).flatMap(([path, { action }]) => (action ? [[[...path, 'action'], action]] : []));

/** Of a list: what a file is made of, and what is done with one of its rows. A page is printed. */
const places: Record<NonNullable<Action['does']>, readonly ['list' | 'page', 'actions' | 'row']> = {
  csv: ['list', 'actions'],
  xlsx: ['list', 'actions'],
  delete: ['list', 'row'],
  'move-up': ['list', 'row'],
  'move-down': ['list', 'row'],
  print: ['page', 'actions'],
};

function checkDoes(checking: Checking, entry: Entry, kind: Screen['kind'], path: Path, action: Action): void {
  const { does, confirm } = action;
  if (!does) return;
  const [where, place] = places[does];
  if (kind !== where || path[0] !== place)
    at(checking, entry, [...path, 'does'], `"${does}" cannot stand here`, `it stands in the "${place}" of a ${where}`);
  else if (does === 'delete' && !confirm)
    at(checking, entry, [...path, 'does'], 'Nobody is asked before it is deleted', 'name a message: "confirm": …');
}

function checkAction(checking: Checking, entry: Entry, path: Path, action: Action): void {
  if (action.then !== undefined && action.calls === undefined)
    at(
      checking,
      entry,
      [...path, 'then'],
      'There is no call after which to go there',
      'name one: "calls": …, or write "goes"',
    );
  const does = (['opens', 'goes', 'calls', 'does'] as const).filter((member) => action[member] !== undefined);
  if (does.length === 1) return;
  const sentence =
    does.length === 0 ? 'The control does nothing' : `The control does ${does.length} things: ${does.join(', ')}`;
  at(checking, entry, path, sentence, 'it has exactly one of opens, goes, calls, does');
}

/** Pages and dialogs that would be empty. */
function checkShown(checking: Checking, entry: Entry, screen: DialogScreen | PageScreen): void {
  const { panels, component } = screen;
  const { form, list, page, after } = screen.kind === 'dialog' ? screen : ({} as Partial<DialogScreen>);
  const returned = screen.kind === 'page' && screen.returned;
  if (!screen.planned && ![panels, component, form, list, page, returned].some(Boolean))
    at(checking, entry, ['title'], `The ${screen.kind} shows nothing`, 'give it "panels"');
  if (screen.kind === 'dialog' && screen.actions && (component || !(panels || form)))
    at(checking, entry, ['actions'], 'Nobody draws these buttons', 'they stand in a dialog of panels or a form');
  if (after && !form) at(checking, entry, ['after'], 'Nothing is sent before it', 'give the dialog a "form"');
}

function checkList(checking: Checking, entry: Entry, screen: ListScreen): void {
  const entity = checking.artifacts.entities[screen.resource];
  const call = checking.artifacts.calls[screen.calls?.list ?? ''];
  if (!entity) return;
  if (!call || call.does) checkColumns(checking, entry, screen, entity, call);
  else checkAnswered(checking, entry, screen, call);
  if (call && !call.does && !call.list?.total && screen.paging !== 'more')
    at(
      checking,
      entry,
      ['calls', 'list'],
      `The call ${call.id} does not say where the number of its rows is`,
      'give it "list": { "items": "data", "total": "total_count" }, else nobody comes to the second page',
    );
  const all = allProperties(checking, entity);
  for (const [path, column] of placed(['columns'], screen.columns)) {
    checkColumn(checking, entry, path, column, column.field && Object.hasOwn(all, column.field) ? call : undefined);
  }
  checkViews(checking, entry, screen, call);
  if (screen.search && !isSearched(entity) && (!call || call.does)) {
    at(
      checking,
      entry,
      ['search'],
      `The entity ${entity.id} has no text search`,
      'name its fields in "storage.search"',
    );
  }
}

function checkViews(checking: Checking, entry: Entry, { views }: ListScreen, call: Call | undefined): void {
  if (!views) return;
  const known = Object.keys(call?.views?.values ?? {});
  const values = placed(['views', 'tabs'], views.tabs).flatMap(
    ([path, { value, counts, beside }]): [Path, string][] => [
      [[...path, 'value'], value],
      ...(counts ? [[[...path, 'counts'], counts] as [Path, string]] : []),
      ...(beside ? [[[...path, 'beside', 'counts'], beside.counts] as [Path, string]] : []),
    ],
  );
  for (const [path, value] of [...values, [['views', 'default'], views.default] as [Path, string]]) {
    if (known.includes(value)) continue;
    at(checking, entry, path, `The call ${call?.id} has no view ${JSON.stringify(value)}`, didYouMean(value, known));
  }
}

/** Columns read what the list answers: the call's `returns`, or all that the entity has. */
function checkColumns(
  checking: Checking,
  entry: Entry,
  screen: ListScreen,
  entity: Entity,
  call: Call | undefined,
): void {
  const all = allProperties(checking, entity);
  const known = listedFields(checking, entity, call);
  for (const [path, column] of placed(['columns'], screen.columns)) {
    for (const [place, name] of readBy(path, column)) {
      if (Object.hasOwn(known, name)) {
        if (entity.schema.properties[name]?.['x-sensitive'] === 'secret')
          at(checking, entry, place, `The field ${name} is a secret, which nobody is shown`, 'leave the column out');
        continue;
      }
      if (Object.hasOwn(all, name))
        at(
          checking,
          entry,
          place,
          `The call ${call?.id} does not return ${JSON.stringify(name)}`,
          'name it in its "returns"',
        );
      else checkField(checking, entry, place, name, all, `entity ${entity.id}`);
    }
  }
}

/** A call with a handler of its own answers what it says that it answers; what stays open there is not known. */
function checkAnswered(checking: Checking, entry: Entry, screen: ListScreen, call: Call): void {
  const row = rowProperties(checking, screen);
  if (!row) return;
  for (const [path, column] of placed(['columns'], screen.columns))
    for (const [place, name] of readBy(path, column))
      if (!row.includes(name))
        at(checking, entry, place, `No row of ${call.id} has ${JSON.stringify(name)}`, didYouMean(name, row));
}

/** What the rows of the engine's own list have. */
export function listedFields(
  checking: Pick<Checking, 'artifacts'>,
  entity: Entity,
  call: Call | undefined,
): Readonly<Record<string, Schema>> {
  const all = allProperties(checking, entity);
  const named = { ...call?.columns, ...(call?.allowed && { [call.allowed.property]: '' }) };
  const others = Object.fromEntries(Object.keys(named).map((name) => [name, {}]));
  return { ...(call?.returns ? shownBy(all, call.returns) : all), ...others };
}

function readBy(path: Path, { field, reads }: Column): [Path, string][] {
  return [...placed([...path, 'reads'], reads), ...(field ? [[[...path, 'field'], field] as [Path, string]] : [])];
}

function checkColumn(checking: Checking, entry: Entry, path: Path, column: Column, call: Call | undefined): void {
  if (!column.field && !column.rowNumber && !column.cell) {
    at(checking, entry, path, 'The column shows nothing', 'name a "field" or a "cell"');
  }
  if (!column.sortable || !call || !column.field || sorts(call.sort, column.field)) return;
  const sentence = `The call ${call.id} does not sort by ${JSON.stringify(column.field)}`;
  at(checking, entry, [...path, 'sortable'], sentence, 'name it in the call\'s "sort"');
}

function shownBy(all: Readonly<Record<string, Schema>>, returns: readonly string[]): Record<string, Schema> {
  const named = (name: string) => returns.includes(name);
  const shown = Object.keys(all).filter((name) => named(name) || (name.endsWith('__name') && named(name.slice(0, -6))));
  return Object.fromEntries(['id', 'version', ...shown].map((name) => [name, all[name] ?? {}]));
}

const sorts = (sort: readonly string[] | undefined, field: string): boolean =>
  (sort ?? []).some((name) => name.replace(/^-/, '') === field);

function checkCards(checking: Checking, entry: Entry, screen: CardsScreen): void {
  const entity = checking.artifacts.entities[screen.resource];
  const read = checking.artifacts.calls[screen.calls.read ?? ''];
  if (!entity || (read && !read.does)) return;
  const known = allProperties(checking, entity);
  const of = `entity ${entity.id}`;
  const fields = placed(['cards'], screen.cards).flatMap(([path, card]) => placed([...path, 'fields'], card.fields));
  for (const [path, name] of fields) checkField(checking, entry, path, name, known, of);
  checkHeader(checking, entry, screen.header, entity);
}

function checkTabs(checking: Checking, entry: Entry, screen: TabsScreen): void {
  const values = screen.tabs.map((tab) => tab.value);
  const check = (path: Path, value: string | undefined, known: readonly string[], what: string) => {
    if (value === undefined || known.includes(value)) return;
    at(checking, entry, path, `There is no ${what} ${JSON.stringify(value)}`, didYouMean(value, known));
  };
  check(['default'], screen.default, values, 'tab');
  checkHeader(checking, entry, screen.header, checking.artifacts.entities[screen.resource ?? '']);
  screen.tabs.forEach((tab, index) => {
    check(['tabs', index, 'fallback'], tab.fallback, values, 'tab');
    if (screen.groups) check(['tabs', index, 'group'], tab.group, screen.groups, 'group');
    if (values.indexOf(tab.value) !== index)
      at(checking, entry, ['tabs', index, 'value'], `The tab ${tab.value} is there twice`);
    if (tab.flag && !tab.fallback) at(checking, entry, ['tabs', index, 'flag'], 'A tab with a flag needs a "fallback"');
  });
}
