import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Path } from '../../../scripts/codegen/document.ts';
import { lineAndColumn } from '../../../scripts/codegen/document.ts';

export const nodeAt = (text: string, at: Path) => {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, [...at]);
};

/**
 * From the key to the end of the value; and the line on which what holds it begins. What a call has from defaults is as
 * if it stood in it, anywhere.
 */
export function linesOf(text: string, at: Path, kind: string): Set<number> {
  if (at.at(-1) === 'like') return new Set(text.split('\n').map((_, line) => line + 1));
  const node = nodeAt(text, at) ?? nodeAt(text, at.slice(0, -1));
  if (!node) return new Set([1]);
  const of = node.parent?.type === 'property' ? node.parent : node;
  const from = lineAndColumn(text, of.offset).line;
  const to = lineAndColumn(text, node.offset + node.length).line + (kind === 'a sign dropped' ? 1 : 0);
  const lines = new Set<number>();
  for (let line = from; line <= to; line++) lines.add(line);
  let holder = of.parent;
  if (holder?.type === 'array') holder = holder.parent ?? holder;
  if (holder?.parent?.type === 'property') holder = holder.parent;
  if (holder) lines.add(lineAndColumn(text, holder.offset).line);
  // A part of a schema is what the messages beside it are about.
  if (at.at(-2) === 'allOf')
    for (const line of linesOf(text, [...at.slice(0, -2), 'errorMessage'], kind)) lines.add(line);
  // One number against another, one key after the same: the complaint is about the two.
  if (kind === 'key twice' || kind === 'item dropped' || kind.startsWith('limit'))
    for (const sibling of of.parent?.children ?? []) lines.add(lineAndColumn(text, sibling.offset).line);
  return lines;
}
