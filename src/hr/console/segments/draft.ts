import { readSegments } from '../../rules/segments.ts';

/** Something to filter by, as a picker lists it. */
export interface Category {
  key: string;
  label: string;
  kind: 'flag' | 'dates' | 'values' | 'tags';
  /** Of dates: keys of the first and the last day. */
  start?: string;
  end?: string;
  /** What its values are called, where that is not what they are. */
  names?: Readonly<Record<string, string>>;
}

/** What is chosen: key → values. A key without values is not there. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** One choice as it is shown and taken back. */
export interface Choice {
  key: string;
  label: string;
  /** What stays when it goes. */
  without: Draft;
}

export const draftOf = (filters: Readonly<Record<string, string | readonly string[]>> = {}): Draft =>
  readSegments(filters);

export function put(draft: Draft, key: string, values: readonly string[]): Draft {
  const { [key]: _, ...others } = draft;
  return values.length === 0 ? others : { ...others, [key]: values };
}

export function toggle(draft: Draft, key: string, value: string): Draft {
  const chosen = draft[key] ?? [];
  return put(draft, key, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
}

/** How many choices stand in a category. */
export const countIn = (draft: Draft, { key }: Category): number => draft[key]?.length ?? 0;

export function withoutCategory(draft: Draft, { key, start = '', end = '' }: Category): Draft {
  return put(put(put(draft, key, []), start, []), end, []);
}

export interface Words {
  /** Of a preset of dates. */
  preset(value: string): string;
  /** Of a first and last day, either of which may be missing. */
  days(from: string | undefined, to: string | undefined): string;
}

/** Each choice by itself: "Department: Sales", "Joining Date: Last month". */
export function choicesOf(draft: Draft, categories: readonly Category[], words: Words): Choice[] {
  return categories.flatMap((category) => {
    const { key, label, kind, start = '', end = '', names = {} } = category;
    const values = draft[key] ?? [];
    if (kind === 'flag') return values.length === 0 ? [] : [{ key, label, without: withoutCategory(draft, category) }];
    if (kind !== 'dates')
      return values.map((value) => ({
        key: `${key} ${value}`,
        label: `${label}: ${names[value] ?? value}`,
        without: toggle(draft, key, value),
      }));
    const [preset] = values;
    if (preset === undefined) return [];
    const days = preset === 'custom' && words.days(draft[start]?.[0], draft[end]?.[0]);
    const said = days || words.preset(preset);
    return [{ key, label: `${label}: ${said}`, without: withoutCategory(draft, category) }];
  });
}
