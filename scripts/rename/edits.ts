import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { DocumentFile, Path } from '../codegen/document.ts';

/** One replacement in a text. */
interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** Replacements by the path of their file. */
export class Edits {
  readonly files = new Map<string, Edit[]>();

  add(file: string, edit: Edit): void {
    const known = this.files.get(file) ?? [];
    if (!known.some((one) => one.offset === edit.offset && one.length === edit.length)) known.push(edit);
    this.files.set(file, known);
  }

  /** The key of the property at `path` becomes another. */
  key(document: DocumentFile, path: Path, to: string): void {
    const key = nodeAt(document, path)?.parent?.children?.[0];
    if (key) this.replace(document, key, to);
  }

  /** The text at `path` becomes another. */
  value(document: DocumentFile, path: Path, to: string): void {
    const node = nodeAt(document, path);
    if (node) this.replace(document, node, to);
  }

  /** A first member of the object at `path`, in the way in which the object is laid out. */
  member(document: DocumentFile, path: Path, name: string, value: unknown): void {
    const node = nodeAt(document, path);
    if (!node) return;
    const [space = ' '] = /^\s*/.exec(document.text.slice(node.offset + 1)) ?? [];
    const text = `${space || ' '}${JSON.stringify(name)}: ${JSON.stringify(value)},`;
    this.add(document.path, { offset: node.offset + 1, length: 0, text });
  }

  /** A first item of the list at `path`. */
  item(document: DocumentFile, path: Path, value: unknown): void {
    const node = nodeAt(document, path);
    if (node) this.add(document.path, { offset: node.offset + 1, length: 0, text: `${JSON.stringify(value)}, ` });
  }

  /** The reference at `path`, with a member beside it. */
  beside(document: DocumentFile, path: Path, name: string, value: unknown): void {
    const node = nodeAt(document, path);
    if (!node) return;
    const text = `{ ${JSON.stringify(name)}: ${JSON.stringify(value)}, "allOf": [`;
    this.add(document.path, { offset: node.offset, length: 0, text });
    this.add(document.path, { offset: node.offset + node.length, length: 0, text: '] }' });
  }

  private replace(document: DocumentFile, node: Node, to: string): void {
    this.add(document.path, { offset: node.offset, length: node.length, text: JSON.stringify(to) });
  }
}

const nodeAt = (document: DocumentFile, path: Path): Node | undefined =>
  document.tree && findNodeAtLocation(document.tree, path as (string | number)[]);

export function edited(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = [...edits].sort((a, b) => b.offset - a.offset);
  return fromTheEnd.reduce(
    (done, { offset, length, text: to }) => done.slice(0, offset) + to + done.slice(offset + length),
    text,
  );
}
