import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Kind } from '../../src/shared/documents/id.ts';
import { codeFiles } from './code.ts';
import type { Edits } from './edits.ts';

export interface Move {
  from: string;
  to: string;
}

/** What follows the name of a document in the name of the code that it asks for, and of its test. */
const endings: Partial<Record<Kind, string>> = { call: '', entity: '.hooks', job: '.job' };

/** What code stands at the place of an id, and its test: `people/user` at `people/user.hooks.ts` or `people/user/user.hooks.ts`. */
export function movedCode(kind: Kind, from: string, to: string): Move[] {
  const ending = endings[kind];
  if (ending === undefined) return [];
  const places = [from, `${from}/${basename(from)}`];
  return codeFiles().flatMap((file) => {
    const path = slashed(file);
    for (const end of new Set([`${ending}.ts`, `${ending}.test.ts`, '.test.ts'])) {
      const place = places.find((one) => path.endsWith(`/${one}${end}`));
      if (place) return [{ from: file, to: join(path.slice(0, -`${place}${end}`.length), `${to}${end}`) }];
    }
    return [];
  });
}

/** Imports of files that are called otherwise now, and their own. */
export function followMoves(edits: Edits, moves: readonly Move[]): void {
  if (moves.length === 0) return;
  const places = new Map(moves.map(({ from, to }) => [slashed(from), slashed(to)]));
  const now = (file: string) => places.get(file) ?? file;
  for (const file of codeFiles().map(slashed)) {
    for (const match of readFileSync(file, 'utf8').matchAll(/(?<=['"])\.{1,2}\/[^'"\n]+(?=['"])/g)) {
      const [named] = match;
      const target = slashed(join(dirname(file), named));
      if ((!places.has(file) && !places.has(target)) || !existsSync(target)) continue;
      const path = slashed(relative(dirname(now(file)), now(target)));
      const text = path.startsWith('.') ? path : `./${path}`;
      if (text !== named) edits.add(file, { offset: match.index, length: named.length, text });
    }
  }
}

const slashed = (path: string): string => path.replaceAll('\\', '/');
