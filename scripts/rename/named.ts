import { dirname, join, relative, sep } from 'node:path';
import { collections, documentId } from '../../src/shared/documents/id.ts';
import { walkDocument } from '../codegen/check/meta-walk.ts';
import { widgetReferences } from '../codegen/check/widget-settings.ts';
import type { DocumentFile, Documents } from '../codegen/document.ts';
import type { Entry } from '../codegen/entries.ts';
import { Edits } from './edits.ts';
import { places } from './places.ts';

/** What a reference is called, where it is not the kind of the document. */
const referenceOf: Record<string, string> = { messages: 'message' };

interface NamedRename {
  edits: Edits;
  /** The document's file, where it holds this one thing only. */
  file?: { from: string; to: string };
}

/** A message, gate, list, call, form, screen or entity under another id: its declaration, and all that names it. */
export function renameNamed(documents: Documents, entry: Entry, id: string): NamedRename {
  const edits = new Edits();
  const kind = referenceOf[entry.kind] ?? entry.kind;
  for (const document of documents.files) {
    for (const reference of [...walkDocument(document).references, ...widgetReferences(document)])
      if (reference.kind === kind && reference.id === entry.id) edits.value(document, reference.path, id);
  }
  if (entry.kind === 'entity') {
    inGroups(documents, entry.id, id, edits);
    inOptions(documents, entry.id, id, edits);
  }
  if (collections.includes(entry.kind)) {
    edits.key(entry.document, entry.path, nameIn(entry, id));
    return { edits };
  }
  const to = fileOf(entry.document, id);
  for (const document of documents.files) followFile(document, entry.document.path, to, edits);
  return { edits, file: { from: entry.document.path, to } };
}

/** `<people/user#audience>`: a group of its fields, as a key or in a text. */
function inGroups(documents: Documents, from: string, to: string, edits: Edits): void {
  const rename = (text: string) => text.replaceAll(`<${from}#`, `<${to}#`);
  for (const document of documents.files)
    for (const { path, value } of places(document.value)) {
      const key = path.at(-1);
      if (typeof key === 'string' && rename(key) !== key) edits.key(document, path, rename(key));
      if (typeof value === 'string' && rename(value) !== value) edits.value(document, path, rename(value));
    }
}

/** Lists of kinds of records, such as that of the activity log. */
function inOptions(documents: Documents, from: string, to: string, edits: Edits): void {
  for (const document of documents.files.filter(({ kind }) => kind === 'options'))
    for (const { path, value } of places(document.value))
      if (value === from && path.at(-1) === 'value') edits.value(document, path, to);
}

/** The name inside of its file: an id that leads into another file cannot be had by renaming. */
function nameIn({ document: { subject, stem }, kind }: Entry, id: string): string {
  const beginning = documentId(subject, stem, '');
  if (!id.startsWith(beginning))
    throw new RangeError(`The ${kind} stays in its file: the new id begins with ${beginning}`);
  return id.slice(beginning.length);
}

/** A document stays in its subject; `account/mfa/enable` leads into a folder of it. */
function fileOf(document: DocumentFile, id: string): string {
  const [subject = ''] = document.subject.split('/');
  if (!id.startsWith(`${subject}/`))
    throw new RangeError(`The document stays in its subject: the new id begins with ${subject}/`);
  return join(document.root, `${id}.${document.kind}.json`);
}

/** `$ref`s into a file that is called otherwise now, and its own out of it. */
function followFile(document: DocumentFile, from: string, to: string, edits: Edits): void {
  const isIt = document.path === from;
  for (const { path, value } of places(document.value)) {
    if (path.at(-1) !== '$ref' || typeof value !== 'string' || value.startsWith('#')) continue;
    const [name = '', pointer = ''] = value.split('#', 2);
    const target = join(dirname(document.path), name);
    if (!isIt && target !== from) continue;
    const other = relative(dirname(isIt ? to : document.path), target === from ? to : target)
      .split(sep)
      .join('/');
    if (other !== name) edits.value(document, path, `${other}#${pointer}`);
  }
}
