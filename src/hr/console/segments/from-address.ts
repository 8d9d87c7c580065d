import { type Category, type Draft, draftOf } from './draft.ts';

/** Filters that an address holds; none where they cannot be read. */
export function filtersIn(search: URLSearchParams): Draft {
  try {
    return draftOf(JSON.parse(search.get('filters') ?? '{}') ?? {});
  } catch {
    return {};
  }
}

/** Without what is not offered: an address may have been written by hand, or when more could be filtered by. */
export function offeredOf(draft: Draft, categories: readonly Category[]): Draft {
  const offered = categories.flatMap(({ key, start, end }) => [key, start, end]);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => offered.includes(name)));
}
