import { dirname, join } from 'node:path';
import { columnName } from '../../src/server/db/columns.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { documentId } from '../../src/shared/documents/id.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import type { Screen } from '../../src/shared/documents/screen.ts';
import { type DocumentFile, type Documents, isObject, type Path, pathOf, pointerOf } from '../codegen/document.ts';
import { type Entry, entriesOf } from '../codegen/entries.ts';
import { Edits } from './edits.ts';
import {
  callsOf,
  callsOfDefaults,
  isAbout,
  isOf,
  type PropertyRename,
  type Renaming,
  renameFields,
  type Speaking,
  shows,
} from './field-names.ts';
import { leadsAlong, places } from './places.ts';

/** All that documents say of a property of an entity, under its new name. */
export function renameProperty(documents: Documents, artifacts: Artifacts, rename: PropertyRename): Edits {
  const edits = new Edits();
  const entries = entriesOf(documents);
  const own = entries.find((entry) => entry.kind === 'entity' && entry.id === rename.entity);
  if (!own) return edits;
  const speaking: Speaking = { calls: new Set(), answering: new Set(), forms: new Set() };
  const renaming = { ...rename, artifacts, speaking, defaults: callsOfDefaults(documents) };
  followReferences(documents, own.document, renaming, edits);
  for (const entry of entries) inFields(entry, renaming, edits);
  for (const call of Object.values(artifacts.calls)) noteServed(call, rename, speaking);
  inEntity(own, renaming, edits);
  for (const entry of entries) if (isOf(entry.document, renaming)) inCall(entry, renaming, edits);
  for (const { document } of entries)
    if (callsOf(document, renaming.defaults).some((id) => speaking.calls.has(id)))
      for (const member of ['body', 'takes']) inRequired(document, [member], rename.from, rename.to, edits);
  renameFields(documents, renaming, edits);
  for (const entry of entries) {
    if (entry.kind === 'form' && isAbout(entry.id, renaming)) inForm(entry, rename, edits);
    if (entry.kind === 'screen') inScreen(entry, renaming, edits);
  }
  inGates(entries, artifacts, rename, edits);
  inMessages(entries, artifacts, rename, edits);
  return edits;
}

/** The engine makes what the call takes and answers of the entity. */
function noteServed(call: Call, { entity, from }: PropertyRename, { calls, answering }: Speaking): void {
  if (call.entity !== entity || !call.does) return;
  if (Object.hasOwn(call.body?.properties ?? {}, from)) calls.add(call.id);
  if (!call.returns || call.returns.includes(from)) answering.add(call.id);
}

/** `$ref`s to the property, and keys of the same name that hold one. */
function followReferences(documents: Documents, home: DocumentFile, renaming: Renaming, edits: Edits): void {
  const { from, to, speaking } = renaming;
  const target = ['schema', 'properties', from];
  for (const document of documents.files) {
    for (const { path, value } of places(document.value)) {
      if (path.at(-1) !== '$ref' || typeof value !== 'string') continue;
      const [name = '', pointer = ''] = value.split('#', 2);
      const file = name === '' ? document.path : join(dirname(document.path), name);
      const steps = pathOf(pointer);
      if (file !== home.path || !leadsAlong(steps, target)) continue;
      edits.value(document, path, `${name}#${pointerOf(['schema', 'properties', to, ...steps.slice(3)])}`);
      const holder = path.slice(0, path.at(-3) === 'allOf' ? -3 : -1);
      if (!isProperty(holder, from)) continue;
      edits.key(document, holder, keyOf(holder, to));
      inRequired(document, aroundOf(holder), from, to, edits);
      noteCalls(document, holder, renaming);
      if (document.kind === 'form') speaking.forms.add(documentId(document.subject, document.stem));
    }
  }
}

/** By the place in the document of a call at which it has the property. */
function noteCalls(document: DocumentFile, [member]: Path, { defaults, speaking }: Renaming): void {
  const ids = callsOf(document, defaults);
  if (member === 'body' || member === 'takes') for (const id of ids) speaking.calls.add(id);
  if (member === 'answer' || member === 'answers') for (const id of ids) speaking.answering.add(id);
}

/** Keys that hold properties by their names. */
const holders = ['properties', 'each', 'takes', 'answer'];

const isProperty = (path: Path, name: string): boolean =>
  holders.includes(String(path.at(-2))) && [name, `${name}?`].includes(String(path.at(-1)));

