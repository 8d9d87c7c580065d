import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { argumentsFor } from '../../support/spawned.ts';

/** G14 for tables: each file is read or refused as declared, in a process of little memory that outlives all of them. */

const script = await argumentsFor(join(import.meta.dirname, 'tables-process.ts'));

interface Told {
  verdict: number | string;
  expected: number | string;
  verdicts?: string[];
  /** Megabytes. */
  grown: number;
}

async function told(...args: string[]): Promise<Told[]> {
  const node = ['--max-old-space-size=160', ...script, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, node, { maxBuffer: 1e7 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it(
  'tables and workbooks of every kind',
  async () => {
    const found = [...(await told('plain')), ...(await told('workbooks')), ...(await told('bombs'))];
    const wrong = found.filter(({ verdict, expected }) => verdict !== expected);
    const grown = Math.max(...found.map((one) => one.grown));
    console.log(`G14 tables: ${found.length} files, ${wrong.length} wrong, memory +${grown} MB at most`);
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(60);
    expect(grown).toBeLessThan(200);
  },
  patience,
);

/** They are read one after another: two already show that the second waits. */
const atOnce = process.env.FULL ? 8 : 2;

it(
  `${atOnce} workbooks at once, each of which unfolds to millions of texts`,
  async () => {
    const [answer] = await told('worst', String(atOnce));
    expect(answer?.verdicts).toEqual(Array.from({ length: atOnce }, () => 'too-much-text'));
    expect(answer?.grown).toBeLessThan(200);
  },
  patience,
);
