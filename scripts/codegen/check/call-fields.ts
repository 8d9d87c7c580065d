import type { Call, CallFilter } from '../../../src/shared/documents/call.ts';
import { chosenIn, pathParameters, recordParameter } from '../../../src/shared/documents/call-parts.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import { isObject, type Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { hasBody } from '../shapes/parameters.ts';
import { systemProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';
import { allProperties, checkField } from './entity-fields.ts';

/** What a call says of its path, its inputs and its entity. */
export function checkCalls(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = checking.artifacts.calls[entry.id];
    if (!call) continue;
    checkService(checking, entry, call);
    checkParameters(checking, entry, call);
    checkAsks(checking, entry, call);
    const entity = checking.artifacts.entities[call.entity ?? ''];
    if (!entity) continue;
    checkNamedFields(checking, entry, call, entity);
    checkUnique(checking, entry, call, entity);
    checkCursor(checking, entry, call, entity);
    checkValuesAsked(checking, entry, call, entity);
  }
  checkPaths(checking);
}

function checkService(checking: Checking, entry: Entry, call: Call): void {
  for (const key of ['rate', 'audit'] as const)
    if (call[key] === undefined) {
      // Perhaps what it is like should have said it.
      const place = /"like"\s*:/.test(entry.document.text) ? ['like'] : [];
      at(checking, entry, place, `The call says no "${key}"`, `say it, or a default for ${call.method}`);
    }
  if (call.does && !call.entity) at(checking, entry, ['does'], `"does": "${call.does}" needs an "entity"`);
  const declared = entry.value as Partial<Call>;
  if (!call.does && Object.keys(call.answers ?? {}).length === 0) {
    at(
      checking,
      entry,
      [],
      'The call declares no "answers"',
      'say what a success answers, or let the engine serve it with "does"',
    );
  } else if (declared.answers && Object.keys(declared.answers).length === 0)
    at(checking, entry, ['answers'], 'Nothing is answered', 'leave "answers" out: the engine makes it');
  if (call.does === 'list' && !call.list)
    at(checking, entry, ['does'], 'A list needs "list": where its rows and its total stand');
  if (call.does === 'export' && !call.exports)
    at(checking, entry, ['does'], 'A file needs "exports": its columns, and where it is noted');
  if ((call.does === 'sign-out') !== (call.sessions !== undefined))
    at(checking, entry, [call.does ? 'does' : 'sessions'], '"does": "sign-out" and "sessions" stand together');
  if (!hasBody(call) && declared.body) at(checking, entry, ['body'], `${call.method} has no body`, 'use "query"');
  const entity = checking.artifacts.entities[call.entity ?? ''];
  if (call.does === 'reorder' && entity && !entity.storage.order) {
    at(checking, entry, ['does'], `The entity ${call.entity} keeps no order`, 'name the field in its "storage.order"');
  }
  const lists = Object.values(call.body?.properties ?? {}).filter(({ type }) => type === 'array');
  if (call.does === 'reorder' && lists.length !== 1)
    at(
      checking,
      entry,
      ['body'],
      `The body of a reordering has ${lists.length} lists`,
      'it has one: the ids in their new order',
    );
}

function checkParameters(checking: Checking, entry: Entry, call: Call): void {
  const inPath = pathParameters(call.path);
  const declared = Object.keys((entry.value as Partial<Call>).params?.properties ?? {});
  for (const name of declared.filter((one) => !inPath.includes(one))) {
    at(checking, entry, ['params', 'properties', name], `The path has no {${name}}`, didYouMean(name, inPath));
  }
  for (const name of call.does === 'list' ? inPath : []) {
    if (name in (call.filters ?? {}) || name === call.company || isCompared(call, name)) continue;
    const hint = `name it in "filters": "${name}": { "property": …, "is": "equal" }`;
    at(checking, entry, ['path'], `The list does not look at {${name}}`, hint);
  }
  for (const [index, alias] of (call.aliases ?? []).entries()) {
    const own = pathParameters(alias);
    if (own.length === inPath.length && own.every((name) => inPath.includes(name))) continue;
    at(checking, entry, ['aliases', index], `The alias has other parameters than the path ${call.path}`);
  }
  const known = { ...call.params?.properties, ...call.query?.properties, ...call.body?.properties };
  const named: [string, Path, string | undefined][] = [
    ['record', ['record'], recordParameter(call) === call.record ? call.record : undefined],
    ['company', ['company'], call.company],
    ['credentials', ['credentials', 'login'], call.credentials?.login],
    ['credentials', ['credentials', 'password'], call.credentials?.password],
  ];
  for (const [, path, name] of named) {
    if (name !== undefined && !(name in known)) {
      at(checking, entry, path, `The call takes no ${JSON.stringify(name)}`, didYouMean(name, Object.keys(known)));
    }
  }
}

