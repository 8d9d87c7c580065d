const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Does a number format show days? Letters in quotes, in brackets or after a backslash are no part of it. */
export function isDateFormat(id: number, code = ''): boolean {
  return builtIn.has(id) || /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** A workbook counts days; its first two months take 1900 for a leap year. */
export function dayOf(serial: number, from1904: boolean): string {
  const whole = Math.floor(serial) + (from1904 ? 1462 : 0);
  const days = whole < 60 ? whole + 1 : whole;
  const date = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000);
  return Number.isNaN(date.getTime()) || days < 1 ? String(serial) : date.toISOString().slice(0, 10);
}
