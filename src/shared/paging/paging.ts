/** Pages count from 1; 0 and missing mean 1. */
export function pageNumber(given: unknown): number {
  const page = Number(given ?? 1);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** Rows a page: missing or less than one means the default, more than the most means the most. */
export function pageLimit(given: unknown, most: number, usual: number): number {
  const limit = Number(given ?? usual);
  if (!Number.isInteger(limit) || limit < 1) return Math.min(usual, most);
  return Math.min(limit, most);
}
