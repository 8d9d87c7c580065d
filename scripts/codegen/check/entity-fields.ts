import { columnPlans, columnType } from '../../../src/server/db/columns.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { recordProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { eachSchema } from '../walk.ts';
import { checkValue } from './allowed-values.ts';
import { checkBuckets } from './buckets.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** Fields that an entity's document names and does not have; values that its states do not know; tables claimed twice. */
export function checkEntities(checking: Checking): void {
  const tables = new Map<string, string>();
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity) continue;
    for (const [path, name] of namedFields(entity)) checkField(checking, entry, path, name, entity.schema.properties);
    checkRequired(checking, entry, entity);
    checkLabels(checking, entry, entity);
    checkStates(checking, entry, entity);
    checkSecrets(checking, entry, entity);
    checkRenamed(checking, entry, entity);
    checkKinds(checking, entry, entity);
    checkTyped(checking, entry, entity);
    checkUniqueValues(checking, entry, entity);
    checkSealed(checking, entry, entity);
    checkBuckets(checking, entry, entity);
    checkAudited(checking, entry, entity);
    const { table } = entity.storage;
    const other = tables.get(table);
    if (other) at(checking, entry, ['storage', 'table'], `The table ${table} belongs to ${other} already`);
    tables.set(table, entry.id);
  }
}

/** Says that a name is none of these properties. */
export function checkField(
  checking: Checking,
  entry: Entry,
  path: Path,
  name: string,
  properties: object,
  of = 'entity',
): void {
  if (Object.hasOwn(properties, name)) return;
  const renamed = Object.entries(properties).find(([, schema]) => (schema as Schema)['x-renamed-from'] === name);
  const hint = renamed ? `it is now called ${JSON.stringify(renamed[0])}` : didYouMean(name, Object.keys(properties));
  at(checking, entry, path, `The ${of} has no field ${JSON.stringify(name)}`, hint);
}

/** Every property of the entity's records, what the engine adds included. */
export const allProperties = (
  checking: Pick<Checking, 'artifacts'>,
  entity: Entity,
): Readonly<Record<string, Schema>> => ({
  id: {},
  version: {},
  createdAt: {},
  updatedAt: {},
  ...recordProperties(entity, checking.artifacts.entities),
});

export function namedFields(entity: Entity): [Path, string][] {
  const { storage, states } = entity;
  const single: [Path, string | undefined][] = [
    [['display'], entity.display === 'id' ? undefined : entity.display],
    [['person'], entity.person === 'id' ? undefined : entity.person],
    [['auditPerson'], entity.auditPerson],
    [['storage', 'order'], storage.order],
    [['states', 'field'], states?.field],
  ];
  const unique = placed(['storage', 'unique'], storage.unique).flatMap(([path, { properties, where }]) => [
    ...placed([...path, 'properties'], properties),
    ...Object.keys(where ?? {}).map((name): [Path, string] => [[...path, 'where', name], name]),
  ]);
  const alone = placed(['storage', 'single'], storage.single).flatMap(([path, { property, among }]) => [
    [[...path, 'property'], property] as [Path, string],
    ...placed([...path, 'among'], among),
  ]);
  const indexed = placed(['storage', 'indexes'], storage.indexes).flatMap(([path, { properties }]) =>
    placed([...path, 'properties'], properties)
      .map(([at, name]): [Path, string] => [at, name.replace(/^-/, '')])
      .filter(([, name]) => name !== 'createdAt' && name !== 'updatedAt'),
  );
  const packed = placed(['storage', 'packed'], storage.packed).filter(
    ([, name]) => name !== 'id' && name !== 'createdAt' && name !== 'updatedAt',
  );
  const named = single.filter((pair): pair is [Path, string] => pair[1] !== undefined);
  const texts = [...placed(['storage', 'search'], storage.search), ...placed(['storage', 'tracked'], storage.tracked)];
  const covered = placed(['storage', 'covered'], storage.covered);
  return [...named, ...texts, ...packed, ...covered, ...unique, ...alone, ...indexed];
}

function checkRequired(checking: Checking, entry: Entry, entity: Entity): void {
  (entity.schema.required ?? []).forEach((name, index) => {
    checkField(checking, entry, ['schema', 'required', index], name, entity.schema.properties);
  });
}