const isCompared = ({ where = {} }: Call, name: string): boolean =>
  Object.values(where).some((value) => isObject(value) && value.given === name);

/** Questions stand for errors of the call, and are answered in its body. */
function checkAsks(checking: Checking, entry: Entry, call: Call): void {
  for (const [error, { send }] of Object.entries(call.asks ?? {})) {
    const errors = Object.keys(call.errors ?? {});
    if (!errors.includes(error))
      at(checking, entry, ['asks', error], `The call has no error ${JSON.stringify(error)}`, didYouMean(error, errors));
    const taken = Object.keys(call.body?.properties ?? {});
    for (const name of Object.keys(send).filter((one) => !taken.includes(one)))
      at(
        checking,
        entry,
        ['asks', error, 'send', name],
        `The call takes no ${JSON.stringify(name)}`,
        didYouMean(name, taken),
      );
  }
  if (call.asks && call.multipart) at(checking, entry, ['asks'], 'A call with files asks nothing');
}

function checkNamedFields(checking: Checking, entry: Entry, call: Call, entity: Entity): void {
  const fields = allProperties(checking, entity);
  const of = `entity ${entity.id}`;
  for (const [index, name] of (call.returns ?? []).entries())
    if (!isSecret(checking, entry, ['returns', index], name, entity))
      checkField(checking, entry, ['returns', index], name, fields, of);
  for (const [index, name] of (call.sort ?? []).entries()) {
    const plain = name.replace(/^-/, '');
    if (!isSecret(checking, entry, ['sort', index], plain, entity))
      checkField(checking, entry, ['sort', index], plain, fields, of);
  }
  for (const name of Object.keys(call.where ?? {})) checkField(checking, entry, ['where', name], name, fields, of);
  for (const name of Object.keys(call.set ?? {})) checkField(checking, entry, ['set', name], name, fields, of);
  for (const [error, values] of Object.entries(call.only ?? {})) {
    checkError(checking, entry, ['only', error], call, error);
    for (const name of Object.keys(values)) checkField(checking, entry, ['only', error, name], name, fields, of);
  }
  if (call.most) checkError(checking, entry, ['most', 'error'], call, call.most.error);
  for (const [name] of Object.entries(call.most?.where ?? {}))
    checkField(checking, entry, ['most', 'where', name], name, fields, of);
  for (const [name, values] of Object.entries(call.list?.counts ?? {}))
    for (const field of Object.keys(values))
      checkField(checking, entry, ['list', 'counts', name, field], field, fields, of);
  for (const [name, path] of Object.entries(call.columns ?? {}))
    checkColumn(checking, entry, ['columns', name], path, entity);
  for (const [name, filter] of Object.entries(call.filters ?? {})) {
    checkField(checking, entry, ['filters', name, 'property'], filter.property, fields, of);
    checkComparison(checking, entry, ['filters', name], filter, entity);
  }
  for (const [name, view] of Object.entries(call.views?.values ?? {})) {
    view.filters.forEach((filter, index) => {
      const place = ['views', 'values', name, 'filters', index];
      checkField(checking, entry, [...place, 'property'], filter.property, fields, of);
      const given = [filter.value, filter.constant, filter.actor].filter((one) => one !== undefined);
      if (given.length !== 1)
        at(checking, entry, place, 'The view compares with nothing', 'it has exactly one of value, constant, actor');
      if (filter.actor && (filter.is !== 'equal' || !entity.schema.properties[filter.property]?.['x-relation']))
        at(
          checking,
          entry,
          place,
          'The view compares with a person',
          'its property is a relation, and `is` is "equal"',
        );
    });
  }
}

/** A field of the entity, or of the record that one of its fields names. */
function checkColumn(checking: Checking, entry: Entry, path: Path, column: string, entity: Entity): void {
  const [own = '', property] = column.split('.');
  checkField(checking, entry, path, own, allProperties(checking, entity), `entity ${entity.id}`);
  if (isSecret(checking, entry, path, own, entity) || property === undefined) return;
  const schema = entity.schema.properties[own];
  if (!schema) return;
  const related = checking.artifacts.entities[schema['x-relation'] ?? ''];
  if (!related) {
    at(checking, entry, path, `The field ${own} names no other record`, 'only a relation has fields of its own');
    return;
  }
  checkField(checking, entry, path, property, allProperties(checking, related), `entity ${related.id}`);
  isSecret(checking, entry, path, property, related);
}