/** The object whose property it is: some keys hold properties beside what they say of them. */
const aroundOf = (path: Path): Path => path.slice(0, path.at(-2) === 'properties' ? -2 : -1);

/** It goes on to be one that may be absent. */
const keyOf = (path: Path, name: string): string => (String(path.at(-1)).endsWith('?') ? `${name}?` : name);

/** What the object around the property says of its being there. */
function inRequired(document: DocumentFile, holder: Path, from: string, to: string, edits: Edits): void {
  const around = holder.map(String);
  renameTexts(
    document,
    [
      [...around, 'required'],
      [...around, 'optional'],
    ],
    from,
    to,
    edits,
  );
  renameKeys(document, [[...around, 'errorMessage', 'required']], from, to, edits);
}

function inEntity(own: Entry, { artifacts, entity, from, to }: Renaming, edits: Edits): void {
  const { document } = own;
  const path = ['schema', 'properties', from];
  const written = (own.value as Entity).schema.properties[from] ?? {};
  edits.key(document, path, to);
  inRequired(document, ['schema'], from, to, edits);
  // A table of the engine keeps its column.
  const isKept = artifacts.entities[entity]?.storage.system;
  const [mark, value] = isKept ? ['x-column', columnName(from, written)] : ['x-renamed-from', from];
  if (written['x-virtual'] && isKept) return;
  if (mark in written) edits.value(document, [...path, mark], value);
  else if ('$ref' in written) edits.beside(document, path, mark, value);
  else edits.member(document, path, mark, value);
}

/** Properties that the call's document declares by itself, at any depth, are those of its entity as well. */
function inCall({ document }: Entry, renaming: Renaming, edits: Edits): void {
  const { artifacts, entity, from, to } = renaming;
  const own = artifacts.entities[entity]?.schema.properties[from];
  renameTexts(document, [['dayFirst'], ['ignored'], ['also', '*']], from, to, edits);
  renameKeys(document, [['exports', 'table']], from, to, edits);
  for (const { path, value } of places(document.value)) {
    if (!isProperty(path, from) || !['body', 'takes', 'answer', 'answers'].includes(String(path[0]))) continue;
    if (!mayBe(value, own)) continue;
    edits.key(document, path, keyOf(path, to));
    noteCalls(document, path, renaming);
    inRequired(document, aroundOf(path), from, to, edits);
  }
}

/** Whether what is declared may be the property: the status that an answer has is a number. */
function mayBe(declared: unknown, own: Schema | undefined): boolean {
  if (!isObject(declared)) return false;
  const [given, held] = [typesOf(declared), typesOf(own ?? {})];
  return given.length === 0 || held.length === 0 || given.some((type) => held.includes(type));
}

function typesOf({ type, enum: values, const: only }: Schema): string[] {
  const named = [type ?? []].flat();
  const types = named.length > 0 ? named : [...(values ?? []), only ?? []].flat().map((value) => typeof value);
  return types.filter((one) => one !== 'null').map((one) => (one === 'integer' ? 'number' : one));
}

/** `fields` that inputs and answers take of the entity. */
function inFields({ id, kind, document }: Entry, renaming: Renaming, edits: Edits): void {
  const { artifacts, entity, from, to, speaking } = renaming;
  const groups = artifacts.entities[entity]?.schema.properties[from]?.['x-groups'] ?? [];
  const names = [from, ...groups.map((group) => `<${entity}#${group}>`)];
  for (const { path, value } of places(document.value)) {
    const { of, fields } = (value ?? {}) as { of?: unknown; fields?: unknown };
    if (of !== entity || !Array.isArray(fields) || !fields.some((name) => names.includes(name))) continue;
    renameTexts(document, [[...path.map(String), 'fields']], from, to, edits);
    inRequired(document, path, from, to, edits);
    noteCalls(document, path, renaming);
    if (kind === 'form') speaking.forms.add(id);
  }
}

/** Of widgets; the other names of fields are known as such. */
const formPlaces = ['auto', 'from'].map((member) => ['layout', 'widgets', '*', member]);

function inForm({ document }: Entry, { from, to }: PropertyRename, edits: Edits): void {
  renameTexts(document, formPlaces, from, to, edits);
}