function checkLabels(checking: Checking, entry: Entry, entity: Entity): void {
  for (const [name, schema] of Object.entries(entity.schema.properties)) {
    const related = checking.artifacts.entities[schema['x-relation'] ?? ''];
    const path = ['schema', 'properties', name, 'x-label'];
    const label = schema['x-label'];
    if (schema['x-public-label'] && !schema['x-relation'])
      at(
        checking,
        entry,
        [...path.slice(0, -1), 'x-public-label'],
        'x-public-label speaks of a related record, but there is no x-relation',
      );
    if (label && !schema['x-relation'])
      at(checking, entry, path, 'x-label says a field of a related entity, but there is no x-relation');
    else if (label && related)
      checkField(checking, entry, path, label, related.schema.properties, `entity ${related.id}`);
  }
}

function checkSealed(checking: Checking, entry: Entry, entity: Entity): void {
  for (const [name, schema] of Object.entries(entity.schema.properties)) {
    const sealed = schema['x-sealed'];
    if (!sealed) continue;
    const path = ['schema', 'properties', name, 'x-sealed'];
    checkField(checking, entry, [...path, 'for'], sealed.for, entity.schema.properties);
    for (const [field, value] of Object.entries(sealed.lost ?? {})) {
      checkField(checking, entry, [...path, 'lost', field], field, entity.schema.properties);
      checkValue(checking, entry, [...path, 'lost', field], field, entity.schema.properties[field], value);
    }
  }
}

function checkStates(checking: Checking, entry: Entry, entity: Entity): void {
  const { states } = entity;
  const field = entity.schema.properties[states?.field ?? ''];
  if (!states || !field) return;
  const values = field.enum;
  if (!values) {
    if (field['x-options']) return;
    at(checking, entry, ['states', 'field'], `The field ${states.field} has no list of values`, 'give it "x-options"');
    return;
  }
  const check = (path: Path, value: string | undefined) => {
    if (value === undefined || values.includes(value)) return;
    const hint = didYouMean(value, values.map(String));
    at(checking, entry, ['states', ...path], `The field ${states.field} has no value ${JSON.stringify(value)}`, hint);
  };
  check(['initial'], states.initial);
  check(['deleted'], states.deleted);
  states.moves.forEach((move, index) => {
    check(['moves', index, 'from'], move.from);
    check(['moves', index, 'to'], move.to);
  });
  if (states.deleted !== undefined) checkNeverEmpty(checking, entry, entity, states.field, states.initial);
}

/** SQL does not know of an empty value that it is another than the one that means gone. */
function checkNeverEmpty(checking: Checking, entry: Entry, entity: Entity, name: string, initial: string): void {
  const plan = columnPlans(entity).find(({ property }) => property === name);
  if (!plan || plan.notNull) return;
  const { type, enum: values } = plan.schema;
  const takesNull = [type].flat().includes('null') || values?.includes(null);
  at(
    checking,
    entry,
    ['schema', 'properties', name],
    `The field ${name} may be empty, and a record without it would be hidden like one that is gone`,
    takesNull ? 'take null out of what it may be' : `give it "default": ${JSON.stringify(initial)}`,
  );
}

/** A secret is never answered: what finds, names or sorts a record by one would tell it. */
function checkSecrets(checking: Checking, entry: Entry, { display, storage, schema }: Entity): void {
  const shown: [Path, string][] = [[['display'], display], ...placed(['storage', 'search'], storage.search)];
  for (const [path, name] of shown) {
    if (schema.properties[name]?.['x-sensitive'] !== 'secret') continue;
    at(checking, entry, path, `The field ${name} is a secret, which nobody is shown`, 'name another');
  }
}

function checkRenamed(checking: Checking, entry: Entry, { schema: { properties } }: Entity): void {
  for (const [name, property] of Object.entries(properties)) {
    eachSchema(property, (sub, place) => {
      if (sub['x-renamed-from'] === undefined || place.length === 0 || place[0] === 'allOf') return;
      const path = ['schema', 'properties', name, ...place, 'x-renamed-from'];
      at(checking, entry, path, `Inside of ${name} nothing has a column that is renamed`, 'keep the former name there');
    });
    const former = property['x-renamed-from'];
    if (former === undefined || !Object.hasOwn(properties, former)) continue;
    const path = ['schema', 'properties', name, 'x-renamed-from'];
    at(checking, entry, path, `There still is a property ${former}`, 'leave "x-renamed-from" out, or remove that one');
  }
}

