import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Kind } from '../../src/shared/documents/id.ts';

/** One file under a schema root, with what is needed to point into it. */
export interface DocumentFile {
  /** Path as a complaint names it: relative to the working directory, with forward slashes. */
  file: string;
  path: string;
  root: string;
  /** Folder below the root. */
  subject: string;
  /** File name without its suffix: `stage.list` of `stage.list.call.json`. */
  stem: string;
  /** `definitions` are the plain `.json` files that a `$ref` points into; `removed.json` says what may be dropped. */
  kind: Kind | 'definitions' | 'removed';
  value: unknown;
  text: string;
  tree: Node | undefined;
  /** It is no JSON; `value` is what could be read of it. */
  broken: boolean;
  /** Parts that are written elsewhere: in defaults, or here in a shorter form. */
  taken?: readonly Taken[];
}

/** What stands at `to` is written in `file`, at `path`. */
export interface Taken {
  to: Path;
  file: DocumentFile;
  path: Path;
}

export interface Documents {
  roots: string[];
  files: DocumentFile[];
  /** Faults met while reading: broken JSON, unknown suffixes. */
  complaints: Complaint[];
}

export interface Complaint {
  file: string;
  /** From 1, as editors count. */
  line: number;
  column: number;
  /** JSON pointer into the document: `` is its root. */
  pointer: string;
  sentence: string;
  suggestion?: string;
}

export type Path = readonly (string | number)[];

/** `schemas/x/y.form.json:12:7 #/pointer: sentence, with a suggestion`. */
export function complaintLine(complaint: Complaint): string {
  const { file, line, column, pointer, sentence, suggestion } = complaint;
  const end = suggestion ? `, ${suggestion}` : '';
  return `${file}:${line}:${column} #${pointer}: ${sentence}${end}`;
}

/** A complaint about the value at `path`; a missing value is looked for at its nearest parent. */
export function complain(document: DocumentFile, path: Path, sentence: string, suggestion?: string): Complaint {
  const from = writtenAt(document, path);
  // Where a part is taken, the document may say more beside it.
  if (from && depthOf(document, path) <= from.to.length)
    return complain(from.file, [...from.path, ...path.slice(from.to.length)], sentence, suggestion);
  const place = lineAndColumn(document.text, offsetOf(document, path));
  return { file: document.file, ...place, pointer: pointerOf(path), sentence, ...(suggestion && { suggestion }) };
}

/** The part with the longest place is the nearest, and of two for one place the one that says more of the path. */
function writtenAt({ taken = [] }: DocumentFile, path: Path): Taken | undefined {
  const around = taken.filter(({ to }) => to.every((step, index) => String(step) === String(path[index])));
  const said = ({ to, file, path: from }: Taken) => depthOf(file, [...from, ...path.slice(to.length)]) - from.length;
  const [nearest] = around.sort((a, b) => b.to.length - a.to.length || said(b) - said(a));
  return nearest && { ...nearest, file: { ...nearest.file, taken: [] } };
}

export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function pathOf(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return [];
  const steps = pointer.replace(/^\//, '').split('/');
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** How many steps of a path there are in the document. */
function depthOf({ tree }: DocumentFile, path: Path): number {
  let depth = tree ? path.length : 0;
  while (tree && depth > 0 && !nodeAt(tree, path.slice(0, depth))) depth -= 1;
  return depth;
}

/** Where the value stands; for a property the place of its key, which is what a person looks for. */
function offsetOf(document: DocumentFile, path: Path): number {
  if (!document.tree) return 0;
  for (let length = path.length; length > 0; length--) {
    const node = nodeAt(document.tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return document.tree.offset;
}

/** A place in a list is a number, or in what was read of a pointer a text; a property of an answer may say that it is optional. */
function nodeAt(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    const holder: Node | undefined = node;
    const names: (string | number)[] = holder?.type === 'array' ? [Number(step)] : [String(step), `${step}?`];
    const found: Node[] = names.flatMap((name) => (holder && findNodeAtLocation(holder, [name])) ?? []);
    node = found[0];
  }
  return node;
}

export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

export function inOrder(complaints: Complaint[]): Complaint[] {
  const key = (c: Complaint) =>
    [c.file, String(c.line).padStart(6, '0'), String(c.column).padStart(6, '0'), c.sentence].join(' ');
  const unique = new Map(complaints.map((complaint) => [complaintLine(complaint), complaint]));
  return [...unique.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
