import { zipOf } from './zip.ts';

const rels = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';

export const book = (more = ''): string =>
  `<workbook>${more}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`;

/** An XLSX file with these rows in its one sheet, and parts more or in place of its own. */
export const workbook = (rows: string, more: Record<string, string | Buffer> = {}, options = {}): Buffer =>
  zipOf(
    {
      'xl/workbook.xml': book(),
      'xl/_rels/workbook.xml.rels': rels,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    },
    options,
  );
