/** npm run rename -- touchpoints/stage.owner_note remark: one name, in documents, code and the database. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { checkDocuments, complaintLine, loadDocuments } from './codegen/api.ts';
import { codegen } from './codegen/run.ts';
import { rename, UnknownName } from './rename/rename.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main([id, to]: string[]): Promise<number> {
  if (!id || !to) return refuse('Say what, and its new name: npm run rename -- touchpoints/stage.owner_note remark');
  const documents = loadDocuments(['schemas']);
  const before = checkDocuments(documents);
  if (before.length > 0) return refuse('Documents are at fault: npm run check says which. Nothing was renamed.');
  const { what, texts, moved, complaints, left, isColumn } = await rename(documents, id, to);
  if (complaints.length > 0) {
    for (const complaint of complaints) print(complaintLine(complaint));
    return refuse(`Under the name ${to} the documents would be at fault. Nothing was renamed.`);
  }
  for (const [path, text] of texts) writeFileSync(path, text);
  for (const { from, to: path } of moved) {
    mkdirSync(dirname(path), { recursive: true });
    renameSync(from, path);
  }
  print(`Renamed ${what}: ${[...texts.keys()].map((path) => relative('', path)).join(', ')}`);
  if ((await codegen({ check: false })) !== 0) return 1;
  if (left.length > 0)
    print(`What may mean it still, or something else of that name:\n${left.map((line) => `  ${line}`).join('\n')}`);
  if (isColumn) print(`The data is kept by a migration: npm run migrate -- new rename-to-${to}`);
  return 0;
}

function refuse(sentence: string): number {
  print(sentence);
  return 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UnknownName || error instanceof RangeError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
