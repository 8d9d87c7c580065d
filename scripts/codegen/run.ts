import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { compared } from '../migrate/compared.ts';
import { buildArtifacts } from './build.ts';
import { checkDocuments } from './check/check.ts';
import { codeParts } from './code-parts.ts';
import { type Complaint, complaintLine } from './document.ts';
import { emitFiles } from './emit/emit.ts';
import { formatDocuments, formatted } from './format.ts';
import { loadDocuments } from './load.ts';
import { usedInCode } from './source-use.ts';
import { writeBuild, writeEditorSchemas, writeWhole } from './write-build.ts';

const generated = 'src/generated';

/**
 * Load, check, emit, format, then write or (`check`) compare; documents are formatted, too. Answers the exit code. What
 * nobody uses yet does not stop it: only `npm run check` says so.
 */
export async function codegen({ check }: { check: boolean }): Promise<number> {
  const documents = loadDocuments(['schemas']);
  const { artifacts } = buildArtifacts(documents);
  if (!check) writeEditorSchemas(documents, artifacts);
  const complaints = checkDocuments(documents);
  if (complaints.length > 0) return refuse(complaints);
  const files = formatted(await emitFiles(artifacts, codeParts()));
  if (!check) formatDocuments('schemas');
  return check ? compare(files) : write(files, artifacts);
}

/** `npm run check`: only what is wrong with the documents, and whether migrations are to be written. */
export async function checkOnly(): Promise<number> {
  const documents = loadDocuments(['schemas']);
  const complaints = checkDocuments(documents, { usedInCode: usedInCode('src') });
  if (complaints.length > 0) return refuse(complaints);
  console.log(`${documents.files.length} documents, nothing to complain about.`);
  for (const line of await compared(buildArtifacts(documents).artifacts.entities)) console.log(line);
  return 0;
}

function refuse(complaints: Complaint[]): number {
  for (const complaint of complaints) console.error(complaintLine(complaint));
  console.error(complaints.length === 1 ? '\n1 complaint.' : `\n${complaints.length} complaints.`);
  return 1;
}

function compare(files: Record<string, string>): number {
  const stale = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  const faults = [
    ...stale.map(([path]) => `${path} is stale`),
    ...leftovers(files).map((path) => `${path} is left over`),
  ];
  for (const fault of faults) console.error(`${fault}: run \`npm run codegen\` and commit what it writes.`);
  return faults.length > 0 ? 1 : 0;
}

async function write(files: Record<string, string>, artifacts: Artifacts): Promise<number> {
  let changed = 0;
  for (const path of leftovers(files)) rmSync(path);
  for (const [path, text] of Object.entries(files)) if (writeWhole(path, text)) changed++;
  writeBuild(artifacts);
  console.log(`${Object.keys(files).length} generated files, ${changed} changed.`);
  for (const line of await compared(artifacts.entities)) console.log(line);
  return 0;
}

function leftovers(files: Record<string, string>): string[] {
  if (!existsSync(generated)) return [];
  return readdirSync(generated)
    .map((name) => join(generated, name).replaceAll('\\', '/'))
    .filter((path) => !(path in files));
}
