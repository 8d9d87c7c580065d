import { writeFileSync } from 'node:fs';
import { buildArtifacts, loadDocuments } from '../../../scripts/codegen/api.ts';
import { entriesOf } from '../../../scripts/codegen/entries.ts';
import { usedInCode } from '../../../scripts/codegen/source-use.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { ChangedSet } from '../../console/mutants/sets.mjs';
import { batches, Judge } from './judge.ts';
import { sampleOf } from './sample.ts';

/**
 * For the suite that draws screens, which runs where files are not read: `passed.ts <file> <per kind> <seed>` writes the
 * product's own artifacts, and what becomes of them where many documents are changed that `check` passes.
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
const own = buildArtifacts(documents).artifacts;
const sets = batches(passed, 60).map((batch) => ({
  changes: batch.map(({ what }) => what),
  changed: differenceOf(own, buildArtifacts(judge.with(batch)).artifacts),
}));
writeFileSync(file, JSON.stringify({ own, sets }));

/** Of each kind all that is new or other, and null for what is gone. */
function differenceOf(before: Artifacts, after: Artifacts): ChangedSet['changed'] {
  return Object.fromEntries(
    Object.entries(after).map(([kind, entries]) => {
      const known: Record<string, unknown> = before[kind as keyof Artifacts];
      const other = Object.entries(entries).filter(
        ([id, entry]) => JSON.stringify(entry) !== JSON.stringify(known[id]),
      );
      const gone = Object.keys(known).filter((id) => !(id in entries));
      return [kind, Object.fromEntries([...other, ...gone.map((id) => [id, null])])];
    }),
  );
}
