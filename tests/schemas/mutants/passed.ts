import { writeFileSync } from 'node:fs';
import { buildArtifacts, loadDocuments } from '../../../scripts/codegen/api.ts';
import { entriesOf } from '../../../scripts/codegen/entries.ts';
import { usedInCode } from '../../../scripts/codegen/source-use.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { batches, Judge } from './judge.ts';
import { sampleOf } from './sample.ts';

/**
 * For the suite that draws screens, which runs where files are not read: `passed.ts <file> <per kind> <seed>` writes sets
 * of artifacts, each of many changed documents that `check` passes, and first the product's own.
 */
const [, , file = '', perKind = '', seed = ''] = process.argv;
/** What the console is not given cannot change what it draws. */
const drawn = ['screen', 'form', 'entity', 'messages', 'options', 'gate', 'call', 'definitions'];

const documents = loadDocuments(['schemas']);
const judge = new Judge(documents, usedInCode('src'));
const ids = entriesOf(documents).map((entry) => entry.id);
const sample = sampleOf(
  { documents: documents.files.filter(({ kind }) => drawn.includes(kind)), ids },
  Number(perKind),
  Number(seed),
);
const { passed } = judge.judge(sample);
const made = [[], ...batches(passed, 60)].map((batch): [string[], Artifacts] => [
  batch.map(({ what }) => what),
  buildArtifacts(judge.with(batch)).artifacts,
]);
writeFileSync(file, JSON.stringify(made));
