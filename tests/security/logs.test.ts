import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artifacts } from '../support/product-app.ts';

/** The inventory of logs in logs.md is that of the code. */

const root = join(import.meta.dirname, '../..');
const inventory = readFileSync(join(import.meta.dirname, 'logs.md'), 'utf8');

const sources = ['src/server', 'src/hr/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
);

interface Line {
  level: string;
  text: string;
}

/** Lines that a text writes: a logger is given its sentence last, a job first. */
function linesIn(text: string): Line[] {
  const calls = text.matchAll(/\b(?:log\.(info|warn|error|fatal)|(?:job|context)\.log)\(/g);
  return [...calls].flatMap((call) => {
    const given = argumentsAt(text, call.index + call[0].length);
    const said = [...given.matchAll(/(['`])((?:(?!\1)[^\\])*)\1/g)]
      .map((match) => match[2] as string)
      .at(call[1] ? -1 : 0);
    return said === undefined ? [] : [{ level: call[1] ?? 'info', text: said }];
  });
}

function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at++) {
    if ('([{'.includes(text[at] as string)) depth += 1;
    if (')]}'.includes(text[at] as string)) depth -= 1;
  }
  return text.slice(from, at - 1);
}

const rowsBelow = (heading: string, columns: number): string[][] =>
  (inventory.split(`## ${heading}`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, columns + 1))
    .map((cells) => cells.map((cell) => cell.trim())) ?? [];

const written = rowsBelow('Lines of standard output', 3).map(([text = '', level = '']) => ({
  text: text.replaceAll('`', ''),
  level,
}));

/** A sentence with a value in it is named by its beginning. */
const isNamed = (line: Line, rows: readonly Line[]): boolean =>
  rows.some(({ text, level }) => level === line.level && line.text.split('${')[0]?.trim() === text);

describe('the inventory of logs', () => {
  const lines = sources.flatMap((file) => linesIn(readFileSync(join(root, file), 'utf8')));

  it('names each line that the server writes, and none that it does not', () => {
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => !isNamed(line, written))).toEqual([]);
    expect(written.filter((row) => !lines.some((line) => isNamed(line, [row])))).toEqual([]);
  });

  it('says of each log where, what, how, who and how long', () => {
    const rows = rowsBelow('Where', 5);
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter((row) => row.length !== 5 || row.some((cell) => cell === ''))).toEqual([]);
  });

  it('names tables and gates that there are', () => {
    const quoted = rowsBelow('Where', 5).flatMap((row) =>
      [...row.join(' ').matchAll(/`([^`]+)`/g)].map(([, one]) => one),
    );
    const tables = Object.values(artifacts.entities).map(({ storage }) => storage.table);
    const known = [...tables, 'outbox', 'job_progress', '/metrics', 'audit_keep_days', ...Object.keys(artifacts.gates)];
    const other = [/^[A-Z_]+$/, /^npm run /, /^(level|time|msg|reqId)$/];
    expect(quoted.filter((one) => !known.includes(String(one)) && !other.some((how) => how.test(String(one))))).toEqual(
      [],
    );
  });

  it('is red when a line is not named, or on another level', () => {
    const added = linesIn(
      "log.warn({ reason: why('it', error) }, 'the moon is full');\njob.log('so it is', { a: 'b c' })",
    );
    expect(added).toEqual([
      { level: 'warn', text: 'the moon is full' },
      { level: 'info', text: 'so it is' },
    ]);
    expect(isNamed(added[0] as Line, written)).toBe(false);
    expect(isNamed({ level: 'info', text: 'call failed' }, written)).toBe(false);
  });
});
