import { gzipSync } from 'node:zlib';
import type { SheetProblem } from '../../../src/server/sheets/contract.ts';
import { book, sheetOf, workbook } from '../../support/workbook.ts';
import { packedOf, repeated, zipOf } from '../../support/zip.ts';

/** A file that someone sends as a table: why it is refused, or how many rows are read. */
export interface Table {
  what: string;
  file: Buffer;
  verdict: number | SheetProblem;
  /** Seconds of work, that are not spent every time. */
  slow?: true;
}

const text = 'Name,City\nJosé,Łódź\n';
const script = '<script>alert(1)</script>';
const head = '<worksheet><sheetData>';
const tail = '</sheetData></worksheet>';
const inline = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const sheet = 'xl/worksheets/sheet1.xml';
const strings = 'xl/sharedStrings.xml';
const one = `<row>${inline('1')}</row>`;

const is = (what: string, file: string | Buffer, verdict: Table['verdict']): Table => ({
  what,
  file: Buffer.from(file),
  verdict,
});

const slow = (table: Table): Table => ({ ...table, slow: true });

/** Many in a few bytes: `million` pieces of this. */
const flood = (before: string, piece: string, millions: number, after: string) =>
  repeated(before, piece.repeat(1000), millions * 1000, after);

export const plainTables = (): Table[] => [
  is('UTF-8', text, 2),
  is('UTF-8 with a mark', `\ufeff${text}`, 2),
  is('UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 2),
  is('UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 2),
  is('UTF-16 without a mark', Buffer.from('a,b\n1,2\n', 'utf16le'), 2),
  is('Windows-1252', Buffer.from('Name\nJos\u00e9 \u0080\n', 'latin1'), 2),
  is('semicolons', 'a;b\n1,5;2\n', 2),
  is('tabs', 'a\tb\n1\t2\n', 2),
  is('lines of old Macs', 'a,b\r1,2\r', 2),
  is('quotes over lines', 'a,b\n"x, ""y""","1\n2"\n', 2),
  is('formulas', 'a\n=1+1\n@SUM(A1)\n+1\n-1\n', 5),
  is('script in cells', `a\n${script}\n`, 2),
  is('empty lines', 'a,b\n\n,\n1,2\n', 2),
  is('nothing', '', 'empty'),
  is('blanks', ' \n\t\n', 'empty'),
  is('a page', `<!doctype html>${script}`, 'not-a-table'),
  is('a drawing', `\ufeff <svg onload="alert(1)"/>`, 'not-a-table'),
  is('a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not-a-table'),
  is('a photograph', Buffer.from('ffd8ffe000104a464946000101', 'hex'), 'not-a-table'),
  is('a program', 'MZ\x90\0\x03\0\0\0', 'not-a-table'),
  is('a program of others', '\x7fELF\x02\x01\x01\0\0\0', 'not-a-table'),
  is('a packed table', gzipSync(text), 'not-a-table'),
  is('zeros', Buffer.alloc(5000), 'not-a-table'),
  is('a zero in a text', 'a,b\n1,\u00002\n', 'not-a-table'),
  is('a workbook of old', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'protected'),
  is('a quote without end', 'a,b\n1,"2\n3,4\n', 'broken'),
  is('a cell too long', `a\n${'x'.repeat(10_001)}\n`, 'cell-too-long'),
  slow(is('a million rows', 'a,b\n'.repeat(1_000_000), 'too-many-rows')),
  is('ten thousand columns', `${'a,'.repeat(10_000)}\n`, 'too-many-columns'),
  is('thirty million commas', ','.repeat(30_000_000), 'cell-too-long'),
  is('thirty million quotes', '"'.repeat(30_000_000), 'cell-too-long'),
  is('thirty million line ends', `a${'\n'.repeat(30_000_000)}`, 'too-many-rows'),
  is('a quote that swallows the rest', `a\n"${'x,\n'.repeat(9_000_000)}`, 'cell-too-long'),
  slow(is('more cells than may be', `a${','.repeat(199)}\n`.repeat(60_000), 'too-many-cells')),
];

export const workbooks = (): Table[] => [
  is('a plain workbook', workbook(one), 1),
  is('parts that are not packed', workbook('', { [sheet]: packedOf(sheetOf(one), 0) }), 1),
  is('a formula', workbook('<row><c><f>1+1</f><v>2</v></c></row>'), 1),
  is('prefixes', workbook('<x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>'), 1),
  is('texts apart', workbook('<row><c t="s"><v>0</v></c></row>', { [strings]: '<sst><si><t>a</t></si></sst>' }), 1),
  is('a text that is not there', workbook('<row><c t="s"><v>9</v></c><c><v>1</v></c></row>'), 1),
  is('parts of others', workbook(one, { 'xl/vbaProject.bin': 'macro', 'evil.html': script }), 1),
  is('an entity of its own', workbook(`<row>${inline('&lol;')}</row>`), 'broken'),
  is('a billion laughs', workbook(one, { 'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY a "aa">]>${book()}` }), 'broken'),
  is(
    'a file from outside',
    workbook(one, { 'xl/styles.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><s/>' }),
    'broken',
  ),
  is('a type among the texts', workbook(one, { [strings]: '<!DOCTYPE sst><sst/>' }), 'broken'),
  is('a sheet that breaks off', workbook('', { [sheet]: `${head}<row><c><v>1</v` }), 'broken'),
  is('a control character', workbook(`<row>${inline('\u0001')}</row>`), 'broken'),
  is('another encoding', workbook('', { [sheet]: Buffer.from(sheetOf(one), 'utf16le') }), 'broken'),
  is('the last column', workbook('<row><c r="XFD1"><v>1</v></c></row>'), 'too-many-columns'),
  is('the last row', workbook('<row r="1048576"><c><v>1</v></c></row>'), 'too-many-rows'),
  is('one row twice', workbook(`<row r="5">${inline('1')}</row><row r="5">${inline('2')}</row>`), 'broken'),
  is('rows downwards', workbook(`<row r="5">${inline('1')}</row><row r="4">${inline('2')}</row>`), 'broken'),
  is('half a row', workbook(`<row r="1.5">${inline('1')}</row>`), 'broken'),
  is('a cell of a workbook too long', workbook(`<row>${inline('x'.repeat(10_001))}</row>`), 'cell-too-long'),
  is('a password', workbook(one, {}, { flags: 1 }), 'protected'),
  is('a wrong sum, for which nobody looks', workbook(one, {}, { sum: 1 }), 1),
  is('more than it says', workbook(one, {}, { size: 3 }), 'broken'),
  is('fewer parts than it says', workbook(one, {}, { count: 9 }), 'broken'),
  is('half a workbook', workbook(one).subarray(0, 200), 'broken'),
  is('only the end', workbook(one).subarray(-22), 'broken'),
  is('a name that leads elsewhere', workbook(one, { '../../etc/passwd': 'x' }), 'broken'),
  is('a name from the root', workbook(one, { '/etc/passwd': 'x' }), 'broken'),
  is('an unknown packing', workbook('', { [sheet]: packedOf('x', 99) }), 'broken'),
  is('a letter', zipOf({ 'word/document.xml': '<w/>' }), 'not-a-table'),
  is('a table of another office', zipOf({ 'content.xml': '<office/>' }), 'not-a-table'),
  is('a workbook in bytes', zipOf({ 'xl/workbook.bin': 'x' }), 'not-a-table'),
  is('no sheet', workbook('', { 'xl/workbook.xml': '<workbook/>' }), 'empty'),
  is(
    'only a hidden sheet',
    workbook(one, { 'xl/workbook.xml': '<workbook><sheets><sheet state="hidden" r:id="r1"/></sheets></workbook>' }),
    'empty',
  ),
  is(
    'a thousand parts',
    workbook(one, Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x${n}`, 'x']))),
    'broken',
  ),
];

/** The one that takes longest to be refused. */
export const worst = (): Table =>
  is(
    'thirteen million texts',
    workbook(one, { [strings]: flood('<sst>', '<si><t>a</t></si>', 13, '</sst>') }),
    'too-much-text',
  );

/** Small files that unfold to much, and what keeps a reader busy. */
export const bombs = (): Table[] => [
  worst(),
  is(
    'long texts',
    workbook(one, { [strings]: repeated('<sst>', `<si><t>${'x'.repeat(9000)}</t></si>`, 5000, '</sst>') }),
    'too-much-text',
  ),
  is(
    'one text in millions of pieces',
    workbook(one, { [strings]: flood('<sst><si>', '<r><t>a</t></r>', process.env.FULL ? 3 : 1, '</si></sst>') }),
    1,
  ),
  is(
    'a long text that many cells show',
    workbook('', {
      [strings]: `<sst><si><t>${'x'.repeat(9000)}</t></si></sst>`,
      [sheet]: repeated(head, `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`, 1000, tail),
    }),
    'too-much-text',
  ),
  is(
    'a text without end',
    workbook('', { [sheet]: flood(`${head}<row><c t="inlineStr"><is><t>`, 'a', 300, '') }),
    'cell-too-long',
  ),
  is(
    'an attribute without end',
    workbook('', { [sheet]: flood(`${head}<row x="`, 'a', 300, `"/>${tail}`) }),
    'cell-too-long',
  ),
  is('a name without end', workbook('', { [sheet]: flood('<', 'a', 300, '/>') }), 'cell-too-long'),
  is(
    'attributes without end',
    workbook('', { [sheet]: flood(`${head}<row `, 'x="" ', 30, `/>${tail}`) }),
    'cell-too-long',
  ),
  is('a comment without end', workbook('', { [sheet]: flood(`${head}<!--`, 'a', 300, `-->${tail}`) }), 'cell-too-long'),
  is(
    'an instruction without end',
    workbook('', { [sheet]: flood('<?x ', 'a', 300, `?>${sheetOf(one)}`) }),
    'cell-too-long',
  ),
  is('tags within tags', workbook('', { [sheet]: flood(head, '<a>', 20, '') }), 'broken'),
  is('empty rows without end', workbook('', { [sheet]: flood(head, '<row/>', 13, tail) }), 'too-many-rows'),
  is(
    'empty cells without end',
    workbook('', { [sheet]: flood(`${head}<row>`, '<c/>', 13, `</row>${tail}`) }),
    'too-many-columns',
  ),
  slow(
    is(
      'more cells of a workbook than may be',
      workbook('', { [sheet]: repeated(head, `<row>${'<c/>'.repeat(200)}</row>`, 60_000, tail) }),
      'too-many-cells',
    ),
  ),
  is('nothing but blanks', workbook('', { [sheet]: flood(head, ' ', 450, tail) }), 'cell-too-long'),
  slow(
    is(
      'tags that say nothing',
      workbook('', { [sheet]: flood(head, `<x>${' '.repeat(400)}</x>`, 1, tail) }),
      'unpacks-too-large',
    ),
  ),
  is(
    'styles without end',
    workbook(one, { 'xl/styles.xml': flood('<s><cellXfs>', '<xf/>', 10, '</cellXfs></s>') }),
    'broken',
  ),
  slow(
    is(
      'relations of one name',
      workbook(one, { 'xl/_rels/workbook.xml.rels': flood('<R>', '<Relationship Id="a"/>', 1, '</R>') }),
      'empty',
    ),
  ),
  slow(
    is(
      'sheets without end',
      workbook(one, {
        'xl/workbook.xml': flood('<workbook><sheets>', '<sheet r:id="r1"/>', 1, '</sheets></workbook>'),
      }),
      1,
    ),
  ),
];
