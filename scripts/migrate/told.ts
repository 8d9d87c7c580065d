import { type Drop, dropName, type Loss } from '../../src/server/db/losses.ts';
import type { Written } from './write.ts';

/** What a person is told about a difference, and what has to be said before anything is dropped. */
export function toldOf(written: Written, name: string, losses: readonly Loss[] | undefined): string[] {
  const { says, refusals, unsaid, asked } = written;
  const rows = (drop: Drop) => rowsOf(drop, losses);
  const lines = [...says.map((line) => `  ${line}`), ...refusals.map((line) => `  not possible: ${line}.`)];
  if (unsaid.length > 0) {
    return [
      ...lines,
      ...unsaid.map((drop) => `  ${dropName(drop)} holds ${rows(drop)}. ${howToSay(drop)}`),
      'Nothing was written: no document says that this may go.',
    ];
  }
  if (asked.length === 0) return lines;
  return [
    ...lines,
    ...asked.map((drop) => `  ${dropName(drop)} holds ${rows(drop)}.`),
    `Nothing was written: dropping has to be said twice. npm run migrate -- new ${name} ${asked.map((drop) => `--drop ${dropName(drop)}`).join(' ')}`,
  ];
}

function rowsOf(drop: Drop, losses: readonly Loss[] | undefined): string {
  if (!losses) return 'rows that cannot be counted while a server has the database';
  const rows = losses.find((loss) => dropName(loss) === dropName(drop))?.rows ?? 0;
  return rows === 1 ? '1 row here' : `${rows} rows here`;
}

function howToSay({ table, column }: Drop): string {
  return column === undefined
    ? `If it has another name now, say "renamedFrom": "${table}" in the "storage" of its entity; if it is to go, write { "tables": ["${table}"] } into a removed.json beside the documents that described it.`
    : `If it has another name now, say "x-renamed-from" there; if it is to go, add "removed": ["${column}"] to the "storage" of its entity.`;
}
