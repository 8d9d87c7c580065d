import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, migrationFiles } from '../../src/server/db/migrations.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { patchBetween, patched } from './merge-patch.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

/**
 * Beside each SQL file stands what it changed of the snapshot before it, as a JSON merge patch: `0002_nickname.json` of
 * `0002_nickname.sql`. What all of them together lead to is the snapshot. Two branches write files of their own, so that
 * git merges them, and taking a file away takes its part away.
 */
const placeOf = (directory: string, file: string) => join(directory, file.replace(/\.sql$/, '.json'));

/** What the files of the folder lead to. Fails where SQL and JSON do not belong together. */
export function readSnapshot(directory: string): Snapshot {
  if (!existsSync(directory)) return emptySnapshot();
  migrationFiles(directory);
  const [lost] = lostFiles(directory);
  if (lost !== undefined) {
    throw new StoreError(
      `${placeOf(directory, lost)} is there without ${lost}. Put the file back, or let it be forgotten: npm run migrate -- undo`,
    );
  }
  return patchedBy(directory, partsIn(directory)) ?? emptySnapshot();
}

/** SQL files that are not there, though their part of the snapshot is. */
export function lostFiles(directory: string): string[] {
  const there = new Set(filesIn(directory).map(({ name }) => name));
  return partsIn(directory).filter((name) => !there.has(name));
}

/** SQL files, there or not, whose part of the snapshot is there. */
function partsIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}_[a-z0-9_-]+\.json$/.test(name))
    .sort()
    .map((name) => name.replace(/\.json$/, '.sql'));
}

function patchedBy(directory: string, files: readonly string[]): Snapshot | undefined {
  const patches = files.map((file) => JSON.parse(readFileSync(placeOf(directory, file), 'utf8')) as unknown);
  return patches.reduce((snapshot, patch) => patched(snapshot, patch), undefined) as Snapshot | undefined;
}

/** Writes what a new file changes, after which the database is as `after` says. */
export function writePart(directory: string, file: string, after: Snapshot): void {
  mkdirSync(directory, { recursive: true });
  const before = patchedBy(directory, partsIn(directory)) ?? {};
  writeFileSync(placeOf(directory, file), `${lines(patchBetween(before, after) ?? {})}\n`);
}

export function removePart(directory: string, file: string): void {
  rmSync(placeOf(directory, file), { force: true });
}

export function renamePart(directory: string, file: string, renamed: string): void {
  if (existsSync(placeOf(directory, file))) renameSync(placeOf(directory, file), placeOf(directory, renamed));
}

/** JSON with each innermost object on one line: a column, an index, the guards of a table. */
function lines(value: unknown, indent = ''): string {
  const isOpen = (inner: unknown): inner is object =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0;
  if (!isOpen(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (!entries.some(([, inner]) => isOpen(inner))) return JSON.stringify(value);
  const written = entries.map(([name, inner]) => `${indent} ${JSON.stringify(name)}: ${lines(inner, `${indent} `)}`);
  return `{\n${written.join(',\n')}\n${indent}}`;
}
