import { type Sheets, UnreadableSheet } from './contract.ts';
import { csvSheet } from './csv.ts';
import { xlsxSheet } from './xlsx.ts';

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Workbooks of before 2007, and those with a password. */
const isOld = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

export const sheets: Sheets = {
  async open(bytes, limits) {
    if (bytes.length === 0) throw new UnreadableSheet('empty');
    if (isOld(bytes)) throw new UnreadableSheet('protected');
    return isZip(bytes) ? xlsxSheet(bytes, limits) : csvSheet(bytes, limits);
  },
  problemOf: (error) => (error instanceof UnreadableSheet ? { problem: error.problem, row: error.row } : undefined),
};
