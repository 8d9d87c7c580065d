import { type SheetLimits, type Table, UnreadableSheet } from './contract.ts';
import { csvTable } from './csv.ts';
import { xlsxTable } from './xlsx.ts';

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Workbooks of before 2007, and those with a password. */
const isOld = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

export async function openTable(bytes: Uint8Array, limits: SheetLimits): Promise<Table> {
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (isOld(bytes)) throw new UnreadableSheet('protected');
  return isZip(bytes) ? xlsxTable(bytes, limits) : csvTable(bytes, limits);
}
