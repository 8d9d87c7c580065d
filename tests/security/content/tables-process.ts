import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../../src/hr/server/people/import/columns.ts';
import { sheets } from '../../../src/server/sheets/sheets.ts';
import { bombs, plainTables, type Table, workbooks, worst } from './tables.ts';

/**
 * Reads every table as the server does, within the product's limits, in a process of its own: prints what came of each,
 * and the most memory that it took beyond what the process and the file had before.
 */
const zoo = { plain: plainTables, workbooks, bombs, worst: () => [worst()] };
const [which = 'plain', many = '1'] = process.argv.slice(2);

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5).unref();

async function verdictOf({ file }: Table): Promise<number | string> {
  try {
    let rows = 0;
    for await (const batch of sheets.rows(file, limits)) rows += batch.length;
    return rows;
  } catch (error) {
    return sheets.problemOf(error)?.problem ?? String(error);
  }
}

async function headOf({ file }: Table): Promise<string> {
  try {
    await sheets.head(file, limits, 51);
    return 'read';
  } catch (error) {
    return sheets.problemOf(error)?.problem ?? String(error);
  }
}

const all = zoo[which as keyof typeof zoo]();
const tables = process.env.FULL ? all : all.filter(({ slow }) => !slow);
globalThis.gc?.();
const before = process.memoryUsage.rss();
if (Number(many) > 1) {
  const [first] = tables as [Table];
  const verdicts = await Promise.all(Array.from({ length: Number(many) }, () => headOf(first)));
  console.log(JSON.stringify({ what: first.what, verdicts, grown: Math.round((peak - before) / 1e6) }));
} else
  for (const table of tables) {
    peak = process.memoryUsage.rss();
    const began = performance.now();
    const verdict = await verdictOf(table);
    await pause(10);
    const grown = Math.round((peak - before) / 1e6);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    console.log(JSON.stringify({ what: table.what, expected: table.verdict, verdict, grown, seconds }));
  }
process.exit(0);
