import { type Packed, zipOf } from './zip.ts';

const rels = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';

export const book = (more = ''): string =>
  `<workbook>${more}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`;

export const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** An XLSX file with these rows in its one sheet, and parts more or in place of its own. */
export const workbook = (
  rows: string,
  more: Record<string, string | Buffer | Packed> = {},
  lies: Parameters<typeof zipOf>[1] = {},
): Buffer =>
  zipOf(
    {
      'xl/workbook.xml': book(),
      'xl/_rels/workbook.xml.rels': rels,
      'xl/worksheets/sheet1.xml': sheetOf(rows),
      ...more,
    },
    lies,
  );
