import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../bootstrap/place.mjs';
import { type Figures, figuresOf, type Row } from './report.ts';

/** Of each size of data and number of connections, what was measured last on this machine. */
const file = at('.build/bench-figures.json');

const all = (): Record<string, Figures> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export const lastFigures = (what: string): Figures => all()[what] ?? {};

/** A run of some rows leaves those of the others. */
export function keepFigures(what: string, rows: readonly Row[]): void {
  const kept = all();
  writeFileSync(file, JSON.stringify({ ...kept, [what]: { ...kept[what], ...figuresOf(rows) } }, null, 2));
}
