import { type Draft, draftOf } from './draft.ts';

/** Filters as the address holds them: values joined with commas, tags as a list. */
export const filtersText = (draft: Draft): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(draft).map(([key, values]) => [
        key,
        key.endsWith('tags') ? values : values.map((value) => value.replaceAll(',', '%2C')).join(','),
      ]),
    ),
  );

/** Filters that an address holds; none where they cannot be read. */
export function filtersIn(search: URLSearchParams): Draft {
  try {
    return draftOf(JSON.parse(search.get('filters') ?? '{}') ?? {});
  } catch {
    return {};
  }
}

export const overviewWith = (filters: string): string => `/?tab=overview&filters=${encodeURIComponent(filters)}`;

/** Of a segment whose filters are too long for an address. */
export const overviewOf = (segment: string): string => `/?tab=overview&segment=${segment}`;
