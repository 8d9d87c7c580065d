import { collections, documentId, type Kind } from '../../src/shared/documents/id.ts';
import { type DocumentFile, type Documents, isObject } from './document.ts';

/** One named thing: a whole file, or one member of a collection. */
export interface Entry {
  kind: Kind;
  id: string;
  document: DocumentFile;
  /** Where it stands in its file. */
  path: readonly string[];
  value: unknown;
}

export function entriesOf(documents: Documents): Entry[] {
  return documents.files.flatMap(entriesIn);
}

function entriesIn(document: DocumentFile): Entry[] {
  const { kind, subject, stem, value } = document;
  if (kind === 'definitions' || kind === 'removed') return [];
  if (!collections.includes(kind)) return [{ kind, id: documentId(subject, stem), document, path: [], value }];
  if (!isObject(value)) return [];
  const names = Object.keys(value).filter((name) => name !== '$schema');
  return names.map((name) => ({
    kind,
    id: documentId(subject, stem, name),
    document,
    path: [name],
    value: value[name],
  }));
}
