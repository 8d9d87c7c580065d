import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAndColumn } from './document.ts';

export interface CodePlace {
  file: string;
  line: number;
  column: number;
}

/** What code names by quoting it. */
export interface CodeUse {
  /** Everything that looks like an id, with the place where it stands first. */
  ids: ReadonlyMap<string, CodePlace>;
  /** A template such as `shell/react-admin.${key}` names everything that begins so. */
  beginnings: readonly string[];
  /** Single words, for permission codes. */
  words: ReadonlySet<string>;
}

/** Scans the TypeScript below a folder. Tests do not count, nor does what codegen writes. */
export function usedInCode(folder: string): CodeUse {
  const ids = new Map<string, CodePlace>();
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const { file, text } of sources(folder)) {
    for (const match of text.matchAll(/['"`]([a-z][\w-]*(?:\/[\w.-]+)+)['"`]/g)) {
      const [, id = ''] = match;
      if (!ids.has(id)) ids.set(id, { file, ...lineAndColumn(text, match.index) });
    }
    for (const [, word = ''] of text.matchAll(/['"](\w+)['"]/g)) words.add(word);
    for (const [, beginning = ''] of text.matchAll(/`([a-z][\w-]*(?:\/[\w.-]*)+)\$\{/g)) beginnings.add(beginning);
  }
  return { ids, words, beginnings: [...beginnings] };
}

function* sources(folder: string): Generator<{ file: string; text: string }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'generated') yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      yield { file: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
    }
  }
}

export const isUsed = (use: CodeUse, id: string): boolean =>
  use.ids.has(id) || use.beginnings.some((beginning) => id.startsWith(beginning));
