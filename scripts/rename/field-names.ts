import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { documentId } from '../../src/shared/documents/id.ts';
import type { Screen } from '../../src/shared/documents/screen.ts';
import { restFilters } from '../../src/shared/screens/rest-filters.ts';
import { type FieldName, walkDocument } from '../codegen/check/meta-walk.ts';
import { type DocumentFile, type Documents, isObject, type Path } from '../codegen/document.ts';
import { withWholeCalls } from '../codegen/whole-calls.ts';
import type { Edits } from './edits.ts';

export interface PropertyRename {
  entity: string;
  from: string;
  to: string;
}

/** What takes or answers the property, by ids. */
export interface Speaking {
  calls: Set<string>;
  answering: Set<string>;
  forms: Set<string>;
}

export interface Renaming extends PropertyRename {
  artifacts: Artifacts;
  speaking: Speaking;
  defaults: Defaults;
}

/** By the path of defaults: the calls that take them in. */
type Defaults = ReadonlyMap<string, readonly string[]>;

/** Names of fields, wherever the meta-schemas say that one stands and it is this entity's. */
export function renameFields(documents: Documents, renaming: Renaming, edits: Edits): void {
  for (const document of documents.files)
    for (const field of walkDocument(document).fields) {
      const name = field.isKey ? String(field.path.at(-1)) : String(valueAt(document.value, field.path));
      const now = isMeant(document, field, renaming)
        ? renamed(name, renaming)
        : (inOther(document, field, name, renaming) ?? inFilters(documents, document, field, name, renaming));
      if (now === undefined || now === name) continue;
      if (field.isKey) edits.key(document, field.path, now);
      else edits.value(document, field.path, now);
    }
}

/** `owner`, `-owner`, `owner__name` and `owner.name`. */
function renamed(name: string, { from, to }: PropertyRename): string {
  const [, sign = '', own = '', more = ''] = /^(-?)(.*?)(__name|[.].*)?$/.exec(name) ?? [];
  return own === from ? `${sign}${to}${more}` : name;
}

function isMeant(document: DocumentFile, field: FieldName, renaming: Renaming): boolean {
  const { artifacts, entity } = renaming;
  const id = documentId(document.subject, document.stem);
  const { kind } = document;
  if (field.of === 'schema') return kind === 'entity' && id === entity;
  if (field.of === 'call') return kind === 'form' && isAbout(id, renaming);
  if (kind === 'screen' && (field.of === 'resource' || field.of === 'shown')) {
    const screen = artifacts.screens[id];
    return screen !== undefined && shows(screen, renaming);
  }
  const said = nearest(document, field.path, field.of);
  if (said !== undefined || field.of !== 'entity') return said === entity;
  return isOf(document, renaming);
}

/** The call of a document, or those that take it in. */
export const callsOf = ({ kind, path, subject, stem }: DocumentFile, defaults: Defaults): readonly string[] =>
  kind === 'call' ? [documentId(subject, stem)] : (defaults.get(path) ?? []);

/** A call about the entity, or what such calls take in. */
export const isOf = (document: DocumentFile, { artifacts, defaults, entity }: Renaming): boolean =>
  callsOf(document, defaults).some((id) => artifacts.calls[id]?.entity === entity);

/** In the columns of a call: the field of a record that another one names. */
function inOther({ value }: DocumentFile, { of }: FieldName, name: string, renaming: Renaming): string | undefined {
  const [own = '', field] = name.split('.');
  const call = value as { entity?: string };
  if (of !== 'entity' || field !== renaming.from) return undefined;
  const related = renaming.artifacts.entities[call.entity ?? '']?.schema.properties[own]?.['x-relation'];
  return related === renaming.entity ? `${own}.${renaming.to}` : undefined;
}

/** Whether a form fills in the property. */
export const isAbout = (form: string, { artifacts, speaking }: Renaming): boolean =>
  speaking.forms.has(form) || speaking.calls.has(artifacts.forms[form]?.call ?? '');

/** Whether a screen shows the entity's records, or what a call answers of them. */
export function shows(screen: Screen, { artifacts, entity, from, speaking }: Renaming): boolean {
  const calls = 'calls' in screen ? Object.values(screen.calls ?? {}) : [];
  // A call may give something else that name.
  if (calls.some((call) => Object.hasOwn(artifacts.calls[call]?.columns ?? {}, from))) return false;
  if ('resource' in screen && screen.resource === entity) return true;
  if (calls.some((call) => speaking.answering.has(call))) return true;
  // On a card of the record, without a call of its own.
  return (
    calls.length === 0 &&
    Object.values(artifacts.screens).some(
      (other) =>
        other.kind === 'cards' && other.resource === entity && other.cards.some(({ page }) => page === screen.id),
    )
  );
}

/** Filters that are called after the property: over simple REST, and those that a group brings: `<people/user#audience>__in`. */
function inFilters(
  documents: Documents,
  document: DocumentFile,
  { of }: FieldName,
  name: string,
  { artifacts, entity, from, to }: Renaming,
): string | undefined {
  if (of !== 'filter') return undefined;
  const screen = artifacts.screens[documentId(document.subject, document.stem)];
  if (screen?.kind !== 'list') return undefined;
  if (screen.calls?.list === undefined) {
    const filters = restFilters(artifacts.entities[screen.resource]?.schema.properties ?? {});
    const isOwn = screen.resource === entity && filters.get(name)?.property === from;
    return isOwn ? `${to}${name.slice(from.length)}` : undefined;
  }
  const call = artifacts.calls[screen.calls.list];
  if (call?.entity !== entity || call.filters?.[name]?.property !== from) return undefined;
  const written = withWholeCalls(documents).files.find(
    ({ kind, subject, stem }) => kind === 'call' && documentId(subject, stem) === call.id,
  )?.value as { filters?: object } | undefined;
  const isWritten = Object.hasOwn(written?.filters ?? {}, name);
  return isWritten ? undefined : name.replace(new RegExp(`(?<=^|__)${from}(?=__|$)`), to);
}

export function callsOfDefaults(documents: Documents): Defaults {
  const found = new Map<string, string[]>();
  for (const { kind, subject, stem, taken = [] } of withWholeCalls(documents).files) {
    if (kind !== 'call') continue;
    for (const path of new Set(taken.map(({ file }) => file.path)))
      found.set(path, [...(found.get(path) ?? []), documentId(subject, stem)]);
  }
  return found;
}

/** What the nearest object around says under a key. */
function nearest({ value }: DocumentFile, path: Path, key: string): unknown {
  for (let length = path.length - 1; length >= 0; length--) {
    const holder = valueAt(value, path.slice(0, length));
    if (isObject(holder) && typeof holder[key] === 'string') return holder[key];
  }
  return undefined;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, step) => (holder as Record<string | number, unknown> | undefined)?.[step], value);
