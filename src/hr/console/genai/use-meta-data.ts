import { useDocument } from '../../../console/slots.ts';

/** What a report is about, filter by filter: its name as the employee's document says it, and its values. */
export function useMetaData(value: unknown): { name: string; value: string }[] {
  const properties = useDocument('entities', 'people/user')?.schema.properties;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, said]) => ({
    name: properties?.[key]?.title ?? key,
    value: String(said),
  }));
}
