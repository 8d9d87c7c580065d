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
 * of forms are modules that the Vite plugin makes. A file that is already right is left alone, so that nothing that
 * watches it is woken.
 */
export async function writeBuild(artifacts: Artifacts, dir = '.build'): Promise<void> {
  write(join(dir, 'artifacts.json'), `${JSON.stringify(artifacts)}\n`);
  write(join(dir, 'validators', 'server.mjs'), serverValidatorsCode(artifacts));
  write(join(dir, 'openapi.json'), `${JSON.stringify(openApi(artifacts))}\n`);
}

/** Writes what editors complete documents from: also while documents are at fault, since then it is wanted most. */
export function writeEditorSchemas(documents: Documents, artifacts: Artifacts, dir = '.build'): void {
  for (const [file, text] of Object.entries(editorSchemas(documents, artifacts, codeParts())))
    write(join(dir, 'editors', file), text);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (read(path) === text) return;
  // Whole or not at all: a server that starts just now must not read half a file.
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
