import { execFileSync } from 'node:child_process';
import { artifactsSource } from '../../../scripts/codegen/parts.ts';

/**
 * The product's documents, and beside them a laboratory's: a field for every widget, cards that are edited, a form in
 * a dialog. They are read by a process of its own, since codegen finds its files in ways that a page does not know.
 * Not TypeScript, because the console's sources have no Node types.
 */
const script = `
  import { buildArtifacts, loadDocuments } from './scripts/codegen/api.ts';
  process.stdout.write(JSON.stringify(buildArtifacts(loadDocuments(['schemas', 'tests/console/forms/schemas'])).artifacts));
`;
const run = ['--import', 'tsx', '--input-type=module', '-e', script];

export const artifacts = JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8', maxBuffer: 64e6 }));
export const sourceOf = artifactsSource;
