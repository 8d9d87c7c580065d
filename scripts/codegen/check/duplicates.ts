import type { Node } from 'jsonc-parser';
import { type Complaint, complain, type DocumentFile, type Documents } from '../document.ts';
import { entriesOf } from '../entries.ts';

/** One id in two places, a name that makes no id, and one key twice in one object (of which JSON keeps the last). */
export function duplicates(documents: Documents): Complaint[] {
  return [...documents.files.flatMap(repeatedKeys), ...repeatedIds(documents), ...oddIds(documents)];
}

function repeatedIds(documents: Documents): Complaint[] {
  const seen = new Map<string, string>();
  return entriesOf(documents).flatMap((entry) => {
    const key = `${entry.kind} ${entry.id}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, entry.document.file);
      return [];
    }
    return [
      complain(
        entry.document,
        entry.path,
        `The ${entry.kind} ${entry.id} is declared a second time`,
        `first in ${first}`,
      ),
    ];
  });
}

function oddIds(documents: Documents): Complaint[] {
  return entriesOf(documents).flatMap(({ path: [name], path, document }) =>
    name === undefined || /^[A-Za-z][\w.-]*$/.test(name)
      ? []
      : [complain(document, path, `${JSON.stringify(name)} cannot be part of an id`, 'letters, digits, -, _ and dots')],
  );
}

const known = new WeakMap<DocumentFile, Complaint[]>();

export function repeatedKeys(document: DocumentFile): Complaint[] {
  const before = known.get(document);
  if (before) return before;
  const complaints: Complaint[] = [];
  known.set(document, complaints);
  const visit = (node: Node, path: readonly (string | number)[]): void => {
    const names = new Set<string>();
    (node.children ?? []).forEach((child, index) => {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      const name: string | number = key ? String(key.value) : index;
      if (key && names.has(String(name))) complaints.push(...atNode(document, key, [...path, name]));
      names.add(String(name));
      if (value) visit(value, [...path, name]);
    });
  };
  if (document.tree) visit(document.tree, []);
  return complaints;
}

function atNode(document: DocumentFile, key: Node, path: readonly (string | number)[]): Complaint[] {
  const complaint = complain(
    document,
    path,
    `The key ${JSON.stringify(key.value)} stands here twice, and only the last counts`,
  );
  const before = document.text.slice(0, key.offset);
  return [{ ...complaint, line: before.split('\n').length, column: key.offset - before.lastIndexOf('\n') }];
}
