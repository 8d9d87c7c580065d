import { describe, expect, it } from 'vitest';
import { delimiterOf } from '../../../src/server/sheets/csv.ts';
import { zipOf } from '../../support/zip.ts';
import { read } from './read.ts';

/** What people and those who mean harm send as a table: read as they meant it, or refused with a reason. */

const text = 'Name,City\nJosé,Łódź\n';
const two = [
  ['Name', 'City'],
  ['José', 'Łódź'],
];
const utf16 = (big: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('CSV that is read', () => {
  const cases: [string, Uint8Array, object][] = [
    ['UTF-8', Buffer.from(text), { encoding: 'utf-8', rows: two }],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), { encoding: 'utf-8', rows: two }],
    ['UTF-16 of Windows', utf16(false), { encoding: 'utf-16le', rows: two }],
    ['UTF-16, the other way round', utf16(true), { encoding: 'utf-16be', rows: two }],
    [
      'UTF-16 without a mark',
      Buffer.from('a,b\n1,2\n', 'utf16le'),
      {
        encoding: 'utf-16le',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'Windows-1252',
      Buffer.from('Name\nJos\u00e9 \u0080\n', 'latin1'),
      { encoding: 'windows-1252', rows: [['Name'], ['José €']] },
    ],
    [
      'semicolons',
      Buffer.from('a;b\n1,5;2\n'),
      {
        delimiter: ';',
        rows: [
          ['a', 'b'],
          ['1,5', '2'],
        ],
      },
    ],
    [
      'tabs',
      Buffer.from('a\tb\n1\t2\n'),
      {
        delimiter: '\t',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'bars',
      Buffer.from('a|b\n1|2\n'),
      {
        delimiter: '|',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    ['one column', Buffer.from('a\n1\n2\n'), { rows: [['a'], ['1'], ['2']] }],
    [
      'lines of Windows',
      Buffer.from('a,b\r\n1,2\r\n'),
      {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'lines of old Macs',
      Buffer.from('a,b\r1,2\r'),
      {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'no line end at the end',
      Buffer.from('a,b\n1,2'),
      {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'quotes',
      Buffer.from('a,b\n"x, ""y""","1\n2"\n'),
      {
        rows: [
          ['a', 'b'],
          ['x, "y"', '1\n2'],
        ],
      },
    ],
    [
      'a quote within',
      Buffer.from('a,b\nO"Neil,2\n'),
      {
        rows: [
          ['a', 'b'],
          ['O"Neil', '2'],
        ],
      },
    ],
    [
      'blanks around',
      Buffer.from('a , b\n 1 ,2\n'),
      {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    [
      'empty lines, whose numbers count',
      Buffer.from('a,b\n\n,\n1,2\n'),
      {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
        numbers: [1, 4],
      },
    ],
    ['rows of different lengths', Buffer.from('a,b\n1\n1,2,3\n'), { rows: [['a', 'b'], ['1'], ['1', '2', '3']] }],
    ['formulas, which stay texts', Buffer.from('a\n=1+1\n@SUM(A1)\n'), { rows: [['a'], ['=1+1'], ['@SUM(A1)']] }],
    ['as many rows as are allowed', Buffer.from('a\n'.repeat(1001)), { kind: 'csv' }],
  ];
  it.each(cases)('%s', async (_what, bytes, expected) => {
    expect(await read(bytes)).toMatchObject(expected);
  });
});

describe('what is refused', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  const cases: [string, Uint8Array, object][] = [
    ['nothing', Buffer.alloc(0), { problem: 'empty' }],
    ['blanks', Buffer.from('  \n\n'), { problem: 'empty' }],
    ['a picture', png, { problem: 'not-a-table' }],
    ['a page', Buffer.from('<!doctype html><table><tr><td>a'), { problem: 'not-a-table' }],
    ['a drawing', Buffer.from('\ufeff <svg onload="alert(1)"/>'), { problem: 'not-a-table' }],
    ['zeros', Buffer.alloc(5000), { problem: 'not-a-table' }],
    ['a zero in a text', Buffer.from('a,b\n1,\u00002\n'), { problem: 'not-a-table' }],
    ['a workbook of old', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { problem: 'protected' }],
    ['a row too many', Buffer.from('a\n'.repeat(1002)), { problem: 'too-many-rows', row: 1002 }],
    ['ten thousand columns', Buffer.from(`${'a,'.repeat(10_000)}\n`), { problem: 'too-many-columns' }],
    ['a column too many', Buffer.from(`${'a,'.repeat(50)}a\n`), { problem: 'too-many-columns', row: 1 }],
    [
      'a column too many further down',
      Buffer.from(`a,b\n${'1,'.repeat(50)}1\n`),
      { problem: 'too-many-columns', row: 2 },
    ],
    ['a cell too long', Buffer.from(`a\n${'x'.repeat(501)}\n`), { problem: 'cell-too-long', row: 2 }],
    ['a quote without end', Buffer.from(`a\n"${'x\n'.repeat(20_000)}`), { problem: 'cell-too-long', row: 2 }],
    ['a short one without end', Buffer.from('a,b\n1,"2\n3,4\n'), { problem: 'broken' }],
    ['half a workbook', Buffer.from('PK\u0003\u0004 and no more'), { problem: 'broken' }],
    ['a ZIP that is no workbook', zipOf({ 'readme.txt': 'hello' }), { problem: 'not-a-table' }],
  ];
  it.each(cases)('%s', async (_what, bytes, expected) => {
    expect(await read(bytes)).toMatchObject(expected);
  });
});

it('a sign that parts only some lines is not the delimiter', () => {
  expect(delimiterOf('a;b;c\n"1,2";2;3\nx, y, z;2;3\n')).toBe(';');
});
