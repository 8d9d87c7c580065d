/** How much of a whole a part is, in whole percent: 0 of nothing alone, and 100 of all alone. Null of no whole. */
export function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const rounded = Math.round((100 * part) / whole);
  if (part > 0 && part < whole) return Math.min(Math.max(rounded, 1), 99);
  return rounded;
}
