import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Node, parseTree } from 'jsonc-parser';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { kinds } from '../../../src/shared/documents/id.ts';
import { type Meta, metaFile, metaText } from '../check/meta-files.ts';
import { walkDocument } from '../check/meta-walk.ts';
import type { CodeParts } from '../code-parts.ts';
import { complain, type Documents, lineAndColumn } from '../document.ts';
import { entriesOf } from '../entries.ts';
import { fieldOwners } from './fields.ts';
import { filledMeta } from './fill.ts';
import { nameSchemas } from './names.ts';

/**
 * The meta-schemas as editors read them, by file: with the names that documents declare today, and explanations that lead
 * to where more is to be read. `.vscode/settings.json` binds documents to them.
 */
export function editorSchemas(documents: Documents, artifacts: Artifacts, parts?: CodeParts): Record<string, string> {
  const files = [...kinds, 'definitions', 'removed', 'data', 'widgets'].map((kind) => `${kind}.schema.json`);
  const reading = Object.values(artifacts.calls).filter(({ method, list }) => method === 'GET' || list);
  const samples = samplesIn(documents);
  const owners = fieldOwners(artifacts, reading);
  const more = (meta: Meta, file: string) => {
    const line = linesOf(file).get(meta);
    const links = [...(samples.has(meta) ? [samples.get(meta)] : []), link(`schemas/meta/${file}`, line)];
    return `${links.join(' · ')}`;
  };
  const filled = files.map((file): [string, object] => [file, filledMeta(file, { owners, more })]);
  const names = { definitions: nameSchemas(entriesOf(documents), artifacts, parts) };
  return Object.fromEntries(
    [...filled, ['names.schema.json', names] as const].map(([file, schema]) => [file, `${JSON.stringify(schema)}\n`]),
  );
}

const link = (path: string, line = 1): string => {
  const label = path.replace(/^schemas\//, '');
  return `[${label}](${pathToFileURL(resolve(path)).href}#L${line})`;
};

/** Of each key the shortest document that has it. */
function samplesIn({ files }: Documents): Map<Meta, string> {
  const samples = new Map<Meta, string>();
  for (const document of [...files].sort((a, b) => a.text.length - b.text.length))
    for (const { meta, path } of walkDocument(document).keys)
      if (!samples.has(meta)) samples.set(meta, link(document.file, complain(document, path, '').line));
  return samples;
}

const known = new Map<string, Map<Meta, number>>();

/** In which line each key of a meta-schema is explained. */
function linesOf(file: string): Map<Meta, number> {
  const before = known.get(file);
  if (before) return before;
  const text = metaText(file);
  const lines = new Map<Meta, number>();
  const see = (node: Node | undefined, value: unknown) => {
    if (!node || typeof value !== 'object' || value === null) return;
    lines.set(value as Meta, lineAndColumn(text, (node.parent?.type === 'property' ? node.parent : node).offset).line);
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, inner] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      see(inner, (value as Record<string | number, unknown>)[key ? key.value : index]);
    }
  };
  see(parseTree(text), metaFile(file));
  known.set(file, lines);
  return lines;
}
