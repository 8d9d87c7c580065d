import type { FilterKey, Filters, Preset } from './saved-filters.ts';

/** What the documents call things. */
interface Told {
  table: readonly FilterKey[];
  presets: readonly (Preset & { label: string })[];
  /** Option list → its values → what each is called. */
  lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of a flag that is asked for. */
  yes: string;
  day(end: 'from' | 'to', date: string): string;
}

/** Filters as a reader knows them: "Department" → "Legal, Sales", "Joining Date" → "Last month". */
export function filtersTold(filters: Filters, told: Told): Record<string, string> {
  return Object.fromEntries(
    told.table
      .filter(({ value }) => filters[value] !== undefined)
      .map((key) => [key.label, valuesTold(filters, key, told).join(', ')]),
  );
}

function valuesTold(filters: Filters, key: FilterKey, { presets, lists, yes, day }: Told): string[] {
  const values = filters[key.value] ?? [];
  if (key.kind === 'flag') return [yes];
  if (key.kind !== 'dates') return values.map((value) => lists[key.names ?? '']?.[value] ?? value);
  const { start = '', end = '' } = key;
  const [from, to] = [filters[start]?.[0], filters[end]?.[0]];
  const days = [from && day('from', from), to && day('to', to)].filter(Boolean).join(' ');
  return days ? [days] : values.map((value) => presets.find((preset) => preset.value === value)?.label ?? value);
}
