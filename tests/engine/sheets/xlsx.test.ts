import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { dayOf, isDateFormat } from '../../../src/server/sheets/excel-dates.ts';
import { book, workbook } from '../../support/workbook.ts';
import { read } from './read.ts';

/** Workbooks as they should be, and as those make them who mean harm. */

const inline = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('workbooks', () => {
  it('as spreadsheets write them: texts, numbers, dates, switches', async () => {
    const bytes = await writeExcelFile([
      {
        sheet: 'People',
        data: [
          [{ value: 'Name' }, { value: 'Joined' }, { value: 'Number' }, { value: 'Yes' }],
          [
            { value: 'Ann & <Bob>' },
            { value: new Date('2020-02-01T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
            { value: 12.5 },
            { value: true },
          ],
        ],
      },
    ]).toBuffer();
    expect(await read(bytes)).toMatchObject({
      kind: 'xlsx',
      rows: [
        ['Name', 'Joined', 'Number', 'Yes'],
        ['Ann & <Bob>', '2020-02-01', '12.5', 'true'],
      ],
    });
  });

  const cases: [string, Uint8Array, object][] = [
    ['a formula is what it came to', workbook('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>'), { rows: [['2']] }],
    [
      'a formula that came to nothing',
      workbook('<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://x")</f></c><c r="B1"><v>1</v></c></row>'),
      { rows: [['', '1']] },
    ],
    ['gaps', workbook('<row r="3"><c r="C3"><v>7</v></c></row>'), { rows: [['', '', '7']], numbers: [3] }],
    [
      'the five entities, and numbers',
      workbook(`<row>${inline('&lt;&amp;&gt;&quot;&apos;&#65;&#x42;')}</row>`),
      { rows: [['<&>"\'AB']] },
    ],
    ['CDATA', workbook(`<row>${inline('<![CDATA[a<b]]>')}</row>`), { rows: [['a<b']] }],
    ['prefixes', workbook('<x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>'), { rows: [['1']] }],
    [
      '1904',
      workbook('<row><c s="1"><v>0.5</v></c></row>', {
        'xl/workbook.xml': book('<workbookPr date1904="1"/>'),
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      }),
      { rows: [['1904-01-01']] },
    ],
    ['an entity of its own', workbook(`<row>${inline('&lol;')}</row>`), { problem: 'broken' }],
    [
      'a billion laughs',
      workbook(`<row>${inline('1')}</row>`, {
        'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>${book()}`,
      }),
      { problem: 'broken' },
    ],
    [
      'a file from outside',
      workbook(`<row>${inline('1')}</row>`, {
        'xl/styles.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><styleSheet/>',
      }),
      { problem: 'broken' },
    ],
    ['a sheet that breaks off', workbook('<row r="1"><c r="A1"><v>1</v'), { problem: 'broken' }],
    [
      'a reference that leads nowhere',
      workbook('<row><c t="s"><v>99</v></c><c><v>1</v></c></row>'),
      { rows: [['', '1']] },
    ],
    ['a column too far', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), { problem: 'too-many-columns' }],
    ['a row too far', workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), { problem: 'too-many-rows' }],
    ['a cell too long', workbook(`<row>${inline('x'.repeat(501))}</row>`), { problem: 'cell-too-long' }],
    ['a password', workbook('<row/>', {}, { flags: 1 }), { problem: 'protected' }],
    ['damaged bytes', damaged(workbook('<row><c><v>1</v></c></row>'.repeat(50))), { problem: 'broken' }],
    [
      'names that lead elsewhere',
      workbook(`<row>${inline('1')}</row>`, { '../../etc/passwd': 'x' }),
      { problem: 'broken' },
    ],
    [
      'no sheet that is shown',
      workbook('<row/>', {
        'xl/workbook.xml': '<workbook><sheets><sheet state="hidden" r:id="r1"/></sheets></workbook>',
      }),
      { problem: 'empty' },
    ],
  ];
  it.each(cases)('%s', async (_what, bytes, expected) => {
    expect(await read(bytes)).toMatchObject(expected);
  });

  it('dates are told from other numbers by their format', () => {
    expect([14, 22, 49, 0].map((id) => isDateFormat(id))).toEqual([true, true, false, false]);
    expect(
      ['dd/mm/yyyy', '[$-409]d-mmm-yy', '0.00', '"day" 0', '[Red]0', 'h:mm'].map((code) => isDateFormat(200, code)),
    ).toEqual([true, true, false, false, false, false]);
    expect([1, 59, 61, 43862].map((serial) => dayOf(serial, false))).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
      '2020-02-01',
    ]);
  });
});

it('no bytes at random end in anything but rows or a reason', async () => {
  for (let seed = 1; seed <= 300; seed++) {
    let state = seed;
    const bytes = Buffer.from(
      Array.from({ length: 200 }, () => {
        state = (state * 1103515245 + 12345) & 0x7fffffff;
        return state >> 16;
      }),
    );
    if (seed % 3 === 0) bytes.write('PK\u0003\u0004');
    await read(bytes);
    const whole = workbook('<row><c><v>1</v></c></row>');
    whole[seed % whole.length] = (whole[seed % whole.length] ?? 0) ^ (1 << (seed % 8));
    await read(whole);
  }
});

function damaged(bytes: Buffer): Buffer {
  const at = bytes.indexOf('xl/worksheets/sheet1.xml') + 30;
  bytes.fill(0xff, at, at + 8);
  return bytes;
}
