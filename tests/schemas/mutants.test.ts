import { beforeAll, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import { entriesOf } from '../../scripts/codegen/entries.ts';
import { usedInCode } from '../../scripts/codegen/source-use.ts';
import { patience } from '../support/patience.ts';
import { batches, Judge, type Judged } from './mutants/judge.ts';
import type { Mutant } from './mutants/mutations.ts';
import { sampleOf } from './mutants/sample.ts';
import { makeAll } from './mutants/works.ts';

/**
 * What `check` passes, works. Every kind of single change over all documents of the product: either there is a complaint
 * at the change, or one that says the name that came or went; or all is made of it and the server starts. Nothing between.
 * The screens of those that pass are drawn in tests/console/mutants.test.tsx.
 */

const perKind = process.env.FULL ? 300 : 15;
const seed = Number(process.env.SEED ?? 20261123);

const documents = loadDocuments(['schemas']);
const judge = new Judge(documents, usedInCode('src'));
const before = buildArtifacts(documents).artifacts;

describe('documents with one change', () => {
  let sample: Mutant[];
  let judged: Judged;

  beforeAll(() => {
    expect(judge.check([])).toEqual([]);
    const ids = entriesOf(documents).map((entry) => entry.id);
    sample = sampleOf({ documents: documents.files, ids }, perKind, seed);
    judged = judge.judge(sample);
    const { refused, elsewhere, passed } = judged;
    console.log(
      `${sample.length} changes: ${refused.length} refused there, ${elsewhere.length} by name, ${passed.length} passed`,
    );
  }, patience);

  it('are many', () => {
    expect(sample.length).toBeGreaterThan(process.env.FULL ? 5000 : 290);
  });

  it('are complained about where they are', () => {
    expect(judged.misplaced.map(([{ what }, lines]) => [what, ...lines].join('\n  '))).toEqual([]);
  });

  it(
    'or work: all is made of them, and the server starts',
    async () => {
      const broken: string[] = [];
      for (const batch of batches(judged.passed, 200)) broken.push(...(await failing(batch)));
      expect(broken).toEqual([]);
    },
    patience,
  );
});

/** Together at first: when that fails, by halves. */
async function failing(batch: readonly Mutant[]): Promise<string[]> {
  try {
    await makeAll(judge.with(batch), before);
    return [];
  } catch (error) {
    const [only] = batch;
    if (batch.length === 1 && only) return [`${only.what}: ${(error as Error).message}`];
    const half = Math.ceil(batch.length / 2);
    return [...(await failing(batch.slice(0, half))), ...(await failing(batch.slice(half)))];
  }
}