/** The hand-made order is counted; the person of a record is one. */
function checkKinds(checking: Checking, entry: Entry, entity: Entity): void {
  const {
    storage: { order },
    person: about,
    auditPerson,
    schema,
  } = entity;
  const place = schema.properties[order ?? ''];
  if (place && ![place.type].flat().includes('integer'))
    at(checking, entry, ['storage', 'order'], `The field ${order} is no whole number`, 'an order counts from 1');
  const person = schema.properties[about ?? ''];
  if (about && about !== 'id' && person && !person['x-relation'])
    at(checking, entry, ['person'], `The field ${about} has no "x-relation"`, 'it holds the id of the person');
  const whose = schema.properties[auditPerson ?? ''];
  if (auditPerson && about)
    at(checking, entry, ['auditPerson'], 'Lines of the audit are about the `person`', 'leave out `auditPerson`');
  else if (auditPerson && whose && !whose['x-relation'])
    at(
      checking,
      entry,
      ['auditPerson'],
      `The field ${auditPerson} has no "x-relation"`,
      'it holds the id of the person',
    );
}

/** A line of the audit tells about whom it is. */
function checkAudited(checking: Checking, entry: Entry, { schema, person: about, ...entity }: Entity): void {
  if (about === undefined || entity.storage.system || entity.auditGate !== undefined) return;
  const { 'x-relation': isOther, 'x-read': read } = schema.properties[about] ?? {};
  const { entities } = checking.artifacts;
  for (const [name, { 'x-relation': to = '' }] of Object.entries(schema.properties))
    if (entity.audit !== undefined && name !== about && entities[to]?.auditGate !== undefined)
      at(
        checking,
        entry,
        ['schema', 'properties', name],
        `Not everyone reads the audit of ${to}, and lines about this person would tell of it`,
        'name who reads them in `auditGate`',
      );
  if (isOther !== undefined && read !== undefined)
    at(
      checking,
      entry,
      ['person'],
      `Not everyone may read the field ${about}, and lines of the audit would tell it`,
      'name who reads them in `auditGate`',
    );
}

function checkTyped(checking: Checking, entry: Entry, { schema: { properties } }: Entity): void {
  for (const [name, { type, enum: values, const: only, allOf, ...more }] of Object.entries(properties)) {
    if (type ?? values ?? only ?? allOf ?? more.oneOf ?? more.anyOf ?? more['x-options']) continue;
    const hint = 'give it a "type", "x-options" or "x-relation"';
    const written = (entry.value as Entity).schema.properties[name];
    const place = ['schema', 'properties', name, ...(written?.allOf ? ['allOf', 0] : [])];
    at(checking, entry, place, `Nothing says what ${name} holds`, hint);
  }
}

function checkUniqueValues(checking: Checking, entry: Entry, { storage, schema }: Entity): void {
  for (const [path, { property }] of placed(['storage', 'single'], storage.single))
    checkValue(checking, entry, [...path, 'property'], property, schema.properties[property], true);
  for (const [path, { where }] of placed(['storage', 'unique'], storage.unique)) {
    const place = [...path, 'where'];
    if (where && Object.keys(where).length === 0)
      at(checking, entry, place, 'No value is named, so that every record counts', 'leave "where" out');
    for (const [name, value] of Object.entries(where ?? {})) {
      checkValue(checking, entry, [...place, name], name, schema.properties[name], value);
      checkCompared(checking, entry, [...place, name], name, schema.properties[name]);
    }
  }
}

/** The database compares a text: of a date or an id, one that is none would end it. */
function checkCompared(checking: Checking, entry: Entry, path: Path, name: string, schema: Schema | undefined): void {
  if (![schema?.type].flat().includes('string') || columnType(schema ?? {}).make === 'text') return;
  at(checking, entry, path, `${name} is no plain text`, 'name a field with a list of values');
}
