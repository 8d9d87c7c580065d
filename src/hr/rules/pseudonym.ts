const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const half = 5;

/** Ten letters that say nothing but the first ten bytes. */
export function pseudonymOf(bytes: Uint8Array): string {
  const code = [...bytes.subarray(0, 2 * half)].map((byte) => letters[byte % letters.length]).join('');
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** By the calendar, up to where the next one begins: in each a person has another pseudonym. */
export function quarterOf(at: Date): { from: Date; to: Date } {
  const month = Math.floor(at.getUTCMonth() / 3) * 3;
  const year = at.getUTCFullYear();
  return { from: new Date(Date.UTC(year, month)), to: new Date(Date.UTC(year, month + 3)) };
}

/**
 * The first and the last pseudonym that someone may mean who types this: the first half of one at least, with or without
 * the word before it. Undefined where it is none.
 */
export function pseudonymsMeant(text: string): { first: string; last: string } | undefined {
  const [, begin, rest = ''] = /^(?:EMPLOYEE\s+)?([A-Z2-7]{5})-?([A-Z2-7]{0,5})$/.exec(text.toUpperCase()) ?? [];
  if (begin === undefined) return undefined;
  // In the order of any collation digits stand before letters.
  return { first: `${begin}-${rest.padEnd(half, '2')}`, last: `${begin}-${rest.padEnd(half, 'Z')}` };
}
