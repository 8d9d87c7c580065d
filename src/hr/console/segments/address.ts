import type { Draft } from './draft.ts';

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

export const overviewWith = (filters: string): string => `/?tab=overview&filters=${encodeURIComponent(filters)}`;

/** Of a segment whose filters are too long for an address. */
export const overviewOf = (segment: string): string => `/?tab=overview&segment=${segment}`;