export function checkError(checking: Checking, entry: Entry, path: Path, call: Call, error: string): void {
  const known = Object.keys(call.errors ?? {});
  if (known.includes(error)) return;
  at(
    checking,
    entry,
    path,
    `The call has no error ${JSON.stringify(error)}`,
    didYouMean(error, known) ?? 'declare it in "errors"',
  );
}

/** A secret is never answered, and sorting by one would tell it. */
function isSecret(checking: Checking, entry: Entry, path: Path, name: string, { schema }: Entity): boolean {
  if (schema.properties[name]?.['x-sensitive'] !== 'secret') return false;
  at(checking, entry, path, `The field ${name} is a secret`, 'it is never told');
  return true;
}

/** A filter tells what it compares with: not a secret. `from` and `to` need an order that people know. */
function checkComparison(
  checking: Checking,
  entry: Entry,
  path: Path,
  { property, is, periods }: CallFilter,
  entity: Entity,
): void {
  if ((is === 'within') !== (periods !== undefined))
    at(
      checking,
      entry,
      [...path, 'is'],
      'A period needs both "within" and "periods"',
      'the option list that names them',
    );
  const field = allProperties(checking, entity)[property];
  if (!field) return;
  if (isSecret(checking, entry, [...path, 'property'], property, entity)) return;
  const isOrdered = field.format || ['integer', 'number'].some((type) => [field.type].flat().includes(type as never));
  const isTime = field.format === 'date' || field.format === 'date-time';
  if (is === 'within' && !isTime)
    at(checking, entry, [...path, 'is'], `The field ${property} is no day`, 'periods are of dates and times');
  if ((is === 'from' || is === 'to') && !isOrdered)
    at(
      checking,
      entry,
      [...path, 'is'],
      `The field ${property} has no order for "${is}"`,
      'use it on numbers and dates',
    );
}

/** An error may stand for a broken uniqueness, which the entity must have. */
function checkUnique(checking: Checking, entry: Entry, call: Call, entity: Entity): void {
  const rules = (entity.storage.unique ?? []).map((rule) => rule.name);
  for (const [name, { unique }] of Object.entries(call.errors ?? {})) {
    if (unique === undefined || rules.includes(unique)) continue;
    const sentence = `The entity ${entity.id} has no unique rule ${JSON.stringify(unique)}`;
    at(checking, entry, ['errors', name, 'unique'], sentence, didYouMean(unique, rules));
  }
}

/** A cursor says where a row stands by its values: a field that may be empty, or one of another record, has no place. */
function checkCursor(checking: Checking, entry: Entry, { list, sort = [] }: Call, { schema, storage }: Entity): void {
  if (!list?.cursor) return;
  if (sort.length === 0) at(checking, entry, ['list', 'cursor'], 'A list with cursors says its order', 'in "sort"');
  const sure = [...(schema.required ?? []), 'id', ...(storage.system ? [] : Object.keys(systemProperties))];
  for (const [index, name] of sort.entries())
    if (!sure.includes(name.replace(/^-/, '')))
      at(
        checking,
        entry,
        ['sort', index],
        `Rows may have no ${name.replace(/^-/, '')}, so no cursor can say where they are`,
      );
}

/** Which fields one may ask the values of, the document says: of the others nobody is to know them. */
function checkValuesAsked(checking: Checking, entry: Entry, call: Call, { id, schema }: Entity): void {
  if (call.does !== 'values') return;
  const asked = { ...call.query?.properties, ...call.body?.properties }.field?.enum;
  if (!asked)
    at(checking, entry, ['does'], 'Nothing says the values of which fields', 'a parameter "field" with an "enum"');
  for (const name of asked ?? []) {
    const field = typeof name === 'string' ? schema.properties[name] : undefined;
    const place = [call.query ? 'query' : 'body', 'properties', 'field', 'enum'];
    if (![field?.type].flat().includes('string') || field?.['x-sensitive'] === 'secret')
      at(checking, entry, place, `The entity ${id} has no text ${JSON.stringify(name)}`);
  }
}

/** Two calls on one method and path, and nothing of the query to tell them apart: only one of them could ever be asked. */
function checkPaths(checking: Checking): void {
  const taken = new Map<string, string>();
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = checking.artifacts.calls[entry.id];
    if (!call) continue;
    [call.path, ...(call.aliases ?? [])].forEach((path, index) => {
      const key = `${call.method} ${path.replace(/\{\w+\}/g, '{}').replace(/\/+$/, '')}${chosenIn(call)}`;
      const other = taken.get(key);
      const place = index === 0 ? ['path'] : ['aliases', index - 1];
      if (other) at(checking, entry, place, `${call.method} ${path} is answered by ${other} already`);
      else taken.set(key, entry.id);
    });
  }
}
