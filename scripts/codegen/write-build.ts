import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { codeParts } from './code-parts.ts';
import type { Documents } from './document.ts';
import { editorSchemas } from './editors/editor-schemas.ts';
import { openApi } from './emit/openapi.ts';
import { serverValidatorsCode } from './validators/server-code.ts';

/**
 * Writes what the server starts from: artifacts.json, validators/server.mjs, and openapi.json for /docs. The validators
 * of forms are modules that the Vite plugin makes.
 */
export function writeBuild(artifacts: Artifacts, dir = '.build'): void {
  writeArtifacts(artifacts, dir);
  writeWhole(join(dir, 'validators', 'server.mjs'), serverValidatorsCode(artifacts));
}

/** Writes what editors complete documents from: also while documents are at fault, since then it is wanted most. */
export function writeEditorSchemas(documents: Documents, artifacts: Artifacts, dir = '.build'): void {
  for (const [file, text] of Object.entries(editorSchemas(documents, artifacts, codeParts())))
    writeWhole(join(dir, 'editors', file), text);
}

/** Without validators, whose code takes longer than all the rest: development compiles its own. */
export function writeArtifacts(artifacts: Artifacts, dir: string): void {
  writeWhole(join(dir, 'artifacts.json'), `${JSON.stringify(artifacts)}\n`);
  writeWhole(join(dir, 'openapi.json'), `${JSON.stringify(openApi(artifacts))}\n`);
}

/**
 * Answers whether it had to be written: a file that is already right is left alone, so that nothing that watches it is
 * woken. It is there whole or not at all, for a server that starts just now, and when we are ended meanwhile.
 */
export function writeWhole(path: string, text: string): boolean {
  if (read(path) === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  return true;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
