import type { Call } from '../../../src/shared/documents/call.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';
import { namedFields } from './entity-fields.ts';

/** A field that the database is asked about, and whose it is. */
type Asked = readonly [path: Path, name: string, entity: Entity | undefined];

/** Fields that are computed once a record was found, where only what is stored will do. */
export function checkComputed(checking: Checking): void {
  const { entities, calls, screens } = checking.artifacts;
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = entities[entry.id];
    if (entity) checkAsked(checking, entry, [...ofEntity(entity), ...labelsOf(checking, entity)]);
  }
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = calls[entry.id];
    const entity = entities[call?.entity ?? ''];
    // What a handler of its own makes of them, it knows itself.
    if (call?.does && entity)
      checkAsked(checking, entry, [...ofCall(call, entity), ...columnsOf(checking, call, entity)]);
  }
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = screens[entry.id];
    if (screen) checkAsked(checking, entry, sortedBy(checking, screen));
  }
}

function checkAsked(checking: Checking, entry: Entry, asked: readonly Asked[]): void {
  for (const [path, name, entity] of asked) {
    if (!entity?.schema.properties[name]?.['x-virtual']) continue;
    const sentence = `The field ${name} is computed: nothing is found, sorted, indexed or labelled by it`;
    at(checking, entry, path, sentence, 'name one that is stored');
  }
}

/** What is only shown or told may be computed; what may be covered is said where that is checked. */
const others = ['display', 'auditPerson', 'storage/covered'];

const ofEntity = (entity: Entity): Asked[] =>
  namedFields(entity)
    .filter(([path]) => !others.includes(path.slice(0, 2).join('/')))
    .map(([path, name]) => [path, name, entity]);

const labelsOf = ({ artifacts }: Checking, { schema }: Entity): Asked[] =>
  Object.entries(schema.properties).map(([name, property]) => [
    ['schema', 'properties', name, 'x-label'],
    property['x-label'] ?? '',
    artifacts.entities[property['x-relation'] ?? ''],
  ]);

function ofCall(call: Call, entity: Entity): Asked[] {
  const { where, most, list, filters, views, sort, does } = call;
  const names = (path: Path, values: object | undefined): [Path, string][] =>
    Object.keys(values ?? {}).map((name) => [[...path, name], name]);
  const compared = Object.entries(filters ?? {}).map(([name, { property }]): [Path, string] => [
    ['filters', name, 'property'],
    property,
  ]);
  const viewed = Object.entries(views?.values ?? {}).flatMap(([name, view]) =>
    placed(['views', 'values', name, 'filters'], view.filters).map(([path, { property }]): [Path, string] => [
      [...path, 'property'],
      property,
    ]),
  );
  const inputs = call.query ? 'query' : 'body';
  const offered = does === 'values' ? call[inputs]?.properties.field?.enum : undefined;
  return [
    ...names(['where'], where),
    ...names(['most', 'where'], most?.where),
    ...Object.entries(list?.counts ?? {}).flatMap(([name, values]) => names(['list', 'counts', name], values)),
    ...compared,
    ...viewed,
    ...placed(['sort'], sort).map(([path, name]): [Path, string] => [path, name.replace(/^-/, '')]),
    ...(offered ?? []).flatMap((name): [Path, string][] =>
      typeof name === 'string' ? [[[inputs, 'properties', 'field', 'enum'], name]] : [],
    ),
  ].map(([path, name]) => [path, name, entity]);
}

/** Of related records the database is asked; of the call's own, what is computed of them as well. */
const columnsOf = ({ artifacts }: Checking, { columns = {} }: Call, entity: Entity): Asked[] =>
  Object.entries(columns).flatMap(([column, name]): Asked[] => {
    const [own = '', property] = name.split('.');
    const related = artifacts.entities[entity.schema.properties[own]?.['x-relation'] ?? ''];
    const path = ['columns', column];
    return property === undefined
      ? []
      : [
          [path, own, entity],
          [path, property, related],
        ];
  });

/** By a list of simple REST; what a call sorts by, it says. */
function sortedBy({ artifacts }: Checking, screen: Screen): Asked[] {
  if (screen.kind !== 'list' || screen.calls?.list || screen.calls?.getList) return [];
  const { columns, sort } = screen;
  const entity = artifacts.entities[screen.resource];
  return [
    ...placed(['columns'], columns).map(
      ([path, { field, sortable }]): Asked => [[...path, 'sortable'], (sortable && field) ?? '', entity],
    ),
    [['sort', 'field'], sort?.field ?? '', entity],
  ];
}
