import { readFileSync } from 'node:fs';
import { type CodeParts, codeParts } from './code-parts.ts';
import { lineAndColumn } from './document.ts';
import { type CodePlace, filesBelow } from './source-files.ts';

/** What code names by quoting it. */
export interface CodeUse {
  /** Everything that looks like an id, with the place where it stands first. */
  ids: ReadonlyMap<string, CodePlace>;
  /** A template such as `shell/react-admin.${key}` names everything that begins so. */
  beginnings: readonly string[];
  /** Single words, for permission codes. */
  words: ReadonlySet<string>;
  parts: CodeParts;
  /** Keys of objects and names of values: parameters of messages, names of calls. Absent: nobody has looked. */
  keys?: ReadonlySet<string>;
}

/** Scans the TypeScript below a folder. Tests do not count, nor does what codegen writes. */
export function usedInCode(folder: string): CodeUse {
  const ids = new Map<string, CodePlace>();
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const keys = new Set<string>();
  for (const file of filesBelow(folder)) {
    const text = readFileSync(file, 'utf8');
    for (const match of text.matchAll(/['"`]([a-z][\w-]*(?:\/[\w.-]+)+)['"`]/g)) {
      const [, id = ''] = match;
      if (!ids.has(id)) ids.set(id, { file, ...lineAndColumn(text, match.index) });
    }
    for (const [, word = ''] of text.matchAll(/['"](\w+)['"]/g)) words.add(word);
    for (const [, key = ''] of text.matchAll(/(?<![\w.-])([A-Za-z][\w-]*)(?=['"]?\s*[:,}(])/g)) keys.add(key);
    for (const [, beginning = ''] of text.matchAll(/`([a-z][\w-]*(?:\/[\w.-]*)+)\$\{/g)) beginnings.add(beginning);
  }
  return { ids, words, keys, beginnings: [...beginnings], parts: codeParts() };
}

export const isUsed = (use: CodeUse, id: string): boolean =>
  use.ids.has(id) || use.beginnings.some((beginning) => id.startsWith(beginning));
