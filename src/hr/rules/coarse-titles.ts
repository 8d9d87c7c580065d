/**
 * People who had a chat of this title: as the last one that they answered, as one before that, or without an answer, of
 * which nobody knows where it stands.
 */
export interface TitleCell {
  title: string;
  kind: 'last' | 'before' | 'open';
  people: number;
}

/**
 * Titles that are not told where names are not. A touchpoint comes so and so long after the day of joining: who fits a
 * rare one can be looked up. A title is told when at least `minimum` people had it as their last one or nobody did, and
 * the same of those who had another since. The rest are told as one, which has to be as large.
 */
export function coarseTitles(cells: readonly TitleCell[], minimum: number): Set<string> {
  const titles = [...new Set(cells.map(({ title }) => title))];
  const sizes = new Map(titles.map((title) => [title, sizeOf(cells.filter((cell) => cell.title === title))]));
  const size = (title: string) => sizes.get(title) ?? 0;
  const sorted = titles.sort((a, b) => size(a) - size(b) || (a < b ? -1 : 1));
  const untold = new Set(sorted.filter((title) => size(title) < minimum));
  for (const title of sorted) {
    if (untold.size === 0 || sizeOf(cells.filter((cell) => untold.has(cell.title))) >= minimum) break;
    untold.add(title);
  }
  return untold;
}

/** Of how few people one of these chats may be. People may be behind several, so the largest count stands for all. */
function sizeOf(cells: readonly TitleCell[]): number {
  const largest = (kind: TitleCell['kind']) =>
    Math.max(0, ...cells.filter((cell) => cell.kind === kind).map(({ people }) => people));
  const placed = [largest('last'), largest('before')].filter((people) => people > 0);
  return placed.length > 0 ? Math.min(...placed) : largest('open');
}
