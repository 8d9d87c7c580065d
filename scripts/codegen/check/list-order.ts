import type { Call } from '../../../src/shared/documents/call.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Condition } from '../../../src/shared/documents/gate.ts';
import type { ListScreen } from '../../../src/shared/documents/screen.ts';
import { restFilters } from '../../../src/shared/screens/rest-filters.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { allProperties, checkField } from './entity-fields.ts';

/** What a list is sorted or narrowed by: a field that is not there, or that its reader may not know of, answers an error. */
export function checkListOrder(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'entity')) checkUsual(checking, entry);
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (screen?.kind !== 'list' || screen.calls?.getList) continue;
    const call = checking.artifacts.calls[screen.calls?.list ?? ''];
    const entity = checking.artifacts.entities[call?.entity ?? screen.resource];
    // What a handler of its own makes of an order, it knows itself.
    if (!entity || (screen.calls?.list && call?.does !== 'list')) continue;
    const gate = call ? call.gate : entity.api?.list;
    if (!call) checkThere(checking, entry, screen, entity);
    for (const [path, field, own] of [...sorted(screen), ...narrowed(screen, entity, call)])
      checkRead(checking, entry, path, entity, field, [gate, own]);
  }
}

/** A place, the property that it names, and the gate of the place. */
type Asked = readonly [path: Path, field: string | undefined, gate?: string];

const orders = ({ sort, views }: ListScreen): Asked[] =>
  [[[], { sort }] as const, ...placed(['views', 'tabs'], views?.tabs)].map(([path, { sort: order, ...tab }]) => [
    [...path, 'sort', 'field'],
    order?.field,
    'gate' in tab ? tab.gate : undefined,
  ]);

const sorted = (screen: ListScreen): Asked[] => [
  ...orders(screen),
  ...placed(['columns'], screen.columns).map(
    ([path, { field, sortable, gate }]): Asked => [[...path, 'sortable'], sortable ? field : undefined, gate],
  ),
];

function narrowed({ filters }: ListScreen, { schema }: Entity, call: Call | undefined): Asked[] {
  const compared = restFilters(schema.properties);
  return placed(['filters', 'fields'], filters?.fields).map(([path, { name, gate }]) => [
    [...path, 'name'],
    (call ? call.filters?.[name] : compared.get(name))?.property,
    gate,
  ]);
}

/** What a call sorts by, it says itself. */
function checkThere(checking: Checking, entry: Entry, screen: ListScreen, entity: Entity): void {
  const labels = Object.entries(entity.schema.properties).flatMap(([name, schema]) =>
    schema['x-label'] ? [[`${name}__name`, schema]] : [],
  );
  const known = { ...allProperties(checking, entity), ...Object.fromEntries(labels) };
  for (const [path, field] of orders(screen)) if (field !== undefined) checkField(checking, entry, path, field, known);
}

function checkRead(
  checking: Checking,
  entry: Entry,
  path: Path,
  { schema }: Entity,
  field: string | undefined,
  gates: readonly (string | undefined)[],
): void {
  const read = schema.properties[field?.replace(/__name$/, '') ?? '']?.['x-read'];
  if (!read || gates.some((gate) => demands(checking, gate, read))) return;
  const sentence = `Only whom the gate ${read} lets read ${field} may ask for this; others would see an error and no rows`;
  const cure =
    path.at(-1) === 'field'
      ? 'choose another field, or ask for that gate in the list'
      : `say "gate": "${read}" beside it`;
  at(checking, entry, path, sentence, cure);
}

/** The order of every list that names none. */
function checkUsual(checking: Checking, entry: Entry): void {
  const entity = checking.artifacts.entities[entry.id];
  const order = entity?.storage.order;
  const read = entity?.schema.properties[order ?? '']?.['x-read'];
  if (!entity || !read) return;
  const lists = Object.values(checking.artifacts.calls).filter(
    (call) => call.entity === entry.id && call.does === 'list',
  );
  const gates = [...lists.map(({ gate }) => gate), ...(entity.api?.list ? [entity.api.list] : [])];
  if (gates.every((gate) => demands(checking, gate, read))) return;
  const sentence = `Lists are sorted by ${order}, which only the gate ${read} lets be read`;
  at(checking, entry, ['storage', 'order'], sentence, 'leave out its "x-read", or choose another field');
}

/** Whether nobody passes a gate whom another one refuses. */
function demands(checking: Checking, id: string | undefined, wanted: string, path: readonly string[] = []): boolean {
  const gate = checking.artifacts.gates[id ?? ''];
  if (id === wanted) return true;
  return gate !== undefined && !path.includes(gate.id) && asks(checking, gate.needs, wanted, [...path, gate.id]);
}

function asks(checking: Checking, needs: Condition, wanted: string, path: readonly string[]): boolean {
  if ('gate' in needs) return demands(checking, needs.gate, wanted, path);
  return 'all' in needs && needs.all.some((inner) => asks(checking, inner, wanted, path));
}