function inScreen({ id, document }: Entry, renaming: Renaming, edits: Edits): void {
  const { artifacts, from, to, speaking } = renaming;
  const screen = artifacts.screens[id];
  if (!screen) return;
  const isShown = shows(screen, renaming);
  for (const { path, value } of places(document.value)) {
    const holder = path.at(-2);
    if (path.at(-1) === from) {
      const isSent = holder === 'send' && sentTo(artifacts, screen, path).some((call) => speaking.calls.has(call));
      const isBegun = holder === 'starts' && 'form' in screen && isAbout(screen.form ?? '', renaming);
      if (isSent || isBegun || (isShown && (holder === 'when' || holder === 'unless'))) edits.key(document, path, to);
    }
    // What a list sends is filled in with what it was opened with.
    const isGiven = screen.kind === 'list' && path[0] === 'send';
    if (isShown && !isGiven && typeof value === 'string' && value.includes(`{${from}}`))
      edits.value(document, path, value.replaceAll(`{${from}}`, `{${to}}`));
  }
}

/** The calls that a `send` may belong to. */
function sentTo({ forms }: Artifacts, screen: Screen, path: Path): string[] {
  const holder = path
    .slice(0, -2)
    .reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], screen);
  const { calls = {}, form = '' } = holder as { calls?: string | Record<string, string>; form?: string };
  return [...(typeof calls === 'string' ? [calls] : Object.values(calls)), forms[form]?.call ?? ''];
}

/** `own`, `other` and `is` of gates that the entity or its calls are opened by. */
function inGates(
  entries: readonly Entry[],
  artifacts: Artifacts,
  { entity, from, to }: PropertyRename,
  edits: Edits,
): void {
  const document = artifacts.entities[entity];
  const calls = Object.values(artifacts.calls).filter((call) => call.entity === entity);
  const asked = new Set([
    ...Object.values(document?.api ?? {}),
    ...Object.values(document?.schema.properties ?? {}).flatMap((own) => [own['x-read'], own['x-write']]),
    document?.auditGate,
    ...(document?.states?.moves ?? []).map((move) => move.gate),
    ...calls.map((call) => call.gate),
  ]);
  for (const entry of entries) {
    if (entry.kind !== 'gate' || !asked.has(entry.id)) continue;
    for (const { path, value } of places(entry.value, entry.path)) {
      const key = path.at(-1);
      if (value === from && (key === 'own' || key === 'other')) edits.value(entry.document, path, to);
      if (key === from && path.at(-2) === 'is') edits.key(entry.document, path, to);
    }
  }
}

/** Questions and successes of the entity's screens are filled with its records. */
function inMessages(
  entries: readonly Entry[],
  artifacts: Artifacts,
  { entity, from, to }: PropertyRename,
  edits: Edits,
): void {
  const shown = new Set<unknown>();
  for (const screen of Object.values(artifacts.screens))
    if ('resource' in screen && screen.resource === entity)
      for (const { path, value } of places(screen))
        if (path.at(-1) === 'confirm' || path.at(-1) === 'success') shown.add(value);
  for (const entry of entries) {
    if (entry.kind !== 'messages' || !shown.has(entry.id)) continue;
    for (const { path, value } of places(entry.value, entry.path))
      if (typeof value === 'string' && value.includes(`{${from}}`))
        edits.value(entry.document, path, value.replaceAll(`{${from}}`, `{${to}}`));
  }
}

/** `owner`, `-owner` and `owner__name` at these places. */
function renameTexts(document: DocumentFile, at: readonly string[][], from: string, to: string, edits: Edits): void {
  for (const { path, value } of places(document.value)) {
    if (typeof value !== 'string' || !at.some((place) => isAt(path, place))) continue;
    const [, sign = '', name = '', label = ''] = /^(-?)(.*?)(__name)?$/.exec(value) ?? [];
    if (name === from) edits.value(document, path, `${sign}${to}${label}`);
  }
}

function renameKeys(
  document: DocumentFile,
  holders: readonly string[][],
  from: string,
  to: string,
  edits: Edits,
): void {
  for (const { path } of places(document.value)) {
    const [, name, label = ''] = /^(.*?)(__name)?$/.exec(String(path.at(-1))) ?? [];
    if (name === from && holders.some((place) => path.length === place.length + 1 && leadsAlong(path, place)))
      edits.key(document, path, `${to}${label}`);
  }
}

/** At the place itself, or one of the list that stands there. */
const isAt = (path: Path, place: readonly string[]): boolean =>
  leadsAlong(path, place) &&
  (path.length === place.length || (path.length === place.length + 1 && typeof path.at(-1) === 'number'));
