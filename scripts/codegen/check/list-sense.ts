import type { Call } from '../../../src/shared/documents/call.ts';
import type { ListScreen, Screen } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { checkSent } from './action-values.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** What lists say twice, or ask of a call that does something else. */
export function checkListSense(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (!screen) continue;
    checkVerbs(checking, entry, screen);
    if (screen.kind !== 'list') continue;
    const call = checking.artifacts.calls[screen.calls?.list ?? ''];
    checkRepeats(checking, entry, screen);
    if (!call) continue;
    checkPageSizes(checking, entry, screen, call);
    checkSort(checking, entry, screen, call);
    checkViewColumns(checking, entry, screen);
    if (screen.send) checkSent(checking, entry, ['send'], call, screen.send);
  }
}

const verbs = ['list', 'read', 'create', 'update', 'delete'];
const verbOf: Record<NonNullable<Call['does']>, string> = {
  list: 'list',
  read: 'read',
  create: 'create',
  update: 'update',
  'update-all': 'update',
  remove: 'delete',
  reorder: 'reorder',
  filters: 'filters',
  count: 'count',
  values: 'values',
  export: 'csv',
  'sign-out': 'sign-out',
};

function checkVerbs(checking: Checking, entry: Entry, screen: Screen): void {
  const calls = 'calls' in screen ? Object.entries(screen.calls ?? {}) : [];
  for (const [verb, id] of calls) {
    const does = checking.artifacts.calls[id]?.does;
    // An update may well be how something is taken away, and a creation how it is changed.
    if (!does || !verbs.includes(verb) || verbOf[does] === verb || (writes(verbOf[does]) && writes(verb))) continue;
    at(checking, entry, ['calls', verb], `The call ${id} does "${does}", which is no "${verb}"`);
  }
  if (screen.kind !== 'list' || !screen.reorder) return;
  const does = checking.artifacts.calls[screen.reorder]?.does;
  if (does && does !== 'reorder') at(checking, entry, ['reorder'], `The call ${screen.reorder} does "${does}"`);
}

const writes = (verb: string): boolean => verb === 'create' || verb === 'update' || verb === 'delete';

function checkRepeats(checking: Checking, entry: Entry, screen: ListScreen): void {
  once(checking, entry, placed(['columns'], screen.columns), ({ field }) => field, 'field', 'The column');
  once(
    checking,
    entry,
    placed(['filters', 'fields'], screen.filters?.fields),
    ({ name }) => name,
    'name',
    'The filter',
  );
  once(
    checking,
    entry,
    placed(
      ['row'],
      screen.row?.filter((action) => !action.when),
    ),
    ({ label }) => label,
    'label',
    'The control',
  );
}

function once<T>(
  checking: Checking,
  entry: Entry,
  items: readonly [Path, T][],
  nameOf: (item: T) => string | undefined,
  key: string,
  what: string,
): void {
  const seen = new Set<string>();
  for (const [path, item] of items) {
    const name = nameOf(item);
    if (name !== undefined && seen.has(name))
      at(checking, entry, [...path, key], `${what} ${JSON.stringify(name)} is there twice`);
    if (name !== undefined) seen.add(name);
  }
}

function checkPageSizes(checking: Checking, entry: Entry, { pageSizes, calls }: ListScreen, call: Call): void {
  const sizes = checking.artifacts.options[pageSizes];
  const inputs = { ...call.query?.properties, ...call.body?.properties };
  const most = inputs[call.list?.limit ?? 'page_limit']?.maximum;
  if (!sizes || !('constant' in sizes) || !Array.isArray(sizes.constant) || most === undefined) return;
  const largest = Math.max(...sizes.constant.map(Number));
  if (largest > most)
    at(
      checking,
      entry,
      ['pageSizes'],
      `${pageSizes} offers ${largest} rows, and the call ${calls?.list} gives ${most} at most`,
    );
}

function checkSort(checking: Checking, entry: Entry, { sort, views }: ListScreen, call: Call): void {
  const known = (call.sort ?? []).map((name) => name.replace(/^-/, ''));
  if (call.does !== 'list') return;
  for (const [path, { sort: order }] of [[[], { sort }], ...placed(['views', 'tabs'], views?.tabs)] as const) {
    if (!order || known.includes(order.field)) continue;
    const sentence = `The call ${call.id} does not sort by ${JSON.stringify(order.field)}`;
    const cure = didYouMean(order.field, known) ?? 'name it in the call\'s "sort"';
    at(checking, entry, [...path, 'sort', 'field'], sentence, cure);
  }
}

/** Of a view: the other columns are there anyway. */
function checkViewColumns(checking: Checking, entry: Entry, { columns, views }: ListScreen): void {
  const optional = columns.flatMap(({ field, optional }) => (field && optional ? [field] : []));
  for (const [path, tab] of placed(['views', 'tabs'], views?.tabs))
    for (const [place, name] of placed([...path, 'columns'], tab.columns))
      if (!optional.includes(name))
        at(checking, entry, place, `${JSON.stringify(name)} is no optional column`, didYouMean(name, optional));
}
