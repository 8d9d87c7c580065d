import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { camelCase } from '../codegen/emit/tables.ts';
import type { Edits } from './edits.ts';
import { LanguageServer, type Position } from './language-server.ts';

/** Folders with code that names what documents declare. */
const folders = ['src', 'scripts', 'tests'];

export function codeFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.startsWith(join('src', 'generated'))),
  );
}

/** Every place in code that matches. */
export function renameText(edits: Edits, pattern: RegExp, to: string): void {
  for (const file of codeFiles()) {
    for (const match of readFileSync(file, 'utf8').matchAll(pattern))
      edits.add(file, { offset: match.index, length: match[0].length, text: to });
  }
}

/** An id in quotes. */
export const quotedId = (id: string): RegExp => new RegExp(`(?<=['"\`])${escaped(id)}(?=['"\`])`, 'g');
export const wholeWord = (word: string): RegExp => new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`, 'g');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is renamed in code by its type: a property of generated tables, entities and calls. */
interface TypedRename {
  entity: string;
  table: string;
  calls: ReadonlySet<string>;
  from: string;
  to: string;
}

/** Asks TypeScript which mentions mean the property, beginning at each place that codegen wrote it. */
export const renameTyped = (edits: Edits, rename: TypedRename): Promise<void> =>
  renameAt(edits, generatedPlaces(rename), rename.to);

/** The generated constant of a table, wherever code imports it. */
export async function renameTableConst(edits: Edits, from: string, to: string): Promise<void> {
  const head = `export const ${camelCase(from)} =`;
  const line = readFileSync(tablesFile, 'utf8')
    .split('\n')
    .findIndex((one) => one.startsWith(head));
  if (line < 0) return;
  await renameAt(edits, [{ file: tablesFile, position: { line, character: 'export const '.length } }], camelCase(to));
}

const tablesFile = 'src/generated/tables.ts';

async function renameAt(edits: Edits, places: Iterable<Place>, to: string): Promise<void> {
  const server = new LanguageServer();
  try {
    await server.start(resolve('.'));
    for (const { file, position } of places) {
      for (const [path, found] of await server.rename(resolve(file), position, to)) {
        if (path.startsWith(resolve('src/generated'))) continue;
        const text = readFileSync(path, 'utf8');
        for (const { range, newText } of found) {
          const offset = offsetOf(text, range.start);
          edits.add(path, { offset, length: offsetOf(text, range.end) - offset, text: newText });
        }
      }
    }
  } finally {
    server.end();
  }
}

interface Place {
  file: string;
  position: Position;
}

function* generatedPlaces({ entity, table, calls, from }: TypedRename): Generator<Place> {
  const ids = [entity, ...calls].map((id) => `'${id}': {`);
  const heads: [string, (line: string) => boolean][] = [
    [tablesFile, (line) => line.startsWith(`export const ${camelCase(table)} =`)],
    ['src/generated/entities.ts', (line) => line.trim() === ids[0]],
    ['src/generated/calls.ts', (line) => ids.slice(1).includes(line.trim())],
  ];
  const key = new RegExp(`^\\s+(['"]?)${escaped(from)}\\1\\??:`);
  for (const [file, isHead] of heads) {
    let depth: number | undefined;
    for (const [number, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const indent = line.search(/\S/);
      if (isHead(line)) depth = indent;
      else if (depth !== undefined && indent <= depth && indent >= 0) depth = undefined;
      else if (depth !== undefined && key.test(line))
        yield { file, position: { line: number, character: line.indexOf(from) } };
    }
  }
}

function offsetOf(text: string, { line, character }: Position): number {
  let offset = 0;
  for (let at = 0; at < line; at++) offset = text.indexOf('\n', offset) + 1;
  return offset + character;
}
