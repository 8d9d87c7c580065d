import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildArtifacts, checkDocuments, complaintLine, emitFiles, loadDocuments } from '../../scripts/codegen/api.ts';
import { codeParts } from '../../scripts/codegen/code-parts.ts';
import { formatted } from '../../scripts/codegen/format.ts';
import { usedInCode } from '../../scripts/codegen/source-use.ts';

const documents = loadDocuments(['schemas']);

/** Processor time of the shortest of a few runs: what the work itself takes. */
function milliseconds(work: () => void): number {
  const runs = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user / 1000;
  });
  return Math.min(...runs);
}

describe('the documents', () => {
  it('have no fault, and nothing in them is unused', () => {
    expect(checkDocuments(documents, { usedInCode: usedInCode('src') }).map(complaintLine)).toEqual([]);
  });

  it('are what src/generated was made of: otherwise run `npm run codegen`', async () => {
    const files = formatted(await emitFiles(buildArtifacts(documents).artifacts, codeParts()));
    const stale = Object.keys(files).filter((path) => !existsSync(path) || readFileSync(path, 'utf8') !== files[path]);
    expect(stale).toEqual([]);
  });

  it('are built at a pace of less than 2 ms each', () => {
    const each = milliseconds(() => buildArtifacts(documents)) / documents.files.length;
    expect(each).toBeLessThan(2);
  });
});
