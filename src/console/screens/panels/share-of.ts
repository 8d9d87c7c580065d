/** How much of a whole a part is, in percent: all and nothing are said of all and nothing alone. */
export function shareOf(part: number, whole: number): number | string {
  const share = Math.round((100 * part) / whole);
  if (share >= 100) return part < whole ? '>99' : 100;
  return share < 1 && part > 0 ? '<1' : share;
}
