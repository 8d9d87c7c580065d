import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, migrationFiles } from '../../src/server/db/migrations.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { patchBetween, patched } from './merge-patch.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/**
 * `snapshot.json` beside the SQL: file → what it changed of the snapshot before it, as a JSON merge patch. What all files
 * together lead to is the snapshot, so that taking a file away takes its part away.
 */
export type History = Readonly<Record<string, unknown>>;

const placeOf = (directory: string) => join(directory, 'snapshot.json');

export function readHistory(directory: string): History {
  const place = placeOf(directory);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as History) : {};
}

export function writeHistory(directory: string, history: History): void {
  mkdirSync(directory, { recursive: true });
  const sorted = Object.entries(history).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(placeOf(directory), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** What the files of the folder lead to. Fails where they and `snapshot.json` do not belong together. */
export function readSnapshot(directory: string): Snapshot {
  if (!existsSync(directory)) return emptySnapshot();
  migrationFiles(directory);
  const [lost] = lostFiles(directory);
  if (lost !== undefined) {
    throw new StoreError(
      `snapshot.json counts on ${lost}, which is not in ${directory}. Put the file back, or let it be forgotten: npm run migrate -- undo`,
    );
  }
  return snapshotAfter(readHistory(directory));
}

/** Files that `snapshot.json` counts on and that are not there. */
export function lostFiles(directory: string): string[] {
  const there = new Set(filesIn(directory).map(({ name }) => name));
  return Object.keys(readHistory(directory)).filter((name) => !there.has(name));
}

function snapshotAfter(history: History): Snapshot {
  const names = Object.keys(history).sort();
  if (names.length === 0) return emptySnapshot();
  return names.reduce<unknown>((snapshot, name) => patched(snapshot, history[name]), {}) as Snapshot;
}

/** With one more file, after which the database is as `after` says. */
export function withFile(history: History, file: string, after: Snapshot): History {
  const before = Object.keys(history).length > 0 ? snapshotAfter(history) : {};
  return { ...history, [file]: patchBetween(before, after) ?? {} };
}
