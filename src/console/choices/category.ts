import type { FilterOption } from '../screens/list/filter-options.ts';

/** A field that can be filtered by, and the values it has. */
export interface Category {
  name: string;
  label: string;
  options: readonly FilterOption[];
}

export type Chosen = Readonly<Record<string, readonly string[]>>;
