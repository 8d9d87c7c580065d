export interface FilterOption {
  value: string;
  label: string;
  count?: number;
}

/** The options of a `filters` answer, under either of its spellings, or bare. Values may be plain or {value, label}. */
export function optionsByName(answer: unknown): Record<string, FilterOption[]> {
  const body = (answer ?? {}) as Record<string, unknown>;
  const map = (body.queryset_filters_options ?? body.queryset_filter_options ?? body.data ?? body) as Record<
    string,
    unknown
  >;
  const entries = Object.entries(map).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(entries.map(([name, list]) => [name, list.map(optionOf)]));
}

function optionOf(raw: unknown): FilterOption {
  if (typeof raw !== 'object' || raw === null) return { value: String(raw), label: String(raw) };
  const { value, id, label, name, count } = raw as Record<string, unknown>;
  const text = String(value ?? id ?? '');
  return { value: text, label: String(label ?? name ?? text), ...(typeof count === 'number' && { count }) };
}
