import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { snakeCase } from '../../src/server/db/columns.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { documentId } from '../../src/shared/documents/id.ts';
import { buildArtifacts, type Complaint, checkDocuments, type Documents, parseDocuments } from '../codegen/api.ts';
import { type Entry, entriesOf } from '../codegen/entries.ts';
import { codeFiles, quotedId, renameTableConst, renameText, renameTyped, wholeWord } from './code.ts';
import { type Edits, edited } from './edits.ts';
import type { PropertyRename } from './field-names.ts';
import { followMoves, type Move, movedCode } from './moved-code.ts';
import { renameNamed } from './named.ts';
import { renameProperty } from './property.ts';

/** What is to be written, and what a person still has to look at. */
interface Renamed {
  what: string;
  /** New texts by path. */
  texts: Map<string, string>;
  /** Files that are called otherwise from now on. */
  moved: Move[];
  /** The new documents are at fault: nothing is written. */
  complaints: Complaint[];
  /** Mentions in documents and code that may mean it, or something else of the same name. */
  left: string[];
  /** A column or a table is renamed: a migration is needed. */
  isColumn: boolean;
}

/** With groups of fields by their names: what is changed is what stands in the files. */
const asWritten = (documents: Documents): Documents => ({
  ...documents,
  files: documents.files.map((file) => (file.tree ? { ...file, value: getNodeValue(file.tree) as unknown } : file)),
});

export class UnknownName extends Error {}

/**
 * `touchpoints/stage.owner_note` → `remark`: a property of an entity, or a message, gate, list, call, form, screen or
 * entity by its id, under its new name in documents and code. Where an id names several things a kind stands before it:
 * `call:touchpoints/stage.list`. Pure but for reading.
 *
 * @throws UnknownName for an id that names nothing, or several things
 */
export async function rename(loaded: Documents, given: string, to: string): Promise<Renamed> {
  const { artifacts } = buildArtifacts(loaded);
  const documents = asWritten(loaded);
  const [, kind, id = ''] = /^(?:(\w+):)?(.*)$/.exec(given) ?? [];
  const [, entityId = '', property = ''] = /^(.*)\.([^.]+)$/.exec(id) ?? [];
  const entity = artifacts.entities[entityId];
  const isProperty = entity !== undefined && Object.hasOwn(entity.schema.properties, property);
  const named = entriesOf(documents).filter((entry) => entry.id === id);
  const kinds = [...(isProperty ? ['property'] : []), ...named.map((entry) => entry.kind)];
  const meant = kinds.filter((one) => !kind || one === kind);
  if (meant.length === 0) throw new UnknownName(`No property and no document is called ${given}.`);
  if (meant.length > 1)
    throw new UnknownName(`${id} is a ${kinds.join(' and a ')}: say which, such as ${kinds[0]}:${id}`);
  if (entity && meant[0] === 'property')
    return renamedProperty(documents, artifacts, { entity: entityId, from: property, to });
  const entry = named.find((one) => one.kind === meant[0]) as Entry;
  return renamedThing(documents, artifacts, entry, to.includes('/') ? to : id.replace(/[^./]+$/, to));
}

async function renamedProperty(documents: Documents, artifacts: Artifacts, change: PropertyRename): Promise<Renamed> {
  const { storage, schema } = artifacts.entities[change.entity] as Entity;
  const property = schema.properties[change.from];
  const edits = renameProperty(documents, artifacts, change);
  if (complaintsAbout(documents, edits).length === 0)
    await inCode(documents, edits, { ...change, table: storage.table });
  const isColumn = !property?.['x-column'] && !property?.['x-virtual'] && !storage.system;
  const what = `the property ${change.from} of ${change.entity}`;
  const done = finished(documents, edits, { what, word: change.from, isColumn });
  return { ...done, left: [...leftInDocuments(documents, edits, change.from), ...done.left] };
}

async function inCode(
  documents: Documents,
  edits: Edits,
  { entity, table, from, to }: { entity: string; table: string; from: string; to: string },
): Promise<void> {
  const touched = documents.files.filter((file) => file.kind === 'call' && edits.files.has(file.path));
  if (isDistinct(documents, edits, from)) renameText(edits, wholeWord(from), to);
  else
    await renameTyped(edits, {
      entity,
      table,
      calls: new Set(touched.map((file) => documentId(file.subject, file.stem))),
      from,
      to,
    });
}

