import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids that code names. A template such as `shell/react-admin.${key}` names everything that begins so. */
export interface CodeUse {
  ids: ReadonlySet<string>;
  /** Every quoted word, for permission codes. */
  words: ReadonlySet<string>;
  beginnings: readonly string[];
}

/** Scans the TypeScript below a folder; what codegen writes does not count. */
export function usedInCode(folder: string): CodeUse {
  const ids = new Set<string>();
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of sources(folder)) {
    for (const [, id] of text.matchAll(/['"`]([a-z][\w-]*\/[\w.-]+)['"`]/g)) if (id) ids.add(id);
    for (const [, word] of text.matchAll(/['"](\w+)['"]/g)) if (word) words.add(word);
    for (const [, beginning] of text.matchAll(/`([a-z][\w-]*\/[\w.-]*)\$\{/g)) if (beginning) beginnings.add(beginning);
  }
  return { ids, words, beginnings: [...beginnings] };
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'generated') yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

export const isUsed = (use: CodeUse, id: string): boolean =>
  use.ids.has(id) || use.beginnings.some((beginning) => id.startsWith(beginning));
