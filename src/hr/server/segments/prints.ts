import { emptyPrint, type Fingerprint } from '../../rules/reporting-minimum.ts';

/*
 * Fingerprints as the database keeps them: bytes in the order of the machine, as base64. Whoever is told something new is
 * told it after thousands of them have been read.
 */

export const writePrint = ({ buffer, byteOffset, byteLength }: Fingerprint): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

export function readPrint(text: string): Fingerprint {
  const print = emptyPrint();
  Buffer.from(print.buffer).write(text, 'base64');
  return print;
}
