import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** G26: the table of ASVS 5.0 is whole, and what it calls on is there. */

const root = join(import.meta.dirname, '../..');

/** Levels of the rows of each section, in their order, as in the CSV of version 5.0.0; those of level 3 are not ours. */
const levels: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

interface Row {
  id: string;
  level: string;
  state: string;
  suites: string[];
  how: string;
}

const wanted = Object.entries(levels).flatMap(([section, rows]) =>
  [...rows].flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1} ${level}`])),
);

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (\w+) \| (.*?) \|(.*)\|$/gm)].map(
    ([, id = '', level = '', state = '', by = '', how = '']) => ({
      id,
      level,
      state,
      suites: [...by.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string),
      how: how.trim(),
    }),
  );

const fileOf = (suite: string): string | undefined =>
  [suite, `tests/${suite}.test.ts`, `tests/${suite}.test.tsx`, `tests/${suite}.e2e.ts`].find(
    (file) => file.includes('.') && existsSync(join(root, file)),
  );

/** What is wrong with a table, a line each. */
function faultsOf(rows: Row[]): string[] {
  const there = rows.map(({ id, level }) => `${id} ${level}`);
  return [
    ...wanted.filter((row) => !there.includes(row)).map((row) => `missing: ${row}`),
    ...there.filter((row, at) => !wanted.includes(row) || there.indexOf(row) !== at).map((row) => `too much: ${row}`),
    ...rows.flatMap(({ id, state, suites, how }) => [
      ...(['met', 'deviates', 'host', 'none', 'open'].includes(state) ? [] : [`${id}: no state ${state}`]),
      ...(state === 'met' && suites.length === 0 ? [`${id}: no suite`] : []),
      ...(state !== 'met' && how === '' ? [`${id}: no reason`] : []),
      ...suites.filter((suite) => !fileOf(suite)).map((suite) => `${id}: there is no suite ${suite}`),
      ...suites
        .filter(
          (suite) => fileOf(suite) && !/\b(it|test)\b/.test(readFileSync(join(root, fileOf(suite) as string), 'utf8')),
        )
        .map((suite) => `${id}: ${suite} tests nothing`),
    ]),
  ];
}

const table = rowsOf(readFileSync(join(import.meta.dirname, 'asvs.md'), 'utf8'));

describe('the table of ASVS 5.0', () => {
  it('has each row of levels 1 and 2, with its suite or a reason', () => {
    expect([wanted.length, wanted.filter((row) => row.endsWith('1')).length]).toEqual([253, 70]);
    expect(faultsOf(table)).toEqual([]);
  });

  it('says how much is missing', () => {
    const count = (state: string) => table.filter((row) => row.state === state).length;
    console.log(
      `ASVS 5.0: ${count('met')} met, ${count('none')} none, ${count('host')} host, ${count('deviates')} deviate, ${count('open')} open`,
    );
    expect(table.filter(({ state }) => state === 'open')).toEqual([]);
  });

  it.each<[string, (rows: Row[]) => Row[], string]>([
    ['a row is left out', (rows) => rows.filter(({ id }) => id !== '8.2.1'), 'missing: 8.2.1 1'],
    ['a row is made up', (rows) => [...rows, { ...(rows[0] as Row), id: '8.9.1' }], 'too much: 8.9.1 2'],
    [
      'a suite is gone',
      (rows) => rows.map((row) => (row.id === '8.2.1' ? { ...row, suites: ['security/gone'] } : row)),
      '8.2.1: there is no suite security/gone',
    ],
    [
      'nothing shows it',
      (rows) => rows.map((row) => (row.id === '8.2.1' ? { ...row, suites: [] } : row)),
      '8.2.1: no suite',
    ],
  ])('is red when %s', (_, change, fault) => {
    expect(faultsOf(change(table))).toContain(fault);
  });
});
