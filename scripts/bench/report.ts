import { percentile } from './drive.ts';
import type { Cost } from './measure.ts';

/** Milliseconds that 99 of 100 answers may take at ten connections. */
const usualSlowest = 30;

export interface Row {
  name: string;
  target: number;
  /** Instead of the usual milliseconds that 99 of 100 answers may take. */
  slowest?: number;
  ours: Cost;
  plain: Cost;
}

const both = (cost: Cost) => cost.server + cost.database;
export const ratio = ({ ours, plain }: Row): number => both(ours) / both(plain);

/** Ratios by name: they are alike on a machine that is busy and one that is not. */
export type Figures = Readonly<Record<string, number>>;

export const figuresOf = (rows: readonly Row[]): Figures =>
  Object.fromEntries(rows.map((row) => [row.name, ratio(row)]));

/** Two runs of the same differ by less. */
const alike = 1.25;

export const slower = (rows: readonly Row[], last: Figures): string[] =>
  rows.flatMap((row) => {
    const before = last[row.name];
    if (before === undefined || ratio(row) <= before * alike) return [];
    return [`${row.name}: ratio ${ratio(row).toFixed(2)}, was ${before.toFixed(2)}`];
  });

export function misses(row: Row): string[] {
  const p99 = percentile(row.ours.times, 0.99);
  const slowest = row.slowest ?? usualSlowest;
  return [
    ...(ratio(row) > row.target ? [`${row.name}: ratio ${ratio(row).toFixed(2)}, to reach ≤ ${row.target}`] : []),
    ...(p99 > slowest ? [`${row.name}: p99 ${p99.toFixed(1)} ms, to reach < ${slowest} ms`] : []),
  ];
}

const heads = [
  '',
  'server',
  'database',
  'plain server',
  'plain database',
  'ratio',
  'target',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'plain p99',
  'requests',
];

export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    ...[row.ours.server, row.ours.database, row.plain.server, row.plain.database].map((ms) => ms.toFixed(3)),
    ratio(row).toFixed(2),
    `≤ ${row.target}`,
    percentile(row.ours.times, 0.5).toFixed(1),
    percentile(row.ours.times, 0.95).toFixed(1),
    percentile(row.ours.times, 0.99).toFixed(1),
    percentile(row.plain.times, 0.99).toFixed(1),
    String(row.ours.requests),
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...lines.map((line) => (line[at] ?? '').length)));
  const print = (line: readonly string[]) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [heads, ...lines].map(print).join('\n');
}
