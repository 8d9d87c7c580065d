import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SheetLimits } from '../../../src/server/sheets/contract.ts';
import { sheets } from '../../../src/server/sheets/sheets.ts';
import { workbook } from '../../support/workbook.ts';
import { limits } from './read.ts';

/** A table is read in a thread: what a file costs there the server does not feel, and one waits for the other. */

const csv = (rows: number) => Buffer.from('name,city\n'.repeat(rows));
const all = async (bytes: Uint8Array, more: Partial<SheetLimits> = {}) => {
  let rows = 0;
  for await (const batch of sheets.rows(bytes, { ...limits, ...more })) rows += batch.length;
  return rows;
};
const whyNot = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (error) => sheets.problemOf(error)?.problem,
  );
const wide = { rows: 1e6, cells: 1e7, signs: 1e8, texts: 1e7, textBytes: 1e9, unpacked: 1e9 };

describe('a table in a thread', () => {
  it('gives its first rows, and all of them in pieces', async () => {
    expect(await sheets.head(csv(800), limits, 2)).toEqual({
      kind: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      rows: [
        { row: 1, cells: ['name', 'city'] },
        { row: 2, cells: ['name', 'city'] },
      ],
    });
    expect(await all(csv(1001))).toBe(1001);
  });

  it('says why it cannot be read', async () => {
    expect(await whyNot(all(csv(1002)))).toBe('too-many-rows');
    expect(await whyNot(sheets.head(Buffer.from('PK nothing more'), limits, 2))).toBe('broken');
  });

  it('waits for the one before it, and gets its turn when that is left early', async () => {
    const first = sheets.rows(csv(1001), limits);
    await first.next();
    const second = all(csv(3));
    expect(await Promise.race([second, pause(300, 'waits')])).toBe('waits');
    await first.return(undefined);
    expect(await second).toBe(3);
  });

  it('that needs more memory than it may ends with a reason, and nothing else ends with it', async () => {
    const laughs = workbook('<row><c/></row>', { 'xl/styles.xml': `<a ${'b="" '.repeat(700_000)}/>` });
    const tags = workbook(
      Array.from({ length: 100_000 }, (_, n) => `<row r="${n + 1}"><c><v>1</v></c></row>`).join(''),
    );
    expect(await whyNot(all(laughs, { ...wide, megabytes: 8 }))).toBe('too-much-work');
    expect(await all(tags, { ...wide, megabytes: 32 })).toBe(100_000);
  });

  it('that takes more time than it may is left', async () => {
    expect(await whyNot(all(workbook('<row/>'.repeat(1_000_000)), { ...wide, rows: 1e9, seconds: 0.1 }))).toBe(
      'too-much-work',
    );
  });
});