/** A word such as owner_note that no document uses for anything else means this property wherever code names it. */
function isDistinct(documents: Documents, edits: Edits, word: string): boolean {
  if (!/[_A-Z]/.test(word)) return false;
  const after = documents.files.map((file) => edited(file.text, edits.files.get(file.path) ?? []));
  return !after.some((text) => wholeWord(word).test(text.replaceAll(`"x-renamed-from": "${word}"`, '')));
}

async function renamedThing(documents: Documents, artifacts: Artifacts, entry: Entry, id: string): Promise<Renamed> {
  const { edits, file } = renameNamed(documents, entry, id);
  const entity = entry.kind === 'entity' ? (artifacts.entities[entry.id] as Entity) : undefined;
  // Lines of the activity log are sealed: they keep the id that they were written with.
  if (entity && !entity.storage.system) remember(edits, entry, entity.formerly);
  const table = entity && tableOf(entity, id);
  if (table) {
    edits.value(entry.document, ['storage', 'table'], table.to);
    edits.member(entry.document, ['storage'], 'renamedFrom', table.from);
    if (complaintsAbout(documents, edits, file).length === 0) await renameTableConst(edits, table.from, table.to);
  }
  renameText(edits, quotedId(entry.id), id);
  const code = file ? movedCode(entry.kind, entry.id, id) : [];
  followMoves(edits, code);
  const done = finished(
    documents,
    edits,
    { what: `the ${entry.kind} ${entry.id}`, word: entry.id, isColumn: table !== undefined },
    file,
  );
  return { ...done, moved: file ? [file, ...code] : [] };
}

function remember(edits: Edits, { document, id }: Entry, formerly: readonly string[] | undefined): void {
  if (formerly) edits.item(document, ['formerly'], id);
  else edits.member(document, [], 'formerly', [id]);
}

/** A table that is called like its entity goes on being so. */
function tableOf({ id: former, storage }: Entity, id: string): { from: string; to: string } | undefined {
  const nameIn = (of: string) => snakeCase(of.replace(/^.*\//, '')).replaceAll(/[-.]/g, '_');
  if (storage.system || storage.table !== nameIn(former)) return undefined;
  return { from: storage.table, to: nameIn(id) };
}

function finished(
  documents: Documents,
  edits: Edits,
  { what, word, isColumn }: { what: string; word: string; isColumn: boolean },
  file?: { from: string; to: string },
): Renamed {
  const texts = new Map([...edits.files].map(([path, list]) => [path, edited(readFileSync(path, 'utf8'), list)]));
  const complaints = complaintsAbout(documents, edits, file);
  return { what, texts, moved: [], complaints, left: leftIn(texts, word), isColumn };
}

/** Lists whose values are names of fields, and where the word is no usual one, any line that says it. */
function leftInDocuments({ files }: Documents, edits: Edits, word: string): string[] {
  const isUsual = !/[_A-Z]/.test(word);
  return files.flatMap(({ file, kind, path, text }) => {
    if (isUsual && kind !== 'options') return [];
    return edited(text, edits.files.get(path) ?? [])
      .split('\n')
      .flatMap((line, index) => {
        const says = isUsual ? line.includes(`: "${word}"`) : wholeWord(word).test(line);
        return says && !line.includes('"x-renamed-from"') ? [`${file}:${index + 1}: ${line.trim()}`] : [];
      });
  });
}

function complaintsAbout(documents: Documents, edits: Edits, file?: { from: string; to: string }): Complaint[] {
  return documents.roots.flatMap((root) => checkDocuments(parseDocuments(root, textsOf(documents, root, edits, file))));
}

/** The documents below a root as they will be, by their path below it. */
function textsOf(documents: Documents, root: string, edits: Edits, file?: { from: string; to: string }) {
  const own = documents.files.filter((one) => one.root === root);
  return Object.fromEntries(
    own.map((one) => [
      relative(root, one.path === file?.from ? file.to : one.path),
      edited(one.text, edits.files.get(one.path) ?? []),
    ]),
  );
}

function leftIn(texts: ReadonlyMap<string, string>, word: string): string[] {
  return codeFiles().flatMap((file) => {
    if (!existsSync(file)) return [];
    const lines = (texts.get(file) ?? readFileSync(file, 'utf8')).split('\n');
    return lines.flatMap((line, index) => (wholeWord(word).test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
  });
}
