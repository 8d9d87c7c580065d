import type { Call } from '../../../src/shared/documents/call.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { DialogScreen, ListScreen } from '../../../src/shared/documents/screen.ts';
import { filterControl, filterValue } from '../../../src/shared/screens/filters.ts';
import { relationSource } from '../../../src/shared/screens/relation-source.ts';
import { isSearchable, restFilters } from '../../../src/shared/screens/rest-filters.ts';
import { submissionOf } from '../../../src/shared/screens/submission.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { listParameters } from '../shapes/parameters.ts';
import { recordProperties } from '../shapes/record-shapes.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind, placed } from './checking.ts';

/** What screens send to lists and calls, and how lists are searched and filtered: all of it must be known there. */
export function checkInputs(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'screen')) {
    const screen = checking.artifacts.screens[entry.id];
    if (screen?.planned) continue;
    if (screen?.kind === 'list') checkList(checking, entry, screen);
    if (screen?.kind === 'dialog') checkSent(checking, entry, screen);
  }
  for (const entry of entriesOfKind(checking, 'entity')) checkSearched(checking, entry);
  for (const entry of entriesOfKind(checking, 'call')) checkCompared(checking, entry);
}

function checkList(checking: Checking, entry: Entry, screen: ListScreen): void {
  const entity = checking.artifacts.entities[screen.resource];
  const id = screen.calls?.list ?? screen.calls?.getList;
  const call = checking.artifacts.calls[id ?? ''];
  // What a call without an answer lacks is said there.
  if (!entity || (id && !call) || (call && !call.does && !call.answers)) return;
  for (const [path, filter] of placed(['filters', 'fields'], screen.filters?.fields)) {
    const value = filterValue(filter.name, call, entity);
    if (!value) {
      unknownInput(checking, entry, [...path, 'name'], filter.name, call, entity);
      continue;
    }
    const { kind } = filterControl(filter, value, screen.filters?.call !== undefined);
    if (screen.filters?.shown === 'bar' && kind !== 'choices' && kind !== 'period')
      at(checking, entry, path, 'Above the rows stand choices and periods only', 'leave "shown" out for a drawer');
    const related = value.schema['x-relation'];
    if (kind === 'relation' && !relationSource({}, checking.artifacts.entities[related ?? '']))
      noChoices(checking, entry, path, related, 'a "call" under "filters" that offers its values');
  }
  for (const name of call ? [] : Object.keys(screen.send ?? {}))
    if (!filterValue(name, call, entity)) unknownInput(checking, entry, ['send', name], name, call, entity);
  const { search } = listParameters(call?.list);
  if (screen.search && call && !call.does && !filterValue(search, call, entity))
    at(
      checking,
      entry,
      ['search'],
      `The call ${call.id} takes no text to search for`,
      `add ${JSON.stringify(search)} to what it takes`,
    );
}

function unknownInput(
  checking: Checking,
  entry: Entry,
  path: Path,
  name: string,
  call: Call | undefined,
  entity: Entity,
): void {
  const known = call
    ? Object.keys({ ...call.query?.properties, ...call.body?.properties })
    : [...restFilters(entity.schema.properties).keys()];
  const whose = call ? `call ${call.id}` : `simple REST of ${entity.id}`;
  at(checking, entry, path, `The ${whose} has no filter ${JSON.stringify(name)}`, didYouMean(name, known));
}

/** A relation can be set to nothing. */
export function noChoices(
  checking: Checking,
  entry: Entry,
  path: Path,
  related: string | undefined,
  otherwise: string,
): void {
  const hint = `give it ${otherwise}, or the entity simple REST: "api": { "list": … }`;
  at(checking, entry, path, `Nothing offers the records of ${related} to choose from`, hint);
}

/** What a dialog sends besides its form's values. */
function checkSent(checking: Checking, entry: Entry, screen: DialogScreen): void {
  const { forms, calls, entities } = checking.artifacts;
  const form = forms[screen.form ?? ''];
  if (!screen.send || !form || screen.component) return;
  const { call: id } = submissionOf(screen, calls[form.call ?? ''], true);
  const call = calls[id ?? ''];
  const entity = entities[screen.resource ?? ''];
  if (id ? !call : !entity) return;
  const inCall = { ...call?.params?.properties, ...call?.query?.properties, ...call?.body?.properties };
  const known = Object.keys(call ? inCall : (entity?.schema.properties ?? {}));
  for (const name of Object.keys(screen.send).filter((one) => !known.includes(one))) {
    const whose = call ? `call ${call.id} takes` : `entity ${entity?.id} has`;
    at(checking, entry, ['send', name], `The ${whose} no ${JSON.stringify(name)}`, didYouMean(name, known));
  }
}

function checkSearched(checking: Checking, entry: Entry): void {
  const entity = checking.artifacts.entities[entry.id];
  for (const [path, name] of placed(['storage', 'search'], entity?.storage.search)) {
    const properties = entity?.schema.properties ?? {};
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema && !isSearchable(schema))
      at(
        checking,
        entry,
        path,
        `Text search cannot look into ${JSON.stringify(name)}`,
        'it looks into texts and numbers',
      );
  }
}

/** A part of what is no text. */
function checkCompared(checking: Checking, entry: Entry): void {
  const call = checking.artifacts.calls[entry.id];
  const entity = checking.artifacts.entities[call?.entity ?? ''];
  if (!call || !entity) return;
  const properties = recordProperties(entity, checking.artifacts.entities);
  for (const [name, { property, is }] of Object.entries(call.filters ?? {})) {
    const schema = properties[property];
    const path = ['filters', name, 'is'];
    if (!schema) continue;
    if (is === 'search' && !isSearchable(schema))
      at(
        checking,
        entry,
        path,
        `Nothing can be searched for in ${JSON.stringify(property)}`,
        'compare it by "in" or "equal"',
      );
  }
}
