import { expect, it } from 'vitest';
import type { Cost } from './measure.ts';
import { figuresOf, misses, type Row, ratio, slower, table } from './report.ts';

const cost = (server: number, database: number, slow = 5): Cost => ({
  requests: 100,
  server,
  database,
  times: [1, 2, slow],
});
const row: Row = { name: 'list', target: 1.3, ours: cost(0.4, 0.2), plain: cost(0.3, 0.3) };

it('compares server and database together', () => {
  expect(ratio(row)).toBeCloseTo(1);
  expect(misses(row)).toEqual([]);
  expect(table([row])).toMatch(/list .* 1\.00 +≤ 1\.3/);
});

it('names a missed ratio and slow answers', () => {
  expect(misses({ ...row, target: 0.9 })).toEqual(['list: ratio 1.00, to reach ≤ 0.9']);
  expect(misses({ ...row, slowest: 50, ours: cost(0.1, 0.1, 45) })).toEqual([]);
  expect(misses({ ...row, ours: cost(0.1, 0.1, 45) })).toEqual(['list: p99 45.0 ms, to reach < 30 ms']);
});

it('names what has become slower since the last time, and nothing that is new or about the same', () => {
  const before = figuresOf([row, { ...row, name: 'search' }]);
  const rows = [
    { ...row, ours: cost(0.6, 0.3) },
    { ...row, name: 'search', ours: cost(0.5, 0.2) },
    { ...row, name: 'new', ours: cost(5, 5) },
  ];
  expect(slower(rows, before)).toEqual(['list: ratio 1.50, was 1.00']);
});
